//! The payment providers of a deployment, and which of them collects for a tenant.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use jetway_connectors::payment::{Simulator, SslCommerz, SslCommerzError};
use jetway_connectors::port::payment::PaymentProvider;
use jetway_domain::ids::TenantId;

use crate::context::Services;

pub use jetway_connectors::payment::SslCommerzAccount;

/// Timeout of a provider's call.
const PATIENCE: Duration = Duration::from_millis(2_400);

/// The tenants' stores at SSLCommerz.
pub type SslCommerzAccounts = BTreeMap<TenantId, SslCommerzAccount>;

/// A tenant's account that cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("SSLCommerz account of {tenant}: {error}")]
pub struct AccountError {
    /// Whose account it is.
    pub tenant: TenantId,
    /// Why.
    #[source]
    pub error: SslCommerzError,
}

/// All payment providers, wired once.
pub struct PaymentProviders {
    services: Arc<Services>,
    simulator: Option<Arc<Simulator>>,
    all: Vec<Arc<dyn PaymentProvider>>,
}

impl PaymentProviders {
    /// Wire them: the built-in simulator, if it is on, and the connected ones.
    #[must_use]
    pub fn new(
        services: Arc<Services>,
        simulator: Option<Arc<Simulator>>,
        connected: Vec<Arc<dyn PaymentProvider>>,
    ) -> Arc<Self> {
        let built_in = simulator.clone().map(|simulator| simulator as Arc<dyn PaymentProvider>);
        Arc::new(Self {
            services,
            simulator,
            all: built_in.into_iter().chain(connected).collect(),
        })
    }

    /// Wire the built-in simulator, if it is on, and SSLCommerz for tenants with an account there.
    ///
    /// # Errors
    /// When an account cannot be used.
    pub fn open(
        services: Arc<Services>,
        simulator: Option<Arc<Simulator>>,
        accounts: SslCommerzAccounts,
    ) -> Result<Arc<Self>, AccountError> {
        let stores = SslCommerz::new(accounts, PATIENCE).map_err(|(tenant, error)| AccountError { tenant, error })?;
        Ok(Self::new(services, simulator, vec![Arc::new(stores)]))
    }

    /// The built-in simulator; `None` when it is off.
    #[must_use]
    pub fn simulator(&self) -> Option<&Simulator> {
        self.simulator.as_deref()
    }

    /// The provider of new payments: the one of the tenant's settings. `None` if it is off or has no account for the tenant.
    #[must_use]
    pub fn chosen(&self, tenant: &TenantId) -> Option<&dyn PaymentProvider> {
        self.named(tenant, (self.services.tenants)(tenant)?.payment_provider)
    }

    /// The provider at which a tenant's payment was opened, whatever the tenant uses now. `None` if it is off or has no account for
    /// the tenant any more.
    #[must_use]
    pub fn named(&self, tenant: &TenantId, id: &str) -> Option<&dyn PaymentProvider> {
        let is_it = |provider: &&Arc<dyn PaymentProvider>| provider.id() == id && provider.serves(tenant);
        self.all.iter().find(is_it).map(AsRef::as_ref)
    }

    /// Address of the tenant's portal for calls of a provider; empty if it has none.
    #[must_use]
    pub fn portal(&self, tenant: &TenantId) -> String {
        (self.services.senders)(tenant)
            .and_then(|sender| sender.address)
            .unwrap_or_default()
    }
}
