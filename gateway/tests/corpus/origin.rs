//! A hyper backend that records the requests it reads.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::service::service_fn;
use hyper::{Request, Response};
use hyper_util::rt::TokioIo;
use tokio::net::TcpListener;

/// A complete request as the backend read it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Read {
    pub method: String,
    pub target: String,
    pub headers: Vec<(String, Vec<u8>)>,
    pub body: Vec<u8>,
}

impl Read {
    /// A header by its lower-case name; empty when absent.
    pub fn header(&self, name: &str) -> String {
        let found = self.headers.iter().find(|(known, _)| known == name);
        found.map_or_else(String::new, |(_, value)| String::from_utf8_lossy(value).into_owned())
    }

    /// The parts on which two parsers must agree: method, target and body.
    pub fn meaning(&self) -> (&str, &str, &[u8]) {
        (&self.method, &self.target, &self.body)
    }
}

/// Runs until the process ends.
pub struct Origin {
    pub address: SocketAddr,
    read: Arc<Mutex<Vec<Read>>>,
}

impl Origin {
    pub fn start() -> Self {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
        listener.set_nonblocking(true).expect("a socket");
        let address = listener.local_addr().expect("an address");
        let read = Arc::new(Mutex::new(Vec::new()));
        let shared = Arc::clone(&read);
        thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            runtime.expect("a runtime").block_on(serve(listener, shared));
        });
        Self { address, read }
    }

    /// Returns and clears the requests read since the last call.
    pub fn take(&self) -> Vec<Read> {
        std::mem::take(&mut *self.read.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

async fn serve(listener: std::net::TcpListener, read: Arc<Mutex<Vec<Read>>>) {
    let listener = TcpListener::from_std(listener).expect("a listener");
    loop {
        let (stream, _) = listener.accept().await.expect("a connection");
        let read = Arc::clone(&read);
        tokio::spawn(async move {
            let service = service_fn(move |request| answer(request, Arc::clone(&read)));
            let mut server = hyper::server::conn::http1::Builder::new();
            // A client that sends a stream directly closes its writing side; its requests are still answered.
            let _ = server
                .half_close(true)
                .serve_connection(TokioIo::new(stream), service)
                .await;
        });
    }
}

async fn answer(request: Request<Incoming>, read: Arc<Mutex<Vec<Read>>>) -> Result<Response<Full<Bytes>>, Infallible> {
    let (head, body) = request.into_parts();
    let Ok(body) = body.collect().await else {
        return Ok(Response::builder()
            .status(400)
            .body(Full::default())
            .expect("a response"));
    };
    let text = format!("{} {}", head.method, head.uri);
    read.lock().unwrap_or_else(PoisonError::into_inner).push(Read {
        method: head.method.to_string(),
        target: head.uri.to_string(),
        headers: head
            .headers
            .iter()
            .map(|(name, value)| (name.to_string(), value.as_bytes().to_vec()))
            .collect(),
        body: body.to_bytes().to_vec(),
    });
    Ok(Response::new(Full::from(text)))
}
