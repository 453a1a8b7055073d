//! The groups of a lot, for operators.

use std::collections::BTreeMap;

use jetway_db::DbError;
use jetway_db::repo::orders::{OrderFilter, of_lot};
use jetway_domain::ids::{FareLotId, OrderKind, TenantId};
use jetway_domain::lot::LotSeats;
use jetway_domain::lot::group::order::{GroupOrder, GroupStage};

pub use jetway_db::repo::orders::OrderMark;

use super::Groups;
use crate::context::scope;

/// Query of the groups of a lot.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LotGroupQuery {
    /// The lot.
    pub lot: FareLotId,
    /// Only this stage; `None` means any.
    pub stage: Option<GroupStage>,
    /// Older than this position.
    pub after: Option<OrderMark>,
    /// Orders of a page.
    pub size: u64,
}

/// A page of the groups of a lot.
#[derive(Debug, Clone, PartialEq)]
pub struct LotGroups {
    /// The lot's seats at the same moment.
    pub seats: LotSeats,
    /// The orders, newest first, without passports.
    pub groups: Vec<GroupOrder>,
    /// How many orders are in each stage; stages without any are left out.
    pub counts: BTreeMap<GroupStage, u64>,
    /// Where the next page begins; `None` on the last one.
    pub next: Option<OrderMark>,
}

impl Groups {
    /// The orders that took seats of a lot, of every agency. `None` if the tenant has no such lot.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn of_lot(&self, tenant: &TenantId, query: &LotGroupQuery) -> Result<Option<LotGroups>, DbError> {
        let tx = self.services.read(tenant).await?;
        let Some(lot) = tx.fare_lots().find(query.lot).await? else {
            return Ok(None);
        };
        let stages = query.stage.map_or(GroupStage::ALL.to_vec(), |stage| vec![stage]);
        let filter = OrderFilter {
            kinds: vec![OrderKind::Group],
            among: Some(of_lot(&scope(tenant), query.lot, &stages)),
            ..OrderFilter::default()
        };
        let full = usize::try_from(query.size).unwrap_or(usize::MAX);
        // One more than fits says whether there is another page.
        let wanted = query.size.saturating_add(1);
        let mut keys = tx.orders().newest(None, &filter, query.after.as_ref(), wanted).await?;
        let has_more = keys.len() > full;
        keys.truncate(full);
        let groups = tx.groups().by_ids(&keys).await?;
        let next = groups.last().filter(|_| has_more).map(|order| OrderMark {
            created_at: order.created_at,
            id: order.id,
        });
        Ok(Some(LotGroups {
            seats: lot.seats,
            counts: tx.groups().stages_of_lot(query.lot).await?,
            groups,
            next,
        }))
    }
}
