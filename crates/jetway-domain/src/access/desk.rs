//! The desks of the operators' console.

use super::OperatorRole;

/// A desk at which operators answer agencies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Desk {
    /// Requests for tour packages and their orders.
    Holidays,
    /// Requests for groups.
    Groups,
    /// Voids, refunds and exchanges.
    AfterSale,
    /// Visa applications.
    Visas,
    /// Deposits.
    Deposits,
    /// Requests for partial payment and for unaccompanied minors.
    Approvals,
}

impl Desk {
    /// All desks.
    pub const ALL: [Self; 6] = [
        Self::Holidays,
        Self::Groups,
        Self::AfterSale,
        Self::Visas,
        Self::Deposits,
        Self::Approvals,
    ];

    /// Stored and wire name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Holidays => "holidays",
            Self::Groups => "groups",
            Self::AfterSale => "afterSale",
            Self::Visas => "visas",
            Self::Deposits => "deposits",
            Self::Approvals => "approvals",
        }
    }

    /// Parses a name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|desk| desk.name() == name)
    }

    /// Roles of which one answers agencies at this desk.
    #[must_use]
    pub const fn writers(self) -> &'static [OperatorRole] {
        match self {
            Self::Holidays => &[OperatorRole::Holidays, OperatorRole::TenantAdmin],
            Self::Groups => &[OperatorRole::Ticketing, OperatorRole::TenantAdmin],
            Self::AfterSale => &[OperatorRole::Refunds],
            Self::Visas => &[OperatorRole::Visa],
            Self::Deposits => &[OperatorRole::Finance],
            Self::Approvals => &[OperatorRole::Ticketing, OperatorRole::Finance],
        }
    }

    /// Roles of which one reads this desk.
    #[must_use]
    pub const fn readers(self) -> &'static [OperatorRole] {
        match self {
            Self::Holidays => &[
                OperatorRole::Holidays,
                OperatorRole::TenantAdmin,
                OperatorRole::Support,
                OperatorRole::Auditor,
            ],
            Self::Groups => &[
                OperatorRole::Ticketing,
                OperatorRole::TenantAdmin,
                OperatorRole::Support,
                OperatorRole::Auditor,
            ],
            Self::Visas => &[OperatorRole::Visa, OperatorRole::Support, OperatorRole::Auditor],
            Self::AfterSale | Self::Deposits | Self::Approvals => self.writers(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Desk;

    #[test]
    fn every_desk_is_found_by_its_name_and_read_by_those_who_answer_at_it() {
        for desk in Desk::ALL {
            assert_eq!(Desk::parse(desk.name()), Some(desk));
            let reads = |role| desk.readers().contains(role);
            assert!(desk.writers().iter().all(reads), "{desk:?}");
        }
        assert_eq!(Desk::parse("hotels"), None);
    }
}
