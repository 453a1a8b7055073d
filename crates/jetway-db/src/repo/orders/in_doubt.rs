//! Orders whose outcome nobody knows: in progress, or left to operations.

use chrono::{DateTime, Utc};
use jetway_domain::air::order::FlightOrder;
use jetway_domain::air::order_status::OrderStatus;
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder, QuerySelect};

use super::Orders;
use super::row::order_of;
use crate::DbError;
use crate::entity::{TenantRows, order};

impl Orders<'_> {
    /// Since when each order in progress has been so, the oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn in_progress_since(&self) -> Result<Vec<DateTime<Utc>>, DbError> {
        let found = order::Entity::in_tenant(self.0.scope())
            .select_only()
            .column(order::Column::StatusSince)
            .filter(order::Column::Status.eq(OrderStatus::InProgress.as_str()))
            // Each is looked at again; by this the index of due orders finds them.
            .filter(order::Column::LookAt.is_not_null())
            .order_by_asc(order::Column::StatusSince);
        Ok(found.into_tuple().all(&self.0.conn).await?)
    }

    /// Those a person must decide, the oldest first.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn handed_over(&self, most: u64) -> Result<Vec<FlightOrder>, DbError> {
        let found = order::Entity::in_tenant(self.0.scope())
            .filter(order::Column::Status.eq(OrderStatus::UnConfirmed.as_str()))
            .filter(order::Column::WithdrawnAt.is_null())
            .order_by_asc(order::Column::StatusSince)
            .limit(most);
        found.all(&self.0.conn).await?.into_iter().map(order_of).collect()
    }
}
