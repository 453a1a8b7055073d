//! Custom domains: a tenant's claim to a host, in one file `<domains>/<host>.toml` each.
//!
//! Written by `jetway domain …`, read by the gateway. **Invariant**: a host is routed only after its owner verified the
//! claim, and a tenant's own manifest always takes precedence.

mod hosts;

use std::fs;
use std::path::Path;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Deserializer, Serialize};

use crate::fault::TenantFault;
use crate::host::canonical_host;
use crate::slug::TenantSlug;

pub use hosts::ClaimedHosts;

/// State of a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ClaimState {
    /// Claimed, not verified yet.
    Claimed,
    /// Verified, without a certificate.
    Verified,
    /// Verified, with a certificate.
    Active,
    /// Expired: not verified in time.
    Failed,
}

impl ClaimState {
    /// Whether the host's owner verified it.
    #[must_use]
    pub const fn is_proven(self) -> bool {
        matches!(self, Self::Verified | Self::Active)
    }

    /// Name in the file.
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

/// A tenant's claim to a host.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claim {
    /// Canonical, exact host name: no wildcard, no IP address.
    pub host: String,
    /// The tenant.
    #[serde(deserialize_with = "slug")]
    pub tenant: TenantSlug,
    /// A token only the host's owner can publish there: 160 random bits in hexadecimal.
    pub token: String,
    /// Its state.
    pub state: ClaimState,
    /// When it was claimed.
    pub claimed_at: DateTime<Utc>,
    /// When it was verified.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verified_at: Option<DateTime<Utc>>,
    /// How it was verified: `dns` or `http`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verified_by: Option<String>,
    /// Start of the certificate's validity.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub issued_at: Option<DateTime<Utc>>,
    /// End of the certificate's validity.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expires_at: Option<DateTime<Utc>>,
    /// When to renew the certificate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub renew_at: Option<DateTime<Utc>>,
    /// When to ask the certificate authority again whether it wants an earlier renewal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ask_authority_at: Option<DateTime<Utc>>,
    /// Consecutive failures of the current step.
    #[serde(default)]
    pub failures: u32,
    /// Earliest time of the next attempt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_attempt_at: Option<DateTime<Utc>>,
    /// Reason of the last failure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_error: Option<String>,
}

impl Claim {
    /// Clears the failures of a completed step.
    pub fn settle(&mut self) {
        self.failures = 0;
        self.next_attempt_at = None;
        self.last_error = None;
    }

    /// Reads a claim.
    ///
    /// # Errors
    /// The file cannot be read, is not a claim, or belongs to another host.
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
