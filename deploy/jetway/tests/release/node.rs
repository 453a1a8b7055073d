//! A real gateway on the test's releases folder: the binary beside the tool's.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use jetway_testkit::Port;
pub use jetway_testkit::wait::eventually;
use jetway_testkit::wait::until_it_serves;

use crate::support::Workspace;

pub struct Node {
    name: String,
    releases: PathBuf,
    portal: SocketAddr,
    admin: SocketAddr,
    process: Child,
    _ports: [Port; 2],
}

impl Node {
    pub fn start(workspace: &Workspace, name: &str) -> Self {
        let repository = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let binary = Path::new(env!("CARGO_BIN_EXE_jetway")).with_file_name("jetway-gateway");
        if !binary.is_file() {
            let mut build = Command::new(env!("CARGO"));
            build.args(["build", "--quiet", "--workspace", "--bin", "jetway-gateway"]);
            assert!(build.current_dir(&repository).status().expect("cargo").success());
        }
        let root = workspace.root.path().join(name);
        fs::create_dir_all(&root).expect("a folder");
        for key in ["edge.key", "token.key"] {
            fs::write(root.join(key), "07".repeat(32)).expect("a key");
        }
        fs::write(workspace.root.path().join("override.key"), "05".repeat(32)).expect("a key");
        let ports = [0; 2].map(|_| Port::reserve());
        let [portal, admin] = ports.each_ref().map(Port::address);
        // With a store, a copy of its own.
        let releases = match workspace.variables.is_empty() {
            true => workspace.releases(),
            false => root.join("releases"),
        };
        let log = File::create(root.join("log")).expect("a log");
        let mut process = Command::new(binary)
            .env("JETWAY_GATEWAY_LISTEN", portal.to_string())
            .env("JETWAY_GATEWAY_ADMIN_LISTEN", admin.to_string())
            // No server listens there.
            .env("JETWAY_GATEWAY_UPSTREAM", "127.0.0.1:1")
            .env("JETWAY_GATEWAY_THREADS", "1")
            .env("JETWAY_GATEWAY_LIMITS__RATES__EXEMPT", "127.0.0.0/8,::1")
            .env("JETWAY_TENANTS_DIR", repository.join("tenants"))
            .env("JETWAY_TENANT_CACHE_DIR", root.join("kept"))
            .env("JETWAY_RELEASES_DIR", &releases)
            .env_remove("JETWAY_RELEASES_STORE")
            .envs(workspace.variables.iter().map(|(name, value)| (*name, value)))
            .env("JETWAY_DOMAINS_DIR", root.join("domains"))
            .env("JETWAY_CERTS_DIR", root.join("certs"))
            .env("JETWAY_EDGE_KEY_FILE", root.join("edge.key"))
            .env("JETWAY_TOKEN_KEY_FILE", root.join("token.key"))
            .env("JETWAY_OVERRIDE_KEY_FILE", workspace.root.path().join("override.key"))
            .stdin(Stdio::null())
            .stdout(log.try_clone().expect("a log"))
            .stderr(log)
            .spawn()
            .expect("the gateway starts");
        until_it_serves(&mut process, admin, &[portal], || {
            fs::read_to_string(root.join("log")).expect("a log")
        });
        Self {
            name: name.to_owned(),
            releases,
            portal,
            admin,
            process,
            _ports: ports,
        }
    }

    /// Restarts the gateway as a new process.
    pub fn restarted(mut self, workspace: &Workspace) -> Self {
        let _ = self.process.kill();
        let _ = self.process.wait();
        Self::start(workspace, &self.name)
    }

    /// Its releases folder.
    pub fn releases(&self) -> &Path {
        &self.releases
    }

    /// The address for `--node`.
    pub fn address(&self) -> String {
        format!("http://{}", self.admin)
    }

    pub fn admin(&self, path: &str) -> String {
        exchange(
            self.admin,
            &format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"),
        )
    }

    /// Requests a page of a portal, with cookies.
    pub fn page(&self, host: &str, path: &str, cookies: &str) -> String {
        let head = format!(
            "GET {path} HTTP/1.1\r\nHost: {host}\r\nAccept: text/html\r\nCookie: {cookies}\r\nConnection: close\r\n\r\n"
        );
        exchange(self.portal, &head)
    }

    /// Sends this many browser reports about mfe-flights.
    pub fn report(&self, version: &str, what: &str, times: usize) {
        for at in (0..times).step_by(40) {
            let event = format!("{{\"module\":\"mfe-flights\",\"version\":\"{version}\",\"what\":{what}}}");
            let body = format!("{{\"events\":[{}]}}", vec![event; (times - at).min(40)].join(","));
            let head = format!(
                "POST /_edge/beacon HTTP/1.1\r\nHost: localhost\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
                body.len()
            );
            let answer = exchange(self.portal, &head);
            assert!(answer.starts_with("HTTP/1.1 204"), "{answer}");
        }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn exchange(address: SocketAddr, text: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("the gateway listens");
    stream.write_all(text.as_bytes()).expect("asked");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("an answer");
    String::from_utf8_lossy(&answer).into_owned()
}
