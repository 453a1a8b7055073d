//! `jetway check`: asks the gateway's own program what it would say to its files, so that the two never differ.

use std::env;
use std::path::PathBuf;
use std::process::{Command, exit};

use anyhow::{Context, Result};
use clap::Args;

const PROGRAM: &str = "jetway-gateway";

/// What to check.
#[derive(Args)]
pub struct CheckArgs {
    /// The gateway's settings over the built-in ones; JETWAY_GATEWAY_… variables stand over both.
    #[arg(long)]
    config: Option<PathBuf>,
    /// Say it as JSON.
    #[arg(long)]
    json: bool,
    /// The program that will run; usually the one beside this tool, else the one on the path.
    #[arg(long)]
    gateway: Option<PathBuf>,
}

impl CheckArgs {
    /// Check, and end as the gateway did: 0 when nothing is wrong, 1 when something is.
    ///
    /// # Errors
    /// When the gateway's program cannot be started.
    pub fn run(self) -> Result<()> {
        let program = self.gateway.unwrap_or_else(beside);
        let mut command = Command::new(&program);
        command.arg("--check");
        if self.json {
            command.arg("--json");
        }
        if let Some(config) = self.config {
            command.arg("--config").arg(config);
        }
        let status = command.status().with_context(|| {
            format!(
                "cannot start {}; build it, or name it with --gateway",
                program.display()
            )
        })?;
        if status.success() {
            Ok(())
        } else {
            exit(status.code().unwrap_or(1))
        }
    }
}

fn beside() -> PathBuf {
    env::current_exe()
        .ok()
        .map(|own| own.with_file_name(PROGRAM))
        .filter(|program| program.is_file())
        .unwrap_or_else(|| PathBuf::from(PROGRAM))
}
