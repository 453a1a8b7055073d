//! Rules for changing users within an agency.
//!
//! A user cannot grant a permission they lack or change their own permissions, and only an owner can change an owner.
//! So an agency always has an owner who can sign in.

use super::{Functionality, FunctionalitySet, Role};
use crate::ids::{BranchId, UserId};

/// A user, as far as these rules need.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Member {
    /// The user's id.
    pub id: UserId,
    /// Whether they own the agency.
    pub is_owner: bool,
    /// Their branch; users without one see all branches.
    pub branch: Option<BranchId>,
    /// Their permissions.
    pub functionalities: FunctionalitySet,
}

/// The role, branch and permissions to be granted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Grant {
    /// Their role.
    pub role: Role,
    /// Their branch.
    pub branch: Option<BranchId>,
    /// Their permissions.
    pub functionalities: FunctionalitySet,
}

/// Why a change is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StaffingFault {
    /// The user belongs to another branch, or does not exist.
    Unseen,
    /// Users cannot change their own permissions.
    Oneself,
    /// The user has permissions the changing user lacks.
    Superior,
    /// No permission at all: the user could do nothing.
    NoCodes,
    /// Permissions the changing user lacks.
    NotYours(Vec<u16>),
    /// Only an owner can make an owner, and an owner has every permission.
    OwnerRole,
    /// A branch other than the changing user's.
    Branch,
}

impl Member {
    /// Whether this user can see the other.
    #[must_use]
    pub fn sees(&self, other: &Self) -> bool {
        self.branch.is_none() || self.branch == other.branch
    }

    /// Whether this user may change the other.
    ///
    /// # Errors
    /// The first rule that forbids it.
    pub fn may_change(&self, other: &Self) -> Result<(), StaffingFault> {
        if !self.sees(other) {
            return Err(StaffingFault::Unseen);
        }
        if self.id == other.id {
            return Err(StaffingFault::Oneself);
        }
        let beyond = !other.functionalities.beyond(&self.functionalities).is_empty();
        if beyond || (other.is_owner && !self.is_owner) {
            return Err(StaffingFault::Superior);
        }
        Ok(())
    }

    /// Whether this user may grant this.
    ///
    /// # Errors
    /// Every rule it violates.
    pub fn may_give(&self, grant: &Grant) -> Result<(), Vec<StaffingFault>> {
        let mut faults = Vec::new();
        let beyond = grant.functionalities.beyond(&self.functionalities);
        if grant.functionalities.codes().is_empty() {
            faults.push(StaffingFault::NoCodes);
        } else if !beyond.is_empty() {
            faults.push(StaffingFault::NotYours(beyond));
        }
        let whole = grant.functionalities.codes().len() == Functionality::ALL.len();
        if grant.role == Role::Owner && !(self.is_owner && whole && grant.branch.is_none()) {
            faults.push(StaffingFault::OwnerRole);
        }
        if self.branch.is_some() && self.branch != grant.branch {
            faults.push(StaffingFault::Branch);
        }
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::{BranchId, FunctionalitySet, Grant, Member, Role, StaffingFault, UserId};
    use crate::access::{Functionality, Module};

    fn member(id: u128, role: Role, branch: Option<u128>) -> Member {
        Member {
            id: UserId(Uuid::from_u128(id)),
            is_owner: role == Role::Owner,
            branch: branch.map(|id| BranchId(Uuid::from_u128(id))),
            functionalities: FunctionalitySet::of_role(role),
        }
    }

    fn grant(role: Role, codes: &[u16], branch: Option<u128>) -> Grant {
        Grant {
            role,
            branch: branch.map(|id| BranchId(Uuid::from_u128(id))),
            functionalities: FunctionalitySet::of_codes(codes.iter().copied()),
        }
    }

    #[test]
    fn users_grant_only_what_they_hold() {
        let manager = member(1, Role::Manager, None);
        assert_eq!(manager.may_give(&grant(Role::Viewer, &[202, 223], None)), Ok(()));
        let faults = manager
            .may_give(&grant(Role::Viewer, &[202, 236, 240], None))
            .unwrap_err();
        assert_eq!(faults, [StaffingFault::NotYours(vec![236, 240])]);
        assert_eq!(
            manager.may_give(&grant(Role::Viewer, &[], None)),
            Err(vec![StaffingFault::NoCodes])
        );
    }

    #[test]
    fn only_an_owner_makes_an_owner_and_changes_one() {
        let (owner, manager) = (member(1, Role::Owner, None), member(2, Role::Manager, None));
        let all: Vec<u16> = (201..=260).collect();
        assert_eq!(owner.may_give(&grant(Role::Owner, &all, None)), Ok(()));
        for odd in [grant(Role::Owner, &[202], None), grant(Role::Owner, &all, Some(7))] {
            assert_eq!(owner.may_give(&odd), Err(vec![StaffingFault::OwnerRole]));
        }
        assert_eq!(manager.may_change(&owner), Err(StaffingFault::Superior));
        assert_eq!(owner.may_change(&member(3, Role::Owner, None)), Ok(()));
        assert_eq!(owner.may_change(&owner), Err(StaffingFault::Oneself));
    }

    #[test]
    fn a_branch_sees_and_fills_itself_only() {
        let lead = member(1, Role::Ticketing, Some(7));
        assert_eq!(
            lead.may_change(&member(2, Role::Viewer, Some(8))),
            Err(StaffingFault::Unseen)
        );
        assert_eq!(lead.may_change(&member(3, Role::Reservation, Some(7))), Ok(()));
        assert_eq!(
            lead.may_change(&member(4, Role::Accounts, Some(7))),
            Err(StaffingFault::Superior)
        );
        for elsewhere in [None, Some(8)] {
            let faults = lead.may_give(&grant(Role::Viewer, &[202], elsewhere)).unwrap_err();
            assert_eq!(faults, [StaffingFault::Branch]);
        }
    }

    #[test]
    fn roles_and_modules_cover_the_codes() {
        for role in Role::ALL {
            assert_eq!(Role::parse(role.name()), Some(role));
            assert!(FunctionalitySet::of_role(role).codes().contains(&201), "{role:?}");
        }
        let grouped: usize = Module::ALL
            .into_iter()
            .map(|module| module.functionalities().count())
            .sum();
        assert_eq!(grouped, Functionality::ALL.len());
    }
}
