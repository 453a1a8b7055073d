//! The test environment: DNS servers, a certificate authority, a gateway and the operator's tool; stopped when dropped.

pub mod authority;
pub mod gateway;
pub mod names;
pub mod old_server;
pub mod tls;

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use authority::Authority;
use gateway::Gateway;
pub use jetway_testkit::Port;
pub use jetway_testkit::wait::eventually;
use names::Names;

/// Everything a test needs.
pub struct Town {
    pub root: tempfile::TempDir,
    pub names: Names,
    pub gateway: Gateway,
    pub authority: Authority,
    /// Environment variables that override the defaults.
    pub variables: Vec<(&'static str, String)>,
}

/// The output of a command.
#[derive(Debug)]
pub struct Said {
    pub well: bool,
    pub out: String,
    pub err: String,
}

impl Town {
    pub fn new() -> Self {
        Self::whose_certificates_last(90 * 24 * 60 * 60)
    }

    /// The authority issues certificates with this validity, in seconds.
    pub fn whose_certificates_last(seconds: u32) -> Self {
        let root = tempfile::tempdir().expect("a folder");
        copy(&repository().join("tenants"), &root.path().join("tenants"));
        let names = Names::start(root.path());
        let gateway = Gateway::start(root.path());
        let authority = Authority::start(root.path(), &names, gateway.plain.port(), seconds);
        Self {
            root,
            names,
            gateway,
            authority,
            variables: Vec::new(),
        }
    }

    /// A command, to be run or left running.
    pub fn command(&self, arguments: &[&str]) -> Command {
        let root = self.root.path();
        let mut command = Command::new(env!("CARGO_BIN_EXE_jetway"));
        command
            .arg("domain")
            .args(arguments)
            .current_dir(root)
            .env("JETWAY_DOMAINS_DIR", root.join("domains"))
            .env("JETWAY_CERTS_DIR", root.join("certs"))
            .env("JETWAY_TENANTS_DIR", root.join("tenants"))
            .env("JETWAY_DOMAINS_PROOF__NAMESERVER", self.names.dns.to_string())
            .env("JETWAY_DOMAINS_PROOF__HTTP_PORT", self.gateway.plain.port().to_string())
            .env("JETWAY_DOMAINS_PROOF__PRIVATE_ADDRESSES", "true")
            .env("JETWAY_DOMAINS_ACME__DIRECTORY", self.authority.directory())
            .env("JETWAY_DOMAINS_ACME__CA_ROOT", &self.authority.front_root)
            .env("JETWAY_DOMAINS_ACME__TERMS_AGREED", "true")
            .env("JETWAY_DOMAINS_ACME__CONTACT", "ops@example.com")
            .env("JETWAY_DOMAINS_ACME__ACCOUNT_FILE", root.join("acme/account.json"))
            .env("JETWAY_DOMAINS_RENEW__POLL_SECONDS", "1")
            .envs(self.variables.iter().map(|(name, value)| (*name, value.as_str())))
            .stdin(Stdio::null());
        command
    }

    pub fn run(&self, arguments: &[&str]) -> Said {
        let output = self.command(arguments).output().expect("the tool runs");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        Said {
            well: output.status.success(),
            out: text(&output.stdout),
            err: text(&output.stderr),
        }
    }

    /// The output of a command that must succeed.
    pub fn did(&self, arguments: &[&str]) -> String {
        let said = self.run(arguments);
        assert!(said.well, "{arguments:?}: {said:?}\n{}", self.authority.log());
        said.out
    }

    /// The error output of a command that must fail.
    pub fn refused(&self, arguments: &[&str]) -> String {
        let said = self.run(arguments);
        assert!(!said.well, "{arguments:?}: {said:?}");
        said.err
    }

    /// Claims the host for Falcon; returns what its owner must publish.
    pub fn claim(&self, host: &str) -> String {
        let told = self.did(&["add", host, "--tenant", "falcon"]);
        let statement = told
            .split_whitespace()
            .map(|word| word.trim_matches('"'))
            .find(|word| word.starts_with("jetway-domain="));
        statement.expect("instructions").to_owned()
    }

    /// Claims the host and publishes the DNS record.
    pub fn prove(&self, host: &str) {
        let statement = self.claim(host);
        self.names.set_text(&format!("_jetway-challenge.{host}"), &statement);
    }

    pub fn claim_file(&self, host: &str) -> PathBuf {
        self.root.path().join("domains").join(format!("{host}.toml"))
    }

    pub fn certificate_file(&self, host: &str) -> PathBuf {
        self.root.path().join("certs").join(format!("{host}.pem"))
    }

    /// Replaces a value in a claim file, to simulate elapsed time.
    pub fn rewrite(&self, host: &str, key: &str, value: &str) {
        let text = fs::read_to_string(self.claim_file(host)).expect("a claim");
        let line = format!("{key} = \"{value}\"");
        let mut lines: Vec<&str> = text
            .lines()
            .filter(|line| !line.starts_with(&format!("{key} = ")))
            .collect();
        lines.push(&line);
        fs::write(self.claim_file(host), lines.join("\n")).expect("a claim");
    }

    /// One claim as printed by `list --json`.
    pub fn listed(&self, host: &str) -> serde_json::Value {
        let listed: serde_json::Value = serde_json::from_str(&self.did(&["list", "--json"])).expect("JSON");
        let claims = listed["claims"].as_array().expect("claims");
        claims
            .iter()
            .find(|claim| claim["host"] == host)
            .cloned()
            .unwrap_or_default()
    }
}

/// A process that is killed when dropped.
#[derive(Debug)]
pub struct Process(pub Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

pub fn listens(address: SocketAddr) -> bool {
    std::net::TcpStream::connect(address).is_ok()
}

pub fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
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
