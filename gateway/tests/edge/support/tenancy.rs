//! The backend's tenancy API over a folder, with the backend's own code for feed, pages, files and signature.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use jetway_domain::edge::{EdgeKey, Stamped, header};
use jetway_domain::secret::SecretKey;
use jetway_tenancy::TenantRegistry;
use jetway_tenancy::feed::{self, Feed};
use jetway_tenancy::source::SourceGuard;
use jetway_tenancy::wire::Position;
use jetway_testkit::Port;

use super::process::EDGE_KEY;

/// Serves until stopped or dropped.
pub struct Tenancy {
    pub address: SocketAddr,
    state: Arc<State>,
    listening: Option<JoinHandle<()>>,
    _watch: SourceGuard,
}

struct State {
    registry: Arc<TenantRegistry>,
    feed: Feed,
    stopped: AtomicBool,
    streams: Mutex<Vec<TcpStream>>,
    files: AtomicUsize,
}

impl Tenancy {
    /// On a port the test reserved, where another may have listened before.
    pub fn start(tenants: &Path, port: &Port) -> Self {
        let address = port.address();
        let listener = TcpListener::bind(address).expect("the address is free");
        let registry = TenantRegistry::open(tenants).expect("tenants");
        let epoch = format!("{:?}-{address}", std::time::Instant::now());
        let state = Arc::new(State {
            feed: Feed::of(
                &registry.snapshot(),
                epoch.replace(|c: char| !c.is_ascii_alphanumeric(), ""),
            ),
            registry: Arc::clone(&registry),
            stopped: AtomicBool::new(false),
            streams: Mutex::default(),
            files: AtomicUsize::new(0),
        });
        let told = Arc::clone(&state);
        let watch = registry
            .watch(move |changed| drop(told.feed.note(changed)))
            .expect("a watch");
        let shared = Arc::clone(&state);
        let listening = thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                if shared.stopped.load(Ordering::SeqCst) {
                    return;
                }
                let state = Arc::clone(&shared);
                thread::spawn(move || serve(stream, &state));
            }
        });
        Self {
            address,
            state,
            listening: Some(listening),
            _watch: watch,
        }
    }

    /// Number of files requested.
    pub fn files(&self) -> usize {
        self.state.files.load(Ordering::SeqCst)
    }
}

impl Drop for Tenancy {
    fn drop(&mut self) {
        self.state.stopped.store(true, Ordering::SeqCst);
        // Wake the thread in `accept` so that it closes the port.
        let _ = TcpStream::connect(self.address);
        if let Some(listening) = self.listening.take() {
            listening.join().expect("it ends");
        }
        for stream in self.state.streams.lock().expect("streams").drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }
}

fn serve(stream: TcpStream, state: &State) {
    state
        .streams
        .lock()
        .expect("streams")
        .push(stream.try_clone().expect("a socket"));
    let mut reader = BufReader::new(stream.try_clone().expect("a socket"));
    while let Some((target, headers)) = read(&mut reader) {
        if answer(&stream, state, &target, &headers).is_err() {
            return;
        }
    }
}

fn read(reader: &mut BufReader<TcpStream>) -> Option<(String, HashMap<String, String>)> {
    let mut lines = reader.lines();
    let first = lines.next()?.ok()?;
    let mut headers = HashMap::new();
    for line in lines.map_while(Result::ok).take_while(|line| !line.is_empty()) {
        let (name, value) = line.split_once(':')?;
        headers.insert(name.to_ascii_lowercase(), value.trim().to_owned());
    }
    Some((first.split(' ').nth(1)?.to_owned(), headers))
}

fn answer(
    mut stream: &TcpStream,
    state: &State,
    target: &str,
    headers: &HashMap<String, String>,
) -> std::io::Result<()> {
    if !is_stamped(target, headers) {
        return stream.write_all(b"HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n");
    }
    let (path, query) = target.split_once('?').unwrap_or((target, ""));
    let value = |name: &str| {
        query
            .split('&')
            .find_map(|pair| pair.strip_prefix(name)?.strip_prefix('='))
            .unwrap_or_default()
    };
    let snapshot = state.registry.snapshot();
    let body = match path.strip_prefix("/tenancy/v1/").unwrap_or_default() {
        "stream" => return events(stream, state),
        "tenants" => {
            let since = Position {
                epoch: value("epoch").to_owned(),
                revision: value("since").parse().unwrap_or_default(),
            };
            serde_json::to_vec(&state.feed.page(&snapshot, &since, 100))?
        }
        file => {
            state.files.fetch_add(1, Ordering::SeqCst);
            let hash = file.strip_prefix("files/").unwrap_or_default();
            feed::file(&snapshot, value("of"), hash)
                .map(|asset| asset.bytes.to_vec())
                .unwrap_or_default()
        }
    };
    // One write, because the kernel may delay a second one.
    let head = format!("HTTP/1.1 200 OK\r\ncontent-length: {}\r\n\r\n", body.len());
    stream.write_all(&[head.as_bytes(), &body].concat())
}

fn events(mut stream: &TcpStream, state: &State) -> std::io::Result<()> {
    stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\n")?;
    let mut told = None;
    while !state.stopped.load(Ordering::SeqCst) {
        let now = state.feed.position();
        if told.as_ref() != Some(&now) {
            let text = serde_json::to_string(&now)?;
            stream.write_all(format!("event: revision\ndata: {text}\n\n").as_bytes())?;
            told = Some(now);
        }
        thread::park_timeout(Duration::from_millis(5));
    }
    stream.shutdown(Shutdown::Both)
}

fn is_stamped(target: &str, headers: &HashMap<String, String>) -> bool {
    let value = |name: &str| headers.get(name).map(String::as_str).unwrap_or_default();
    let time = value(header::TIME).parse().unwrap_or_default();
    let stamped = Stamped {
        method: "GET",
        target,
        tenant: value(header::TENANT),
        request_id: value(header::REQUEST_ID),
        time,
    };
    EdgeKey::new(&SecretKey::new(EDGE_KEY)).accepts(&stamped, value(header::SIGNATURE), time)
}
