//! Codes that verify an applicant's e-mail address or phone. As at sign-in, they are hashed and allow five guesses.

use chrono::{DateTime, Utc};
use jetway_domain::ids::ApplicationId;
use sea_orm::sea_query::{Expr, ExprTrait};
use sea_orm::{ColumnTrait, PaginatorTrait, QueryFilter, QueryOrder, Select, UpdateMany};

use super::Applications;
use crate::DbError;
use crate::entity::TenantRows;
use crate::entity::registration::application_code as code;
use crate::repo::outbox::Channel;
use crate::repo::sign_in::codes::{GuessOutcome, MAX_ATTEMPTS};

/// A new code.
#[derive(Debug, Clone)]
pub struct IssuedApplicationCode {
    /// Reference to present with the code.
    pub reference: String,
    /// The application.
    pub application: ApplicationId,
    /// Its channel.
    pub channel: Channel,
    /// The e-mail address or phone number.
    pub address: String,
    /// Hash of the digits.
    pub code_hash: String,
    /// When it was sent.
    pub created_at: DateTime<Utc>,
    /// When it expires.
    pub expires_at: DateTime<Utc>,
}

/// A guess at a code.
#[derive(Debug, Clone)]
pub struct ApplicationGuess<'g> {
    /// The reference sent with the code.
    pub reference: &'g str,
    /// The application.
    pub application: ApplicationId,
    /// Channel of the code.
    pub channel: Channel,
    /// The e-mail address or phone number.
    pub address: &'g str,
    /// Hash of the typed digits.
    pub code_hash: &'g str,
}

impl Applications<'_> {
    /// Insert a code; earlier ones of the same application and channel become invalid.
    ///
    /// # Errors
    /// `Duplicate` when the reference exists.
    pub async fn issue_code(&self, issued: &IssuedApplicationCode) -> Result<(), DbError> {
        let supersede = code::Entity::update_in_tenant(self.0.scope())
            .col_expr(code::Column::ConsumedAt, Expr::value(issued.created_at))
            .filter(code::Column::ApplicationId.eq(issued.application.0))
            .filter(code::Column::Channel.eq(issued.channel.as_str()))
            .filter(code::Column::ConsumedAt.is_null());
        supersede.exec(&self.0.conn).await?;
        let row = code::Model {
            tenant: self.0.tenant(),
            reference: issued.reference.clone(),
            application_id: issued.application.0,
            channel: issued.channel.as_str().to_owned(),
            address: issued.address.clone(),
            code_hash: issued.code_hash.clone(),
            attempts: 0,
            created_at: issued.created_at,
            expires_at: issued.expires_at,
            consumed_at: None,
        };
        code::Entity::insert_row(self.0, row).await
    }

    /// When the last code of an application and channel was sent.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn last_code_at(
        &self,
        application: ApplicationId,
        channel: Channel,
    ) -> Result<Option<DateTime<Utc>>, DbError> {
        let query = self
            .codes_of(application)
            .filter(code::Column::Channel.eq(channel.as_str()))
            .order_by_desc(code::Column::CreatedAt);
        Ok(query.one(&self.0.conn).await?.map(|row| row.created_at))
    }

    /// Number of codes sent for an application since an instant, and number sent to an address.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn codes_since(
        &self,
        application: ApplicationId,
        address: &str,
        since: DateTime<Utc>,
    ) -> Result<(u64, u64), DbError> {
        let lately = code::Column::CreatedAt.gte(since);
        let own = self.codes_of(application).filter(lately.clone());
        let there = code::Entity::in_tenant(self.0.scope())
            .filter(code::Column::Address.eq(address))
            .filter(lately);
        Ok((own.count(&self.0.conn).await?, there.count(&self.0.conn).await?))
    }

    /// Count the attempt, then compare, so that parallel guesses cannot share an attempt. Counts only if the
    /// caller commits: commit also when the guess is refused.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn try_code(&self, guess: &ApplicationGuess<'_>, now: DateTime<Utc>) -> Result<GuessOutcome, DbError> {
        let count = self
            .matching(guess)
            .col_expr(code::Column::Attempts, Expr::col(code::Column::Attempts).add(1_i64))
            .filter(code::Column::ConsumedAt.is_null())
            .filter(code::Column::ExpiresAt.gt(now))
            .filter(code::Column::Attempts.lt(MAX_ATTEMPTS));
        if count.exec(&self.0.conn).await?.rows_affected == 0 {
            return Ok(GuessOutcome::Dead);
        }
        let consume = self
            .matching(guess)
            .col_expr(code::Column::ConsumedAt, Expr::value(now))
            .filter(code::Column::CodeHash.eq(guess.code_hash))
            .filter(code::Column::ConsumedAt.is_null());
        if consume.exec(&self.0.conn).await?.rows_affected == 1 {
            return Ok(GuessOutcome::Consumed);
        }
        let row = code::Entity::in_tenant(self.0.scope()).filter(code::Column::Reference.eq(guess.reference));
        let attempts = row.one(&self.0.conn).await?.map_or(MAX_ATTEMPTS, |row| row.attempts);
        Ok(GuessOutcome::Wrong {
            attempts_left: MAX_ATTEMPTS - attempts,
        })
    }

    fn codes_of(&self, application: ApplicationId) -> Select<code::Entity> {
        code::Entity::in_tenant(self.0.scope()).filter(code::Column::ApplicationId.eq(application.0))
    }

    fn matching(&self, guess: &ApplicationGuess<'_>) -> UpdateMany<code::Entity> {
        code::Entity::update_in_tenant(self.0.scope())
            .filter(code::Column::Reference.eq(guess.reference))
            .filter(code::Column::ApplicationId.eq(guess.application.0))
            .filter(code::Column::Channel.eq(guess.channel.as_str()))
            .filter(code::Column::Address.eq(guess.address))
    }
}
