//! Recent events of an agency's orders.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use jetway_domain::ids::{AgencyId, OrderKind, OrderReference};
use jetway_domain::order::{OrderEvent, OrderEventKind};
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder, QuerySelect, QueryTrait};
use uuid::Uuid;

use super::Orders;
use super::row::event_of;
use crate::DbError;
use crate::entity::TenantRows;
use crate::entity::order::{self, event};

impl Orders<'_> {
    /// At most `limit` events of some kinds since an instant, newest first, each with its order's reference. Orders of `hidden`
    /// products are left out.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn notifications(
        &self,
        (agency, hidden): (AgencyId, &[OrderKind]),
        since: DateTime<Utc>,
        kinds: &[OrderEventKind],
        limit: u64,
    ) -> Result<Vec<(OrderReference, OrderEvent)>, DbError> {
        let own = self.of_agency(agency).select_only().column(order::Column::Id);
        let own = hidden
            .iter()
            .fold(own, |own, kind| own.filter(order::Column::Kind.ne(kind.as_str())));
        let rows = event::Entity::in_tenant(self.0.scope())
            .filter(event::Column::At.gte(since))
            .filter(event::Column::Kind.is_in(kinds.iter().map(|kind| kind.as_str())))
            .filter(event::Column::OrderId.in_subquery(own.into_query()))
            .order_by_desc(event::Column::At)
            .order_by_desc(event::Column::Number)
            .limit(limit)
            .all(&self.0.conn)
            .await?;
        let ids: Vec<Uuid> = rows.iter().map(|row| row.order_id).collect();
        let named: Vec<(Uuid, String)> = self
            .of_agency(agency)
            .select_only()
            .columns([order::Column::Id, order::Column::Reference])
            .filter(order::Column::Id.is_in(ids))
            .into_tuple()
            .all(&self.0.conn)
            .await?;
        let named: BTreeMap<Uuid, String> = named.into_iter().collect();
        let of = |row: event::Model| {
            let reference = named.get(&row.order_id).map(|text| OrderReference::parse(text));
            let unreadable = || DbError::Unreadable("orders.reference");
            let reference = reference.ok_or_else(unreadable)?.map_err(|_| unreadable())?;
            Ok((reference, event_of(row)?))
        };
        rows.into_iter().map(of).collect()
    }
}
