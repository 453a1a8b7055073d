//! Custom domains: a tenant's claim to a host, one file `<domains>/<host>.toml` each.
//!
//! `jetway domain …` writes them; whoever routes reads them. **Invariant**: a host is routed only when its owner proved
//! the claim, and a tenant's own manifest always comes first.

mod hosts;

use std::fs;
use std::path::Path;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Deserializer, Serialize};

use crate::fault::TenantFault;
use crate::host::canonical_host;
use crate::slug::TenantSlug;

pub use hosts::ClaimedHosts;

/// How far a claim has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ClaimState {
    /// Said, not proven.
    Claimed,
    /// Proven; no certificate yet.
    Verified,
    /// Proven, with a certificate.
    Active,
    /// Given up: never proven in time.
    Failed,
}

impl ClaimState {
    /// Whether the owner of the host agreed.
    #[must_use]
    pub const fn is_proven(self) -> bool {
        matches!(self, Self::Verified | Self::Active)
    }

    /// As written in the file.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Claimed => "claimed",
            Self::Verified => "verified",
            Self::Active => "active",
            Self::Failed => "failed",
        }
    }
}

/// One tenant's claim to one host.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claim {
    /// Canonical, exact: no wildcard, no address.
    pub host: String,
    /// Who claims it.
    #[serde(deserialize_with = "slug")]
    pub tenant: TenantSlug,
    /// What only the owner of the host can publish there: 160 random bits in hexadecimal.
    pub token: String,
    /// How far it has come.
    pub state: ClaimState,
    /// When it was made.
    pub claimed_at: DateTime<Utc>,
    /// When the owner proved it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verified_at: Option<DateTime<Utc>>,
    /// By which proof: `dns` or `http`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verified_by: Option<String>,
    /// Start of the certificate's life.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub issued_at: Option<DateTime<Utc>>,
    /// End of the certificate's life.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expires_at: Option<DateTime<Utc>>,
    /// When the next certificate is due.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub renew_at: Option<DateTime<Utc>>,
    /// When the authority is asked again whether it wants an earlier renewal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ask_authority_at: Option<DateTime<Utc>>,
    /// Failures in a row at the present step.
    #[serde(default)]
    pub failures: u32,
    /// Nothing is tried before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_attempt_at: Option<DateTime<Utc>>,
    /// Why the last try failed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_error: Option<String>,
}

impl Claim {
    /// Forget the failures of the step that is now done.
    pub fn settle(&mut self) {
        self.failures = 0;
        self.next_attempt_at = None;
        self.last_error = None;
    }

    /// Read one claim.
    ///
    /// # Errors
    /// When the file cannot be read, is no claim, or is another host's.
    pub fn read(file: &Path) -> Result<Self, TenantFault> {
        let fault = |text: &str, span, reason: String| TenantFault::at("", file, text, span, reason);
        let text = fs::read_to_string(file).map_err(|error| fault("", None, format!("cannot be read: {error}")))?;
        let claim: Self =
            toml::from_str(&text).map_err(|error| fault(&text, error.span(), error.message().replace('\n', "; ")))?;
        let named = file.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        if claim.host != named || canonical_host(named).as_deref() != Ok(named) {
            let reason = format!(
                "is the claim of {}, not of {named}; restore or remove the file",
                claim.host
            );
            return Err(TenantFault {
                tenant: claim.tenant.to_string(),
                ..fault(&text, None, reason)
            });
        }
        Ok(claim)
    }
}

fn slug<'de, D: Deserializer<'de>>(deserializer: D) -> Result<TenantSlug, D::Error> {
    let text = String::deserialize(deserializer)?;
    TenantSlug::parse(&text).ok_or_else(|| serde::de::Error::custom(format!("{text:?} is not a tenant's name")))
}

#[cfg(test)]
mod tests;
