//! An object store for tests: a moto process with one bucket.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// Handles requests one at a time, so that conditional puts are atomic.
const SERVER: &str = "\
from moto.server import DomainDispatcherApplication, create_backend_app
from werkzeug.serving import make_server
import sys, logging
logging.getLogger('werkzeug').setLevel(logging.ERROR)
server = make_server('127.0.0.1', int(sys.argv[1]), DomainDispatcherApplication(create_backend_app), threaded=False)
print(server.port, flush=True)
server.serve_forever()
";
const BUCKET: &str = "jetway";

/// A running object store, stopped when dropped.
#[derive(Debug)]
pub struct Bucket {
    port: u16,
    process: Child,
}

impl Bucket {
    /// Starts one with an empty bucket.
    ///
    /// # Panics
    /// When moto is not installed: `deploy/setup/packages.sh test` installs it.
    #[must_use]
    pub fn start() -> Self {
        let mut process = Command::new(python())
            .args(["-c", SERVER, "0"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("deploy/setup/packages.sh test installs the object store for tests");
        let mut line = String::new();
        let said = process.stdout.take().expect("its output");
        BufReader::new(said).read_line(&mut line).expect("its port");
        let port = line.trim().parse().expect("a port");
        let bucket = Self { port, process };
        let answer = bucket.ask(&format!(
            "PUT /{BUCKET} HTTP/1.0\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n"
        ));
        assert!(answer.contains(" 200 "), "no bucket: {answer}");
        bucket
    }

    /// Its address with a prefix.
    #[must_use]
    pub fn address(&self) -> String {
        format!("s3://{BUCKET}/releases")
    }

    /// The environment variables programs need to use it.
    #[must_use]
    pub fn variables(&self) -> [(&'static str, String); 5] {
        [
            ("AWS_ENDPOINT", format!("http://127.0.0.1:{}", self.port)),
            ("AWS_ALLOW_HTTP", "true".to_owned()),
            ("AWS_REGION", "us-east-1".to_owned()),
            ("AWS_ACCESS_KEY_ID", "tester".to_owned()),
            ("AWS_SECRET_ACCESS_KEY", "secret".to_owned()),
        ]
    }

    /// Stops answering until [`Bucket::resume`]; connections are accepted but get no response.
    pub fn pause(&self) {
        self.signal("STOP");
    }

    /// Answers again.
    pub fn resume(&self) {
        self.signal("CONT");
    }

    fn signal(&self, name: &str) {
        let process = self.process.id().to_string();
        let sent = Command::new("kill").args([&format!("-{name}"), &process]).status();
        assert!(sent.expect("kill").success());
    }

    fn ask(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("it listens");
        stream.write_all(request.as_bytes()).expect("asked");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }
}

impl Drop for Bucket {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn python() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/tools/moto/bin/python")
}
