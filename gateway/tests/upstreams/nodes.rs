//! A backend node with keep-alive that records its requests and behaves as configured.

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;

use jetway_testkit::Port;

use crate::support::eventually;

/// How a node treats a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Manner {
    /// Answer 200 and keep the connection open.
    Answer,
    /// Answer with this status, with or without a problem document.
    Fail(u16, bool),
    /// Answer 503 and close, like a node that shuts down.
    Leave,
    /// Close without an answer.
    BreakOff,
    /// Answer 200 once per connection; read the next request and close without an answer.
    GiveUpKept,
    /// Read the request and wait until the behaviour changes.
    Hold,
}

/// A running node; killed when dropped.
pub struct Node {
    pub address: SocketAddr,
    /// Reserved while nothing listens on it.
    _port: Port,
    state: Arc<State>,
}

struct State {
    is_alive: AtomicBool,
    manner: Mutex<Manner>,
    changed: Condvar,
    streams: Mutex<Vec<TcpStream>>,
    seen: Mutex<Vec<String>>,
    checks: AtomicUsize,
    held: AtomicUsize,
    body: usize,
}

impl Node {
    pub fn start() -> Self {
        Self::with_body(20)
    }

    /// Sets the size of response bodies in bytes.
    pub fn with_body(body: usize) -> Self {
        let port = Port::reserve();
        let node = Self {
            address: port.address(),
            _port: port,
            state: Arc::new(State {
                is_alive: AtomicBool::new(true),
                manner: Mutex::new(Manner::Answer),
                changed: Condvar::new(),
                streams: Mutex::default(),
                seen: Mutex::default(),
                checks: AtomicUsize::new(0),
                held: AtomicUsize::new(0),
                body,
            }),
        };
        node.listen();
        node
    }

    /// `METHOD target` of every request except health checks.
    pub fn seen(&self) -> Vec<String> {
        self.state.seen.lock().expect("seen").clone()
    }

    pub fn count(&self) -> usize {
        self.state.seen.lock().expect("seen").len()
    }

    /// Number of health checks with a path.
    pub fn checks(&self) -> usize {
        self.state.checks.load(SeqCst)
    }

    /// Number of requests that wait until the behaviour changes.
    pub fn held(&self) -> usize {
        self.state.held.load(SeqCst)
    }

    pub fn behave(&self, manner: Manner) {
        *self.state.manner.lock().expect("a manner") = manner;
        self.state.changed.notify_all();
    }

    /// Closes every connection and stops listening, like a killed process.
    pub fn kill(&self) {
        self.state.is_alive.store(false, SeqCst);
        for stream in self.state.streams.lock().expect("streams").drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
        self.state.changed.notify_all();
        eventually("the port is closed", || TcpStream::connect(self.address).is_err());
    }

    /// Listens again at the same address, like a restarted process.
    pub fn revive(&self) {
        self.state.is_alive.store(true, SeqCst);
        self.listen();
    }

    fn listen(&self) {
        let listener = TcpListener::bind(self.address).expect("its own port");
        let state = Arc::clone(&self.state);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if !state.is_alive.load(SeqCst) {
                    return;
                }
                state
                    .streams
                    .lock()
                    .expect("streams")
                    .push(stream.try_clone().expect("a socket"));
                let state = Arc::clone(&state);
                thread::spawn(move || (0..).all(|at| state.serve(&stream, at > 0)));
            }
        });
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}

impl State {
    /// Serves one request; returns whether another may follow.
    fn serve(&self, mut stream: &TcpStream, is_kept: bool) -> bool {
        let Some(line) = read_request(stream) else { return false };
        if line.contains("/healthz") {
            self.checks.fetch_add(1, SeqCst);
        } else {
            self.seen.lock().expect("seen").push(line);
        }
        let manner = self.wait();
        if !self.is_alive.load(SeqCst) {
            return false;
        }
        let (status, kind, closes) = match manner {
            Manner::BreakOff | Manner::Hold => {
                let _ = stream.shutdown(Shutdown::Both);
                return false;
            }
            Manner::GiveUpKept if is_kept => {
                let _ = stream.shutdown(Shutdown::Both);
                return false;
            }
            Manner::Answer | Manner::GiveUpKept => (200, "text/plain", false),
            Manner::Fail(status, false) => (status, "text/plain", false),
            Manner::Fail(status, true) => (status, "application/problem+json", false),
            Manner::Leave => (503, "text/plain", true),
        };
        let close = if closes { "connection: close\r\n" } else { "" };
        let answer = format!(
            "HTTP/1.1 {status} Node\r\ncontent-type: {kind}\r\n{close}content-length: {}\r\n\r\n{}",
            self.body,
            "n".repeat(self.body)
        );
        stream.write_all(answer.as_bytes()).is_ok() && !closes
    }

    fn wait(&self) -> Manner {
        let manner = self.manner.lock().expect("a manner");
        if *manner != Manner::Hold {
            return *manner;
        }
        self.held.fetch_add(1, SeqCst);
        let manner = self
            .changed
            .wait_while(manner, |manner| *manner == Manner::Hold && self.is_alive.load(SeqCst))
            .expect("a manner");
        self.held.fetch_sub(1, SeqCst);
        *manner
    }
}

/// `METHOD target` once the request is complete.
fn read_request(mut stream: &TcpStream) -> Option<String> {
    let mut bytes = Vec::new();
    let mut buffer = [0_u8; 4096];
    loop {
        if let Some(end) = bytes.windows(4).position(|window| window == b"\r\n\r\n") {
            let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
            let length = head
                .lines()
                .filter_map(|line| line.split_once(':'))
                .find(|(name, _)| name.eq_ignore_ascii_case("content-length"))
                .map_or(0, |(_, value)| value.trim().parse().expect("a length"));
            if bytes.len() >= end + 4 + length {
                return Some(head.split(" HTTP/").next()?.to_owned());
            }
        }
        match stream.read(&mut buffer) {
            Ok(read) if read > 0 => bytes.extend_from_slice(&buffer[..read]),
            _ => return None,
        }
    }
}
