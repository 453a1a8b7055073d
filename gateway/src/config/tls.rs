//! Certificates, tickets, handshakes.

use std::path::PathBuf;

use serde::Deserialize;

/// TLS towards clients.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct TlsRules {
    pub listen: String,
    pub public_port: u16,
    pub certs_dir: PathBuf,
    pub kept_certificates: u64,
    pub ticket_key_file: PathBuf,
    pub ticket_hours: u64,
    pub handshake_seconds: u64,
}

impl TlsRules {
    /// Whether there is a TLS listener at all.
    pub fn is_on(&self) -> bool {
        !self.listen.is_empty()
    }
}

/// TLS towards the backend's nodes.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct UpstreamTls {
    pub server_name: String,
    pub ca_file: PathBuf,
    pub cert_file: PathBuf,
    pub key_file: PathBuf,
}

impl UpstreamTls {
    /// Whether TLS is used.
    pub fn is_on(&self) -> bool {
        !self.ca_file.as_os_str().is_empty()
    }
}
