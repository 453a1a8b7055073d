//! The operations on custom domains.

use std::sync::Arc;

use anyhow::{Context, Result};
use jetway_domain::clock::Clock;
use jetway_tenancy::{Snapshot, TenantRegistry};

use crate::account::AccountDoor;
use crate::proof::Names;
use crate::settings::Settings;
use crate::store::ClaimStore;

/// Claims, proofs and certificates of one installation.
pub struct Domains {
    pub(crate) settings: Settings,
    pub(crate) store: ClaimStore,
    pub(crate) account: AccountDoor,
    pub(crate) clock: Arc<dyn Clock>,
}

impl Domains {
    /// Opens the folder of claims, without any network access.
    ///
    /// # Errors
    /// A file system error.
    pub fn open(settings: Settings, clock: Arc<dyn Clock>) -> Result<Self> {
        Ok(Self {
            store: ClaimStore::open(&settings.dir)?,
            account: AccountDoor::default(),
            settings,
            clock,
        })
    }

    /// The currently configured name servers.
    pub(crate) fn names(&self) -> Result<Names> {
        Names::new(self.settings.proof.nameserver()?, self.settings.proof.deadline())
    }

    /// The current tenants of the folder.
    pub(crate) fn tenants(&self) -> Result<Arc<Snapshot>> {
        let registry = TenantRegistry::open(&self.settings.tenants_dir).context("the tenants cannot be read")?;
        Ok(registry.snapshot())
    }
}
