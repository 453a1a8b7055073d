//! The gateway's process, its folders and its keys.

use std::fs::{self, File};
use std::net::{SocketAddr, TcpListener};
use std::os::fd::OwnedFd;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};

use jetway_tenancy::sample;
use jetway_testkit::Port;
use jetway_testkit::wait::until_it_serves;

use super::http::{self, Reply};
use super::{Backend, releases};

/// A reserved loopback port.
const UNUSED_ADDRESS: &str = "127.0.0.1:1";

pub const EDGE_KEY: [u8; 32] = [7; 32];
pub const TOKEN_KEY: [u8; 32] = [9; 32];

/// A key in the format of its file.
pub fn hexadecimal(key: &[u8]) -> String {
    key.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Settings and files of a gateway to start.
pub struct Plan {
    pub upstream: String,
    pub variables: Vec<(&'static str, String)>,
    pub with_releases: bool,
    /// Generated tenants besides those of the repository; see `jetway_tenancy::sample`.
    pub agencies: usize,
    /// With TLS: the certificate files to start with, name and content.
    pub certificates: Option<Vec<(String, String)>>,
    /// A settings file, for settings that have no variable.
    pub settings: String,
}

impl Plan {
    pub fn before(backend: &Backend) -> Self {
        Self {
            upstream: backend.address.to_string(),
            variables: Vec::new(),
            with_releases: true,
            agencies: 0,
            certificates: None,
            settings: String::new(),
        }
    }

    /// The backend's address has no listener.
    pub fn before_nobody() -> Self {
        Self {
            upstream: UNUSED_ADDRESS.to_owned(),
            variables: Vec::new(),
            with_releases: true,
            agencies: 0,
            certificates: None,
            settings: String::new(),
        }
    }
}

/// A running gateway.
pub struct Gateway {
    pub root: tempfile::TempDir,
    pub address: SocketAddr,
    pub admin: SocketAddr,
    tls: SocketAddr,
    child: Child,
    _ports: Vec<Port>,
}

/// Its addresses.
#[derive(Clone, Copy)]
struct Doors {
    portal: SocketAddr,
    admin: SocketAddr,
    tls: SocketAddr,
}

impl Gateway {
    pub fn start(plan: &Plan) -> Self {
        Self::start_in(prepare(plan), plan)
    }

    /// Starts on an open socket, passed as systemd does.
    pub fn start_on(plan: &Plan, portal: TcpListener) -> Self {
        let root = prepare(plan);
        let [admin, tls] = [0, 1].map(|_| Port::reserve());
        let doors = Doors {
            portal: portal.local_addr().expect("an address"),
            admin: admin.address(),
            tls: tls.address(),
        };
        let child = command(root.path(), doors, plan)
            .env("LISTEN_FDS", "1")
            .env("LISTEN_FDS_FIRST_FD", "0")
            .stdin(Stdio::from(OwnedFd::from(portal)))
            .spawn()
            .expect("the gateway starts");
        Self::running(root, doors, child, vec![admin, tls])
    }

    /// Stops and starts it again on the same folders.
    pub fn restart(mut self, plan: &Plan) -> Self {
        self.terminate();
        self.wait();
        let empty = tempfile::tempdir().expect("a folder");
        Self::start_in(std::mem::replace(&mut self.root, empty), plan)
    }

    fn start_in(root: tempfile::TempDir, plan: &Plan) -> Self {
        let ports = [0, 1, 2].map(|_| Port::reserve());
        let [portal, admin, tls] = ports.each_ref().map(Port::address);
        let doors = Doors { portal, admin, tls };
        let child = command(root.path(), doors, plan).spawn().expect("the gateway starts");
        Self::running(root, doors, child, ports.into())
    }

    fn running(root: tempfile::TempDir, doors: Doors, mut child: Child, ports: Vec<Port>) -> Self {
        until_it_serves(&mut child, doors.admin, &[doors.portal], || log_in(root.path()));
        Self {
            root,
            address: doors.portal,
            admin: doors.admin,
            tls: doors.tls,
            child,
            _ports: ports,
        }
    }

    /// Address of the TLS listener, if TLS is on.
    pub fn tls(&self) -> SocketAddr {
        self.tls
    }

    pub fn tenant_file(&self, slug: &str) -> PathBuf {
        self.root.path().join("tenants").join(slug).join("tenant.toml")
    }

    /// Sends a GET for a host.
    pub fn get(&self, host: &str, target: &str) -> Reply {
        self.get_with(host, target, "")
    }

    /// Sends a GET with further header lines, each ending in CRLF.
    pub fn get_with(&self, host: &str, target: &str, headers: &str) -> Reply {
        self.send(&format!(
            "GET {target} HTTP/1.1\r\nHost: {host}\r\n{headers}Connection: close\r\n\r\n"
        ))
    }

    pub fn send(&self, text: &str) -> Reply {
        http::send(self.address, text.as_bytes())
    }

    pub fn admin(&self, path: &str) -> Reply {
        self.try_admin(path).unwrap_or_else(|reason| panic!("{reason}"))
    }

    /// As [`Self::admin`], or returns why there is no response: a process that leaves closes connections it has not read.
    pub fn try_admin(&self, path: &str) -> Result<Reply, String> {
        let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        http::try_send(self.admin, request.as_bytes())
    }

    pub fn log(&self) -> String {
        log_in(self.root.path())
    }

    /// Process id.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    pub fn terminate(&self) {
        let status = Command::new("kill")
            .args(["-TERM", &self.child.id().to_string()])
            .status()
            .expect("kill");
        assert!(status.success());
    }

    pub fn wait(&mut self) -> ExitStatus {
        self.child.wait().expect("an end")
    }
}

impl Drop for Gateway {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Creates its folders and keys.
fn prepare(plan: &Plan) -> tempfile::TempDir {
    let root = tempfile::tempdir().expect("a folder");
    copy(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("../tenants"),
        &root.path().join("tenants"),
    );
    sample::write(&root.path().join("tenants"), 0..plan.agencies).expect("tenants");
    let certificates = root.path().join("certs");
    fs::create_dir_all(&certificates).expect("certificates");
    for (name, text) in plan.certificates.iter().flatten() {
        fs::write(certificates.join(format!("{name}.pem")), text).expect("a certificate");
    }
    fs::create_dir_all(root.path().join("releases")).expect("releases");
    if plan.with_releases {
        releases::publish(&root.path().join("releases"));
    }
    for (name, key) in [("edge.key", EDGE_KEY), ("token.key", TOKEN_KEY)] {
        fs::write(root.path().join(name), hexadecimal(&key)).expect("a key");
    }
    fs::write(root.path().join("gateway.toml"), &plan.settings).expect("settings");
    root
}

fn command(root: &Path, doors: Doors, plan: &Plan) -> Command {
    let log = File::options()
        .create(true)
        .append(true)
        .open(root.join("log"))
        .expect("a log");
    let mut command = Command::new(env!("CARGO_BIN_EXE_jetway-gateway"));
    command
        .arg("--config")
        .arg(root.join("gateway.toml"))
        .env("JETWAY_GATEWAY_LISTEN", doors.portal.to_string())
        .env("JETWAY_GATEWAY_ADMIN_LISTEN", doors.admin.to_string())
        .env("JETWAY_GATEWAY_UPSTREAM", &plan.upstream)
        .env("JETWAY_GATEWAY_THREADS", "1")
        // Tests exceed the rates of one client; tests of rates override this.
        .env("JETWAY_GATEWAY_LIMITS__RATES__EXEMPT", "127.0.0.0/8,::1")
        .env("JETWAY_TENANTS_DIR", root.join("tenants"))
        .env("JETWAY_TENANT_CACHE_DIR", root.join("kept"))
        .env("JETWAY_RELEASES_DIR", root.join("releases"))
        .env("JETWAY_DOMAINS_DIR", root.join("domains"))
        .env("JETWAY_EDGE_KEY_FILE", root.join("edge.key"))
        .env("JETWAY_TOKEN_KEY_FILE", root.join("token.key"))
        .env_remove("JETWAY_OVERRIDE_KEY_FILE")
        .env("JETWAY_CERTS_DIR", root.join("certs"))
        .env("JETWAY_GATEWAY_TLS__TICKET_KEY_FILE", root.join("tickets.json"))
        .env("JETWAY_GATEWAY_TLS__PUBLIC_PORT", doors.tls.port().to_string())
        .env(
            "JETWAY_GATEWAY_TLS__LISTEN",
            plan.certificates
                .as_ref()
                .map_or_else(String::new, |_| doors.tls.to_string()),
        )
        .envs(plan.variables.iter().map(|(name, value)| (*name, value.as_str())))
        .stdin(Stdio::null())
        .stdout(log.try_clone().expect("a log"))
        .stderr(log);
    command
}

fn log_in(root: &Path) -> String {
    fs::read_to_string(root.join("log")).expect("a log")
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder").flatten() {
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).expect("a file");
        }
    }
}
