//! `jetway check`: runs the check built into the gateway's own program, so that both always agree.

use std::env;
use std::path::PathBuf;
use std::process::{Command, exit};

use anyhow::{Context, Result};
use clap::Args;

const PROGRAM: &str = "jetway-gateway";

/// What to check.
#[derive(Args)]
pub struct CheckArgs {
    /// The gateway's settings file; it overrides the defaults, and JETWAY_GATEWAY_… variables override both.
    #[arg(long)]
    config: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
    /// The gateway program to run; default: the one beside this tool, else the one on the path.
    #[arg(long)]
    gateway: Option<PathBuf>,
}

impl CheckArgs {
    /// Runs the check and exits with the gateway's code: 0 when nothing is wrong, 1 otherwise.
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
