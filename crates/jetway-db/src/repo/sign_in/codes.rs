//! One-time codes. Stored hashed, bound to user, device and purpose, valid for five guesses.

use chrono::{DateTime, Utc};
use jetway_domain::ids::UserId;
use sea_orm::sea_query::{Expr, ExprTrait};
use sea_orm::{ColumnTrait, PaginatorTrait, QueryFilter, Select, UpdateMany};

use crate::entity::{TenantRows, verification_code as code};
use crate::{DbError, Tx};

/// Guesses per code. The table's CHECK has the same number.
pub const MAX_ATTEMPTS: i64 = 5;

/// A new code.
#[derive(Debug, Clone)]
pub struct IssuedCode {
    /// Reference to present with the code.
    pub reference: String,
    /// The user.
    pub user_id: UserId,
    /// Hash of the device that requested it.
    pub device_hash: String,
    /// Its purpose, such as `device`.
    pub purpose: String,
    /// Hash of the digits.
    pub code_hash: String,
    /// When it was sent.
    pub created_at: DateTime<Utc>,
    /// When it expires.
    pub expires_at: DateTime<Utc>,
}

/// A guess at a code.
#[derive(Debug, Clone)]
pub struct Guess<'g> {
    /// The reference sent with the code.
    pub reference: &'g str,
    /// The user.
    pub user_id: UserId,
    /// Hash of the device.
    pub device_hash: &'g str,
    /// The purpose.
    pub purpose: &'g str,
    /// Hash of the typed digits.
    pub code_hash: &'g str,
}

/// Result of a guess.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GuessOutcome {
    /// Correct; the code is used up.
    Consumed,
    /// Wrong; this many guesses remain.
    Wrong {
        /// Guesses that remain, 0 to 4.
        attempts_left: i64,
    },
    /// No such code for this user, device and purpose, or it is used up, out of guesses or expired.
    Dead,
}

/// The one-time codes of one tenant.
#[derive(Debug)]
pub struct Codes<'t>(&'t Tx);

impl Tx {
    /// The one-time codes of this tenant.
    #[must_use]
    pub const fn codes(&self) -> Codes<'_> {
        Codes(self)
    }
}

impl Codes<'_> {
    /// Insert a code; earlier ones of the same user, device and purpose become invalid.
    ///
    /// # Errors
    /// `Duplicate` when the reference exists.
    pub async fn issue(&self, issued: &IssuedCode) -> Result<(), DbError> {
        let IssuedCode {
            reference,
            user_id,
            device_hash,
            purpose,
            code_hash,
            created_at,
            expires_at,
        } = issued.clone();
        let supersede = code::Entity::update_in_tenant(self.0.scope())
            .col_expr(code::Column::ConsumedAt, Expr::value(created_at))
            .filter(code::Column::UserId.eq(user_id.0))
            .filter(code::Column::DeviceHash.eq(device_hash.as_str()))
            .filter(code::Column::Purpose.eq(purpose.as_str()))
            .filter(code::Column::ConsumedAt.is_null());
        supersede.exec(&self.0.conn).await?;
        let row = code::Model {
            tenant: self.0.tenant(),
            reference,
            user_id: user_id.0,
            device_hash,
            purpose,
            code_hash,
            attempts: 0,
            created_at,
            expires_at,
            consumed_at: None,
        };
        code::Entity::insert_row(self.0, row).await
    }

    /// Number of codes of this purpose sent to a user since an instant, on one device or on all, for the caller's limit on
    /// requesting another one.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn issued_since(
        &self,
        user: UserId,
        purpose: &str,
        device_hash: Option<&str>,
        since: DateTime<Utc>,
    ) -> Result<u64, DbError> {
        let query = code::Entity::in_tenant(self.0.scope())
            .filter(code::Column::UserId.eq(user.0))
            .filter(code::Column::Purpose.eq(purpose))
            .filter(code::Column::CreatedAt.gte(since));
        let query = match device_hash {
            Some(device_hash) => query.filter(code::Column::DeviceHash.eq(device_hash)),
            None => query,
        };
        Ok(query.count(&self.0.conn).await?)
    }

    /// Count the attempt, then compare, so that parallel guesses cannot share an attempt. Counts only if the
    /// caller commits: commit also when the guess is refused.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn try_consume(&self, guess: &Guess<'_>, now: DateTime<Utc>) -> Result<GuessOutcome, DbError> {
        let count = self
            .matching(guess)
            .col_expr(code::Column::Attempts, Expr::col(code::Column::Attempts).add(1_i64))
            .filter(code::Column::ConsumedAt.is_null())
            .filter(code::Column::ExpiresAt.gt(now))
            .filter(code::Column::Attempts.lt(MAX_ATTEMPTS));
        let is_live = count.exec(&self.0.conn).await?.rows_affected == 1;
        // Read in any case, so that a guess without a code runs the same statements as one with a code.
        let issued = self.by_reference(guess.reference).one(&self.0.conn).await?;
        let Some(issued) = issued.filter(|_| is_live) else {
            return Ok(GuessOutcome::Dead);
        };
        if issued.code_hash != guess.code_hash {
            return Ok(GuessOutcome::Wrong {
                attempts_left: MAX_ATTEMPTS - issued.attempts,
            });
        }
        let consume = self
            .matching(guess)
            .col_expr(code::Column::ConsumedAt, Expr::value(now));
        consume.exec(&self.0.conn).await?;
        Ok(GuessOutcome::Consumed)
    }

    /// Use up a grant: a code that is not typed, issued to a user's device for one purpose. Returns whether there was one.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn take_grant(
        &self,
        user: UserId,
        device_hash: &str,
        purpose: &str,
        now: DateTime<Utc>,
    ) -> Result<bool, DbError> {
        let consume = code::Entity::update_in_tenant(self.0.scope())
            .col_expr(code::Column::ConsumedAt, Expr::value(now))
            .filter(code::Column::UserId.eq(user.0))
            .filter(code::Column::DeviceHash.eq(device_hash))
            .filter(code::Column::Purpose.eq(purpose))
            .filter(code::Column::ConsumedAt.is_null())
            .filter(code::Column::ExpiresAt.gt(now));
        Ok(consume.exec(&self.0.conn).await?.rows_affected == 1)
    }

    /// Whether a user's device has a valid code for a purpose.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn is_waiting(
        &self,
        user: UserId,
        device_hash: &str,
        purpose: &str,
        now: DateTime<Utc>,
    ) -> Result<bool, DbError> {
        let query = code::Entity::in_tenant(self.0.scope())
            .filter(code::Column::UserId.eq(user.0))
            .filter(code::Column::DeviceHash.eq(device_hash))
            .filter(code::Column::Purpose.eq(purpose))
            .filter(code::Column::ConsumedAt.is_null())
            .filter(code::Column::ExpiresAt.gt(now));
        Ok(query.count(&self.0.conn).await? > 0)
    }

    fn by_reference(&self, reference: &str) -> Select<code::Entity> {
        code::Entity::in_tenant(self.0.scope()).filter(code::Column::Reference.eq(reference))
    }

    fn matching(&self, guess: &Guess<'_>) -> UpdateMany<code::Entity> {
        code::Entity::update_in_tenant(self.0.scope())
            .filter(code::Column::Reference.eq(guess.reference))
            .filter(code::Column::UserId.eq(guess.user_id.0))
            .filter(code::Column::DeviceHash.eq(guess.device_hash))
            .filter(code::Column::Purpose.eq(guess.purpose))
    }
}
