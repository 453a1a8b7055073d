//! Orders of holidays: the row in `orders`, the row of the same key in `holiday_orders`, and the order's requests.

use std::collections::BTreeMap;

use jetway_domain::holiday::order::{HolidayOrder, HolidayStage};
use jetway_domain::ids::{AgencyId, OrderId};
use jetway_domain::order::OrderRequest;
use sea_orm::{
    ActiveModelTrait, ColumnTrait, IntoActiveModel, JoinType, QueryFilter, QueryOrder, QuerySelect, QueryTrait, Select,
};

use crate::entity::TenantRows;
use crate::entity::order::{self, holiday, with_holiday};
use crate::repo::orders::{Among, core_of};
use crate::repo::{from_json, to_json};
use crate::{DbError, TenantScope, Tx};

/// The orders of holidays of a tenant.
#[derive(Debug)]
pub struct HolidayOrders<'a>(&'a Tx);

impl Tx {
    /// Orders of holidays.
    #[must_use]
    pub const fn holidays(&self) -> HolidayOrders<'_> {
        HolidayOrders(self)
    }
}

impl HolidayOrders<'_> {
    /// Insert an order.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn insert(&self, order: &HolidayOrder) -> Result<(), DbError> {
        self.0.orders().insert(order, &order.summary()).await?;
        holiday::Entity::insert_row(self.0, holiday_row(self.0, order)?).await?;
        Ok(())
    }

    /// Save the changes unless a concurrent change was saved first. Returns whether they were saved; if so, `order.version` has
    /// increased.
    ///
    /// # Errors
    /// When the database fails or refuses.
    pub async fn save(&self, order: &mut HolidayOrder) -> Result<bool, DbError> {
        let summary = order.summary();
        if !self.0.orders().save(order, &summary).await? {
            return Ok(false);
        }
        let row = holiday_row(self.0, order)?;
        holiday::Entity::update_in_tenant(self.0.scope())
            .filter(holiday::Column::Id.eq(order.id.0))
            .set(row.into_active_model().reset_all())
            .exec(&self.0.conn)
            .await?;
        Ok(true)
    }

    /// The orders of holidays with these keys, in the order of the keys. Unknown keys are left out.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn by_ids(&self, ids: &[OrderId]) -> Result<Vec<HolidayOrder>, DbError> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let keys = ids.iter().map(|id| id.0);
        let rows = order::Entity::in_tenant(self.0.scope()).join(JoinType::InnerJoin, with_holiday());
        let found = self.read(rows.filter(order::Column::Id.is_in(keys))).await?;
        let mut found: BTreeMap<OrderId, HolidayOrder> = found.into_iter().map(|order| (order.id, order)).collect();
        Ok(ids.iter().filter_map(|id| found.remove(id)).collect())
    }

    /// The tenant's orders in a stage, oldest first.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn in_stage(&self, stage: HolidayStage, most: u64) -> Result<Vec<HolidayOrder>, DbError> {
        let rows = order::Entity::in_tenant(self.0.scope())
            .join(JoinType::InnerJoin, with_holiday())
            .filter(holiday::Column::Stage.eq(stage.as_str()))
            .order_by_asc(order::Column::CreatedAt)
            .order_by_asc(order::Column::Id)
            .limit(most);
        self.read(rows).await
    }

    /// The orders that these requests have become.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn of_requests(&self, requests: &[String]) -> Result<Vec<HolidayOrder>, DbError> {
        if requests.is_empty() {
            return Ok(Vec::new());
        }
        let rows = order::Entity::in_tenant(self.0.scope())
            .join(JoinType::InnerJoin, with_holiday())
            .filter(holiday::Column::RequestReference.is_in(requests));
        self.read(rows).await
    }

    async fn read(&self, found: Select<order::Entity>) -> Result<Vec<HolidayOrder>, DbError> {
        let rows = found.select_also(holiday::Entity).all(&self.0.conn).await?;
        let ids = rows.iter().map(|(row, _)| row.id).collect();
        let mut requests = self.0.order_requests().of_orders(ids).await?;
        let read = |(row, part): (order::Model, Option<holiday::Model>)| {
            let part = part.ok_or(DbError::Unreadable("holiday_orders.id"))?;
            let requests = requests.remove(&row.id).unwrap_or_default();
            order_of(row, part, requests)
        };
        rows.into_iter().map(read).collect()
    }
}

/// The agency's orders of holidays in one of these stages.
#[must_use]
pub fn at_stages(scope: &TenantScope, agency: AgencyId, stages: &[HolidayStage]) -> Among {
    let names = stages.iter().map(|stage| stage.as_str());
    let keys = holiday::Entity::in_tenant(scope)
        .select_only()
        .column(holiday::Column::Id)
        .filter(holiday::Column::AgencyId.eq(agency.0))
        .filter(holiday::Column::Stage.is_in(names));
    Among(keys.into_query())
}

fn holiday_row(tx: &Tx, order: &HolidayOrder) -> Result<holiday::Model, DbError> {
    Ok(holiday::Model {
        tenant: tx.tenant(),
        id: order.id.0,
        agency_id: order.agency.0,
        request_reference: order.details.request.clone(),
        stage: order.stage().as_str().to_owned(),
        details: to_json(&order.details, "holiday_orders.details")?,
    })
}

fn order_of(row: order::Model, part: holiday::Model, requests: Vec<OrderRequest>) -> Result<HolidayOrder, DbError> {
    Ok(HolidayOrder {
        core: core_of(row, requests)?,
        details: from_json(part.details, "holiday_orders.details")?,
    })
}
