//! Waits for other processes without using much CPU.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::Child;
use std::thread;
use std::time::{Duration, Instant};

const PATIENCE: Duration = Duration::from_secs(60);
const BETWEEN: Duration = Duration::from_millis(2);

/// Polls until the condition holds.
///
/// # Panics
/// When it does not within a minute.
pub fn eventually(what: &str, mut is_so: impl FnMut() -> bool) {
    found(what, || is_so().then_some(()));
}

/// Polls until there is a value.
///
/// # Panics
/// When there is none within a minute.
pub fn found<T>(what: &str, mut ask: impl FnMut() -> Option<T>) -> T {
    let deadline = Instant::now() + PATIENCE;
    loop {
        if let Some(found) = ask() {
            return found;
        }
        assert!(Instant::now() < deadline, "never: {what}");
        thread::park_timeout(BETWEEN);
    }
}

/// Wait until a process answers HTTP at its operators' address and takes connections at the others.
///
/// # Panics
/// With its log, when the process ends or does not serve within a minute; it is killed then.
pub fn until_it_serves(
    process: &mut Child,
    operators: SocketAddr,
    others: &[SocketAddr],
    log: impl FnOnce() -> String,
) {
    let deadline = Instant::now() + PATIENCE;
    while !answers(operators) || others.iter().any(|other| TcpStream::connect(other).is_err()) {
        let ended = process.try_wait().expect("a process");
        if ended.is_some() || Instant::now() > deadline {
            let _ = process.kill();
            let _ = process.wait();
            panic!("it does not serve ({ended:?}):\n{}", log());
        }
        thread::park_timeout(BETWEEN);
    }
}

/// Whether a server at an address speaks HTTP. A port that accepts connections proves less: the kernel accepts them for any
/// listening socket, whether or not a process accepts them yet.
#[must_use]
pub fn answers(address: SocketAddr) -> bool {
    let ask = || -> std::io::Result<bool> {
        let mut stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
        let mut start = [0; 5];
        stream.read_exact(&mut start)?;
        Ok(&start == b"HTTP/")
    };
    ask().unwrap_or(false)
}

#[cfg(test)]
mod tests {
    use std::net::TcpListener;

    use super::*;

    #[test]
    fn a_listener_that_nobody_serves_is_nobody() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let closing = thread::spawn(move || drop(listener.accept()));
        assert!(!answers(address));
        closing.join().unwrap();
        assert!(!answers(address));
    }
}
