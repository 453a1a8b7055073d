//! The branches of an agency.

use jetway_db::DbError;
use jetway_domain::ids::BranchId;
use serde_json::json;

pub use jetway_db::repo::company::branches::{Branch, Standing};

use super::ChangeError;
use crate::app::App;
use crate::identity::SignedIn;

/// Fields of a branch.
#[derive(Debug, Clone)]
pub struct BranchFields {
    /// Its name, unique among open branches.
    pub name: String,
    /// Its e-mail address.
    pub email: String,
    /// Its phone number.
    pub phone: String,
    /// Street and house number.
    pub address: String,
    /// City.
    pub city: String,
    /// ISO 3166 alpha-2, upper case, or empty.
    pub country: String,
    /// Name of its manager.
    pub manager: String,
    /// Whether it is open.
    pub standing: Standing,
}

impl App {
    /// Branches visible to the caller: all of the agency, or only their own.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn branches(&self, by: &SignedIn) -> Result<Vec<Branch>, DbError> {
        let tx = self.database().read(&Self::scope(&by.caller.tenant)).await?;
        let mut branches = tx.branches().of_agency(by.caller.agency).await?;
        if let Some(own) = by.branch() {
            branches.retain(|branch| branch.id == own);
        }
        Ok(branches)
    }

    /// Open a branch.
    ///
    /// # Errors
    /// `NotFound` for users of one branch, `Duplicate` when an open branch has this name.
    pub async fn open_branch(&self, by: &SignedIn, fields: BranchFields) -> Result<Branch, ChangeError> {
        if by.branch().is_some() {
            return Err(ChangeError::NotFound);
        }
        let branch = shaped(by, BranchId::fresh(self.ids()), 1, fields);
        let tx = self.database().begin(&Self::scope(&by.caller.tenant)).await?;
        tx.agencies().hold(by.caller.agency).await?;
        unlike_others(&branch, &tx.branches().of_agency(by.caller.agency).await?)?;
        tx.branches().insert(&branch).await?;
        let detail = json!({ "name": branch.name });
        self.note_change(&tx, by, "branch.opened", branch.id.to_string(), detail)
            .await?;
        tx.commit().await?;
        Ok(branch)
    }

    /// Change a branch, unless a concurrent change was saved first.
    ///
    /// # Errors
    /// Why it was not changed.
    pub async fn change_branch(
        &self,
        by: &SignedIn,
        id: BranchId,
        version: i64,
        fields: BranchFields,
    ) -> Result<Branch, ChangeError> {
        if by.branch().is_some_and(|own| own != id) {
            return Err(ChangeError::NotFound);
        }
        let branch = shaped(by, id, version, fields);
        let tx = self.database().begin(&Self::scope(&by.caller.tenant)).await?;
        tx.agencies().hold(by.caller.agency).await?;
        let all = tx.branches().of_agency(by.caller.agency).await?;
        if !all.iter().any(|one| one.id == id) {
            return Err(ChangeError::NotFound);
        }
        unlike_others(&branch, &all)?;
        if !tx.branches().update(&branch).await? {
            return Err(ChangeError::Changed);
        }
        let detail = json!({ "name": branch.name, "standing": branch.standing.as_str() });
        self.note_change(&tx, by, "branch.changed", id.to_string(), detail)
            .await?;
        tx.commit().await?;
        Ok(Branch {
            version: version + 1,
            ..branch
        })
    }
}

fn unlike_others(branch: &Branch, others: &[Branch]) -> Result<(), ChangeError> {
    let name = branch.name.to_lowercase();
    let twin = others
        .iter()
        .any(|one| one.id != branch.id && one.standing == Standing::Active && one.name.to_lowercase() == name);
    if twin { Err(ChangeError::Duplicate) } else { Ok(()) }
}

fn shaped(by: &SignedIn, id: BranchId, version: i64, fields: BranchFields) -> Branch {
    Branch {
        id,
        agency_id: by.caller.agency,
        name: fields.name,
        email: fields.email,
        phone: fields.phone,
        address: fields.address,
        city: fields.city,
        country: fields.country,
        manager: fields.manager,
        standing: fields.standing,
        version,
    }
}
