//! A user's functionality codes.

use std::collections::BTreeSet;

use super::{Functionality, Role};

/// A user's permissions. On the server an empty set allows nothing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct FunctionalitySet(BTreeSet<Functionality>);

impl FunctionalitySet {
    /// Builds a set from stored codes. Unknown codes are dropped, because an older node must accept a newer row.
    pub fn of_codes(codes: impl IntoIterator<Item = u16>) -> Self {
        Self(
            codes
                .into_iter()
                .filter_map(|code| Functionality::try_from(code).ok())
                .collect(),
        )
    }

    /// The initial set of a role.
    #[must_use]
    pub fn of_role(role: Role) -> Self {
        Self(role.functionalities().into_iter().collect())
    }

    /// Codes in this set that the other lacks, ascending.
    #[must_use]
    pub fn beyond(&self, other: &Self) -> Vec<u16> {
        self.0.difference(&other.0).map(|one| one.code()).collect()
    }

    /// This set without the codes of another.
    #[must_use]
    pub fn without(&self, other: &Self) -> Self {
        Self(self.0.difference(&other.0).copied().collect())
    }

    /// The codes that both sets have.
    #[must_use]
    pub fn in_both(&self, other: &Self) -> Self {
        Self(self.0.intersection(&other.0).copied().collect())
    }

    /// The codes of both sets together.
    #[must_use]
    pub fn with(&self, other: &Self) -> Self {
        Self(self.0.union(&other.0).copied().collect())
    }

    /// Whether the set contains a code.
    #[must_use]
    pub fn allows(&self, functionality: Functionality) -> bool {
        self.0.contains(&functionality)
    }

    /// The codes, ascending.
    #[must_use]
    pub fn codes(&self) -> Vec<u16> {
        self.0.iter().map(|one| one.code()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{Functionality, FunctionalitySet, Role};

    #[test]
    fn an_empty_set_allows_nothing() {
        let none = FunctionalitySet::of_codes([]);
        assert!(Functionality::ALL.into_iter().all(|one| !none.allows(one)));
    }

    #[test]
    fn sets_are_taken_apart_and_put_together() {
        let (all, some) = (
            FunctionalitySet::of_codes([202, 207, 247]),
            FunctionalitySet::of_codes([247, 253]),
        );
        assert_eq!(all.without(&some).codes(), [202, 207]);
        assert_eq!(all.in_both(&some).codes(), [247]);
        assert_eq!(all.with(&some).codes(), [202, 207, 247, 253]);
    }

    #[test]
    fn unknown_codes_are_dropped_and_known_ones_kept() {
        let set = FunctionalitySet::of_codes([202, 999, 207]);
        assert_eq!(set.codes(), [202, 207]);
        assert!(set.allows(Functionality::BookTicket) && !set.allows(Functionality::IssueTicket));
    }

    #[test]
    fn a_viewer_pays_nothing_and_sees_no_passport() {
        let viewer = FunctionalitySet::of_role(Role::Viewer);
        for refused in [
            Functionality::BookTicket,
            Functionality::IssueTicket,
            Functionality::ShowCommission,
            Functionality::ShowPassportVisa,
        ] {
            assert!(!viewer.allows(refused), "{refused:?}");
        }
        assert!(viewer.allows(Functionality::Search));
    }
}
