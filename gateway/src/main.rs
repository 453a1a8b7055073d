//! The gateway's process.

use std::path::PathBuf;

use clap::Parser;

/// Jetway's edge: tenancy, branding, caching, protection, routing.
#[derive(Parser)]
#[command(name = "jetway-gateway", version)]
struct Options {
    /// Settings over the built-in ones; JETWAY_GATEWAY_… variables stand over both.
    #[arg(long)]
    config: Option<PathBuf>,
}

fn main() -> anyhow::Result<()> {
    let options = Options::parse();
    jetway_gateway::run(options.config)
}
