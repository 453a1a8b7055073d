//! Flight orders: the row in `orders`, the row of the same key in `flight_orders`, and the order's requests.

mod imported_records;
mod row;

use std::collections::BTreeMap;

use jetway_domain::air::order::FlightOrder;
use jetway_domain::codes::CarrierCode;
use jetway_domain::ids::{AgencyId, OrderId, PriceSessionId};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, IntoActiveModel, JoinType, QueryFilter, QueryOrder, QuerySelect, QueryTrait, Select,
    SelectTwo,
};

pub use imported_records::{ImportedRecords, RecordClaim};
use row::{flight_row, order_of};

use crate::entity::TenantRows;
use crate::entity::order::{self, flight, with_flight};
use crate::repo::orders::Among;
use crate::{DbError, TenantScope, Tx};

/// The flight orders of a tenant.
#[derive(Debug)]
pub struct FlightOrders<'a>(&'a Tx);

/// A query of flight orders, both rows of each.
type BothRows = SelectTwo<order::Entity, flight::Entity>;

impl Tx {
    /// Flight orders.
    #[must_use]
    pub const fn flights(&self) -> FlightOrders<'_> {
        FlightOrders(self)
    }
}

impl FlightOrders<'_> {
    /// Insert an order. Returns `false`, without inserting, if its price session already has one.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn insert(&self, order: &FlightOrder) -> Result<bool, DbError> {
        // First the row with the session's unique key; its reference to `orders` is checked at the end of the transaction.
        if !flight::Entity::insert_row_once(self.0, flight_row(self.0, order)?).await? {
            return Ok(false);
        }
        self.0.orders().insert(order, &order.summary()).await?;
        Ok(true)
    }

    /// Save the changes unless a concurrent change was saved first. Returns whether they were saved; if so,
    /// `order.version` has increased.
    ///
    /// # Errors
    /// When the database fails or refuses.
    pub async fn save(&self, order: &mut FlightOrder) -> Result<bool, DbError> {
        let summary = order.summary();
        if !self.0.orders().save(order, &summary).await? {
            return Ok(false);
        }
        let row = flight_row(self.0, order)?;
        flight::Entity::update_in_tenant(self.0.scope())
            .filter(flight::Column::Id.eq(order.id.0))
            .set(row.into_active_model().reset_all())
            .exec(&self.0.conn)
            .await?;
        Ok(true)
    }

    /// The order of a price session, even if withdrawn.
    ///
    /// # Errors
    /// When the database fails or the row cannot be read.
    pub async fn by_session(&self, session: PriceSessionId) -> Result<Option<FlightOrder>, DbError> {
        self.one(self.all_rows().filter(flight::Column::SessionId.eq(session.0)))
            .await
    }

    /// The order with this key, even if withdrawn.
    ///
    /// # Errors
    /// When the database fails or the row cannot be read.
    pub async fn by_id(&self, id: OrderId) -> Result<Option<FlightOrder>, DbError> {
        self.one(self.all_rows().filter(order::Column::Id.eq(id.0))).await
    }

    /// The flight orders with these keys, even if withdrawn, in the order of the keys. Unknown keys are left out.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn by_ids(&self, ids: &[OrderId]) -> Result<Vec<FlightOrder>, DbError> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let found = self
            .all_rows()
            .filter(order::Column::Id.is_in(ids.iter().map(|id| id.0)));
        let found = self.all(found.select_also(flight::Entity)).await?;
        let mut found: BTreeMap<OrderId, FlightOrder> = found.into_iter().map(|order| (order.id, order)).collect();
        Ok(ids.iter().filter_map(|id| found.remove(id)).collect())
    }

    /// Airlines that ticket orders of the agency, by code.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn airlines(&self, agency: AgencyId) -> Result<Vec<CarrierCode>, DbError> {
        let codes: Vec<String> = flight::Entity::in_tenant(self.0.scope())
            .select_only()
            .column(flight::Column::Airline)
            .filter(flight::Column::AgencyId.eq(agency.0))
            .filter(flight::Column::Airline.ne(""))
            .distinct()
            .order_by_asc(flight::Column::Airline)
            .into_tuple()
            .all(&self.0.conn)
            .await?;
        let read = |code: String| CarrierCode::parse(&code).map_err(|_| DbError::Unreadable("flight_orders.airline"));
        codes.into_iter().map(read).collect()
    }

    /// Some orders whose passports are not encrypted yet.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn with_plain_passports(&self, limit: u64) -> Result<Vec<FlightOrder>, DbError> {
        let found = self
            .all_rows()
            .filter(flight::Column::SealedPassports.is_null())
            .limit(limit);
        self.all(found.select_also(flight::Entity)).await
    }

    /// All flight orders of the tenant, joined with their flight rows.
    fn all_rows(&self) -> Select<order::Entity> {
        order::Entity::in_tenant(self.0.scope()).join(JoinType::InnerJoin, with_flight())
    }

    async fn one(&self, found: Select<order::Entity>) -> Result<Option<FlightOrder>, DbError> {
        let rows = found.select_also(flight::Entity).one(&self.0.conn).await?;
        Ok(self.read(rows.into_iter().collect()).await?.pop())
    }

    async fn all(&self, found: BothRows) -> Result<Vec<FlightOrder>, DbError> {
        self.read(found.all(&self.0.conn).await?).await
    }

    /// The orders of these rows with their requests, in the same order.
    async fn read(&self, rows: Vec<(order::Model, Option<flight::Model>)>) -> Result<Vec<FlightOrder>, DbError> {
        let ids = rows.iter().map(|(row, _)| row.id).collect();
        let mut requests = self.0.order_requests().of_orders(ids).await?;
        let read = |(row, flight): (order::Model, Option<flight::Model>)| {
            let flight = flight.ok_or(DbError::Unreadable("flight_orders.id"))?;
            let requests = requests.remove(&row.id).unwrap_or_default();
            order_of(row, flight, requests)
        };
        rows.into_iter().map(read).collect()
    }
}

/// The agency's orders that one of these airlines tickets.
#[must_use]
pub fn ticketed_by(scope: &TenantScope, agency: AgencyId, airlines: &[CarrierCode]) -> Among {
    let keys = flight::Entity::in_tenant(scope)
        .select_only()
        .column(flight::Column::Id)
        .filter(flight::Column::AgencyId.eq(agency.0))
        .filter(flight::Column::Airline.is_in(airlines.iter().map(CarrierCode::as_str)));
    Among(keys.into_query())
}
