//! How far an order's time limit can still be moved.

use chrono::{DateTime, Utc};

use super::FlightOrder;
use crate::air::extension::{FixedLimit, LEAST_GAIN, LimitAnswer, LimitRequest, MOST_GRANTS, latest_limit};
use crate::air::order_status::OrderStatus;

impl FlightOrder {
    /// The latest limit it can ever have.
    #[must_use]
    pub fn latest_limit(&self) -> DateTime<Utc> {
        latest_limit(&self.details.offer, self.created_at)
    }

    /// How often its limit can still be moved.
    #[must_use]
    pub fn grants_left(&self) -> usize {
        let granted = |request: &&LimitRequest| matches!(request.answer, LimitAnswer::Granted(_));
        MOST_GRANTS.saturating_sub(self.details.limit_requests.iter().filter(granted).count())
    }

    /// Why its limit cannot be moved, as far as the order knows; the airline may know more.
    #[must_use]
    pub fn fixed_limit(&self) -> Option<FixedLimit> {
        if self.status != OrderStatus::OnHold || self.pnr.is_none() {
            Some(FixedLimit::NotHeld)
        } else if self.grants_left() == 0 {
            Some(FixedLimit::UsedUp)
        } else if self.latest_limit() < self.limits.ticketing_time_limit_at + LEAST_GAIN {
            Some(FixedLimit::Latest)
        } else {
            None
        }
    }

    /// Names this request for a longer limit to the supplier.
    #[must_use]
    pub fn extend_operation(&self) -> String {
        format!("{}-extend-{}", self.id, self.details.limit_requests.len() + 1)
    }
}
