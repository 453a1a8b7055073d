//! Prices held for bookings.

use jetway_domain::air::price_session::{PriceSession, SessionDetails};
use jetway_domain::air::traveller::{PartyPassports, give_passports};
use jetway_domain::ids::{AgencyId, PriceSessionId, UserId};
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, QueryFilter, QuerySelect};

use crate::entity::TenantRows;
use crate::entity::prices::price_session::{Column, Entity, Model};
use crate::repo::{from_json, to_json};
use crate::{DbError, Tx};

/// The price sessions of a tenant.
#[derive(Debug)]
pub struct PriceSessions<'a>(&'a Tx);

impl Tx {
    /// Prices held for bookings.
    #[must_use]
    pub const fn price_sessions(&self) -> PriceSessions<'_> {
        PriceSessions(self)
    }
}

impl PriceSessions<'_> {
    /// Insert a session.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn insert(&self, agency: AgencyId, session: &PriceSession) -> Result<(), DbError> {
        let row = Model {
            tenant: self.0.tenant(),
            id: session.id.0,
            agency_id: agency.0,
            user_id: session.user.0,
            began_at: session.began_at,
            expires_at: session.expires_at,
            version: i64::from(session.version),
            sealed_passports: session.sealed_passports.clone(),
            details: to_json(&stored(session), "price_sessions.details")?,
        };
        Entity::insert_row(self.0, row).await
    }

    /// The session, if it belongs to this user.
    ///
    /// # Errors
    /// When the database fails or the row cannot be read.
    pub async fn find(
        &self,
        agency: AgencyId,
        user: UserId,
        id: PriceSessionId,
    ) -> Result<Option<PriceSession>, DbError> {
        let row = Entity::in_tenant(self.0.scope())
            .filter(Column::Id.eq(id.0))
            .filter(Column::AgencyId.eq(agency.0))
            .filter(Column::UserId.eq(user.0))
            .one(&self.0.conn)
            .await?;
        row.map(session_of).transpose()
    }

    /// Save the changes unless a concurrent change was saved first. Returns whether they were saved; if so,
    /// `session.version` has increased.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn save(&self, session: &mut PriceSession) -> Result<bool, DbError> {
        let details = to_json(&stored(session), "price_sessions.details")?;
        let result = Entity::update_in_tenant(self.0.scope())
            .filter(Column::Id.eq(session.id.0))
            .filter(Column::Version.eq(i64::from(session.version)))
            .col_expr(Column::Version, Expr::value(i64::from(session.version) + 1))
            .col_expr(Column::ExpiresAt, Expr::value(session.expires_at))
            .col_expr(Column::SealedPassports, Expr::value(session.sealed_passports.clone()))
            .col_expr(Column::Details, Expr::value(details))
            .exec(&self.0.conn)
            .await?;
        let kept = result.rows_affected == 1;
        if kept {
            session.version += 1;
        }
        Ok(kept)
    }

    /// Some sessions whose passports are not encrypted yet.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn with_plain_passports(&self, limit: u64) -> Result<Vec<PriceSession>, DbError> {
        let found = Entity::in_tenant(self.0.scope())
            .filter(Column::SealedPassports.is_null())
            .limit(limit);
        found.all(&self.0.conn).await?.into_iter().map(session_of).collect()
    }
}

/// The details as stored: encrypted passports are not stored in plain text as well.
fn stored(session: &PriceSession) -> SessionDetails {
    let mut details = session.details.clone();
    if let Some(party) = details.party.as_mut().filter(|_| session.sealed_passports.is_some()) {
        give_passports(&mut party.travellers, PartyPassports::new());
    }
    details
}

fn session_of(row: Model) -> Result<PriceSession, DbError> {
    Ok(PriceSession {
        id: PriceSessionId(row.id),
        user: UserId(row.user_id),
        began_at: row.began_at,
        expires_at: row.expires_at,
        version: u32::try_from(row.version).map_err(|_| DbError::Unreadable("price_sessions.version"))?,
        sealed_passports: row.sealed_passports,
        details: from_json::<SessionDetails>(row.details, "price_sessions.details")?,
    })
}
