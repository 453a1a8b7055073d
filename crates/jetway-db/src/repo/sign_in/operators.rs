//! Operators of the back office and their recovery codes. Their rows belong to `TenantId::operations()`; in the scope of a
//! tenant, there are none.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use jetway_domain::access::{OperatorReach, OperatorRole};
use jetway_domain::ids::{OperatorId, TenantId};
use sea_orm::sea_query::Expr;
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, QueryFilter, QueryOrder, QuerySelect};

use crate::entity::TenantRows;
use crate::entity::user::{operator, recovery_code};
use crate::repo::users::PasswordHash;
use crate::repo::{from_json, to_json};
use crate::{DbError, Tx};

/// Whether an operator may sign in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OperatorStatus {
    /// Not before they accept their invitation.
    Invited,
    /// They may.
    Active,
    /// They may not, until they are invited again.
    Disabled,
}

impl OperatorStatus {
    const ALL: [Self; 3] = [Self::Invited, Self::Active, Self::Disabled];

    /// Stored and wire name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Invited => "invited",
            Self::Active => "active",
            Self::Disabled => "disabled",
        }
    }
}

/// An invitation that was not accepted yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invitation {
    /// Hash of its token.
    pub token_hash: String,
    /// It cannot be accepted after this.
    pub ends_at: DateTime<Utc>,
}

/// An operator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OperatorRecord {
    /// Primary key.
    pub id: OperatorId,
    /// E-mail address in lower case; the user name.
    pub email: String,
    /// Name in the audit trail. No other operator has it.
    pub name: String,
    /// Whether they may sign in.
    pub status: OperatorStatus,
    /// Roles.
    pub roles: BTreeSet<OperatorRole>,
    /// Tenants they act for.
    pub reach: OperatorReach,
    /// `None` before they accept an invitation.
    pub password_hash: Option<PasswordHash>,
    /// The sealed secret of their authenticator.
    pub sealed_totp: String,
    /// The last time step whose code was used, in steps of 30 seconds since 1970. Its code and earlier ones are refused.
    pub totp_step: i64,
    /// `None` when there is none to accept.
    pub invitation: Option<Invitation>,
    /// When they were first invited.
    pub created_at: DateTime<Utc>,
    /// When they last signed in.
    pub last_signed_in_at: Option<DateTime<Utc>>,
}

/// The operators.
#[derive(Debug)]
pub struct Operators<'t>(&'t Tx);

impl Tx {
    /// The operators, in a transaction of `TenantId::operations()`.
    #[must_use]
    pub const fn operators(&self) -> Operators<'_> {
        Operators(self)
    }
}

impl Operators<'_> {
    /// Add an operator.
    ///
    /// # Errors
    /// `Duplicate` when the e-mail address or the name exists.
    pub async fn insert(&self, operator: &OperatorRecord) -> Result<(), DbError> {
        operator::Entity::insert_row(self.0, write(self.0.tenant(), operator)?).await
    }

    /// Replace all columns of an operator but the key.
    ///
    /// # Errors
    /// `Duplicate` when the name exists.
    pub async fn put(&self, operator: &OperatorRecord) -> Result<(), DbError> {
        let changes = write(self.0.tenant(), operator)?.into_active_model().reset_all();
        let update = operator::Entity::update_in_tenant(self.0.scope())
            .set(changes)
            .filter(operator::Column::Id.eq(operator.id.0));
        update.exec(&self.0.conn).await?;
        Ok(())
    }

    /// All operators, by name.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn list(&self) -> Result<Vec<OperatorRecord>, DbError> {
        let query = operator::Entity::in_tenant(self.0.scope()).order_by_asc(operator::Column::Name);
        query.all(&self.0.conn).await?.into_iter().map(read).collect()
    }

    /// One operator.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn get(&self, id: OperatorId) -> Result<Option<OperatorRecord>, DbError> {
        let query = operator::Entity::in_tenant(self.0.scope()).filter(operator::Column::Id.eq(id.0));
        query.one(&self.0.conn).await?.map(read).transpose()
    }

    /// One operator, locked until the transaction ends.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn lock(&self, id: OperatorId) -> Result<Option<OperatorRecord>, DbError> {
        let query = operator::Entity::in_tenant(self.0.scope())
            .filter(operator::Column::Id.eq(id.0))
            .lock_exclusive();
        query.one(&self.0.conn).await?.map(read).transpose()
    }

    /// The operator with an e-mail address, in any letter case.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn by_email(&self, email: &str) -> Result<Option<OperatorRecord>, DbError> {
        let query =
            operator::Entity::in_tenant(self.0.scope()).filter(operator::Column::Email.eq(email.trim().to_lowercase()));
        query.one(&self.0.conn).await?.map(read).transpose()
    }

    /// The operator whose invitation has a token with this hash.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn by_invitation(&self, token_hash: &str) -> Result<Option<OperatorRecord>, DbError> {
        let query = operator::Entity::in_tenant(self.0.scope()).filter(operator::Column::InvitationHash.eq(token_hash));
        query.one(&self.0.conn).await?.map(read).transpose()
    }

    /// Replace an operator's recovery codes.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_recovery_codes(&self, id: OperatorId, hashes: &[String]) -> Result<(), DbError> {
        let delete =
            recovery_code::Entity::delete_in_tenant(self.0.scope()).filter(recovery_code::Column::OperatorId.eq(id.0));
        delete.exec(&self.0.conn).await?;
        for hash in hashes {
            let row = recovery_code::Model {
                tenant: self.0.tenant(),
                operator_id: id.0,
                code_hash: hash.clone(),
                used_at: None,
            };
            recovery_code::Entity::insert_row(self.0, row).await?;
        }
        Ok(())
    }

    /// Use up a recovery code. Returns whether the operator had it and it was unused.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn use_recovery_code(&self, id: OperatorId, hash: &str, now: DateTime<Utc>) -> Result<bool, DbError> {
        let update = recovery_code::Entity::update_in_tenant(self.0.scope())
            .col_expr(recovery_code::Column::UsedAt, Expr::value(now))
            .filter(recovery_code::Column::OperatorId.eq(id.0))
            .filter(recovery_code::Column::CodeHash.eq(hash))
            .filter(recovery_code::Column::UsedAt.is_null());
        Ok(update.exec(&self.0.conn).await?.rows_affected == 1)
    }

    /// Number of unused recovery codes of an operator.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn recovery_codes_left(&self, id: OperatorId) -> Result<usize, DbError> {
        let query = recovery_code::Entity::in_tenant(self.0.scope())
            .filter(recovery_code::Column::OperatorId.eq(id.0))
            .filter(recovery_code::Column::UsedAt.is_null());
        Ok(query.all(&self.0.conn).await?.len())
    }
}

fn write(tenant: String, operator: &OperatorRecord) -> Result<operator::Model, DbError> {
    let roles: Vec<&str> = operator.roles.iter().map(|role| role.name()).collect();
    let reach = match &operator.reach {
        OperatorReach::All => None,
        OperatorReach::Some(tenants) => Some(to_json(tenants, "operators.reach")?),
    };
    let operator = operator.clone();
    let (invitation_hash, invitation_ends_at) = operator
        .invitation
        .map(|invitation| (invitation.token_hash, invitation.ends_at))
        .unzip();
    Ok(operator::Model {
        tenant,
        id: operator.id.0,
        email: operator.email.trim().to_lowercase(),
        name: operator.name,
        status: operator.status.as_str().to_owned(),
        roles: to_json(&roles, "operators.roles")?,
        reach,
        password_hash: operator.password_hash.map(|hash| hash.0),
        sealed_totp: operator.sealed_totp,
        totp_step: operator.totp_step,
        invitation_hash,
        invitation_ends_at,
        created_at: operator.created_at,
        last_signed_in_at: operator.last_signed_in_at,
    })
}

fn read(row: operator::Model) -> Result<OperatorRecord, DbError> {
    let status = OperatorStatus::ALL
        .into_iter()
        .find(|status| status.as_str() == row.status);
    let roles: Vec<String> = from_json(row.roles, "operators.roles")?;
    let reach: Option<BTreeSet<TenantId>> = row.reach.map(|reach| from_json(reach, "operators.reach")).transpose()?;
    let invitation = row.invitation_hash.zip(row.invitation_ends_at);
    Ok(OperatorRecord {
        id: OperatorId(row.id),
        email: row.email,
        name: row.name,
        status: status.ok_or(DbError::Unreadable("operators.status"))?,
        // Unknown roles, of a newer release, are ignored: an older node does not know what they allow.
        roles: roles.iter().filter_map(|role| OperatorRole::parse(role)).collect(),
        reach: reach.map_or(OperatorReach::All, OperatorReach::Some),
        password_hash: row.password_hash.map(PasswordHash),
        sealed_totp: row.sealed_totp,
        totp_step: row.totp_step,
        invitation: invitation.map(|(token_hash, ends_at)| Invitation { token_hash, ends_at }),
        created_at: row.created_at,
        last_signed_in_at: row.last_signed_in_at,
    })
}
