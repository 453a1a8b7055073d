//! A test certificate authority, and plans with its certificates.

use std::fs;
use std::path::PathBuf;

use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
use rustls::RootCertStore;
use rustls::pki_types::CertificateDer;

use crate::support::{Backend, Gateway, Plan};

pub struct Authority {
    issuer: Issuer<'static, KeyPair>,
    pub certificate: CertificateDer<'static>,
}

/// Chain and key as PEM.
#[derive(Clone)]
pub struct Issued {
    pub pem: String,
    pub leaf: CertificateDer<'static>,
}

impl Authority {
    pub fn new() -> Self {
        let mut params = CertificateParams::new(Vec::new()).expect("no names");
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let key = KeyPair::generate().expect("a key");
        let certificate = params.self_signed(&key).expect("a root").der().clone();
        Self {
            issuer: Issuer::new(params, key),
            certificate,
        }
    }

    /// A certificate for these names, valid until 4096.
    pub fn issue(&self, names: &[&str]) -> Issued {
        self.issue_until(names, 4096)
    }

    pub fn issue_until(&self, names: &[&str], year: i32) -> Issued {
        let key = KeyPair::generate().expect("a key");
        self.issue_with(names, year, &key)
    }

    pub fn issue_with(&self, names: &[&str], year: i32, key: &KeyPair) -> Issued {
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        let mut params = CertificateParams::new(names).expect("names");
        params.not_after = rcgen::date_time_ymd(year, 1, 1);
        let leaf = params.signed_by(key, &self.issuer).expect("a certificate");
        Issued {
            pem: format!("{}{}", leaf.pem(), key.serialize_pem()),
            leaf: leaf.der().clone(),
        }
    }

    pub fn roots(&self) -> RootCertStore {
        let mut roots = RootCertStore::empty();
        roots.add(self.certificate.clone()).expect("a root");
        roots
    }
}

/// A plan with TLS and these files.
pub fn plan(backend: &Backend, files: &[(&str, &Issued)]) -> Plan {
    let files = files
        .iter()
        .map(|(name, issued)| ((*name).to_owned(), issued.pem.clone()));
    Plan {
        certificates: Some(files.collect()),
        ..Plan::before(backend)
    }
}

/// Writes a file atomically, as `jetway domain` does: a temporary file, then a rename.
pub fn put(gateway: &Gateway, name: &str, text: &str) {
    let beside = gateway.root.path().join("certs").join(format!(".{name}.new"));
    fs::write(&beside, text).expect("a certificate");
    fs::rename(beside, file(gateway, name)).expect("a certificate");
}

pub fn file(gateway: &Gateway, name: &str) -> PathBuf {
    gateway.root.path().join("certs").join(format!("{name}.pem"))
}
