//! Seats by day of departure.

use std::collections::BTreeMap;

use chrono::{Datelike, NaiveDate};
use jetway_db::DbError;
use jetway_domain::ids::TenantId;
use jetway_domain::lot::LotKind;

use super::search::days_of;
use crate::app::App;

/// The lots that leave on a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct LotDay {
    /// How many there are.
    pub lots: u32,
    /// Their seats.
    pub total: u32,
    /// Seats held for orders.
    pub held: u32,
    /// Seats issued.
    pub sold: u32,
}

impl App {
    /// The seats of these tenants' lots by day of departure in the month of `day`, drafts included; days without lots are left out.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn lot_calendar(
        &self,
        tenants: &[TenantId],
        kind: Option<LotKind>,
        day: NaiveDate,
    ) -> Result<BTreeMap<NaiveDate, LotDay>, DbError> {
        let (from, to) = days_of(day.with_day(1).unwrap_or(day));
        let mut days: BTreeMap<NaiveDate, LotDay> = BTreeMap::new();
        for tenant in tenants {
            let tx = self.services().read(tenant).await?;
            for found in tx.fare_lots().by_day(kind, from, to).await? {
                let all = days.entry(found.day).or_default();
                all.lots = all.lots.saturating_add(found.lots);
                all.total = all.total.saturating_add(found.total);
                all.held = all.held.saturating_add(found.held);
                all.sold = all.sold.saturating_add(found.sold);
            }
        }
        Ok(days)
    }
}
