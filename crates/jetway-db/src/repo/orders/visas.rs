//! Visa orders: the row in `orders`, the row of the same key in `visa_orders`, and the order's requests.

use std::collections::BTreeMap;

use jetway_domain::ids::{AgencyId, OrderId};
use jetway_domain::order::OrderRequest;
use jetway_domain::visa::applicant::VisaState;
use jetway_domain::visa::desk::DeskQueue;
use jetway_domain::visa::order::VisaOrder;
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, JoinType, QueryFilter, QuerySelect, QueryTrait};

use crate::entity::TenantRows;
use crate::entity::order::{self, visa, with_visa};
use crate::repo::orders::{Among, core_of};
use crate::repo::{from_json, to_json};
use crate::{DbError, TenantScope, Tx};

/// The visa orders of a tenant.
#[derive(Debug)]
pub struct VisaOrders<'a>(&'a Tx);

impl Tx {
    /// Visa orders.
    #[must_use]
    pub const fn visas(&self) -> VisaOrders<'_> {
        VisaOrders(self)
    }
}

impl VisaOrders<'_> {
    /// Insert an order.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn insert(&self, order: &VisaOrder) -> Result<(), DbError> {
        visa::Entity::insert_row(self.0, visa_row(self.0, order)?).await?;
        self.0.orders().insert(order, &order.summary()).await
    }

    /// Save the changes unless a concurrent change was saved first. Returns whether they were saved; if so, `order.version` has
    /// increased.
    ///
    /// # Errors
    /// When the database fails or refuses.
    pub async fn save(&self, order: &mut VisaOrder) -> Result<bool, DbError> {
        let summary = order.summary();
        if !self.0.orders().save(order, &summary).await? {
            return Ok(false);
        }
        let row = visa_row(self.0, order)?;
        visa::Entity::update_in_tenant(self.0.scope())
            .filter(visa::Column::Id.eq(order.id.0))
            .set(row.into_active_model().reset_all())
            .exec(&self.0.conn)
            .await?;
        Ok(true)
    }

    /// The visa orders with these keys, even if withdrawn, in the order of the keys. Unknown keys are left out.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn by_ids(&self, ids: &[OrderId]) -> Result<Vec<VisaOrder>, DbError> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let keys = ids.iter().map(|id| id.0);
        let found = order::Entity::in_tenant(self.0.scope())
            .join(JoinType::InnerJoin, with_visa())
            .filter(order::Column::Id.is_in(keys))
            .select_also(visa::Entity)
            .all(&self.0.conn)
            .await?;
        let mut requests = self
            .0
            .order_requests()
            .of_orders(found.iter().map(|(row, _)| row.id).collect())
            .await?;
        let mut read = BTreeMap::new();
        for (row, part) in found {
            let part = part.ok_or(DbError::Unreadable("visa_orders.id"))?;
            let requests = requests.remove(&row.id).unwrap_or_default();
            read.insert(OrderId(row.id), order_of(row, part, requests)?);
        }
        Ok(ids.iter().filter_map(|id| read.remove(id)).collect())
    }
}

/// The agency's visa orders in one of these states, or in any; for a destination, if one is given.
#[must_use]
pub fn applied(scope: &TenantScope, agency: AgencyId, states: &[VisaState], destination: Option<&str>) -> Among {
    let mut keys = visa::Entity::in_tenant(scope)
        .select_only()
        .column(visa::Column::Id)
        .filter(visa::Column::AgencyId.eq(agency.0));
    if !states.is_empty() {
        keys = keys.filter(visa::Column::State.is_in(states.iter().map(|state| state.as_str())));
    }
    if let Some(destination) = destination {
        keys = keys.filter(visa::Column::Destination.eq(destination));
    }
    Among(keys.into_query())
}

fn visa_row(tx: &Tx, order: &VisaOrder) -> Result<visa::Model, DbError> {
    Ok(visa::Model {
        tenant: tx.tenant(),
        id: order.id.0,
        agency_id: order.agency.0,
        destination: order.details.product.destination.as_str().to_owned(),
        state: order.state().as_str().to_owned(),
        state_since: order.details.state_since,
        desk: DeskQueue::stored(&DeskQueue::all_of(order)),
        details: to_json(&order.details, "visa_orders.details")?,
    })
}

fn order_of(row: order::Model, part: visa::Model, requests: Vec<OrderRequest>) -> Result<VisaOrder, DbError> {
    Ok(VisaOrder {
        core: core_of(row, requests)?,
        details: from_json(part.details, "visa_orders.details")?,
    })
}
