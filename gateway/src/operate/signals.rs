//! Signals: SIGTERM and SIGINT end, SIGHUP reloads, SIGUSR2 upgrades.

use anyhow::{Context, Result};
use tokio::signal::unix::{Signal, SignalKind, signal};

use super::command::{Command, End};

/// Signals that end the process.
pub struct Ends {
    terminate: Signal,
    interrupt: Signal,
}

/// Signals that are commands.
pub struct CommandSignals {
    hang_up: Signal,
    second: Signal,
}

/// Installs the signal handlers.
///
/// # Errors
/// The system refuses.
pub fn listen() -> Result<(Ends, CommandSignals)> {
    let listen = |kind, name| signal(kind).with_context(|| format!("cannot listen for {name}"));
    Ok((
        Ends {
            terminate: listen(SignalKind::terminate(), "SIGTERM")?,
            interrupt: listen(SignalKind::interrupt(), "SIGINT")?,
        },
        CommandSignals {
            hang_up: listen(SignalKind::hangup(), "SIGHUP")?,
            second: listen(SignalKind::user_defined2(), "SIGUSR2")?,
        },
    ))
}

impl Ends {
    /// Waits for the next one.
    pub async fn next(&mut self) -> End {
        tokio::select! {
            _ = self.terminate.recv() => End::Calmly,
            _ = self.interrupt.recv() => End::AtOnce,
        }
    }
}

impl CommandSignals {
    /// Waits for the next one.
    pub async fn next(&mut self) -> Command {
        tokio::select! {
            _ = self.hang_up.recv() => Command::Reload,
            _ = self.second.recv() => Command::Upgrade,
        }
    }
}
