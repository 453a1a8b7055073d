//! Users of agencies.

use std::fmt;

use chrono::{DateTime, Utc};
use jetway_domain::ids::{AgencyId, BranchId, UserId};
use sea_orm::sea_query::{Expr, LockType};
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder, QuerySelect};
use uuid::Uuid;

use super::{from_json, to_json};
use crate::entity::{TenantRows, user};
use crate::{DbError, Tx};

/// A password hash in PHC string form; never printed.
#[derive(Clone, PartialEq, Eq)]
pub struct PasswordHash(pub String);

impl fmt::Debug for PasswordHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PasswordHash(…)")
    }
}

/// Whether a user may sign in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UserStatus {
    /// They may.
    Active,
    /// They may not, until they are enabled.
    Disabled,
}

/// A user of an agency.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct User {
    /// Their identifier.
    pub id: UserId,
    /// Their agency.
    pub agency_id: AgencyId,
    /// Their branch, if the agency has branches.
    pub branch_id: Option<BranchId>,
    /// E-mail address, which is the user name; in lower case.
    pub email: String,
    /// First name.
    pub first_name: String,
    /// Last name.
    pub last_name: String,
    /// Phone number with country code.
    pub phone: String,
    /// Path of their photo below the tenant's assets.
    pub photo_path: Option<String>,
    /// Hash of the password.
    pub password_hash: PasswordHash,
    /// Whether they may sign in.
    pub status: UserStatus,
    /// Permission codes, such as 202.
    pub functionalities: Vec<u16>,
    /// Role names.
    pub roles: Vec<String>,
    /// Whether they must choose a new password first.
    pub force_change_password: bool,
    /// When they were added.
    pub created_at: DateTime<Utc>,
    /// When they last signed in.
    pub last_signed_in_at: Option<DateTime<Utc>>,
    /// When they verified the phone number.
    pub phone_verified_at: Option<DateTime<Utc>>,
}

impl User {
    /// As shown in lists and on documents.
    #[must_use]
    pub fn full_name(&self) -> String {
        format!("{} {}", self.first_name, self.last_name).trim().to_owned()
    }
}

/// The users of one tenant.
#[derive(Debug)]
pub struct Users<'t>(&'t Tx);

impl Tx {
    /// The users of this tenant.
    #[must_use]
    pub const fn users(&self) -> Users<'_> {
        Users(self)
    }
}

impl Users<'_> {
    /// The user with this e-mail address, in any letter case.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn by_email(&self, email: &str) -> Result<Option<User>, DbError> {
        let query = user::Entity::in_tenant(self.0.scope()).filter(user::Column::Email.eq(email.trim().to_lowercase()));
        query.one(&self.0.conn).await?.map(read).transpose()
    }

    /// One user.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn get(&self, id: UserId) -> Result<Option<User>, DbError> {
        let query = user::Entity::in_tenant(self.0.scope()).filter(user::Column::Id.eq(id.0));
        query.one(&self.0.conn).await?.map(read).transpose()
    }

    /// Makes other transactions that lock this user wait until this one ends.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn lock(&self, id: UserId) -> Result<(), DbError> {
        let _held: Option<Uuid> = user::Entity::in_tenant(self.0.scope())
            .select_only()
            .column(user::Column::Id)
            .filter(user::Column::Id.eq(id.0))
            .lock(LockType::NoKeyUpdate)
            .into_tuple()
            .one(&self.0.conn)
            .await?;
        Ok(())
    }

    /// The users of an agency, by first name.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn of_agency(&self, agency: AgencyId) -> Result<Vec<User>, DbError> {
        let query = user::Entity::in_tenant(self.0.scope())
            .filter(user::Column::AgencyId.eq(agency.0))
            .order_by_asc(user::Column::FirstName);
        query.all(&self.0.conn).await?.into_iter().map(read).collect()
    }

    /// Insert a user.
    ///
    /// # Errors
    /// `Duplicate` when the e-mail address or identifier exists.
    pub async fn insert(&self, user: &User) -> Result<(), DbError> {
        user::Entity::insert_row(self.0, write(self.0.tenant(), user.clone())?).await
    }

    /// Record a sign-in.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn note_sign_in(&self, id: UserId, now: DateTime<Utc>) -> Result<(), DbError> {
        let update = user::Entity::update_in_tenant(self.0.scope())
            .col_expr(user::Column::LastSignedInAt, Expr::value(now))
            .filter(user::Column::Id.eq(id.0));
        update.exec(&self.0.conn).await?;
        Ok(())
    }

    /// Store a new password, which the user need not change.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_password(&self, id: UserId, hash: &PasswordHash) -> Result<(), DbError> {
        let update = user::Entity::update_in_tenant(self.0.scope())
            .col_expr(user::Column::PasswordHash, Expr::value(hash.0.as_str()))
            .col_expr(user::Column::ForceChangePassword, Expr::value(false))
            .filter(user::Column::Id.eq(id.0));
        update.exec(&self.0.conn).await?;
        Ok(())
    }

    /// Invalidate a first password that the user has not changed; a code by e-mail lets them choose one.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn close_first_password(&self, id: UserId) -> Result<(), DbError> {
        let update = user::Entity::update_in_tenant(self.0.scope())
            // No password hashes to it.
            .col_expr(user::Column::PasswordHash, Expr::value("*"))
            .filter(user::Column::Id.eq(id.0))
            .filter(user::Column::ForceChangePassword.eq(true));
        update.exec(&self.0.conn).await?;
        Ok(())
    }

    /// Store a name.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_name(&self, id: UserId, first_name: &str, last_name: &str) -> Result<(), DbError> {
        let update = user::Entity::update_in_tenant(self.0.scope())
            .col_expr(user::Column::FirstName, Expr::value(first_name))
            .col_expr(user::Column::LastName, Expr::value(last_name))
            .filter(user::Column::Id.eq(id.0));
        update.exec(&self.0.conn).await?;
        Ok(())
    }

    /// Store a phone number, and when the user verified it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_phone(&self, id: UserId, phone: &str, verified_at: Option<DateTime<Utc>>) -> Result<(), DbError> {
        let update = user::Entity::update_in_tenant(self.0.scope())
            .col_expr(user::Column::Phone, Expr::value(phone))
            .col_expr(user::Column::PhoneVerifiedAt, Expr::value(verified_at))
            .filter(user::Column::Id.eq(id.0));
        update.exec(&self.0.conn).await?;
        Ok(())
    }
}

fn write(tenant: String, user: User) -> Result<user::Model, DbError> {
    Ok(user::Model {
        tenant,
        id: user.id.0,
        agency_id: user.agency_id.0,
        branch_id: user.branch_id.map(|id| id.0),
        email: user.email.trim().to_lowercase(),
        first_name: user.first_name,
        last_name: user.last_name,
        phone: user.phone,
        photo_path: user.photo_path,
        password_hash: user.password_hash.0,
        status: match user.status {
            UserStatus::Active => "active".to_owned(),
            UserStatus::Disabled => "disabled".to_owned(),
        },
        functionalities: to_json(&user.functionalities, "users.functionalities")?,
        roles: to_json(&user.roles, "users.roles")?,
        force_change_password: user.force_change_password,
        created_at: user.created_at,
        last_signed_in_at: user.last_signed_in_at,
        phone_verified_at: user.phone_verified_at,
    })
}

fn read(row: user::Model) -> Result<User, DbError> {
    Ok(User {
        id: UserId(row.id),
        agency_id: AgencyId(row.agency_id),
        branch_id: row.branch_id.map(BranchId),
        email: row.email,
        first_name: row.first_name,
        last_name: row.last_name,
        phone: row.phone,
        photo_path: row.photo_path,
        password_hash: PasswordHash(row.password_hash),
        status: match row.status.as_str() {
            "active" => UserStatus::Active,
            "disabled" => UserStatus::Disabled,
            _ => return Err(DbError::Unreadable("users.status")),
        },
        functionalities: from_json(row.functionalities, "users.functionalities")?,
        roles: from_json(row.roles, "users.roles")?,
        force_change_password: row.force_change_password,
        created_at: row.created_at,
        last_signed_in_at: row.last_signed_in_at,
        phone_verified_at: row.phone_verified_at,
    })
}
