//! The real backend behind the real gateway with mutual TLS.

use std::fs::{self, File};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use jetway_testkit::Port;
use jetway_testkit::wait::until_it_serves;

use crate::authority::Authority;
use crate::support::process::{EDGE_KEY, TOKEN_KEY, hexadecimal};
use crate::support::{Gateway, Plan, eventually};
use crate::upstream::pem_of;

const DATA_KEY: [u8; 32] = [11; 32];
const CALL: &str = "/api/utility/v1/Country/GetAllCountries";

/// `jetway-api` beside the gateway's binary; built if it is missing.
fn binary() -> PathBuf {
    let binary = Path::new(env!("CARGO_BIN_EXE_jetway-gateway")).with_file_name("jetway-api");
    if !binary.is_file() {
        let mut build = Command::new(env!("CARGO"));
        build
            .args(["build", "--quiet", "--workspace", "--bin", "jetway-api"])
            .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(".."));
        if binary.parent().is_some_and(|folder| folder.ends_with("release")) {
            build.arg("--release");
        }
        assert!(build.status().expect("cargo").success(), "the backend builds");
    }
    binary
}

/// A backend with its folder of keys and certificates.
struct Served {
    folder: tempfile::TempDir,
    api: SocketAddr,
    admin: SocketAddr,
    child: Child,
    _ports: [Port; 2],
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Served {
    fn start(authority: &Authority) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).expect("a file");
        for (name, key) in [("edge.key", EDGE_KEY), ("token.key", TOKEN_KEY), ("data.key", DATA_KEY)] {
            write(name, &hexadecimal(&key));
        }
        write("ca.pem", &pem_of(&authority.certificate));
        write("backend.pem", &authority.issue(&["backend.internal"]).pem);
        write("gateway.pem", &authority.issue(&["gateway.internal"]).pem);
        write("stranger.pem", &Authority::new().issue(&["gateway.internal"]).pem);
        let ports = [0, 1].map(|_| Port::reserve());
        let [api, admin] = ports.each_ref().map(Port::address);
        let log = File::create(folder.path().join("log")).expect("a log");
        let at = |name: &str| folder.path().join(name);
        let mut child = Command::new(binary())
            .arg("serve")
            .env("JETWAY_BACKEND_LISTEN", api.to_string())
            .env("JETWAY_BACKEND_ADMIN_LISTEN", admin.to_string())
            .env("JETWAY_BACKEND_TLS__CERT_FILE", at("backend.pem"))
            .env("JETWAY_BACKEND_TLS__KEY_FILE", at("backend.pem"))
            .env("JETWAY_BACKEND_TLS__CLIENT_CA_FILE", at("ca.pem"))
            .env(
                "JETWAY_DATABASE_URL",
                format!("sqlite://{}?mode=rwc", at("jetway.db").display()),
            )
            .env(
                "JETWAY_TENANTS_DIR",
                Path::new(env!("CARGO_MANIFEST_DIR")).join("../tenants"),
            )
            .env("JETWAY_EDGE_KEY_FILE", at("edge.key"))
            .env("JETWAY_TOKEN_KEY_FILE", at("token.key"))
            .env("JETWAY_DATA_KEY_FILE", at("data.key"))
            .env("JETWAY_WORLD_JOURNAL", at("world.jsonl"))
            .stdin(Stdio::null())
            .stdout(log.try_clone().expect("a log"))
            .stderr(log)
            .spawn()
            .expect("the backend starts");
        until_it_serves(&mut child, admin, &[api], || {
            fs::read_to_string(folder.path().join("log")).expect("a log")
        });
        Self {
            folder,
            api,
            admin,
            child,
            _ports: ports,
        }
    }

    fn file(&self, name: &str) -> String {
        self.folder.path().join(name).to_string_lossy().into_owned()
    }

    /// A gateway with this certificate that checks the backend's health on the admin port.
    fn gateway(&self, identity: &str) -> Gateway {
        let settings = format!(
            "[resilience.health]\npath = \"/readyz\"\nport = {}\n",
            self.admin.port()
        );
        Gateway::start(&Plan {
            upstream: self.api.to_string(),
            variables: vec![
                ("JETWAY_GATEWAY_UPSTREAM_TLS__CA_FILE", self.file("ca.pem")),
                (
                    "JETWAY_GATEWAY_UPSTREAM_TLS__SERVER_NAME",
                    "backend.internal".to_owned(),
                ),
                ("JETWAY_GATEWAY_UPSTREAM_TLS__CERT_FILE", self.file(identity)),
                ("JETWAY_GATEWAY_UPSTREAM_TLS__KEY_FILE", self.file(identity)),
            ],
            settings,
            ..Plan::before_nobody()
        })
    }
}

#[test]
fn the_backend_answers_only_a_gateway_with_its_certificate() {
    let served = Served::start(&Authority::new());
    let gateway = served.gateway("gateway.pem");
    eventually("the gateway is ready", || gateway.admin("/readyz").status == 200);
    let reply = gateway.get("falcon.test", CALL);
    assert_eq!(reply.status, 200, "{}", reply.text());
    assert!(reply.text().contains("Bangladesh"), "{}", reply.text());
    let stranger = served.gateway("stranger.pem");
    let reply = stranger.get("falcon.test", CALL);
    assert!(matches!(reply.status, 502 | 503), "{}", reply.text());
    let plain = http_to(served.api);
    assert!(!plain.contains("200 OK"), "{plain}");
}

/// The answer to a caller without TLS.
fn http_to(address: SocketAddr) -> String {
    use std::io::{Read, Write};
    let mut stream = TcpStream::connect(address).expect("a connection");
    let _ = stream.write_all(format!("GET {CALL} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n").as_bytes());
    let mut said = Vec::new();
    let _ = stream.read_to_end(&mut said);
    String::from_utf8_lossy(&said).into_owned()
}
