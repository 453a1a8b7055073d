//! The end of an order without a holiday: its places are free again, and its money returns by the terms.

use jetway_domain::access::Operator;
use jetway_domain::holiday::order::{HolidayDeadline, HolidayEnd, HolidayOrder};
use jetway_domain::ids::TenantId;
use jetway_domain::lot::group::order::CancelTerms;
use jetway_domain::order::OrderStatus;
use serde_json::Value;

use super::{HolidayError, Holidays};
use crate::order::change::Change;
use crate::order::charge::parts;

/// Why an order ends, and on which terms.
pub(super) struct Ending {
    /// What is kept and what returns.
    pub(super) terms: CancelTerms,
    /// The user's or the operator's name; empty for a missed deadline.
    pub(super) by: String,
    /// The deadline that was missed.
    pub(super) missed: Option<HolidayDeadline>,
    /// Why operations could not carry it out.
    pub(super) reason: Option<String>,
    /// What its history says.
    pub(super) change: Change,
    /// What the audit trail says of an operator's step.
    pub(super) audit: Option<(Operator, Value)>,
}

impl Holidays {
    /// End an order: return its money, free its places and record it, in one transaction.
    pub(super) async fn end(
        &self,
        tenant: &TenantId,
        order: &HolidayOrder,
        ending: Ending,
    ) -> Result<HolidayOrder, HolidayError> {
        let now = self.services.now();
        let status = match ending.missed {
            Some(_) => OrderStatus::Expired,
            None => OrderStatus::Cancelled,
        };
        let tx = self.services.begin(tenant).await?;
        let journal = parts::give_back(&self.services, &tx, order, ending.terms.refund.agent).await?;
        let change = ending.change.to(status);
        let changed = self.store.apply(&tx, order, change, |order: &mut HolidayOrder| {
            order.details.ended = Some(HolidayEnd {
                at: now,
                by: ending.by,
                terms: ending.terms,
                missed: ending.missed,
                reason: ending.reason,
                journal,
            });
            order.next_check_at = None;
        });
        let changed = changed.await?;
        let places = order.details.places;
        if changed.is_some() && places > 0 {
            let (package, day) = (order.details.trip.package, order.starts_on());
            if !tx.tour_packages().give_back(package, day, places).await? {
                // The departure is gone, or an operator has set its places anew: the money returns all the same.
                tracing::warn!(%tenant, order = order.reference.as_str(), "places of a departure were not given back");
            }
        }
        if let Some((operator, detail)) = ending.audit {
            self.audit(&tx, order, operator, ("holiday.refused", detail)).await?;
        }
        Ok(self.saved(tx, changed).await?)
    }
}
