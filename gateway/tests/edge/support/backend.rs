//! A backend that echoes requests and records them.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicU16, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

/// A request as the backend received it.
#[derive(Debug, Clone)]
pub struct Seen {
    pub method: String,
    pub target: String,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Seen {
    /// All values of a header by its lower-case name.
    pub fn values(&self, name: &str) -> Vec<&str> {
        self.headers
            .iter()
            .filter(|(known, _)| known == name)
            .map(|(_, value)| value.as_str())
            .collect()
    }

    pub fn value(&self, name: &str) -> &str {
        self.values(name).first().copied().unwrap_or_default()
    }
}

/// Serves until dropped.
pub struct Backend {
    pub address: SocketAddr,
    state: Arc<State>,
}

#[derive(Default)]
struct State {
    seen: Mutex<Vec<Seen>>,
    status: AtomicU16,
    holds: AtomicBool,
    gate: Mutex<()>,
}

impl Backend {
    pub fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        let state = Arc::new(State {
            status: AtomicU16::new(200),
            ..State::default()
        });
        let shared = Arc::clone(&state);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let state = Arc::clone(&shared);
                thread::spawn(move || serve(stream, &state));
            }
        });
        Self { address, state }
    }

    pub fn seen(&self) -> Vec<Seen> {
        self.state.seen.lock().expect("seen").clone()
    }

    pub fn last(&self) -> Seen {
        self.seen().pop().expect("the backend was asked")
    }

    /// Answers with this status from now on.
    pub fn answer_with(&self, status: u16) {
        self.state.status.store(status, Ordering::SeqCst);
    }

    /// Holds every answer until the guard is dropped.
    pub fn hold(&self) -> std::sync::MutexGuard<'_, ()> {
        self.state.holds.store(true, Ordering::SeqCst);
        self.state.gate.lock().expect("gate")
    }
}

fn serve(mut stream: TcpStream, state: &State) {
    let Some(seen) = read(&mut stream) else { return };
    state.seen.lock().expect("seen").push(seen.clone());
    if state.holds.load(Ordering::SeqCst) {
        drop(state.gate.lock());
    }
    let body = format!(
        "{{\"tenant\":\"{}\",\"target\":\"{}\",\"pad\":\"{}\"}}",
        seen.value("x-jetway-tenant"),
        seen.target,
        "x".repeat(600)
    );
    let cookie = if seen.target.contains("cookie") {
        "set-cookie: a=b\r\n"
    } else {
        ""
    };
    let status = state.status.load(Ordering::SeqCst);
    let head = format!(
        "HTTP/1.1 {status} Stub\r\ncontent-type: application/json\r\nserver: stub/1\r\n{cookie}content-length: {}\r\nconnection: close\r\n\r\n",
        body.len()
    );
    let _ = stream
        .write_all(head.as_bytes())
        .and_then(|()| stream.write_all(body.as_bytes()));
}

pub fn read(stream: &mut TcpStream) -> Option<Seen> {
    let mut bytes = Vec::new();
    let mut buffer = [0_u8; 16 * 1024];
    let end = loop {
        if let Some(at) = bytes.windows(4).position(|window| window == b"\r\n\r\n") {
            break at;
        }
        match stream.read(&mut buffer) {
            Ok(read) if read > 0 => bytes.extend_from_slice(&buffer[..read]),
            _ => return None,
        }
    };
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let mut lines = head.split("\r\n");
    let mut first = lines.next()?.split(' ');
    let (method, target) = (first.next()?.to_owned(), first.next()?.to_owned());
    let headers = lines
        .filter_map(|line| line.split_once(':'))
        .map(|(name, value)| (name.to_ascii_lowercase(), value.trim().to_owned()))
        .collect();
    let mut seen = Seen {
        method,
        target,
        headers,
        body: bytes[end + 4..].to_vec(),
    };
    let length: usize = seen.value("content-length").parse().unwrap_or(0);
    let is_chunked = seen.value("transfer-encoding") == "chunked";
    while if is_chunked {
        !seen.body.ends_with(b"0\r\n\r\n")
    } else {
        seen.body.len() < length
    } {
        match stream.read(&mut buffer) {
            Ok(read) if read > 0 => seen.body.extend_from_slice(&buffer[..read]),
            _ => return None,
        }
    }
    Some(seen)
}
