//! How far an order's time limit can still be moved.

use chrono::{DateTime, Utc};

use super::FlightOrder;
use crate::air::extension::{FixedLimit, LEAST_GAIN, LimitAnswer, LimitRequest, MOST_GRANTS, latest_limit};
use crate::air::order_status::OrderStatus;

impl FlightOrder {
    /// The order's latest possible limit.
    #[must_use]
    pub fn latest_limit(&self) -> DateTime<Utc> {
        latest_limit(&self.details.offer, self.created_at)
    }

    /// How many more extensions can be granted.
    #[must_use]
    pub fn grants_left(&self) -> usize {
        let granted = |request: &&LimitRequest| matches!(request.answer, LimitAnswer::Granted(_));
        MOST_GRANTS.saturating_sub(self.details.limit_requests.iter().filter(granted).count())
    }

    /// Why the limit cannot be extended, as far as known without asking the airline.
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

    /// Idempotency key of the current extension request at the supplier.
    #[must_use]
    pub fn extend_operation(&self) -> String {
        format!("{}-extend-{}", self.id, self.details.limit_requests.len() + 1)
    }
}
