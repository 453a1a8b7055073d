//! A node with manners: it keeps connections alive, remembers what it was asked, and behaves as it is told.

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;

use jetway_testkit::Port;

use crate::support::eventually;

/// What a node does with a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Manner {
    /// 200, and the connection stays.
    Answer,
    /// This status, with or without a problem as body.
    Fail(u16, bool),
    /// 503 and close, as a node that shuts down.
    Leave,
    /// Close without a word.
    BreakOff,
    /// 200 once on each connection; the next request on it is read and the connection closed without a word.
    GiveUpKept,
    /// Read it and wait for another manner.
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

    /// Answers of so many bytes.
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

    /// `METHOD target` of every request but health checks.
    pub fn seen(&self) -> Vec<String> {
        self.state.seen.lock().expect("seen").clone()
    }

    pub fn count(&self) -> usize {
        self.state.seen.lock().expect("seen").len()
    }

    /// How many health checks with a path came.
    pub fn checks(&self) -> usize {
        self.state.checks.load(SeqCst)
    }

    /// How many requests wait for another manner.
    pub fn held(&self) -> usize {
        self.state.held.load(SeqCst)
    }

    pub fn behave(&self, manner: Manner) {
        *self.state.manner.lock().expect("a manner") = manner;
        self.state.changed.notify_all();
    }

    /// As a process that is killed: every connection breaks and nobody listens any more.
    pub fn kill(&self) {
        self.state.is_alive.store(false, SeqCst);
        for stream in self.state.streams.lock().expect("streams").drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
        self.state.changed.notify_all();
        eventually("nobody listens", || TcpStream::connect(self.address).is_err());
    }

    /// As a process that is started again.
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
    /// One request; whether another one may follow.
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

/// `METHOD target` once the whole request is there.
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
