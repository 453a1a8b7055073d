//! DNS servers controlled by the test (pebble-challtestsrv).

use std::fs::File;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Command, Stdio};

use super::{Port, Process, eventually, listens};

/// Every host resolves to 127.0.0.1 unless set otherwise.
pub struct Names {
    pub dns: SocketAddr,
    management: SocketAddr,
    _process: Process,
    _ports: [Port; 2],
}

impl Names {
    pub fn start(root: &Path) -> Self {
        let ports = [0; 2].map(|_| Port::reserve());
        let [dns, management] = ports.each_ref().map(Port::address);
        let log = File::create(root.join("names.log")).expect("a log");
        let child = Command::new("pebble-challtestsrv")
            .args(["-dns01", &dns.to_string(), "-management", &management.to_string()])
            .args(["-http01", "", "-https01", "", "-tlsalpn01", ""])
            .args(["-defaultIPv4", "127.0.0.1", "-defaultIPv6", ""])
            .stdin(Stdio::null())
            .stdout(log.try_clone().expect("a log"))
            .stderr(log)
            .spawn()
            .expect("pebble-challtestsrv is not installed; run: apt-get install -y pebble");
        let process = Process(child);
        eventually("name servers answer", || listens(management) && listens(dns));
        Self {
            dns,
            management,
            _process: process,
            _ports: ports,
        }
    }

    pub fn set_text(&self, name: &str, text: &str) {
        self.tell("set-txt", &format!(r#"{{"host":"{name}.","value":"{text}"}}"#));
    }

    pub fn set_address(&self, host: &str, address: &str) {
        self.tell("clear-a", &format!(r#"{{"host":"{host}"}}"#));
        self.tell("add-a", &format!(r#"{{"host":"{host}","addresses":["{address}"]}}"#));
    }

    /// How often a name was queried.
    pub fn asked(&self, name: &str) -> usize {
        let history = self.tell("dns-request-history", &format!(r#"{{"host":"{name}"}}"#));
        history.matches("\"Qtype\"").count()
    }

    fn tell(&self, what: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(self.management).expect("the name server's management interface");
        let request = format!(
            "POST /{what} HTTP/1.1\r\nHost: x\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).expect("told");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        assert!(answer.starts_with("HTTP/1.1 200"), "{what}: {answer}");
        answer
    }
}
