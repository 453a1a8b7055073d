//! Idempotency keys: calls that take effect once, however often they arrive.
//!
//! A short call claims and completes its key in the transaction of its effect. A call that talks to a supplier claims
//! in one transaction and completes in the last; until then the same key answers [`Claim::InProgress`], and after
//! `lease` a crashed attempt may be taken over. The natural key of the effect prevents it from happening twice.

use chrono::{DateTime, TimeDelta, Utc};
use jetway_domain::ids::UserId;
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, QueryFilter, QuerySelect, Select, UpdateMany};

use crate::entity::{TenantRows, idempotency_key as key};
use crate::{DbError, Tx};

/// Identifies a call: the same user, operation and client key mean the same call.
#[derive(Debug, Clone)]
pub struct CallKey<'k> {
    /// The caller.
    pub user_id: UserId,
    /// The operation, such as `airTicket`.
    pub operation: &'k str,
    /// The client's key, 1 to 255 characters.
    pub key: &'k str,
}

/// A stored response.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredReply {
    /// Its HTTP status.
    pub status: u16,
    /// Its body, byte for byte.
    pub body: String,
}

/// Result of claiming a key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Claim {
    /// The caller owns the key and does the work.
    New,
    /// Return this stored response.
    Replay(StoredReply),
    /// Another request is still working on it.
    InProgress,
    /// The key was used for another request body.
    Mismatch,
}

/// The idempotency keys of one tenant.
#[derive(Debug)]
pub struct Idempotency<'t>(&'t Tx);

impl Tx {
    /// The idempotency keys of this tenant.
    #[must_use]
    pub const fn idempotency(&self) -> Idempotency<'_> {
        Idempotency(self)
    }
}

impl Idempotency<'_> {
    /// Claim a key for a request body (by its hash). A claim not completed within `lease` may be taken over.
    ///
    /// # Errors
    /// `Refused` when the key is empty or too long; `Busy` when another transaction is claiming it for too long.
    pub async fn claim(
        &self,
        call: &CallKey<'_>,
        request_hash: &str,
        lease: TimeDelta,
        now: DateTime<Utc>,
    ) -> Result<Claim, DbError> {
        let row = key::Model {
            tenant: self.0.tenant(),
            user_id: call.user_id.0,
            operation: call.operation.to_owned(),
            key: call.key.to_owned(),
            request_hash: request_hash.to_owned(),
            claimed_until: now + lease,
            status: None,
            response_body: None,
            created_at: now,
        };
        if key::Entity::insert_row_once(self.0, row).await? {
            return Ok(Claim::New);
        }
        let Some(row) = self.of(call).lock_exclusive().one(&self.0.conn).await? else {
            return Ok(Claim::InProgress);
        };
        if row.request_hash != request_hash {
            return Ok(Claim::Mismatch);
        }
        match (row.status, row.response_body) {
            (Some(status), Some(body)) => {
                let status = u16::try_from(status).map_err(|_| DbError::Unreadable("idempotency_keys.status"))?;
                Ok(Claim::Replay(StoredReply { status, body }))
            }
            _ if now < row.claimed_until => Ok(Claim::InProgress),
            _ => {
                self.change(call)
                    .col_expr(key::Column::ClaimedUntil, Expr::value(now + lease))
                    .exec(&self.0.conn)
                    .await?;
                Ok(Claim::New)
            }
        }
    }

    /// Store the response that every later call with this key gets. The first response stays.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn complete(&self, call: &CallKey<'_>, reply: &StoredReply) -> Result<(), DbError> {
        let update = self
            .change(call)
            .col_expr(key::Column::Status, Expr::value(i64::from(reply.status)))
            .col_expr(key::Column::ResponseBody, Expr::value(reply.body.as_str()))
            .filter(key::Column::Status.is_null());
        update.exec(&self.0.conn).await?;
        Ok(())
    }

    /// Give a claim back: the request was refused before it had any effect.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn release(&self, call: &CallKey<'_>) -> Result<(), DbError> {
        let delete = key::Entity::delete_in_tenant(self.0.scope())
            .filter(key::Column::UserId.eq(call.user_id.0))
            .filter(key::Column::Operation.eq(call.operation))
            .filter(key::Column::Key.eq(call.key))
            .filter(key::Column::Status.is_null());
        delete.exec(&self.0.conn).await?;
        Ok(())
    }

    fn of(&self, call: &CallKey<'_>) -> Select<key::Entity> {
        key::Entity::in_tenant(self.0.scope())
            .filter(key::Column::UserId.eq(call.user_id.0))
            .filter(key::Column::Operation.eq(call.operation))
            .filter(key::Column::Key.eq(call.key))
    }

    fn change(&self, call: &CallKey<'_>) -> UpdateMany<key::Entity> {
        key::Entity::update_in_tenant(self.0.scope())
            .filter(key::Column::UserId.eq(call.user_id.0))
            .filter(key::Column::Operation.eq(call.operation))
            .filter(key::Column::Key.eq(call.key))
    }
}
