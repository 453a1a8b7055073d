//! How far an order's time limit can still be moved.

use chrono::{DateTime, Utc};

use super::FlightOrder;
use crate::air::extension::{FixedLimit, LEAST_GAIN, MOST_GRANTS, latest_limit};
use crate::order::{LimitExtension, OrderRequest, OrderStatus, RequestSubject};

impl FlightOrder {
    /// The order's latest possible limit.
    #[must_use]
    pub fn latest_limit(&self) -> DateTime<Utc> {
        latest_limit(&self.details.offer, self.created_at)
    }

    /// Extension requests with the airline's answers, oldest first.
    pub fn limit_requests(&self) -> impl DoubleEndedIterator<Item = (&OrderRequest, &LimitExtension)> {
        self.requests.iter().filter_map(|request| match &request.subject {
            RequestSubject::LimitExtension(extension) => Some((request, extension)),
            RequestSubject::PartPayment
            | RequestSubject::UnaccompaniedMinors
            | RequestSubject::Void(_)
            | RequestSubject::Refund(_)
            | RequestSubject::Exchange(_) => None,
        })
    }

    /// How many more extensions can be granted.
    #[must_use]
    pub fn grants_left(&self) -> usize {
        let granted = self.limit_requests().filter(|(request, _)| request.is_allowed());
        MOST_GRANTS.saturating_sub(granted.count())
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
        format!("{}-extend-{}", self.id, self.limit_requests().count() + 1)
    }
}
