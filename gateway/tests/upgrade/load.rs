//! Clients that send requests continuously on keep-alive connections and record every failure.

mod http2;

use std::io::{Read, Write};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::support::http;

/// Highest number of requests per second and client.
const RATE: u32 = 63;

#[derive(Default)]
struct Shared {
    stop: AtomicBool,
    answered: AtomicUsize,
    connections: AtomicUsize,
    again: AtomicUsize,
    lost: Mutex<Vec<String>>,
}

/// A running load.
pub struct Load {
    shared: Arc<Shared>,
    clients: Vec<JoinHandle<()>>,
}

/// Results of a load.
pub struct Tally {
    pub answered: usize,
    pub connections: usize,
    /// Streams retried because the gateway reported them as unprocessed.
    pub again: usize,
    pub lost: Vec<String>,
}

impl Load {
    /// Starts HTTP/1.1 clients, each with one keep-alive connection at a time.
    pub fn http1(clients: usize, targets: &'static [&'static str], connect: impl Connect) -> Self {
        let shared = Arc::new(Shared::default());
        let connect = Arc::new(connect);
        let clients = (0..clients)
            .map(|n| {
                let (shared, connect) = (Arc::clone(&shared), Arc::clone(&connect));
                thread::spawn(move || ask(&shared, connect.as_ref(), targets, n))
            })
            .collect();
        Self { shared, clients }
    }

    pub fn answered(&self) -> usize {
        self.shared.answered.load(Ordering::SeqCst)
    }

    pub fn stop(self) -> Tally {
        self.shared.stop.store(true, Ordering::SeqCst);
        for client in self.clients {
            client.join().expect("a client");
        }
        Tally {
            answered: self.shared.answered.load(Ordering::SeqCst),
            connections: self.shared.connections.load(Ordering::SeqCst),
            again: self.shared.again.load(Ordering::SeqCst),
            lost: self.shared.lost.lock().expect("lost").clone(),
        }
    }
}

/// A two-way byte stream.
pub trait Stream: Read + Write + Send {}
impl<T: Read + Write + Send> Stream for T {}

/// Opens a connection.
pub trait Connect: Fn() -> Result<Box<dyn Stream>, String> + Send + Sync + 'static {}
impl<T: Fn() -> Result<Box<dyn Stream>, String> + Send + Sync + 'static> Connect for T {}

impl Shared {
    fn is_over(&self) -> bool {
        self.stop.load(Ordering::SeqCst)
    }

    fn note(&self, target: &str, outcome: Result<(), String>) {
        match outcome {
            Ok(()) => {
                self.answered.fetch_add(1, Ordering::SeqCst);
            }
            Err(reason) => self.lost.lock().expect("lost").push(format!("{target}: {reason}")),
        }
    }
}

fn ask(shared: &Shared, connect: &impl Connect, targets: &[&'static str], client: usize) {
    let mut connection = None;
    let mut due = Instant::now();
    for n in client.. {
        if shared.is_over() {
            return;
        }
        let target = targets[n % targets.len()];
        let outcome = exchange(shared, &mut connection, connect, target);
        if outcome.is_err() {
            connection = None;
        }
        shared.note(target, outcome);
        // Paces the load; waits for nothing.
        due += Duration::from_secs(1) / RATE;
        thread::sleep(due.saturating_duration_since(Instant::now()));
    }
}

fn exchange(
    shared: &Shared,
    connection: &mut Option<Box<dyn Stream>>,
    connect: &impl Connect,
    target: &str,
) -> Result<(), String> {
    if connection.is_none() {
        *connection = Some(connect()?);
        shared.connections.fetch_add(1, Ordering::SeqCst);
    }
    let stream = connection.as_mut().ok_or("no connection")?;
    let request = format!("GET {target} HTTP/1.1\r\nHost: falcon.test\r\nAccept: */*\r\n\r\n");
    stream
        .write_all(request.as_bytes())
        .map_err(|error| format!("write: {error}"))?;
    let reply = http::try_read(stream)?;
    if reply.header("connection") == "close" {
        *connection = None;
    }
    let announced: Option<usize> = reply.header("content-length").parse().ok();
    if announced.is_some_and(|length| length != reply.body.len()) {
        return Err("the body broke off".to_owned());
    }
    if reply.status == 200 {
        Ok(())
    } else {
        Err(format!("{} {}", reply.status, reply.text()))
    }
}
