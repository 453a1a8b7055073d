//! Signed-in sessions of operators. A token is opaque, only its hash is stored, and it is valid only as long as its session.

use chrono::{DateTime, Utc};
use jetway_domain::ids::{OperatorId, SessionId};
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder};

use crate::entity::TenantRows;
use crate::entity::user::operator_session as session;
use crate::{DbError, Tx};

/// A session of an operator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OperatorSession {
    /// Primary key.
    pub id: SessionId,
    /// The operator.
    pub operator_id: OperatorId,
    /// Hash of the token.
    pub token_hash: String,
    /// The browser's user agent.
    pub browser: String,
    /// When they signed in.
    pub created_at: DateTime<Utc>,
    /// The last call, to the minute.
    pub seen_at: DateTime<Utc>,
    /// When it expires in any case.
    pub expires_at: DateTime<Utc>,
    /// When it was ended early.
    pub revoked_at: Option<DateTime<Utc>>,
    /// Why it was ended early.
    pub revoke_reason: Option<String>,
}

/// The sessions of operators.
#[derive(Debug)]
pub struct OperatorSessions<'t>(&'t Tx);

impl Tx {
    /// The sessions of operators, in a transaction of `TenantId::operations()`.
    #[must_use]
    pub const fn operator_sessions(&self) -> OperatorSessions<'_> {
        OperatorSessions(self)
    }
}

impl OperatorSessions<'_> {
    /// Insert a session.
    ///
    /// # Errors
    /// `Duplicate` when the token exists.
    pub async fn create(&self, session: &OperatorSession) -> Result<(), DbError> {
        let row = session.clone();
        let row = session::Model {
            tenant: self.0.tenant(),
            id: row.id.0,
            operator_id: row.operator_id.0,
            token_hash: row.token_hash,
            browser: row.browser,
            created_at: row.created_at,
            seen_at: row.seen_at,
            expires_at: row.expires_at,
            revoked_at: row.revoked_at,
            revoke_reason: row.revoke_reason,
        };
        session::Entity::insert_row(self.0, row).await
    }

    /// The session of a token, even if it has ended.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn by_token(&self, token_hash: &str) -> Result<Option<OperatorSession>, DbError> {
        let query = session::Entity::in_tenant(self.0.scope()).filter(session::Column::TokenHash.eq(token_hash));
        Ok(query.one(&self.0.conn).await?.map(read))
    }

    /// Live sessions of an operator at `now`, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn open_of(&self, operator: OperatorId, now: DateTime<Utc>) -> Result<Vec<OperatorSession>, DbError> {
        let query = session::Entity::in_tenant(self.0.scope())
            .filter(session::Column::OperatorId.eq(operator.0))
            .filter(session::Column::RevokedAt.is_null())
            .filter(session::Column::ExpiresAt.gt(now))
            .order_by_desc(session::Column::CreatedAt);
        Ok(query.all(&self.0.conn).await?.into_iter().map(read).collect())
    }

    /// Record a call.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn seen(&self, id: SessionId, now: DateTime<Utc>) -> Result<(), DbError> {
        let update = session::Entity::update_in_tenant(self.0.scope())
            .col_expr(session::Column::SeenAt, Expr::value(now))
            .filter(session::Column::Id.eq(id.0));
        update.exec(&self.0.conn).await?;
        Ok(())
    }

    /// End one of an operator's sessions. Returns whether it was theirs and open.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn revoke(
        &self,
        operator: OperatorId,
        id: SessionId,
        reason: &str,
        now: DateTime<Utc>,
    ) -> Result<bool, DbError> {
        let update = session::Entity::update_in_tenant(self.0.scope())
            .col_expr(session::Column::RevokedAt, Expr::value(now))
            .col_expr(session::Column::RevokeReason, Expr::value(reason))
            .filter(session::Column::OperatorId.eq(operator.0))
            .filter(session::Column::Id.eq(id.0))
            .filter(session::Column::RevokedAt.is_null());
        Ok(update.exec(&self.0.conn).await?.rows_affected == 1)
    }

    /// End all of an operator's sessions. Returns how many were open.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn revoke_all_of(&self, operator: OperatorId, reason: &str, now: DateTime<Utc>) -> Result<u64, DbError> {
        let update = session::Entity::update_in_tenant(self.0.scope())
            .col_expr(session::Column::RevokedAt, Expr::value(now))
            .col_expr(session::Column::RevokeReason, Expr::value(reason))
            .filter(session::Column::OperatorId.eq(operator.0))
            .filter(session::Column::RevokedAt.is_null());
        Ok(update.exec(&self.0.conn).await?.rows_affected)
    }
}

fn read(row: session::Model) -> OperatorSession {
    OperatorSession {
        id: SessionId(row.id),
        operator_id: OperatorId(row.operator_id),
        token_hash: row.token_hash,
        browser: row.browser,
        created_at: row.created_at,
        seen_at: row.seen_at,
        expires_at: row.expires_at,
        revoked_at: row.revoked_at,
        revoke_reason: row.revoke_reason,
    }
}
