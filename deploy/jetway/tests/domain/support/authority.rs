//! The certificate authority: Pebble, called over TLS with a certificate made here.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
use serde_json::json;

use super::names::Names;
use super::{Port, Process, eventually, listens, tls};

pub struct Authority {
    port: Port,
    management: Port,
    /// The root that Pebble's own server certificate is verified against.
    pub front_root: PathBuf,
    log: PathBuf,
    process: Option<Process>,
}

impl Authority {
    pub fn start(root: &Path, names: &Names, http_port: u16, seconds: u32) -> Self {
        let folder = root.join("authority");
        fs::create_dir_all(&folder).expect("a folder");
        let front_root = front(&folder);
        let [port, management] = [0; 2].map(|_| Port::reserve());
        let settings = json!({ "pebble": {
            "listenAddress": port.address().to_string(),
            "managementListenAddress": management.address().to_string(),
            "certificate": folder.join("front.pem"),
            "privateKey": folder.join("front.key"),
            "httpPort": http_port,
            // No order is proven over TLS.
            "tlsPort": 1,
            "certificateValidityPeriod": seconds,
        } });
        fs::write(folder.join("pebble.json"), settings.to_string()).expect("settings");
        let log = folder.join("log");
        let file = File::create(&log).expect("a log");
        let child = Command::new("pebble")
            .arg("-config")
            .arg(folder.join("pebble.json"))
            .args(["-dnsserver", &names.dns.to_string()])
            .env("PEBBLE_VA_NOSLEEP", "1")
            .env("PEBBLE_WFE_NONCEREJECT", "0")
            // Every order is looked at anew.
            .env("PEBBLE_AUTHZREUSE", "0")
            .stdin(Stdio::null())
            .stdout(file.try_clone().expect("a log"))
            .stderr(file)
            .spawn()
            .expect("pebble is not installed; run: apt-get install -y pebble");
        let process = Some(Process(child));
        eventually("the authority answers", || {
            listens(port.address()) && listens(management.address())
        });
        Self {
            port,
            management,
            front_root,
            log,
            process,
        }
    }

    pub fn directory(&self) -> String {
        format!("https://{}/dir", self.port.address())
    }

    /// The root of the issued certificates (PEM), as browsers would trust it.
    pub fn root(&self) -> String {
        let mut stream = tls::connect(self.management.address(), "127.0.0.1", &self.front_root_pem())
            .expect("the authority's management interface");
        stream
            .write_all(b"GET /roots/0 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            .expect("asked");
        let text = tls::read(&mut stream);
        let from = text.find("-----BEGIN").expect("a certificate");
        text[from..].to_owned()
    }

    fn front_root_pem(&self) -> String {
        fs::read_to_string(&self.front_root).expect("a root")
    }

    pub fn log(&self) -> String {
        fs::read_to_string(&self.log).unwrap_or_default()
    }

    /// How many orders it received.
    pub fn orders(&self) -> usize {
        self.log().matches("POST /order-plz").count()
    }

    /// How many requests it received.
    pub fn requests(&self) -> usize {
        let log = self.log();
        ["GET /dir", "HEAD /nonce-plz", "POST /"]
            .iter()
            .map(|part| log.matches(part).count())
            .sum()
    }

    pub fn stop(&mut self) {
        self.process = None;
    }
}

/// Creates a root and a leaf for 127.0.0.1; returns the root's path.
fn front(folder: &Path) -> PathBuf {
    let mut root = CertificateParams::default();
    root.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    let root_key = KeyPair::generate().expect("a key");
    let root_pem = root.self_signed(&root_key).expect("a root").pem();
    let leaf = CertificateParams::new(vec!["127.0.0.1".to_owned()]).expect("a name");
    let leaf_key = KeyPair::generate().expect("a key");
    let leaf = leaf.signed_by(&leaf_key, &Issuer::new(root, root_key)).expect("a leaf");
    fs::write(folder.join("front.pem"), leaf.pem()).expect("a leaf");
    fs::write(folder.join("front.key"), leaf_key.serialize_pem()).expect("a key");
    fs::write(folder.join("root.pem"), root_pem).expect("a root");
    folder.join("root.pem")
}
