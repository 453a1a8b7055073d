//! Settings: built-in defaults, overridden by a file, overridden by the environment.

use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use chrono::TimeDelta;
use jetway_settings::Layers;
use serde::Deserialize;

const LAYERS: Layers<'_> = Layers {
    defaults: include_str!("../domains.default.toml"),
    prefix: "JETWAY_DOMAINS_",
    shared: &[("JETWAY_CERTS_DIR", "certs_dir"), ("JETWAY_TENANTS_DIR", "tenants_dir")],
};

/// Settings of custom domains; `domains.default.toml` explains each.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in domains.default.toml")]
pub struct Settings {
    pub dir: PathBuf,
    pub certs_dir: PathBuf,
    pub tenants_dir: PathBuf,
    pub proof: ProofSettings,
    pub acme: AcmeSettings,
    pub renew: RenewSettings,
}

/// How ownership is verified.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in domains.default.toml")]
pub struct ProofSettings {
    pub nameserver: String,
    pub http_port: u16,
    pub deadline_ms: u64,
    pub private_addresses: bool,
    pub lapse_days: u32,
}

/// The CA, the account, and order limits.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in domains.default.toml")]
pub struct AcmeSettings {
    pub directory: String,
    pub contact: String,
    pub terms_agreed: bool,
    pub ca_root: String,
    pub account_file: PathBuf,
    pub orders_per_hour: usize,
    pub order_deadline_seconds: u64,
    pub ask_ourselves_first: bool,
}

/// When certificates are renewed.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in domains.default.toml")]
pub struct RenewSettings {
    pub poll_seconds: u64,
    pub retry_seconds: u32,
    pub retry_cap_seconds: u32,
}

impl Settings {
    /// Loads the settings from all three sources.
    ///
    /// # Errors
    /// A file or variable contains an unknown key or an invalid value; names it and says what is valid.
    pub fn load(file: Option<&Path>, environment: impl Iterator<Item = (OsString, OsString)>) -> Result<Self> {
        let settings: Self = LAYERS.load(file, environment)?;
        settings.proof.nameserver()?;
        ensure!(
            settings.proof.deadline_ms > 0,
            "proof.deadline_ms is 0; write milliseconds, as in 5000"
        );
        ensure!(
            settings.proof.lapse_days > 0,
            "proof.lapse_days is 0; write days, as in 7"
        );
        ensure!(
            settings.renew.poll_seconds > 0,
            "renew.poll_seconds is 0; write seconds, as in 30"
        );
        ensure!(
            settings.acme.directory.starts_with("https://"),
            "acme.directory {:?} is not an https:// address",
            settings.acme.directory
        );
        let contact = &settings.acme.contact;
        ensure!(
            contact.is_empty() || (contact.contains('@') && !contact.contains(':')),
            "acme.contact {contact:?} is not an e-mail address; write it plainly, as in ops@example.com"
        );
        Ok(settings)
    }
}

impl AcmeSettings {
    /// Checks that the CA's terms are accepted.
    ///
    /// # Errors
    /// They are not.
    pub(crate) fn agreed(&self) -> Result<()> {
        ensure!(
            self.terms_agreed,
            "the terms of service of {} are not agreed to; read them, then set acme.terms_agreed = true \
             (JETWAY_DOMAINS_ACME__TERMS_AGREED=true)",
            self.directory
        );
        Ok(())
    }
}

impl ProofSettings {
    /// The configured name server; `None` for the system's.
    ///
    /// # Errors
    /// It is not `address:port`.
    pub fn nameserver(&self) -> Result<Option<SocketAddr>> {
        if self.nameserver.is_empty() {
            return Ok(None);
        }
        let address = self.nameserver.parse();
        let address = address.with_context(|| {
            format!(
                "proof.nameserver {:?} is not address:port, as in 192.0.2.1:53",
                self.nameserver
            )
        })?;
        Ok(Some(address))
    }

    /// Timeout of a whole check.
    #[must_use]
    pub const fn deadline(&self) -> Duration {
        Duration::from_millis(self.deadline_ms)
    }

    /// How long an unverified claim is valid.
    #[must_use]
    pub fn lapse(&self) -> TimeDelta {
        TimeDelta::days(i64::from(self.lapse_days))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn load(variables: &[(&str, &str)]) -> Result<Settings> {
        Settings::load(
            None,
            variables.iter().map(|(name, value)| ((*name).into(), (*value).into())),
        )
    }

    #[test]
    fn the_environment_stands_over_the_usual_values() {
        let settings = load(&[
            ("JETWAY_DOMAINS_DIR", "/d"),
            ("JETWAY_CERTS_DIR", "/c"),
            ("JETWAY_DOMAINS_ACME__TERMS_AGREED", "true"),
            ("JETWAY_DOMAINS_PROOF__NAMESERVER", "127.0.0.1:53"),
        ])
        .expect("settings");
        assert_eq!(
            (settings.dir.as_path(), settings.certs_dir.as_path()),
            (Path::new("/d"), Path::new("/c"))
        );
        assert!(settings.acme.terms_agreed && !settings.proof.private_addresses);
    }

    #[test]
    fn a_bad_value_names_the_key_and_what_would_fit() {
        for (name, value, told) in [
            ("JETWAY_DOMAINS_PROOF__NAMESERVER", "dns.example", "192.0.2.1:53"),
            ("JETWAY_DOMAINS_PROOF__LAPSE_DAYS", "0", "proof.lapse_days"),
            ("JETWAY_DOMAINS_ACME__DIRECTORY", "http://ca", "https://"),
            ("JETWAY_DOMAINS_ACME__CONTACT", "mailto:ops@example.com", "plainly"),
            ("JETWAY_DOMAINS_ACME__TERMS_AGREED", "maybe", "TERMS_AGREED"),
            ("JETWAY_DOMAINS_ACME__TERMS", "true", "no setting"),
        ] {
            let error = format!("{:#}", load(&[(name, value)]).expect_err(name));
            assert!(error.contains(told), "{name}: {error}");
        }
    }
}
