//! Orders of groups: the row in `orders`, the row of the same key in `group_orders`, and the order's requests.

use std::collections::BTreeMap;

use jetway_domain::ids::{AgencyId, FareLotId, OrderId};
use jetway_domain::lot::LotKind;
use jetway_domain::lot::group::order::{GroupOrder, GroupStage};
use jetway_domain::order::OrderRequest;
use sea_orm::sea_query::Expr;
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, JoinType, QueryFilter, QuerySelect, QueryTrait, Select};

use crate::entity::TenantRows;
use crate::entity::order::{self, group, with_group};
use crate::entity::prices::fare_lot;
use crate::repo::orders::{Among, core_of};
use crate::repo::{from_json, to_json};
use crate::{DbError, TenantScope, Tx};

/// The orders of groups of a tenant.
#[derive(Debug)]
pub struct GroupOrders<'a>(&'a Tx);

impl Tx {
    /// Orders of groups.
    #[must_use]
    pub const fn groups(&self) -> GroupOrders<'_> {
        GroupOrders(self)
    }
}

impl GroupOrders<'_> {
    /// Insert an order.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn insert(&self, order: &GroupOrder) -> Result<(), DbError> {
        self.0.orders().insert(order, &order.summary()).await?;
        group::Entity::insert_row(self.0, group_row(self.0, order)?).await?;
        Ok(())
    }

    /// Save the changes unless a concurrent change was saved first. Returns whether they were saved; if so, `order.version` has
    /// increased.
    ///
    /// # Errors
    /// When the database fails or refuses.
    pub async fn save(&self, order: &mut GroupOrder) -> Result<bool, DbError> {
        let summary = order.summary();
        if !self.0.orders().save(order, &summary).await? {
            return Ok(false);
        }
        let row = group_row(self.0, order)?;
        group::Entity::update_in_tenant(self.0.scope())
            .filter(group::Column::Id.eq(order.id.0))
            .set(row.into_active_model().reset_all())
            .exec(&self.0.conn)
            .await?;
        Ok(true)
    }

    /// The orders of groups with these keys, in the order of the keys. Unknown keys are left out.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn by_ids(&self, ids: &[OrderId]) -> Result<Vec<GroupOrder>, DbError> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let keys = ids.iter().map(|id| id.0);
        let rows = order::Entity::in_tenant(self.0.scope()).join(JoinType::InnerJoin, with_group());
        let found = self.read(rows.filter(order::Column::Id.is_in(keys))).await?;
        let mut found: BTreeMap<OrderId, GroupOrder> = found.into_iter().map(|order| (order.id, order)).collect();
        Ok(ids.iter().filter_map(|id| found.remove(id)).collect())
    }

    /// How many orders of a lot are in each stage; stages without any are left out. Back office only.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn stages_of_lot(&self, lot: FareLotId) -> Result<BTreeMap<GroupStage, u64>, DbError> {
        let rows: Vec<(String, i64)> = group::Entity::in_tenant(self.0.scope())
            .filter(group::Column::LotId.eq(lot.0))
            .select_only()
            .column(group::Column::Stage)
            .expr(Expr::cust("count(*)"))
            .group_by(group::Column::Stage)
            .into_tuple()
            .all(&self.0.conn)
            .await?;
        rows.into_iter()
            .map(|(name, orders)| {
                let stage = GroupStage::ALL.into_iter().find(|stage| stage.as_str() == name);
                let stage = stage.ok_or(DbError::Unreadable("group_orders.stage"))?;
                Ok((stage, u64::try_from(orders).unwrap_or(0)))
            })
            .collect()
    }

    async fn read(&self, found: Select<order::Entity>) -> Result<Vec<GroupOrder>, DbError> {
        let rows = found.select_also(group::Entity).all(&self.0.conn).await?;
        let ids = rows.iter().map(|(row, _)| row.id).collect();
        let mut requests = self.0.order_requests().of_orders(ids).await?;
        let read = |(row, group): (order::Model, Option<group::Model>)| {
            let group = group.ok_or(DbError::Unreadable("group_orders.id"))?;
            let requests = requests.remove(&row.id).unwrap_or_default();
            order_of(row, group, requests)
        };
        rows.into_iter().map(read).collect()
    }
}

/// The agency's orders of groups in one of these stages.
#[must_use]
pub fn in_stages(scope: &TenantScope, agency: AgencyId, stages: &[GroupStage]) -> Among {
    let names = stages.iter().map(|stage| stage.as_str());
    let keys = group::Entity::in_tenant(scope)
        .select_only()
        .column(group::Column::Id)
        .filter(group::Column::AgencyId.eq(agency.0))
        .filter(group::Column::Stage.is_in(names));
    Among(keys.into_query())
}

/// Orders of a lot in one of these stages, of every agency. Back office only.
#[must_use]
pub fn of_lot(scope: &TenantScope, lot: FareLotId, stages: &[GroupStage]) -> Among {
    let names = stages.iter().map(|stage| stage.as_str());
    let keys = group::Entity::in_tenant(scope)
        .select_only()
        .column(group::Column::Id)
        .filter(group::Column::LotId.eq(lot.0))
        .filter(group::Column::Stage.is_in(names));
    Among(keys.into_query())
}

/// The agency's orders of groups for lots of these kinds.
#[must_use]
pub fn of_lots(scope: &TenantScope, agency: AgencyId, kinds: &[LotKind]) -> Among {
    let lots = fare_lot::Entity::in_tenant(scope)
        .select_only()
        .column(fare_lot::Column::Id)
        .filter(fare_lot::Column::Kind.is_in(kinds.iter().map(|kind| kind.name())));
    let keys = group::Entity::in_tenant(scope)
        .select_only()
        .column(group::Column::Id)
        .filter(group::Column::AgencyId.eq(agency.0))
        .filter(group::Column::LotId.in_subquery(lots.into_query()));
    Among(keys.into_query())
}

fn group_row(tx: &Tx, order: &GroupOrder) -> Result<group::Model, DbError> {
    Ok(group::Model {
        tenant: tx.tenant(),
        id: order.id.0,
        agency_id: order.agency.0,
        lot_id: order.lot.0,
        stage: order.stage().as_str().to_owned(),
        sealed_passports: order.sealed_passports.clone(),
        details: to_json(&order.details, "group_orders.details")?,
    })
}

fn order_of(row: order::Model, group: group::Model, requests: Vec<OrderRequest>) -> Result<GroupOrder, DbError> {
    Ok(GroupOrder {
        core: core_of(row, requests)?,
        lot: FareLotId(group.lot_id),
        sealed_passports: group.sealed_passports,
        details: from_json(group.details, "group_orders.details")?,
    })
}
