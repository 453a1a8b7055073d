//! A backend with scripted responses that records requests and can stop and restart.

use std::io::Write;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::thread::{self, JoinHandle};

use jetway_testkit::Port;

use crate::support::Seen;
use crate::support::backend::read;

/// A scripted response.
#[derive(Debug, Clone)]
pub struct Says {
    pub status: u16,
    /// Header lines without line ends.
    pub headers: Vec<String>,
    pub body: String,
    /// The connection closes in the middle of the body.
    pub is_cut: bool,
    /// The body ends with the connection.
    pub is_endless: bool,
}

impl Says {
    pub fn new(body: &str, headers: &[&str]) -> Self {
        Self {
            status: 200,
            headers: headers.iter().map(|&line| line.to_owned()).collect(),
            body: body.to_owned(),
            is_cut: false,
            is_endless: false,
        }
    }

    pub fn status(mut self, status: u16) -> Self {
        self.status = status;
        self
    }

    pub fn cut(mut self) -> Self {
        self.is_cut = true;
        self
    }

    pub fn endless(mut self) -> Self {
        self.is_endless = true;
        self
    }
}

/// Selects the response by the request and the number of earlier ones.
type Script = Box<dyn Fn(&Seen, usize) -> Says + Send>;

pub struct Origin {
    pub address: SocketAddr,
    /// Reserved while nothing listens on it.
    _port: Port,
    state: Arc<State>,
    listening: Mutex<Option<JoinHandle<()>>>,
}

struct State {
    script: Mutex<Script>,
    seen: Mutex<Vec<Seen>>,
    is_held: Mutex<bool>,
    released: Condvar,
    is_dead: AtomicBool,
}

impl Origin {
    /// Always answers with this response.
    pub fn saying(says: Says) -> Self {
        Self::by(move |_, _| says.clone())
    }

    pub fn by(script: impl Fn(&Seen, usize) -> Says + Send + 'static) -> Self {
        let port = Port::reserve();
        let listener = TcpListener::bind(port.address()).expect("a reserved port");
        let state = Arc::new(State {
            script: Mutex::new(Box::new(script)),
            seen: Mutex::default(),
            is_held: Mutex::new(false),
            released: Condvar::new(),
            is_dead: AtomicBool::new(false),
        });
        Self {
            address: port.address(),
            _port: port,
            listening: Mutex::new(Some(listen(listener, &state))),
            state,
        }
    }

    /// Answers with this response from now on.
    pub fn says(&self, says: Says) {
        *self.state.script.lock().expect("a script") = Box::new(move |_, _| says.clone());
    }

    pub fn seen(&self) -> Vec<Seen> {
        self.state.seen.lock().expect("seen").clone()
    }

    /// Number of requests.
    pub fn asked(&self) -> usize {
        self.state.seen.lock().expect("seen").len()
    }

    pub fn last(&self) -> Seen {
        self.seen().pop().expect("the origin was asked")
    }

    /// Holds responses until released.
    pub fn hold(&self) {
        *self.state.is_held.lock().expect("held") = true;
    }

    pub fn release(&self) {
        *self.state.is_held.lock().expect("held") = false;
        self.state.released.notify_all();
    }

    /// Stops listening.
    pub fn die(&self) {
        self.state.is_dead.store(true, Ordering::SeqCst);
        let _ = TcpStream::connect(self.address);
        if let Some(listening) = self.listening.lock().expect("listening").take() {
            listening.join().expect("it ends");
        }
    }

    /// Listens again at the same address.
    pub fn revive(&self) {
        self.state.is_dead.store(false, Ordering::SeqCst);
        let listener = TcpListener::bind(self.address).expect("the same port");
        *self.listening.lock().expect("listening") = Some(listen(listener, &self.state));
    }
}

fn listen(listener: TcpListener, state: &Arc<State>) -> JoinHandle<()> {
    let state = Arc::clone(state);
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            if state.is_dead.load(Ordering::SeqCst) {
                return;
            }
            let state = Arc::clone(&state);
            thread::spawn(move || serve(stream, &state));
        }
    })
}

fn serve(mut stream: TcpStream, state: &State) {
    let Some(seen) = read(&mut stream) else { return };
    let before = {
        let mut all = state.seen.lock().expect("seen");
        all.push(seen.clone());
        all.len() - 1
    };
    let says = (state.script.lock().expect("a script"))(&seen, before);
    let mut is_held = state.is_held.lock().expect("held");
    while *is_held {
        is_held = state.released.wait(is_held).expect("held");
    }
    drop(is_held);
    let mut text = format!("HTTP/1.1 {} Said\r\nconnection: close\r\n", says.status);
    for line in &says.headers {
        text.push_str(line);
        text.push_str("\r\n");
    }
    let has_body = !matches!(says.status, 204 | 304);
    if has_body && !says.is_endless {
        text.push_str(&format!("content-length: {}\r\n", says.body.len()));
    }
    text.push_str("\r\n");
    if has_body && seen.method != "HEAD" {
        let end = if says.is_cut {
            says.body.len() / 2
        } else {
            says.body.len()
        };
        text.push_str(&says.body[..end]);
    }
    let _ = stream.write_all(text.as_bytes());
}
