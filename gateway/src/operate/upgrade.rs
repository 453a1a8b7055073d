//! Upgrade to a new process, which inherits the listening sockets, so that no client is refused.
//!
//! The new process loads its settings, opens everything and reports `ready` through an inherited socket; only then does
//! the old one stop accepting. If the new process ends, reports an error, or does not report in time, nothing changes.

use std::env;
use std::ffi::OsString;
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixDatagram as StdDatagram;
use std::path::PathBuf;
use std::process::Command as StdCommand;
use std::time::Duration;

use anyhow::{Context, Result};
use command_fds::{CommandFdExt, FdMapping};
use sd_notify::NotifyState;
use tokio::net::UnixDatagram;
use tokio::process::{Child, Command};
use tokio::time::timeout;

use crate::config::HandoverRules;
use crate::listen::{READY, SUCCESSOR};

/// The first inherited file descriptor, as defined by `LISTEN_FDS`.
const FIRST: i32 = 3;
/// Maximum length of an error message from the new process.
const REASON: usize = 4096;

/// How this process was started.
#[derive(Debug, Clone)]
pub struct Program {
    path: PathBuf,
    arguments: Vec<OsString>,
}

impl Program {
    /// Describes this process; to be called at start, before the file at its path is replaced.
    ///
    /// # Errors
    /// The system does not report the program's path.
    pub fn of_this_process() -> Result<Self> {
        let mut arguments = env::args_os();
        let called = arguments.next().map(PathBuf::from).unwrap_or_default();
        // The path as written: a symbolic link in it may point to another version by then.
        let path = if called.components().count() > 1 {
            env::current_dir()?.join(called)
        } else {
            env::current_exe().context("cannot determine the path of this program")?
        };
        Ok(Self {
            path,
            arguments: arguments.collect(),
        })
    }
}

/// Starts the program again with these sockets; returns its process id once it is ready.
///
/// # Errors
/// It could not be started or did not get ready, and has been ended; contains the reason.
pub async fn start(program: &Program, sockets: &[OwnedFd], rules: &HandoverRules) -> Result<u32, String> {
    tracing::info!(program = %program.path.display(), "starting the new process");
    let (mut newborn, voice) = spawn(program, sockets).map_err(|error| format!("{error:#}"))?;
    let within = Duration::from_secs(rules.ready_seconds);
    timeout(within, listen(&mut newborn.child, &voice))
        .await
        .unwrap_or_else(|_| {
            Err(format!(
                "the new process was not ready within {} seconds",
                rules.ready_seconds
            ))
        })?;
    newborn.is_ready = true;
    let id = newborn.child.id().unwrap_or_default();
    tracing::info!(process = id, "the new process is ready");
    tell_the_supervisor(id);
    Ok(id)
}

/// A new process, killed together with this one or the attempt until it is ready.
struct Newborn {
    child: Child,
    is_ready: bool,
}

impl Drop for Newborn {
    fn drop(&mut self) {
        if !self.is_ready
            && let Err(error) = self.child.start_kill()
        {
            tracing::debug!(%error, "the new process had ended");
        }
    }
}

fn spawn(program: &Program, sockets: &[OwnedFd]) -> Result<(Newborn, UnixDatagram)> {
    let (ours, theirs) = StdDatagram::pair()?;
    ours.set_nonblocking(true)?;
    let mut given = Vec::new();
    for socket in sockets {
        given.push(socket.try_clone()?);
    }
    given.push(OwnedFd::from(theirs));
    let count = given.len().to_string();
    let mappings = (FIRST..)
        .zip(given)
        .map(|(child_fd, parent_fd)| FdMapping { parent_fd, child_fd });
    let mut command = StdCommand::new(&program.path);
    command
        .args(&program.arguments)
        .env_remove("LISTEN_PID")
        .env_remove("LISTEN_FDNAMES")
        .env_remove("LISTEN_FDS_FIRST_FD")
        .env("LISTEN_FDS", count)
        .env(SUCCESSOR, "1")
        .fd_mappings(mappings.collect())
        .context("the sockets cannot be handed over")?;
    let child = Command::from(command)
        .spawn()
        .with_context(|| format!("cannot start {}", program.path.display()))?;
    let newborn = Newborn { child, is_ready: false };
    Ok((newborn, UnixDatagram::from_std(ours)?))
}

async fn listen(child: &mut Child, voice: &UnixDatagram) -> Result<(), String> {
    let mut said = vec![0; REASON];
    let length = tokio::select! {
        biased;
        length = voice.recv(&mut said) => length.map_err(|error| error.to_string())?,
        status = child.wait() => {
            // Its last message may have arrived together with its end.
            match voice.try_recv(&mut said) {
                Ok(length) => length,
                Err(_) => {
                    let how = status.map_or_else(|error| error.to_string(), |status| status.to_string());
                    return Err(format!("the new process ended before it was ready ({how}); its log says more"));
                }
            }
        }
    };
    said.truncate(length);
    match said.as_slice() {
        READY => Ok(()),
        reason => Err(format!(
            "the new process cannot start: {}",
            String::from_utf8_lossy(reason)
        )),
    }
}

/// systemd follows the process we name.
fn tell_the_supervisor(process: u32) {
    if let Err(error) = sd_notify::notify(&[NotifyState::MainPid(process)]) {
        tracing::warn!(%error, "systemd could not be notified of the new process");
    }
}
