//! The real gateway in front of a backend.

use std::fs::{self, File};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;

use jetway_testkit::Port;
use jetway_testkit::wait::until_it_serves;
use tempfile::TempDir;

/// A running gateway, stopped when dropped.
pub struct Gateway {
    /// Its copies of tenants, its releases and its log.
    root: TempDir,
    port: Port,
    _admin: Port,
    child: Child,
}

impl Gateway {
    /// Starts in front of the backend at this address, with the keys in this folder.
    pub fn before(backend: SocketAddr, keys: &Path) -> Self {
        let root = tempfile::tempdir().expect("a folder");
        fs::create_dir_all(root.path().join("releases")).expect("a folder");
        let [port, admin] = [0, 1].map(|_| Port::reserve());
        let mut child = command(root.path(), keys)
            .env("JETWAY_GATEWAY_LISTEN", port.address().to_string())
            .env("JETWAY_GATEWAY_ADMIN_LISTEN", admin.address().to_string())
            .env("JETWAY_GATEWAY_UPSTREAM", backend.to_string())
            .spawn()
            .expect("the gateway starts");
        until_it_serves(&mut child, admin.address(), &[port.address()], || log_in(root.path()));
        Self {
            root,
            port,
            _admin: admin,
            child,
        }
    }

    pub fn url(&self, target: &str) -> String {
        format!("http://{}{target}", self.port.address())
    }

    pub fn log(&self) -> String {
        log_in(self.root.path())
    }
}

impl Drop for Gateway {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn log_in(root: &Path) -> String {
    fs::read_to_string(root.join("log")).unwrap_or_default()
}

fn command(root: &Path, keys: &Path) -> Command {
    let log = File::options().create(true).append(true).open(root.join("log"));
    let log = log.expect("a log");
    let mut command = Command::new(binary());
    command
        .env("JETWAY_GATEWAY_THREADS", "1")
        .env("JETWAY_GATEWAY_OPERATIONS_HOST", "operations.localhost")
        // Tests exceed the request limits of one client, and restart the backend more often than usual.
        .env("JETWAY_GATEWAY_LIMITS__RATES__EXEMPT", "127.0.0.0/8,::1")
        .env("JETWAY_GATEWAY_RESILIENCE__HEALTH__DOWN_INTERVAL_MS", "50")
        .env("JETWAY_GATEWAY_RESILIENCE__EJECTION__BASE_MS", "50")
        .env("JETWAY_GATEWAY_RESILIENCE__EJECTION__LONGEST_MS", "50")
        .env("JETWAY_GATEWAY_RESILIENCE__BREAKER__OPEN_MS", "50")
        .env(
            "JETWAY_TENANTS_DIR",
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../tenants"),
        )
        .env("JETWAY_TENANT_CACHE_DIR", root.join("kept"))
        .env("JETWAY_RELEASES_DIR", root.join("releases"))
        .env("JETWAY_DOMAINS_DIR", root.join("domains"))
        .env("JETWAY_EDGE_KEY_FILE", keys.join("edge.key"))
        .env("JETWAY_TOKEN_KEY_FILE", keys.join("token.key"))
        .env_remove("JETWAY_OVERRIDE_KEY_FILE")
        .stdin(Stdio::null())
        .stdout(log.try_clone().expect("a log"))
        .stderr(log);
    command
}

/// `jetway-gateway` beside the backend's binary; built when it is not there yet.
fn binary() -> &'static PathBuf {
    static BINARY: OnceLock<PathBuf> = OnceLock::new();
    BINARY.get_or_init(|| {
        let binary = Path::new(env!("CARGO_BIN_EXE_jetway-api")).with_file_name("jetway-gateway");
        if !binary.is_file() {
            let mut build = Command::new(env!("CARGO"));
            build
                .args(["build", "--quiet", "--workspace", "--bin", "jetway-gateway"])
                .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(".."));
            if binary.parent().is_some_and(|folder| folder.ends_with("release")) {
                build.arg("--release");
            }
            assert!(build.status().expect("cargo").success(), "the gateway builds");
        }
        binary
    })
}
