//! Give all seats of a group back, by the terms of the lot.

use chrono::{DateTime, TimeDelta, Utc};
use jetway_domain::ids::OrderReference;
use jetway_domain::lot::group::order::{CancelTerms, GroupOrder};
use jetway_domain::order::OrderStatus;

use super::{GroupError, Groups};
use crate::context::Caller;
use crate::order::OrderError;
use crate::order::charge::quote_id;

/// How long a quote is shown before it is read again.
const QUOTE_LIFE: TimeDelta = TimeDelta::minutes(15);

/// What cancelling costs now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GroupCancelQuote {
    /// Names the order, the penalty and the refund.
    pub id: String,
    /// Penalty and refund.
    pub terms: CancelTerms,
    /// Until when it is shown.
    pub valid_until: DateTime<Utc>,
}

impl Groups {
    /// What cancelling an order costs now.
    ///
    /// # Errors
    /// When the agency has no such order, or it cannot be cancelled.
    pub async fn cancel_quote(
        &self,
        caller: &Caller,
        reference: &OrderReference,
    ) -> Result<GroupCancelQuote, GroupError> {
        let order = self.order(caller, reference).await?;
        let now = self.services.now();
        let terms = self.cancellable(&order)?;
        let latest = now + QUOTE_LIFE;
        let next = order.deadlines().into_iter().map(|(_, at)| at).next();
        Ok(GroupCancelQuote {
            id: quote_of(&order, &terms),
            terms,
            valid_until: next.map_or(latest, |next| next.min(latest)),
        })
    }

    /// Cancel an order by a quote. Repeating the call changes nothing.
    ///
    /// # Errors
    /// `QuoteExpired` when the terms of this moment are others.
    pub async fn cancel(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        quote: &str,
    ) -> Result<GroupOrder, GroupError> {
        let (order, _lock) = self.store.own_locked::<GroupOrder>(caller, reference).await?;
        if order.status == OrderStatus::Cancelled {
            return Ok(self.opened(&caller.tenant, order)?);
        }
        let terms = self.cancellable(&order)?;
        if quote_of(&order, &terms) != quote {
            return Err(GroupError::QuoteExpired);
        }
        let order = self.opened(&caller.tenant, order)?;
        self.end(&caller.tenant, order, terms, (&caller.user_name, None)).await
    }

    fn cancellable(&self, order: &GroupOrder) -> Result<CancelTerms, GroupError> {
        if !order.can_give_back() {
            return Err(OrderError::WrongState(order.status).into());
        }
        if order.missed(self.services.now()).is_some() {
            return Err(GroupError::DeadlinePassed);
        }
        Ok(order.cancel_terms()?)
    }
}

/// Penalty and refund make the name.
fn quote_of(order: &GroupOrder, terms: &CancelTerms) -> String {
    quote_id(order.id, [terms.penalty.agent, terms.refund.agent])
}
