//! The gateway's process.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;

/// Half of the work for a small answer is short-lived memory. Version 2, because version 3 hands out colder memory: a
/// proxied answer takes a tenth longer with it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Jetway's edge: tenancy, branding, caching, protection, routing.
#[derive(Parser)]
#[command(name = "jetway-gateway", version)]
struct Options {
    /// Settings over the built-in ones; JETWAY_GATEWAY_… variables stand over both.
    #[arg(long)]
    config: Option<PathBuf>,
    /// Serve nobody: read everything a gateway would, name what is wrong with file and line, and end with 1 if anything is.
    #[arg(long)]
    check: bool,
    /// Say it as JSON.
    #[arg(long, requires = "check")]
    json: bool,
}

fn main() -> anyhow::Result<ExitCode> {
    let options = Options::parse();
    if !options.check {
        return jetway_gateway::run(options.config).map(|()| ExitCode::SUCCESS);
    }
    let report = jetway_gateway::check::check(options.config.as_deref());
    let text = if options.json {
        serde_json::to_string_pretty(&report)? + "\n"
    } else {
        report.text()
    };
    std::io::stdout().write_all(text.as_bytes())?;
    Ok(if report.is_good {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}
