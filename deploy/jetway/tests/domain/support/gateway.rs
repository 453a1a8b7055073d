//! The gateway process: the binary beside the tool's.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use jetway_testkit::wait::until_it_serves;

use super::{Port, Process, repository, tls};

/// Plain HTTP and TLS on loopback, without a backend.
pub struct Gateway {
    pub plain: SocketAddr,
    pub secure: SocketAddr,
    _process: Process,
    _ports: [Port; 3],
}

impl Gateway {
    pub fn start(root: &Path) -> Self {
        for name in ["edge.key", "token.key"] {
            fs::write(root.join(name), "07".repeat(32)).expect("a key");
        }
        let ports = [0; 3].map(|_| Port::reserve());
        let [plain, secure, admin] = ports.each_ref().map(Port::address);
        let log = File::create(root.join("gateway.log")).expect("a log");
        let child = Command::new(binary())
            .env("JETWAY_GATEWAY_LISTEN", plain.to_string())
            .env("JETWAY_GATEWAY_TLS__LISTEN", secure.to_string())
            .env("JETWAY_GATEWAY_TLS__TICKET_KEY_FILE", root.join("tickets.json"))
            .env("JETWAY_GATEWAY_ADMIN_LISTEN", admin.to_string())
            // No server listens there.
            .env("JETWAY_GATEWAY_UPSTREAM", "127.0.0.1:1")
            .env("JETWAY_GATEWAY_THREADS", "1")
            .env("JETWAY_GATEWAY_LIMITS__RATES__EXEMPT", "127.0.0.0/8,::1")
            .env("JETWAY_TENANTS_DIR", root.join("tenants"))
            .env("JETWAY_TENANT_CACHE_DIR", root.join("kept"))
            .env("JETWAY_RELEASES_DIR", root.join("releases"))
            .env("JETWAY_DOMAINS_DIR", root.join("domains"))
            .env("JETWAY_CERTS_DIR", root.join("certs"))
            .env("JETWAY_EDGE_KEY_FILE", root.join("edge.key"))
            .env("JETWAY_TOKEN_KEY_FILE", root.join("token.key"))
            .stdin(Stdio::null())
            .stdout(log.try_clone().expect("a log"))
            .stderr(log)
            .spawn()
            .expect("the gateway starts");
        let mut process = Process(child);
        until_it_serves(&mut process.0, admin, &[plain, secure], || {
            fs::read_to_string(root.join("gateway.log")).expect("a log")
        });
        Self {
            plain,
            secure,
            _process: process,
            _ports: ports,
        }
    }

    /// Requests a page over plain HTTP.
    pub fn get(&self, host: &str, path: &str) -> String {
        let mut stream = TcpStream::connect(self.plain).expect("the gateway listens");
        let request = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).expect("asked");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }

    /// Whether a browser that trusts `root` gets Falcon's icon.
    pub fn shows_falcon(&self, host: &str, root: &str) -> bool {
        let icon = fs::read_to_string(repository().join("tenants/falcon/assets/favicon.svg")).expect("an icon");
        tls::connect(self.secure, host, root)
            .is_ok_and(|stream| tls::get(stream, host, "/favicon.ico").ends_with(&icon))
    }

    /// The certificate served for a host, if issued by `root`.
    pub fn leaf(&self, host: &str, root: &str) -> Option<Vec<u8>> {
        tls::connect(self.secure, host, root)
            .ok()
            .map(|stream| tls::leaf(&stream))
    }
}

fn binary() -> PathBuf {
    let binary = Path::new(env!("CARGO_BIN_EXE_jetway")).with_file_name("jetway-gateway");
    if !binary.is_file() {
        let mut build = Command::new(env!("CARGO"));
        build
            .args(["build", "--quiet", "--workspace", "--bin", "jetway-gateway"])
            .current_dir(repository());
        if binary.parent().is_some_and(|folder| folder.ends_with("release")) {
            build.arg("--release");
        }
        assert!(build.status().expect("cargo").success(), "the gateway builds");
    }
    binary
}
