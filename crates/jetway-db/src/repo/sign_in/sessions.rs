//! Signed-in sessions. A token is valid only as long as its session.

use chrono::{DateTime, Utc};
use jetway_domain::ids::{AgencyId, SessionId, UserId};
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder};

use crate::entity::{TenantRows, session};
use crate::{DbError, Tx};

/// A signed-in session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Session {
    /// Its identifier, `sid` in the token.
    pub id: SessionId,
    /// The user.
    pub user_id: UserId,
    /// The agency concerned.
    pub agency_id: AgencyId,
    /// Hash of the device they signed in from.
    pub device_hash: String,
    /// When they signed in.
    pub created_at: DateTime<Utc>,
    /// When the last token was issued.
    pub rotated_at: DateTime<Utc>,
    /// When the session expires in any case.
    pub expires_at: DateTime<Utc>,
    /// When it was ended early.
    pub revoked_at: Option<DateTime<Utc>>,
    /// Why it was ended early.
    pub revoke_reason: Option<String>,
    /// What the user must do first.
    pub awaits: Option<Step>,
    /// What the browser calls itself; empty where it did not say.
    pub browser: String,
}

/// A step between the password and the portal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Verify the phone number.
    Phone,
}

impl Session {
    /// Whether tokens of this session are accepted at `now`.
    #[must_use]
    pub fn is_live(&self, now: DateTime<Utc>) -> bool {
        self.revoked_at.is_none() && now < self.expires_at
    }
}

/// The sessions of one tenant.
#[derive(Debug)]
pub struct Sessions<'t>(&'t Tx);

impl Tx {
    /// The sessions of this tenant.
    #[must_use]
    pub const fn sessions(&self) -> Sessions<'_> {
        Sessions(self)
    }
}

impl Sessions<'_> {
    /// Insert a session.
    ///
    /// # Errors
    /// `Duplicate` when the identifier exists.
    pub async fn create(&self, session: &Session) -> Result<(), DbError> {
        let row = session.clone();
        let row = session::Model {
            tenant: self.0.tenant(),
            id: row.id.0,
            user_id: row.user_id.0,
            agency_id: row.agency_id.0,
            device_hash: row.device_hash,
            created_at: row.created_at,
            rotated_at: row.rotated_at,
            expires_at: row.expires_at,
            revoked_at: row.revoked_at,
            revoke_reason: row.revoke_reason,
            awaits: row.awaits.map(|Step::Phone| "phone".to_owned()),
            browser: row.browser,
        };
        session::Entity::insert_row(self.0, row).await
    }

    /// One session, even if it has ended.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn get(&self, id: SessionId) -> Result<Option<Session>, DbError> {
        let query = session::Entity::in_tenant(self.0.scope()).filter(session::Column::Id.eq(id.0));
        query.one(&self.0.conn).await?.map(read).transpose()
    }

    /// Sessions of a user that were neither ended nor are over at `now`, last used first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn open_of(&self, user: UserId, now: DateTime<Utc>) -> Result<Vec<Session>, DbError> {
        let query = session::Entity::in_tenant(self.0.scope())
            .filter(session::Column::UserId.eq(user.0))
            .filter(session::Column::RevokedAt.is_null())
            .filter(session::Column::ExpiresAt.gt(now))
            .order_by_desc(session::Column::RotatedAt);
        query.all(&self.0.conn).await?.into_iter().map(read).collect()
    }

    /// Record that a new token was issued. Returns `false` if the session is not live any more.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn rotate(&self, id: SessionId, now: DateTime<Utc>) -> Result<bool, DbError> {
        let update = session::Entity::update_in_tenant(self.0.scope())
            .col_expr(session::Column::RotatedAt, Expr::value(now))
            .filter(session::Column::Id.eq(id.0))
            .filter(session::Column::RevokedAt.is_null())
            .filter(session::Column::ExpiresAt.gt(now));
        Ok(update.exec(&self.0.conn).await?.rows_affected == 1)
    }

    /// Clear the step that the session waits for.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn admit(&self, id: SessionId) -> Result<(), DbError> {
        let update = session::Entity::update_in_tenant(self.0.scope())
            .col_expr(session::Column::Awaits, Expr::value(Option::<String>::None))
            .filter(session::Column::Id.eq(id.0));
        update.exec(&self.0.conn).await?;
        Ok(())
    }

    /// End a session early. Returns whether it was open.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn revoke(&self, id: SessionId, reason: &str, now: DateTime<Utc>) -> Result<bool, DbError> {
        let update = session::Entity::update_in_tenant(self.0.scope())
            .col_expr(session::Column::RevokedAt, Expr::value(now))
            .col_expr(session::Column::RevokeReason, Expr::value(reason))
            .filter(session::Column::Id.eq(id.0))
            .filter(session::Column::RevokedAt.is_null());
        Ok(update.exec(&self.0.conn).await?.rows_affected == 1)
    }

    /// End all open sessions of a user but one. Returns their number.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn revoke_all_of(
        &self,
        user: UserId,
        keep: Option<SessionId>,
        reason: &str,
        now: DateTime<Utc>,
    ) -> Result<u64, DbError> {
        let update = session::Entity::update_in_tenant(self.0.scope())
            .col_expr(session::Column::RevokedAt, Expr::value(now))
            .col_expr(session::Column::RevokeReason, Expr::value(reason))
            .filter(session::Column::UserId.eq(user.0))
            .filter(session::Column::RevokedAt.is_null());
        let update = match keep {
            Some(kept) => update.filter(session::Column::Id.ne(kept.0)),
            None => update,
        };
        Ok(update.exec(&self.0.conn).await?.rows_affected)
    }
}

fn read(row: session::Model) -> Result<Session, DbError> {
    let session::Model {
        tenant: _,
        id,
        user_id,
        agency_id,
        device_hash,
        created_at,
        rotated_at,
        expires_at,
        revoked_at,
        revoke_reason,
        awaits,
        browser,
    } = row;
    Ok(Session {
        id: SessionId(id),
        user_id: UserId(user_id),
        agency_id: AgencyId(agency_id),
        device_hash,
        created_at,
        rotated_at,
        expires_at,
        revoked_at,
        revoke_reason,
        awaits: match awaits.as_deref() {
            None => None,
            Some("phone") => Some(Step::Phone),
            Some(_) => return Err(DbError::Unreadable("sessions.awaits")),
        },
        browser,
    })
}
