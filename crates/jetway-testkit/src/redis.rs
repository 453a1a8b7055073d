//! A Redis process for tests, without persistence.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use crate::ports::Port;
use crate::wait::eventually;

/// A running Redis, stopped when dropped.
#[derive(Debug)]
pub struct Redis {
    port: Port,
    process: Child,
    _folder: TempDir,
}

impl Redis {
    /// Starts an empty one.
    ///
    /// # Panics
    /// When it is not installed: `deploy/setup/packages.sh test` installs it.
    #[must_use]
    pub fn start() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let port = Port::reserve();
        let process = Command::new("redis-server")
            .args([
                "--bind",
                "127.0.0.1",
                "--port",
                &port.address().port().to_string(),
                "--save",
                "",
            ])
            .current_dir(folder.path())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("deploy/setup/packages.sh test installs Redis");
        eventually("Redis answers", || pong(port.address()).unwrap_or(false));
        Self {
            port,
            process,
            _folder: folder,
        }
    }

    /// Its address.
    #[must_use]
    pub fn url(&self) -> String {
        format!("redis://{}/0", self.port.address())
    }
}

impl Drop for Redis {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn pong(address: SocketAddr) -> std::io::Result<bool> {
    let mut stream = TcpStream::connect(address)?;
    stream.write_all(b"PING\r\n")?;
    let mut answer = [0; 5];
    stream.read_exact(&mut answer)?;
    Ok(&answer == b"+PONG")
}
