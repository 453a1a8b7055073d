//! Staff of an agency. The domain has the rules of who may change whom ([`jetway_domain::access::staffing`]).

mod change;
mod invite;

use jetway_db::repo::company::branches::Branch;
use jetway_db::repo::company::staff::StaffDetails;
use jetway_db::{DbError, Tx};
use jetway_domain::access::staffing::{Member, StaffingFault};
use jetway_domain::access::{FunctionalitySet, Role};
use jetway_domain::ids::{BranchId, UserId};

pub use jetway_db::repo::users::{User, UserStatus};

use crate::app::App;
use crate::identity::{HashError, SignedIn};

/// A user, as colleagues see them.
#[derive(Debug, Clone)]
pub struct StaffMember {
    /// Their account.
    pub user: User,
    /// Work details.
    pub details: StaffDetails,
    /// Their branch.
    pub branch: Option<Branch>,
    /// Whether the caller may change them.
    pub changeable: bool,
}

/// Fields of a user.
#[derive(Debug, Clone)]
pub struct StaffFields {
    /// First name.
    pub first_name: String,
    /// Last name.
    pub last_name: String,
    /// Phone number, E.164.
    pub phone: String,
    /// The role they started with.
    pub role: Role,
    /// Permissions.
    pub functionalities: FunctionalitySet,
    /// Permissions of products that the tenant does not sell, which no form shows.
    pub unsold: FunctionalitySet,
    /// Their branch; `None` means the whole agency.
    pub branch: Option<BranchId>,
    /// Whether they may sign in.
    pub is_active: bool,
    /// Job title.
    pub designation: String,
    /// Department.
    pub department: String,
    /// IANA time zone; empty for the portal's.
    pub time_zone: String,
}

impl StaffFields {
    /// The same with the permissions to store. No one can grant those of products that are not sold: users keep those they had, for when
    /// the product is sold, and owners have every permission.
    fn with_unsold(self, before: &FunctionalitySet) -> Self {
        let kept = if self.role == Role::Owner {
            self.unsold.clone()
        } else {
            before.in_both(&self.unsold)
        };
        Self {
            functionalities: self.functionalities.without(&self.unsold).with(&kept),
            ..self
        }
    }
}

/// Why a user was not added or changed.
#[derive(Debug, thiserror::Error)]
pub enum StaffError {
    /// The user does not exist, or the caller may not see them.
    #[error("there is no such person")]
    NotFound,
    /// A concurrent change was saved first.
    #[error("they were changed concurrently")]
    Changed,
    /// The e-mail address has an account at this portal.
    #[error("the e-mail address has an account")]
    MailTaken,
    /// There is no such open branch.
    #[error("there is no such branch")]
    NoBranch,
    /// A rule of staff management forbids it.
    #[error("the change breaks a rule of staff management")]
    Rules(Vec<StaffingFault>),
    /// The first password could not be hashed.
    #[error(transparent)]
    Hash(#[from] HashError),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

impl App {
    /// Users visible to the caller: those of the agency, or only of their branch.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn staff(&self, by: &SignedIn) -> Result<Vec<StaffMember>, DbError> {
        let tx = self.database().read(&Self::scope(&by.caller.tenant)).await?;
        let me = member(&by.user);
        let branches = tx.branches().of_agency(by.caller.agency).await?;
        let mut staff = Vec::new();
        for user in tx.users().of_agency(by.caller.agency).await? {
            if me.sees(&member(&user)) {
                staff.push(seen(&tx, &me, user, &branches).await?);
            }
        }
        Ok(staff)
    }

    /// One of these users.
    ///
    /// # Errors
    /// `NotFound` for users they may not see.
    pub async fn staff_member(&self, by: &SignedIn, id: UserId) -> Result<StaffMember, StaffError> {
        let tx = self.database().read(&Self::scope(&by.caller.tenant)).await?;
        let me = member(&by.user);
        let user = tx.users().get(id).await?;
        let user = user.filter(|user| user.agency_id == by.caller.agency && me.sees(&member(user)));
        let branches = tx.branches().of_agency(by.caller.agency).await?;
        Ok(seen(&tx, &me, user.ok_or(StaffError::NotFound)?, &branches).await?)
    }
}

async fn seen(tx: &Tx, me: &Member, user: User, branches: &[Branch]) -> Result<StaffMember, DbError> {
    let branch = branches.iter().find(|branch| Some(branch.id) == user.branch_id);
    Ok(StaffMember {
        details: tx.staff().details(user.id).await?,
        branch: branch.cloned(),
        changeable: me.may_change(&member(&user)).is_ok(),
        user,
    })
}

fn member(user: &User) -> Member {
    Member {
        id: user.id,
        is_owner: user.roles.iter().any(|role| role == Role::Owner.name()),
        branch: user.branch_id,
        functionalities: FunctionalitySet::of_codes(user.functionalities.iter().copied()),
    }
}

/// The caller as stored now: they may have lost rights since the call began.
async fn acting(tx: &Tx, by: &SignedIn) -> Result<Member, StaffError> {
    tx.agencies().hold(by.caller.agency).await?;
    let me = tx.users().get(by.caller.user).await?;
    let me = me.filter(|user| user.status == UserStatus::Active);
    Ok(member(&me.ok_or(StaffError::NotFound)?))
}

async fn check_branch(tx: &Tx, by: &SignedIn, branch: Option<BranchId>) -> Result<Option<Branch>, StaffError> {
    let Some(id) = branch else { return Ok(None) };
    let found = tx.branches().get(by.caller.agency, id).await?;
    found.map(Some).ok_or(StaffError::NoBranch)
}
