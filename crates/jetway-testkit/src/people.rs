//! Agencies and users for tests.

use jetway_db::repo::agencies::{Agency, AgencyStatus};
use jetway_db::repo::users::{PasswordHash, User, UserStatus};
use jetway_db::{DbError, Tx};
use jetway_domain::clock::Ids;
use jetway_domain::ids::{AgencyId, UserId};

use crate::start;

/// An active agency.
#[must_use]
pub fn agency(ids: &dyn Ids) -> Agency {
    Agency {
        id: AgencyId::fresh(ids),
        name: "Blue Dunes Travel".to_owned(),
        email: "office@bluedunes.example".to_owned(),
        phone: "+97140000001".to_owned(),
        logo_path: None,
        status: AgencyStatus::Active,
        account_manager: None,
        service_branch: None,
        created_at: start(),
    }
}

/// A user of an agency whose password hash matches no password.
#[must_use]
pub fn user(ids: &dyn Ids, agency_id: AgencyId, email: &str) -> User {
    User {
        id: UserId::fresh(ids),
        agency_id,
        branch_id: None,
        email: email.to_owned(),
        first_name: "Amina".to_owned(),
        last_name: "Rahman".to_owned(),
        phone: "+971500000001".to_owned(),
        photo_path: None,
        password_hash: PasswordHash("*".to_owned()),
        status: UserStatus::Active,
        functionalities: Vec::new(),
        roles: Vec::new(),
        force_change_password: false,
        created_at: start(),
        last_signed_in_at: None,
        phone_verified_at: None,
    }
}

/// Stores an agency with one user, `agent@bluedunes.example`.
///
/// # Errors
/// When the database fails.
pub async fn settle(tx: &Tx, ids: &dyn Ids) -> Result<(Agency, User), DbError> {
    let agency = agency(ids);
    let user = user(ids, agency.id, "agent@bluedunes.example");
    tx.agencies().insert(&agency).await?;
    tx.users().insert(&user).await?;
    Ok((agency, user))
}
