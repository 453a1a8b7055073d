//! What operators may do, and for which tenants.

use std::collections::BTreeSet;

use crate::ids::TenantId;

/// Prefix of an operator's session token, which distinguishes it from an agent's without a lookup.
pub const OPERATOR_TOKEN_START: &str = "jwo_";

/// A role of the consolidator's staff. An operator has one or more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OperatorRole {
    /// Orders with unknown outcome, unaccompanied children, time limits.
    Ticketing,
    /// Voids, refunds and reissues.
    Refunds,
    /// Deposits, payments, credit limits and part payment.
    Finance,
    /// Visa applications.
    Visa,
    /// Holiday enquiries.
    Holidays,
    /// Applications of agencies and their licences.
    Kyc,
    /// Banners, notices and testimonials.
    Content,
    /// Reads the work queue, without deciding anything.
    Support,
    /// Agencies and the settings of tenants.
    TenantAdmin,
    /// Reads the audit trail.
    Auditor,
}

impl OperatorRole {
    /// All roles.
    pub const ALL: [Self; 10] = [
        Self::Ticketing,
        Self::Refunds,
        Self::Finance,
        Self::Visa,
        Self::Holidays,
        Self::Kyc,
        Self::Content,
        Self::Support,
        Self::TenantAdmin,
        Self::Auditor,
    ];

    /// Stored and wire name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ticketing => "ticketing",
            Self::Refunds => "refunds",
            Self::Finance => "finance",
            Self::Visa => "visa",
            Self::Holidays => "holidays",
            Self::Kyc => "kyc",
            Self::Content => "content",
            Self::Support => "support",
            Self::TenantAdmin => "tenantAdmin",
            Self::Auditor => "auditor",
        }
    }

    /// Its index in [`Self::ALL`], for type parameters.
    #[must_use]
    pub const fn code(self) -> u8 {
        self as u8
    }

    /// The role at an index of [`Self::ALL`].
    #[must_use]
    pub fn of_code(code: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.code() == code)
    }

    /// Parses a role name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.name() == name)
    }
}

/// The tenants an operator may act for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OperatorReach {
    /// Every tenant, including future ones.
    All,
    /// These.
    Some(BTreeSet<TenantId>),
}

impl OperatorReach {
    /// Whether the operator may act for this tenant.
    #[must_use]
    pub fn covers(&self, tenant: &TenantId) -> bool {
        match self {
            Self::All => true,
            Self::Some(tenants) => tenants.contains(tenant),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{OperatorReach, OperatorRole, TenantId};

    #[test]
    fn every_role_is_found_by_its_name_and_its_code() {
        for (place, role) in OperatorRole::ALL.into_iter().enumerate() {
            assert_eq!(usize::from(role.code()), place, "{role:?}");
            assert_eq!(OperatorRole::parse(role.name()), Some(role));
            assert_eq!(OperatorRole::of_code(role.code()), Some(role));
        }
        assert_eq!(OperatorRole::parse("owner"), None);
        assert_eq!(OperatorRole::of_code(10), None);
    }

    #[test]
    fn an_operator_of_some_tenants_acts_for_no_other() {
        let tenant = |slug| TenantId::parse(slug).unwrap();
        let some = OperatorReach::Some(BTreeSet::from([tenant("falcon")]));
        assert!(some.covers(&tenant("falcon")) && !some.covers(&tenant("heron")));
        assert!(OperatorReach::All.covers(&tenant("heron")));
    }
}
