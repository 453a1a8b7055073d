//! Scope of a transaction: one proven tenant.

use jetway_domain::ids::TenantId;

/// One tenant, proven by the caller: taken from the host that the edge signed, and equal to the session's tenant. Without
/// it, no repository can be reached.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TenantScope {
    tenant: TenantId,
}

impl TenantScope {
    /// A scope for a proven tenant. Never pass a tenant that a request merely names.
    #[must_use]
    pub const fn proven(tenant: TenantId) -> Self {
        Self { tenant }
    }

    /// The tenant.
    #[must_use]
    pub const fn tenant(&self) -> &TenantId {
        &self.tenant
    }

    pub(crate) fn key(&self) -> &str {
        self.tenant.as_str()
    }
}
