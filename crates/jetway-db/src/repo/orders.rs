//! Flight orders and their history.

mod in_doubt;
mod list;
mod news;
mod notes;
mod row;

use chrono::{DateTime, Utc};
use jetway_domain::air::order::{FlightOrder, OrderEvent};
use jetway_domain::ids::{AgencyId, FlightOrderId, OrderReference, PriceSessionId};
use sea_orm::sea_query::{Expr, LockType};
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, QueryFilter, QueryOrder, QuerySelect};

pub use list::{InstantField, OrderFilter, OrderPage, OrderSort, SortField, Span};
pub use notes::OrderNotes;
use row::{event_of, order_of, row_of};

use crate::entity::TenantRows;
use crate::entity::order::{self, event};
use crate::{DbError, Tx};

/// The flight orders of a tenant.
#[derive(Debug)]
pub struct Orders<'a>(&'a Tx);

impl Tx {
    /// Flight orders.
    #[must_use]
    pub const fn orders(&self) -> Orders<'_> {
        Orders(self)
    }
}

impl Orders<'_> {
    /// Keep a new order. Answers `false` when its price session already has one.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn insert(&self, order: &FlightOrder) -> Result<bool, DbError> {
        order::Entity::insert_row_once(self.0, row_of(self.0, order)?).await
    }

    /// The order with this reference, when the agency may see it.
    ///
    /// # Errors
    /// When the database fails or the row cannot be read.
    pub async fn by_reference(
        &self,
        agency: AgencyId,
        reference: &OrderReference,
    ) -> Result<Option<FlightOrder>, DbError> {
        let found = self
            .of_agency(agency)
            .filter(order::Column::Reference.eq(reference.as_str()));
        found.one(&self.0.conn).await?.map(order_of).transpose()
    }

    /// The order with this reference, whose ever it is; for operations.
    ///
    /// # Errors
    /// When the database fails or the row cannot be read.
    pub async fn by_number(&self, reference: &OrderReference) -> Result<Option<FlightOrder>, DbError> {
        let found = order::Entity::in_tenant(self.0.scope())
            .filter(order::Column::Reference.eq(reference.as_str()))
            .filter(order::Column::WithdrawnAt.is_null());
        found.one(&self.0.conn).await?.map(order_of).transpose()
    }

    /// The order of a price session, withdrawn or not.
    ///
    /// # Errors
    /// When the database fails or the row cannot be read.
    pub async fn by_session(&self, session: PriceSessionId) -> Result<Option<FlightOrder>, DbError> {
        let found = order::Entity::in_tenant(self.0.scope()).filter(order::Column::SessionId.eq(session.0));
        found.one(&self.0.conn).await?.map(order_of).transpose()
    }

    /// The order with this key, withdrawn or not; for the timers.
    ///
    /// # Errors
    /// When the database fails or the row cannot be read.
    pub async fn by_id(&self, id: FlightOrderId) -> Result<Option<FlightOrder>, DbError> {
        let found = order::Entity::in_tenant(self.0.scope()).filter(order::Column::Id.eq(id.0));
        found.one(&self.0.conn).await?.map(order_of).transpose()
    }

    /// Keep what changed, unless the row has moved on since it was read. Answers whether it was kept; then
    /// `order.version` has grown.
    ///
    /// # Errors
    /// When the database fails or refuses.
    pub async fn save(&self, order: &mut FlightOrder) -> Result<bool, DbError> {
        let mut row = row_of(self.0, order)?;
        row.version += 1;
        let result = order::Entity::update_in_tenant(self.0.scope())
            .filter(order::Column::Id.eq(order.id.0))
            .filter(order::Column::Version.eq(i64::from(order.version)))
            .set(row.into_active_model().reset_all())
            .exec(&self.0.conn)
            .await?;
        let kept = result.rows_affected == 1;
        if kept {
            order.version += 1;
        }
        Ok(kept)
    }

    /// Add a line to the history; in the transaction that changes the order. Whoever tells of an order without changing it waits
    /// for those who do: no two lines take one number.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn record(&self, order: FlightOrderId, event: &OrderEvent) -> Result<(), DbError> {
        let _held: Option<uuid::Uuid> = order::Entity::in_tenant(self.0.scope())
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
    pub async fn history(&self, order: FlightOrderId) -> Result<Vec<OrderEvent>, DbError> {
        let rows = self
            .history_of(order)
            .order_by_asc(event::Column::Number)
            .all(&self.0.conn)
            .await?;
        rows.into_iter().map(event_of).collect()
    }

    /// Orders the timers should look at, most overdue first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn due(&self, now: DateTime<Utc>, limit: u64) -> Result<Vec<FlightOrderId>, DbError> {
        let ids: Vec<uuid::Uuid> = order::Entity::in_tenant(self.0.scope())
            .select_only()
            .column(order::Column::Id)
            .filter(order::Column::LookAt.lte(now))
            .order_by_asc(order::Column::LookAt)
            .limit(limit)
            .into_tuple()
            .all(&self.0.conn)
            .await?;
        Ok(ids.into_iter().map(FlightOrderId).collect())
    }

    /// Some orders whose passports are not sealed yet.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn with_open_papers(&self, limit: u64) -> Result<Vec<FlightOrder>, DbError> {
        let found = order::Entity::in_tenant(self.0.scope())
            .filter(order::Column::SealedPapers.is_null())
            .limit(limit);
        found.all(&self.0.conn).await?.into_iter().map(order_of).collect()
    }

    /// Look at an order again later, whatever else has happened to it.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn look_again(&self, order: FlightOrderId, at: Option<DateTime<Utc>>) -> Result<(), DbError> {
        order::Entity::update_in_tenant(self.0.scope())
            .filter(order::Column::Id.eq(order.0))
            .filter(order::Column::LookAt.is_not_null())
            .col_expr(order::Column::LookAt, Expr::value(at))
            .exec(&self.0.conn)
            .await?;
        Ok(())
    }

    fn history_of(&self, order: FlightOrderId) -> sea_orm::Select<event::Entity> {
        event::Entity::in_tenant(self.0.scope()).filter(event::Column::OrderId.eq(order.0))
    }
}
