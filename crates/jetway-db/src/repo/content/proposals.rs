//! Proposals: flights selected for clients.

use chrono::{DateTime, Utc};
use jetway_domain::air::proposal::Proposal;
use jetway_domain::ids::{AgencyId, UserId};
use sea_orm::{ColumnTrait, QueryFilter};
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
}

/// The proposals of a tenant.
#[derive(Debug)]
pub struct Proposals<'t>(&'t Tx);

impl Tx {
    /// Proposals: flights selected for clients.
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
        };
        Entity::insert_row(self.0, row).await
    }

    /// The proposal of a link that has not expired, with its owner.
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
            .one(&self.0.conn)
            .await?;
        row.map(|row| Ok((AgencyId(row.agency_id), from_json(row.details, "proposals.details")?)))
            .transpose()
    }
}
