//! A raw client on one keep-alive connection.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// A response.
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Answer {
    /// A header by its lower-case name; empty when absent.
    pub fn header(&self, name: &str) -> &str {
        let mut fields = self.head.lines().filter_map(|line| line.split_once(':'));
        fields
            .find(|(known, _)| known.eq_ignore_ascii_case(name))
            .map_or("", |(_, value)| value.trim())
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

/// A connection that reopens when the gateway closes it.
pub struct Client {
    address: SocketAddr,
    stream: BufReader<TcpStream>,
    head: String,
}

impl Client {
    pub fn new(address: SocketAddr) -> Self {
        Self {
            address,
            stream: BufReader::with_capacity(32 * 1024, connect(address)),
            head: String::new(),
        }
    }

    /// Sends a request without a body.
    pub fn ask(&mut self, request: &[u8]) {
        self.stream.get_mut().write_all(request).expect("a request");
    }

    /// Reads the response.
    pub fn answer(&mut self) -> Answer {
        self.head.clear();
        loop {
            let before = self.head.len();
            let read = self.stream.read_line(&mut self.head).expect("an answer");
            assert!(read > 0, "closed after {:?}", self.head);
            if self.head.len() - before <= 2 {
                break;
            }
        }
        let status = self
            .head
            .get(9..12)
            .and_then(|status| status.parse().ok())
            .expect("a status");
        let mut answer = Answer {
            status,
            head: self.head.clone(),
            body: Vec::new(),
        };
        if answer.header("transfer-encoding") == "chunked" {
            self.chunks(&mut answer.body);
        } else {
            let length = answer.header("content-length").parse().expect("a length");
            answer.body.resize(length, 0);
            self.stream.read_exact(&mut answer.body).expect("a body");
        }
        if answer.header("connection") == "close" {
            *self = Self::new(self.address);
        }
        answer
    }

    fn chunks(&mut self, body: &mut Vec<u8>) {
        let mut line = String::new();
        loop {
            line.clear();
            self.stream.read_line(&mut line).expect("a size");
            let size = usize::from_str_radix(line.trim(), 16).expect("a size");
            let start = body.len();
            body.resize(start + size + 2, 0);
            self.stream.read_exact(&mut body[start..]).expect("a chunk");
            body.truncate(start + size);
            if size == 0 {
                return;
            }
        }
    }
}

fn connect(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).expect("the gateway listens");
    stream.set_nodelay(true).expect("an option");
    stream
        .set_read_timeout(Some(Duration::from_secs(30)))
        .expect("a timeout");
    stream
}
