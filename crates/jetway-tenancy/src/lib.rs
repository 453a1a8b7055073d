//! Tenant manifests: types, loader, validation, live reload.
//!
//! A tenant is a folder `tenants/<slug>/` with `tenant.toml` and `assets/`. `_default` is the original brand; values
//! another tenant omits are inherited from it. **Invariant**: a tenant that was served keeps being served unchanged
//! until its folder validates again, whatever happens to its files.

pub mod asset;
pub mod check;
pub mod claims;
pub mod config;
pub mod document;
pub mod fault;
pub mod feed;
pub mod host;
pub mod load;
pub mod look;
pub mod manifest;
pub mod palette;
pub mod registry;
pub mod routing;
#[cfg(any(test, feature = "testing"))]
pub mod sample;
pub mod slug;
pub mod source;
pub mod watch;
pub mod wire;

pub use claims::{Claim, ClaimState, ClaimedHosts};
pub use config::TenantConfig;
pub use fault::TenantFault;
pub use host::{HostError, canonical_host};
pub use load::{Standing, Tenant};
pub use manifest::suppliers::SupplierNames;
pub use registry::{Changed, LastGood, Snapshot, SourceState, TenantRegistry};
pub use routing::{HostEntry, HostTable};
pub use slug::TenantSlug;
pub use source::{FolderSource, TenantSource};

/// JSON Schema of `tenant.toml`, pretty-printed, ending with a newline.
#[must_use]
pub fn schema_json() -> String {
    let schema = schemars::schema_for!(manifest::Manifest);
    let mut text = serde_json::to_string_pretty(&schema).unwrap_or_default();
    text.push('\n');
    text
}
