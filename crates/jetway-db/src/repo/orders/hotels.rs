//! Hotel orders: the row in `orders`, the row of the same key in `hotel_orders`, and the order's requests.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use jetway_domain::hotel::order::HotelOrder;
use jetway_domain::ids::{AgencyId, OrderId, PriceSessionId};
use jetway_domain::order::OrderRequest;
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, JoinType, QueryFilter, QuerySelect, QueryTrait, Select};

use crate::entity::TenantRows;
use crate::entity::order::{self, hotel, with_hotel};
use crate::repo::orders::{Among, core_of};
use crate::repo::{from_json, to_json};
use crate::{DbError, TenantScope, Tx};

/// The hotel orders of a tenant.
#[derive(Debug)]
pub struct HotelOrders<'a>(&'a Tx);

impl Tx {
    /// Hotel orders.
    #[must_use]
    pub const fn hotels(&self) -> HotelOrders<'_> {
        HotelOrders(self)
    }
}

impl HotelOrders<'_> {
    /// Insert an order. Returns `false`, without inserting, if its session already has one.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn insert(&self, order: &HotelOrder) -> Result<bool, DbError> {
        if !hotel::Entity::insert_row_once(self.0, hotel_row(self.0, order)?).await? {
            return Ok(false);
        }
        self.0.orders().insert(order, &order.summary()).await?;
        Ok(true)
    }

    /// Save the changes unless a concurrent change was saved first. Returns whether they were saved; if so, `order.version` has
    /// increased.
    ///
    /// # Errors
    /// When the database fails or refuses.
    pub async fn save(&self, order: &mut HotelOrder) -> Result<bool, DbError> {
        let summary = order.summary();
        if !self.0.orders().save(order, &summary).await? {
            return Ok(false);
        }
        let row = hotel_row(self.0, order)?;
        hotel::Entity::update_in_tenant(self.0.scope())
            .filter(hotel::Column::Id.eq(order.id.0))
            .set(row.into_active_model().reset_all())
            .exec(&self.0.conn)
            .await?;
        Ok(true)
    }

    /// The order of a session, even if withdrawn.
    ///
    /// # Errors
    /// When the database fails or the row cannot be read.
    pub async fn by_session(&self, session: PriceSessionId) -> Result<Option<HotelOrder>, DbError> {
        let found = self.all_rows().filter(hotel::Column::SessionId.eq(session.0));
        Ok(self.read(found).await?.pop())
    }

    /// The hotel orders with these keys, even if withdrawn, in the order of the keys. Unknown keys are left out.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn by_ids(&self, ids: &[OrderId]) -> Result<Vec<HotelOrder>, DbError> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let keys = ids.iter().map(|id| id.0);
        let found = self.read(self.all_rows().filter(order::Column::Id.is_in(keys))).await?;
        let mut found: BTreeMap<OrderId, HotelOrder> = found.into_iter().map(|order| (order.id, order)).collect();
        Ok(ids.iter().filter_map(|id| found.remove(id)).collect())
    }

    /// All hotel orders of the tenant, joined with their hotel rows.
    fn all_rows(&self) -> Select<order::Entity> {
        order::Entity::in_tenant(self.0.scope()).join(JoinType::InnerJoin, with_hotel())
    }

    async fn read(&self, found: Select<order::Entity>) -> Result<Vec<HotelOrder>, DbError> {
        let rows = found.select_also(hotel::Entity).all(&self.0.conn).await?;
        let ids = rows.iter().map(|(row, _)| row.id).collect();
        let mut requests = self.0.order_requests().of_orders(ids).await?;
        let read = |(row, hotel): (order::Model, Option<hotel::Model>)| {
            let hotel = hotel.ok_or(DbError::Unreadable("hotel_orders.id"))?;
            let requests = requests.remove(&row.id).unwrap_or_default();
            order_of(row, hotel, requests)
        };
        rows.into_iter().map(read).collect()
    }
}

/// The agency's hotel orders whose guests have left at `now`, or have not; in a city, if one is given.
#[must_use]
pub fn staying(
    scope: &TenantScope,
    agency: AgencyId,
    now: DateTime<Utc>,
    is_over: Option<bool>,
    city: Option<&str>,
) -> Among {
    let mut keys = hotel::Entity::in_tenant(scope)
        .select_only()
        .column(hotel::Column::Id)
        .filter(hotel::Column::AgencyId.eq(agency.0));
    keys = match is_over {
        Some(true) => keys.filter(hotel::Column::EndsAt.lte(now)),
        Some(false) => keys.filter(hotel::Column::EndsAt.gt(now)),
        None => keys,
    };
    if let Some(city) = city {
        keys = keys.filter(hotel::Column::City.eq(city));
    }
    Among(keys.into_query())
}

fn hotel_row(tx: &Tx, order: &HotelOrder) -> Result<hotel::Model, DbError> {
    Ok(hotel::Model {
        tenant: tx.tenant(),
        id: order.id.0,
        agency_id: order.agency.0,
        session_id: order.session.0,
        city: order.details.property.city.clone(),
        ends_at: order.checks_out_at(),
        details: to_json(&order.details, "hotel_orders.details")?,
    })
}

fn order_of(row: order::Model, hotel: hotel::Model, requests: Vec<OrderRequest>) -> Result<HotelOrder, DbError> {
    Ok(HotelOrder {
        core: core_of(row, requests)?,
        session: PriceSessionId(hotel.session_id),
        details: from_json(hotel.details, "hotel_orders.details")?,
    })
}
