//! Clients that ask all the time, keep their connections and forgive nothing.

use std::io::Write;
use std::net::{SocketAddr, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use crate::support::http;

/// Requests a second each client makes, at the most.
const RATE: u32 = 63;

#[derive(Default)]
struct Shared {
    stop: AtomicBool,
    answered: AtomicUsize,
    connections: AtomicUsize,
    lost: Mutex<Vec<String>>,
}

/// A running load.
pub struct Load {
    shared: Arc<Shared>,
    clients: Vec<JoinHandle<()>>,
}

/// What became of it.
pub struct Tally {
    pub answered: usize,
    pub connections: usize,
    pub lost: Vec<String>,
}

impl Load {
    /// HTTP/1.1 clients, each with one kept-alive connection at a time.
    pub fn start(address: SocketAddr, clients: usize, targets: &[&'static str]) -> Self {
        let shared = Arc::new(Shared::default());
        let clients = (0..clients)
            .map(|n| {
                let (shared, targets) = (Arc::clone(&shared), targets.to_vec());
                thread::spawn(move || ask(&shared, address, &targets, n))
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
            lost: self.shared.lost.lock().expect("lost").clone(),
        }
    }
}

fn ask(shared: &Shared, address: SocketAddr, targets: &[&'static str], client: usize) {
    let mut connection: Option<TcpStream> = None;
    let mut due = Instant::now();
    for n in client.. {
        if shared.stop.load(Ordering::SeqCst) {
            return;
        }
        let target = targets[n % targets.len()];
        match exchange(shared, &mut connection, address, target) {
            Ok(()) => {
                shared.answered.fetch_add(1, Ordering::SeqCst);
            }
            Err(reason) => {
                connection = None;
                shared.lost.lock().expect("lost").push(format!("{target}: {reason}"));
            }
        }
        // Pacing, not waiting for anything.
        due += Duration::from_secs(1) / RATE;
        thread::sleep(due.saturating_duration_since(Instant::now()));
    }
}

fn exchange(
    shared: &Shared,
    connection: &mut Option<TcpStream>,
    address: SocketAddr,
    target: &str,
) -> Result<(), String> {
    if connection.is_none() {
        let fresh = TcpStream::connect(address).map_err(|error| format!("connect: {error}"))?;
        fresh
            .set_read_timeout(Some(Duration::from_secs(20)))
            .map_err(|error| error.to_string())?;
        shared.connections.fetch_add(1, Ordering::SeqCst);
        *connection = Some(fresh);
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
