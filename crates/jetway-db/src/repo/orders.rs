//! Orders of every product: their core, history, notes and requests.

mod after_sales;
mod groups;
mod holidays;
mod hotels;
mod itinerary_links;
mod list;
mod notes;
mod notifications;
mod requests;
mod row;
mod visa_desk;
mod visa_files;
mod visas;

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use jetway_domain::ids::{AgencyId, OrderId, OrderKind, OrderReference, UserId};
use jetway_domain::order::{OrderCore, OrderEvent, OrderStatus, OrderSummary};
use sea_orm::sea_query::{Expr, LockType};
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, QueryFilter, QueryOrder, QuerySelect, Select};
use uuid::Uuid;

pub use after_sales::AfterSaleFilter;
pub use groups::{GroupOrders, in_stages, of_lot, of_lots};
pub use holidays::{HolidayOrders, at_stages};
pub use hotels::{HotelOrders, staying};
pub use itinerary_links::{ItineraryLink, ItineraryLinks};
pub use list::{Among, InstantField, OrderFilter, OrderMark, OrderPage, OrderSort, SortField, Span};
pub use notes::OrderNotes;
pub use requests::{OrderRequests, RequestFilter, RequestMark};
pub(super) use row::{core_of, count};
use row::{event_of, row_of, summary_of};
pub use visa_desk::{DeskMark, VisaDesk};
pub use visa_files::{VisaFileFacts, VisaFiles};
pub use visas::{VisaOrders, applied};

use crate::entity::TenantRows;
use crate::entity::order::{self, event};
use crate::{DbError, Tx};

/// The orders of a tenant, of every product.
#[derive(Debug)]
pub struct Orders<'a>(&'a Tx);

impl Tx {
    /// Orders of every product.
    #[must_use]
    pub const fn orders(&self) -> Orders<'_> {
        Orders(self)
    }
}

impl Orders<'_> {
    /// Insert an order; the product inserts its own part under the same key, in the same transaction.
    ///
    /// # Errors
    /// When the database fails, the reference exists, or the amounts have two currencies.
    pub async fn insert(&self, order: &OrderCore, summary: &OrderSummary) -> Result<(), DbError> {
        order::Entity::insert_row(self.0, row_of(self.0, order, summary)?).await?;
        self.0.order_requests().keep(order).await
    }

    /// Save the changes and requests unless a concurrent change was saved first. Returns whether they were saved;
    /// if so, `order.version` has increased.
    ///
    /// # Errors
    /// When the database fails or refuses.
    pub async fn save(&self, order: &mut OrderCore, summary: &OrderSummary) -> Result<bool, DbError> {
        let mut row = row_of(self.0, order, summary)?;
        row.version += 1;
        let result = order::Entity::update_in_tenant(self.0.scope())
            .filter(order::Column::Id.eq(order.id.0))
            .filter(order::Column::Version.eq(i64::from(order.version)))
            .set(row.into_active_model().reset_all())
            .exec(&self.0.conn)
            .await?;
        if result.rows_affected != 1 {
            return Ok(false);
        }
        self.0.order_requests().keep(order).await?;
        order.version += 1;
        Ok(true)
    }

    /// An order of any product with this key, even if withdrawn, and its summary for lists.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn find(&self, id: OrderId) -> Result<Option<(OrderCore, OrderSummary)>, DbError> {
        Ok(self.find_all(&[id]).await?.pop())
    }

    /// The orders with these keys as by [`Orders::find`], in the order of the keys. Unknown keys are left out.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn find_all(&self, ids: &[OrderId]) -> Result<Vec<(OrderCore, OrderSummary)>, DbError> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let rows = order::Entity::in_tenant(self.0.scope())
            .filter(order::Column::Id.is_in(ids.iter().map(|id| id.0)))
            .all(&self.0.conn)
            .await?;
        let mut requests = self
            .0
            .order_requests()
            .of_orders(ids.iter().map(|id| id.0).collect())
            .await?;
        let mut found = BTreeMap::new();
        for row in rows {
            let requests = requests.remove(&row.id).unwrap_or_default();
            let summary = summary_of(&row)?;
            found.insert(OrderId(row.id), (core_of(row, requests)?, summary));
        }
        Ok(ids.iter().filter_map(|id| found.remove(id)).collect())
    }

    /// The key of the order with this reference, if the agency may see it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn by_reference(&self, agency: AgencyId, reference: &OrderReference) -> Result<Option<OrderId>, DbError> {
        self.key(self.of_agency(agency), reference).await
    }

    /// The key of any agency's order with this reference. Back office only.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn by_number(&self, reference: &OrderReference) -> Result<Option<OrderId>, DbError> {
        let visible = order::Entity::in_tenant(self.0.scope()).filter(order::Column::WithdrawnAt.is_null());
        self.key(visible, reference).await
    }

    /// Orders of a product that operations must decide on, oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn handed_over(&self, kind: OrderKind, most: u64) -> Result<Vec<OrderId>, DbError> {
        let found: Vec<Uuid> = order::Entity::in_tenant(self.0.scope())
            .select_only()
            .column(order::Column::Id)
            .filter(order::Column::Kind.eq(kind.as_str()))
            .filter(order::Column::Status.eq(OrderStatus::UnConfirmed.as_str()))
            .filter(order::Column::WithdrawnAt.is_null())
            .order_by_asc(order::Column::StatusSince)
            .limit(most)
            .into_tuple()
            .all(&self.0.conn)
            .await?;
        Ok(found.into_iter().map(OrderId).collect())
    }

    /// Add an event to the history, in the transaction that changes the order. It locks the order, so that two events never
    /// get the same number.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn record(&self, order: OrderId, event: &OrderEvent) -> Result<(), DbError> {
        let _held: Option<Uuid> = order::Entity::in_tenant(self.0.scope())
            .select_only()
            .column(order::Column::Id)
            .filter(order::Column::Id.eq(order.0))
            .lock(LockType::NoKeyUpdate)
            .into_tuple()
            .one(&self.0.conn)
            .await?;
        let last: Option<Option<i64>> = self
            .history_of(order)
            .select_only()
            .column_as(event::Column::Number.max(), "last")
            .into_tuple()
            .one(&self.0.conn)
            .await?;
        let row = event::Model {
            tenant: self.0.tenant(),
            order_id: order.0,
            number: last.flatten().unwrap_or(0) + 1,
            at: event.at,
            by_name: event.by.clone(),
            kind: event.kind.as_str().to_owned(),
            text: event.text.clone(),
            was: event.moved.as_ref().map(|moved| moved.before.clone()),
            became: event.moved.as_ref().map(|moved| moved.after.clone()),
        };
        event::Entity::insert_row(self.0, row).await
    }

    /// The history of an order, oldest first.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn history(&self, order: OrderId) -> Result<Vec<OrderEvent>, DbError> {
        let rows = self
            .history_of(order)
            .order_by_asc(event::Column::Number)
            .all(&self.0.conn)
            .await?;
        rows.into_iter().map(event_of).collect()
    }

    /// Orders to reconcile, most overdue first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn due(&self, now: DateTime<Utc>, limit: u64) -> Result<Vec<OrderId>, DbError> {
        let ids: Vec<Uuid> = order::Entity::in_tenant(self.0.scope())
            .select_only()
            .column(order::Column::Id)
            .filter(order::Column::NextCheckAt.lte(now))
            .order_by_asc(order::Column::NextCheckAt)
            .limit(limit)
            .into_tuple()
            .all(&self.0.conn)
            .await?;
        Ok(ids.into_iter().map(OrderId).collect())
    }

    /// Reschedule the next check of an order. A version newer than `version` keeps its own time.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn check_again(&self, order: OrderId, version: u32, at: Option<DateTime<Utc>>) -> Result<(), DbError> {
        order::Entity::update_in_tenant(self.0.scope())
            .filter(order::Column::Id.eq(order.0))
            .filter(order::Column::Version.eq(i64::from(version)))
            .filter(order::Column::NextCheckAt.is_not_null())
            .col_expr(order::Column::NextCheckAt, Expr::value(at))
            .exec(&self.0.conn)
            .await?;
        Ok(())
    }

    /// Postpone the check of an order that is due. An order that is not due any more keeps its time.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn put_off(&self, order: OrderId, now: DateTime<Utc>, at: DateTime<Utc>) -> Result<(), DbError> {
        order::Entity::update_in_tenant(self.0.scope())
            .filter(order::Column::Id.eq(order.0))
            .filter(order::Column::NextCheckAt.lte(now))
            .col_expr(order::Column::NextCheckAt, Expr::value(at))
            .exec(&self.0.conn)
            .await?;
        Ok(())
    }

    /// Since when each order has been in progress, oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn in_progress_since(&self) -> Result<Vec<DateTime<Utc>>, DbError> {
        let found = order::Entity::in_tenant(self.0.scope())
            .select_only()
            .column(order::Column::StatusSince)
            .filter(order::Column::Status.eq(OrderStatus::InProgress.as_str()))
            // All of them are to be reconciled, so the index of due orders finds them.
            .filter(order::Column::NextCheckAt.is_not_null())
            .order_by_asc(order::Column::StatusSince);
        Ok(found.into_tuple().all(&self.0.conn).await?)
    }

    /// Users who made orders of this product for the agency.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn makers(&self, agency: AgencyId, kind: OrderKind) -> Result<Vec<UserId>, DbError> {
        let people: Vec<Uuid> = self
            .of_agency(agency)
            .select_only()
            .column(order::Column::CreatedBy)
            .filter(order::Column::Kind.eq(kind.as_str()))
            .distinct()
            .into_tuple()
            .all(&self.0.conn)
            .await?;
        Ok(people.into_iter().map(UserId).collect())
    }

    /// Orders visible to an agency.
    pub(super) fn of_agency(&self, agency: AgencyId) -> Select<order::Entity> {
        order::Entity::in_tenant(self.0.scope())
            .filter(order::Column::AgencyId.eq(agency.0))
            .filter(order::Column::WithdrawnAt.is_null())
    }

    async fn key(&self, among: Select<order::Entity>, reference: &OrderReference) -> Result<Option<OrderId>, DbError> {
        let found: Option<Uuid> = among
            .select_only()
            .column(order::Column::Id)
            .filter(order::Column::Reference.eq(reference.as_str()))
            .into_tuple()
            .one(&self.0.conn)
            .await?;
        Ok(found.map(OrderId))
    }

    fn history_of(&self, order: OrderId) -> Select<event::Entity> {
        event::Entity::in_tenant(self.0.scope()).filter(event::Column::OrderId.eq(order.0))
    }
}
