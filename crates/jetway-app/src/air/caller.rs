//! Who is asking.

use jetway_domain::ids::{AgencyId, TenantId, UserId};

/// A signed-in person of an agency of a tenant. Which operations they may call is decided before a use case runs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Caller {
    /// The brand they work under.
    pub tenant: TenantId,
    /// Whose wallet pays and whose orders they see.
    pub agency: AgencyId,
    /// The agency's name as printed.
    pub agency_name: String,
    /// The person.
    pub user: UserId,
    /// Their name as written in histories.
    pub user_name: String,
}
