//! The source of tenants.

use std::path::Path;

use anyhow::{Result, bail};
use serde::Deserialize;

/// The source of tenants.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TenantPlace {
    /// The folder `tenants_dir`.
    Folder,
    /// The backend's tenancy API.
    Api,
}

/// Checks the keys against each other.
///
/// # Errors
/// Names the key and what to write instead.
pub fn check(place: TenantPlace, cache_dir: &Path) -> Result<()> {
    if place == TenantPlace::Api && cache_dir.as_os_str().is_empty() {
        bail!("tenant_cache_dir: tenant_source = \"api\" keeps files there; name a folder, as in \"var/tenants\"");
    }
    Ok(())
}
