//! The proof of whose rows may be touched.

use jetway_domain::ids::TenantId;

/// One tenant, proven by the caller: from the host the edge signed, and equal to the tenant of the session. Without
/// it no repository can be reached.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TenantScope {
    tenant: TenantId,
}

impl TenantScope {
    /// State that `tenant` has been proven. Never call it with a tenant a request merely names.
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
