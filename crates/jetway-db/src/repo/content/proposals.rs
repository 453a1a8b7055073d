//! Proposals: flights or a journey, offered to clients.

use chrono::{DateTime, Utc};
use jetway_domain::air::proposal::Proposal;
use jetway_domain::ids::{AgencyId, UmrahQuoteId, UserId};
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder};
use uuid::Uuid;

use crate::entity::TenantRows;
use crate::entity::content::proposal::{Column, Entity, Model};
use crate::repo::{from_json, to_json};
use crate::{DbError, Tx};

/// Owner of a proposal, and the hash of its link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProposalKey {
    /// Its identifier.
    pub id: Uuid,
    /// The agency it belongs to.
    pub agency: AgencyId,
    /// The user who made it.
    pub user: UserId,
    /// Hash of the token in its link.
    pub token_hash: String,
    /// The quote it shows; proposals of flights have none.
    pub quote: Option<QuoteLink>,
}

/// What keeps the link of a quote: the agency opens it again and may revoke it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuoteLink {
    /// The quote.
    pub quote: UmrahQuoteId,
    /// The token, encrypted.
    pub sealed_token: String,
}

/// The last link of a quote.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredLink {
    /// Id of its proposal.
    pub id: Uuid,
    /// The token, encrypted.
    pub sealed_token: String,
    /// When it was made.
    pub made_at: DateTime<Utc>,
    /// When it expires.
    pub expires_at: DateTime<Utc>,
    /// When it was revoked.
    pub revoked_at: Option<DateTime<Utc>>,
}

/// The proposals of a tenant.
#[derive(Debug)]
pub struct Proposals<'t>(&'t Tx);

impl Tx {
    /// Proposals: flights or a journey, offered to clients.
    #[must_use]
    pub const fn proposals(&self) -> Proposals<'_> {
        Proposals(self)
    }
}

impl Proposals<'_> {
    /// Insert it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn insert(&self, key: &ProposalKey, proposal: &Proposal) -> Result<(), DbError> {
        let row = Model {
            tenant: self.0.tenant(),
            id: key.id,
            agency_id: key.agency.0,
            user_id: key.user.0,
            token_hash: key.token_hash.clone(),
            made_at: proposal.made_at,
            expires_at: proposal.expires_at,
            details: to_json(proposal, "proposals.details")?,
            quote_id: key.quote.as_ref().map(|link| link.quote.0),
            sealed_token: key.quote.as_ref().map(|link| link.sealed_token.clone()),
            revoked_at: None,
        };
        Entity::insert_row(self.0, row).await
    }

    /// The proposal of a link that has neither expired nor been revoked, with its owner.
    ///
    /// # Errors
    /// When the database fails or the row cannot be read.
    pub async fn by_token(
        &self,
        token_hash: &str,
        now: DateTime<Utc>,
    ) -> Result<Option<(AgencyId, Proposal)>, DbError> {
        let row = Entity::in_tenant(self.0.scope())
            .filter(Column::TokenHash.eq(token_hash))
            .filter(Column::ExpiresAt.gt(now))
            .filter(Column::RevokedAt.is_null())
            .one(&self.0.conn)
            .await?;
        row.map(|row| Ok((AgencyId(row.agency_id), from_json(row.details, "proposals.details")?)))
            .transpose()
    }

    /// The link of a quote that is not revoked, though it may have expired; without one, the last revoked one.
    ///
    /// # Errors
    /// When the database fails or the row cannot be read.
    pub async fn of_quote(&self, quote: UmrahQuoteId) -> Result<Option<StoredLink>, DbError> {
        let of_quote = || Entity::in_tenant(self.0.scope()).filter(Column::QuoteId.eq(quote.0));
        let open = of_quote().filter(Column::RevokedAt.is_null()).one(&self.0.conn).await?;
        let found = match open {
            Some(open) => Some(open),
            None => of_quote().order_by_desc(Column::RevokedAt).one(&self.0.conn).await?,
        };
        let link = |row: Model| {
            Ok(StoredLink {
                id: row.id,
                sealed_token: row.sealed_token.ok_or(DbError::Unreadable("proposals.sealed_token"))?,
                made_at: row.made_at,
                expires_at: row.expires_at,
                revoked_at: row.revoked_at,
            })
        };
        found.map(link).transpose()
    }

    /// Revoke the link of a quote; one that is revoked already stays as it is.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn revoke(&self, quote: UmrahQuoteId, now: DateTime<Utc>) -> Result<(), DbError> {
        Entity::update_in_tenant(self.0.scope())
            .filter(Column::QuoteId.eq(quote.0))
            .filter(Column::RevokedAt.is_null())
            .col_expr(Column::RevokedAt, Expr::value(now))
            .exec(&self.0.conn)
            .await?;
        Ok(())
    }
}
