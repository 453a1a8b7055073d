//! A fake backend that returns prepared answers and records requests.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Command, Output};
use std::sync::{Arc, Mutex};
use std::thread;

use serde_json::{Value, json};

/// Recorded requests: method and target, then the body.
pub type Asked = Arc<Mutex<Vec<(String, String)>>>;

pub struct Backend {
    pub address: SocketAddr,
    pub asked: Asked,
}

impl Backend {
    /// Answers by prefix of method and target; the first match is used.
    pub fn start(answers: Vec<(&'static str, u16, Value)>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = listener.local_addr().expect("an address");
        let asked = Asked::default();
        let kept = Arc::clone(&asked);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                answer(stream, &answers, &kept);
            }
        });
        Self { address, asked }
    }

    /// Runs the tool in one of its areas, for a tenant.
    pub fn run(&self, area: &str, arguments: &[&str]) -> Output {
        self.run_for_all(area, &[arguments, &["--tenant", "falcon"]].concat())
    }

    /// Runs the tool in one of its areas.
    pub fn run_for_all(&self, area: &str, arguments: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_jetway"))
            .arg(area)
            .args(arguments)
            .args(["--admin", &format!("http://{}", self.address)])
            .env_remove("JETWAY_OPERATOR")
            .output()
            .expect("jetway runs")
    }

    pub fn asked(&self) -> Vec<(String, String)> {
        self.asked.lock().expect("the recorded requests").clone()
    }
}

fn answer(stream: TcpStream, answers: &[(&'static str, u16, Value)], asked: &Asked) {
    let mut reader = BufReader::new(stream);
    let mut line = String::new();
    reader.read_line(&mut line).expect("a request line");
    let target = line.rsplit_once(' ').map_or("", |(start, _)| start).to_owned();
    let mut length = 0;
    loop {
        let mut header = String::new();
        reader.read_line(&mut header).expect("a header");
        let header = header.trim().to_ascii_lowercase();
        if header.is_empty() {
            break;
        }
        if let Some(value) = header.strip_prefix("content-length:") {
            length = value.trim().parse().expect("a length");
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body).expect("a body");
    let text = String::from_utf8(body).expect("a text");
    let found = answers.iter().find(|(start, _, _)| target.starts_with(start));
    asked.lock().expect("the recorded requests").push((target, text));
    let (status, body) = found.map_or(
        (404, json!({ "title": "There is nothing here" })),
        |(_, status, body)| (*status, body.clone()),
    );
    let body = body.to_string();
    let head = format!(
        "HTTP/1.1 {status} x\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
        body.len()
    );
    let mut stream = reader.into_inner();
    stream.write_all(head.as_bytes()).expect("a head");
    stream.write_all(body.as_bytes()).expect("a body");
}

pub fn text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}
