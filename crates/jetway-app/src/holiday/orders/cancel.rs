//! Cancel a holiday, by the policy of its quotation.

use chrono::{DateTime, TimeDelta, Utc};
use jetway_domain::holiday::order::HolidayOrder;
use jetway_domain::ids::OrderReference;
use jetway_domain::lot::group::order::CancelTerms;
use jetway_domain::order::{OrderEventKind, OrderStatus};

use super::ending::Ending;
use super::{HolidayError, Holidays};
use crate::context::Caller;
use crate::order::OrderError;
use crate::order::change::Change;
use crate::order::charge::quote_id;

/// How long a quote is shown before it is read again.
const QUOTE_LIFE: TimeDelta = TimeDelta::minutes(15);

/// What cancelling costs now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HolidayCancelQuote {
    /// Names the order, the penalty and the refund.
    pub id: String,
    /// Penalty and refund.
    pub terms: CancelTerms,
    /// Until when it is shown.
    pub valid_until: DateTime<Utc>,
}

impl Holidays {
    /// What cancelling an order costs now.
    ///
    /// # Errors
    /// When the agency has no such order, it has ended or started, or a deadline is over.
    pub async fn cancel_quote(
        &self,
        caller: &Caller,
        reference: &OrderReference,
    ) -> Result<HolidayCancelQuote, HolidayError> {
        let order = self.order(caller, reference).await?;
        let terms = self.cancellable(&order)?;
        Ok(HolidayCancelQuote {
            id: quote_of(&order, &terms),
            terms,
            valid_until: self.services.now() + QUOTE_LIFE,
        })
    }

    /// Cancel an order by a quote. Repeating the call changes nothing.
    ///
    /// # Errors
    /// As [`Holidays::cancel_quote`]; `QuoteExpired` when the terms of this moment are others.
    pub async fn cancel(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        quote: &str,
    ) -> Result<HolidayOrder, HolidayError> {
        let (order, _lock) = self.store.own_locked::<HolidayOrder>(caller, reference).await?;
        if order.status == OrderStatus::Cancelled {
            return Ok(order);
        }
        let terms = self.cancellable(&order)?;
        if quote_of(&order, &terms) != quote {
            return Err(HolidayError::QuoteExpired);
        }
        let text = "The holiday is cancelled.";
        let ending = Ending {
            terms,
            by: caller.user_name.clone(),
            missed: None,
            reason: None,
            change: Change::by(&caller.user_name, OrderEventKind::Cancelled, text),
            audit: None,
        };
        self.end(&caller.tenant, &order, ending).await
    }

    fn cancellable(&self, order: &HolidayOrder) -> Result<CancelTerms, HolidayError> {
        let now = self.services.now();
        if !matches!(order.status, OrderStatus::OnHold | OrderStatus::Confirmed) {
            return Err(OrderError::WrongState(order.status).into());
        }
        if !order.can_end(now) || order.missed(now).is_some() {
            return Err(HolidayError::DeadlinePassed);
        }
        Ok(order.cancel_terms(now)?)
    }
}

/// Penalty and refund make the name.
fn quote_of(order: &HolidayOrder, terms: &CancelTerms) -> String {
    quote_id(order.id, [terms.penalty.agent, terms.refund.agent])
}
