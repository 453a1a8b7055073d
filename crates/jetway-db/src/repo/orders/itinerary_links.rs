//! Links to itineraries of orders. An order has at most one that is not revoked.

use chrono::{DateTime, Utc};
use jetway_domain::ids::{AgencyId, OrderId, UserId};
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder};
use uuid::Uuid;

use crate::entity::TenantRows;
use crate::entity::order::itinerary_link::{Column, Entity, Model};
use crate::{DbError, Tx};

/// A link to an itinerary.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ItineraryLink {
    /// Its key.
    pub id: Uuid,
    /// The agency.
    pub agency: AgencyId,
    /// The order.
    pub order: OrderId,
    /// The user who made it.
    pub made_by: UserId,
    /// Hash of its token.
    pub token_hash: String,
    /// Its token, encrypted.
    pub sealed_token: String,
    /// Whether it shows the customer's price.
    pub with_prices: bool,
    /// When it was made.
    pub made_at: DateTime<Utc>,
    /// When it was revoked.
    pub revoked_at: Option<DateTime<Utc>>,
}

/// The itinerary links of a tenant.
#[derive(Debug)]
pub struct ItineraryLinks<'t>(&'t Tx);

impl Tx {
    /// Links to itineraries of orders.
    #[must_use]
    pub const fn itinerary_links(&self) -> ItineraryLinks<'_> {
        ItineraryLinks(self)
    }
}

impl ItineraryLinks<'_> {
    /// Insert a link. Returns `false` if the order has another one that is not revoked.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn insert(&self, link: &ItineraryLink) -> Result<bool, DbError> {
        let row = Model {
            tenant: self.0.tenant(),
            id: link.id,
            agency_id: link.agency.0,
            order_id: link.order.0,
            made_by: link.made_by.0,
            token_hash: link.token_hash.clone(),
            sealed_token: link.sealed_token.clone(),
            with_prices: link.with_prices,
            made_at: link.made_at,
            revoked_at: link.revoked_at,
        };
        Entity::insert_row_once(self.0, row).await
    }

    /// The link with this token, even if revoked.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn by_token(&self, token_hash: &str) -> Result<Option<ItineraryLink>, DbError> {
        let query = Entity::in_tenant(self.0.scope()).filter(Column::TokenHash.eq(token_hash));
        Ok(query.one(&self.0.conn).await?.map(read))
    }

    /// The link of an order that is not revoked; without one, the last revoked one.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn newest(&self, order: OrderId) -> Result<Option<ItineraryLink>, DbError> {
        let of_order = || Entity::in_tenant(self.0.scope()).filter(Column::OrderId.eq(order.0));
        let open = of_order().filter(Column::RevokedAt.is_null()).one(&self.0.conn).await?;
        let found = match open {
            Some(open) => Some(open),
            None => of_order().order_by_desc(Column::RevokedAt).one(&self.0.conn).await?,
        };
        Ok(found.map(read))
    }

    /// Show or hide its prices.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_prices(&self, id: Uuid, with_prices: bool) -> Result<(), DbError> {
        let update = Entity::update_in_tenant(self.0.scope())
            .col_expr(Column::WithPrices, Expr::value(with_prices))
            .filter(Column::Id.eq(id));
        update.exec(&self.0.conn).await?;
        Ok(())
    }

    /// Revoke the link of an order. Returns whether it had one.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn revoke(&self, order: OrderId, now: DateTime<Utc>) -> Result<bool, DbError> {
        let update = Entity::update_in_tenant(self.0.scope())
            .col_expr(Column::RevokedAt, Expr::value(now))
            .filter(Column::OrderId.eq(order.0))
            .filter(Column::RevokedAt.is_null());
        Ok(update.exec(&self.0.conn).await?.rows_affected == 1)
    }
}

fn read(row: Model) -> ItineraryLink {
    ItineraryLink {
        id: row.id,
        agency: AgencyId(row.agency_id),
        order: OrderId(row.order_id),
        made_by: UserId(row.made_by),
        token_hash: row.token_hash,
        sealed_token: row.sealed_token,
        with_prices: row.with_prices,
        made_at: row.made_at,
        revoked_at: row.revoked_at,
    }
}
