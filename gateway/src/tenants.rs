//! The source of the gateway's tenants.

mod api;

use std::sync::Arc;

use anyhow::{Context, Result, anyhow};
use jetway_domain::edge::EdgeKey;
use jetway_tenancy::{FolderSource, LastGood, TenantRegistry, TenantSlug, TenantSource};

use crate::config::{Config, TenantPlace};
use api::ApiSource;

/// Opens the configured source, backed by the last good copies.
///
/// # Errors
/// When the copies cannot be written, or neither the folder nor the copies have a usable original brand.
pub fn open(config: &Config, edge_key: &EdgeKey) -> Result<Arc<TenantRegistry>> {
    let copies = match &config.tenant_cache_dir {
        dir if dir.as_os_str().is_empty() => None,
        dir => {
            let copies = LastGood::open(dir).with_context(|| format!("tenant_cache_dir: {}", dir.display()))?;
            Some(Arc::new(copies))
        }
    };
    let source: Box<dyn TenantSource> = match config.tenant_source {
        TenantPlace::Folder => Box::new(FolderSource::new(&config.tenants_dir)),
        TenantPlace::Api => {
            let copies = copies
                .clone()
                .context("tenant_cache_dir: tenant_source = \"api\" needs a folder here")?;
            Box::new(ApiSource::new(&config.tenant_api, edge_key.clone(), copies)?)
        }
    };
    let registry = TenantRegistry::start(source, copies);
    if config.tenant_source == TenantPlace::Folder && registry.snapshot().original().is_none() {
        return Err(without_original(&registry));
    }
    Ok(registry)
}

fn without_original(registry: &TenantRegistry) -> anyhow::Error {
    let snapshot = registry.snapshot();
    let mut faults = snapshot
        .faults()
        .iter()
        .filter(|fault| fault.tenant == TenantSlug::DEFAULT);
    let fault = faults.next().map(ToString::to_string).or(registry.state().away);
    let reason = fault.unwrap_or_else(|| "the original brand is missing; restore it".to_owned());
    anyhow!("the gateway cannot start without its original brand: {reason}")
}
