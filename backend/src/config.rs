//! The backend's settings. Nothing else reads the environment.

mod payment_accounts;
mod portal_address;
mod sellers;

use std::ffi::OsString;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use jetway_app::app::SandboxSettings;
use jetway_app::app::WorldConfig;
use jetway_app::flight::FlightSettings;
use jetway_app::flight::search::SearchSettings;
use jetway_app::identity::{HashCost, IdentitySettings};
use jetway_settings::Layers;
use serde::Deserialize;

pub use portal_address::PortalAddress;

const LAYERS: Layers<'_> = Layers {
    defaults: include_str!("../config.default.toml"),
    prefix: "JETWAY_BACKEND_",
    shared: &[
        ("JETWAY_DATABASE_URL", "database_url"),
        ("JETWAY_TENANTS_DIR", "tenants_dir"),
        ("JETWAY_EDGE_KEY_FILE", "edge_key_file"),
        ("JETWAY_TOKEN_KEY_FILE", "token_key_file"),
        ("JETWAY_DATA_KEY_FILE", "data_key_file"),
        ("JETWAY_WORLD_JOURNAL", "sandbox.journal"),
        ("JETWAY_WORLD_LATENCY_PERCENT", "sandbox.latency_percent"),
        ("JETWAY_DUFFEL_TOKEN_FILE", "duffel.token_file"),
        ("JETWAY_PAYMENT_ACCOUNTS_DIR", "payments.accounts_dir"),
        ("JETWAY_REDIS_URL", "redis_url"),
    ],
};

/// The backend's settings; `config.default.toml` documents each.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct Config {
    pub listen: String,
    pub admin_listen: String,
    pub admin_hosts: Vec<String>,
    pub database_url: String,
    pub tenants_dir: PathBuf,
    pub edge_key_file: PathBuf,
    pub token_key_file: PathBuf,
    pub data_key_file: PathBuf,
    pub former_data_key_files: Vec<PathBuf>,
    pub portal_address: PortalAddress,
    pub body_bytes: usize,
    pub upload_bytes: usize,
    pub redis_url: String,
    pub log: String,
    pub tls: TlsConfig,
    pub identity: IdentityConfig,
    pub registration: RegistrationConfig,
    pub search: SearchConfig,
    pub sandbox: SandboxConfig,
    pub payments: PaymentsConfig,
    pub reports: ReportsConfig,
    pub duffel: DuffelConfig,
}

/// TLS of the API listener; off if `cert_file` is empty.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct TlsConfig {
    pub cert_file: PathBuf,
    pub key_file: PathBuf,
    pub client_ca_file: PathBuf,
}

impl TlsConfig {
    /// Whether the API is served over TLS.
    pub fn is_on(&self) -> bool {
        !self.cert_file.as_os_str().is_empty()
    }
}

/// Sign-in limits.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct IdentityConfig {
    pub codes_per_hour: u64,
    pub hash_memory_kib: u32,
}

/// The public registration form.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct RegistrationConfig {
    pub captcha_work: u64,
}

/// Searches kept in this process's memory, and the fare calendar.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct SearchConfig {
    pub kept: NonZeroU32,
    pub index_calls_per_hour: u32,
}

/// The sandbox world.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct SandboxConfig {
    pub enabled: bool,
    pub seed: u64,
    pub journal: PathBuf,
    pub mood: Mood,
    pub latency_percent: u32,
}

/// Online payment.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct PaymentsConfig {
    pub simulator: bool,
    pub accounts_dir: PathBuf,
}

/// Files of reports.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct ReportsConfig {
    pub rows_at_once: u64,
}

/// A Duffel account.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "explained in config.default.toml")]
pub struct DuffelConfig {
    pub enabled: bool,
    pub base_url: String,
    pub token_file: PathBuf,
    pub currency: String,
    pub contact_email: String,
    pub contact_phone: String,
}

/// How often sandbox suppliers fail.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mood {
    /// Only if forced.
    Quiet,
    /// Occasionally.
    Demo,
    /// As often as real suppliers.
    Rough,
}

impl Config {
    /// Settings from the defaults, a file and the environment.
    ///
    /// # Errors
    /// If a file or variable has an unknown key or an invalid value.
    pub fn load(file: Option<&Path>, environment: impl Iterator<Item = (OsString, OsString)>) -> Result<Self> {
        LAYERS.load(file, environment).context("invalid backend settings")
    }

    /// Sign-in limits.
    #[must_use]
    pub fn identity(&self) -> IdentitySettings {
        IdentitySettings {
            hash_cost: HashCost {
                memory_kib: self.identity.hash_memory_kib,
                ..HashCost::default()
            },
            codes_per_hour: self.identity.codes_per_hour,
            ..IdentitySettings::default()
        }
    }

    /// Limits of flight sales.
    #[must_use]
    pub fn flights(&self) -> FlightSettings {
        FlightSettings {
            search: SearchSettings {
                capacity: u64::from(self.search.kept.get()),
                index_calls_per_hour: self.search.index_calls_per_hour,
                ..SearchSettings::default()
            },
            ..FlightSettings::default()
        }
    }

    /// The sandbox world.
    #[must_use]
    pub fn sandbox(&self) -> SandboxSettings {
        let troubles = match self.sandbox.mood {
            Mood::Quiet => WorldConfig::quiet(),
            Mood::Demo => WorldConfig::default(),
            Mood::Rough => WorldConfig::rough(),
        };
        SandboxSettings {
            enabled: self.sandbox.enabled,
            seed: self.sandbox.seed,
            journal: self.sandbox.journal.clone(),
            world: WorldConfig {
                latency_percent: self.sandbox.latency_percent,
                ..troubles
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn loaded(kept: Option<&str>) -> Result<Config> {
        let set = kept.map(|kept| (OsString::from("JETWAY_BACKEND_SEARCH__KEPT"), OsString::from(kept)));
        Config::load(None, set.into_iter())
    }

    #[test]
    fn how_many_searches_are_kept_is_a_setting() {
        let capacity = |kept| loaded(kept).expect("settings").flights().search.capacity;
        assert_eq!(capacity(None), SearchSettings::default().capacity);
        assert_eq!(capacity(Some("500")), 500);
        let settings = loaded(None).expect("settings").flights().search;
        assert_eq!(
            settings.index_calls_per_hour,
            SearchSettings::default().index_calls_per_hour
        );
        let refused = format!("{:#}", loaded(Some("0")).expect_err("a refusal"));
        assert!(refused.contains("kept"), "{refused}");
    }
}
