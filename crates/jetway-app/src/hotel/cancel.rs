//! Cancels a booking at the current fee, by the hotel's terms.

use chrono::{DateTime, TimeDelta, Utc};
use jetway_connectors::port::hotel::{HotelOutcome, HotelRejection, StayState};
use jetway_domain::hotel::order::{CancelTerms, Cancelled, HotelOrder};
use jetway_domain::ids::{OrderReference, TenantId};
use jetway_domain::money::MoneyError;
use jetway_domain::order::{OrderEventKind, OrderStatus};

use super::refund::give_back;
use super::{Hotels, write};
use crate::context::{Caller, Stopping};
use crate::order::change::Change;
use crate::order::charge::quote_id;
use crate::order::error::store_failures;
use crate::order::{Applied, OrderError, SettleError};

/// How long a quote is valid.
const QUOTE_LIFE: TimeDelta = TimeDelta::minutes(15);
/// A cancellation without an answer is repeated after this; the supplier cancels only once.
const ASK_AGAIN: TimeDelta = TimeDelta::seconds(60);
/// Without an answer for this long, operations take over.
const ASKS: TimeDelta = TimeDelta::minutes(30);
/// As the deadline of the call.
pub(super) const ASK_AFTER_CALL: TimeDelta = TimeDelta::seconds(15);

/// The current cost of cancelling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CancelQuote {
    /// Id of the quote, derived from the order and the fee.
    pub id: String,
    /// Fee and refund.
    pub terms: CancelTerms,
    /// When it expires.
    pub valid_until: DateTime<Utc>,
}

/// Why nothing was cancelled.
#[derive(Debug, thiserror::Error)]
pub enum CancelHotelError {
    /// The order is not there or does not allow it, or the database failed.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// The fee has changed.
    #[error("the fee has changed")]
    QuoteExpired,
    /// The hotel refused, in the supplier's words.
    #[error("the hotel refused the cancellation: {0}")]
    Refused(String),
    /// The amounts do not add up.
    #[error(transparent)]
    Amounts(#[from] MoneyError),
    /// The hotel may have cancelled, and the outcome is not recorded. Reconciliation finds out.
    #[error("the outcome is unknown: {0}")]
    OutcomeUnknown(#[source] SettleError),
}

store_failures!(CancelHotelError);

impl From<Stopping> for CancelHotelError {
    fn from(error: Stopping) -> Self {
        Self::OutcomeUnknown(error.into())
    }
}

impl Hotels {
    /// The current cost of cancelling an order.
    ///
    /// # Errors
    /// When the agency has no such order, or it cannot be cancelled.
    pub async fn cancel_quote(
        &self,
        caller: &Caller,
        reference: &OrderReference,
    ) -> Result<CancelQuote, CancelHotelError> {
        let order = self.order(caller, reference).await?;
        let now = self.services.now();
        if !order.can_cancel(now) {
            return Err(OrderError::WrongState(order.status).into());
        }
        let terms = order.cancel_terms(now, &caller.user_name)?;
        let rate = &order.details.rate;
        let latest = now + QUOTE_LIFE;
        let next = rate.cancellation.next_step(now);
        Ok(CancelQuote {
            id: quote_id(order.id, [terms.fee]),
            terms,
            valid_until: next.map_or(latest, |step| step.from.min(latest)),
        })
    }

    /// Cancel an order at the fee of a quote. Repeating the call changes nothing.
    ///
    /// # Errors
    /// `QuoteExpired` when the fee has changed, `Refused` when the hotel does not cancel.
    pub async fn cancel(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        quote: String,
    ) -> Result<HotelOrder, CancelHotelError> {
        let (hotels, caller, reference) = (self.clone(), caller.clone(), reference.clone());
        self.services
            .to_the_end(async move { hotels.cancel_locked(&caller, &reference, &quote).await })
            .await?
    }

    async fn cancel_locked(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        quote: &str,
    ) -> Result<HotelOrder, CancelHotelError> {
        let (order, _lock) = self.store.own_locked::<HotelOrder>(caller, reference).await?;
        if order.details.cancelled.is_some() || order.details.cancelling.is_some() {
            return Ok(order);
        }
        let now = self.services.now();
        if !order.can_cancel(now) {
            return Err(OrderError::WrongState(order.status).into());
        }
        let terms = order.cancel_terms(now, &caller.user_name)?;
        if quote_id(order.id, [terms.fee]) != quote {
            return Err(CancelHotelError::QuoteExpired);
        }
        let text = format!("Cancellation requested; it costs {}.", terms.fee);
        let change = Change::by(&caller.user_name, OrderEventKind::RefundStarted, text);
        let claimed = self
            .store
            .try_alone(&caller.tenant, order, change, |order: &mut HotelOrder| {
                order.details.cancelling = Some(terms);
                order.next_check_at = Some(now + ASK_AFTER_CALL);
            });
        match claimed.await? {
            Applied::Stored(order) => self.cancel_at_supplier(&caller.tenant, order).await,
            Applied::Overtaken(_) => Err(OrderError::Conflict.into()),
        }
    }

    /// Request the cancellation stored with the order from the supplier, and record it. Without an answer it is repeated later: the
    /// supplier cancels only once, at the agreed fee.
    pub(super) async fn cancel_at_supplier(
        &self,
        tenant: &TenantId,
        order: HotelOrder,
    ) -> Result<HotelOrder, CancelHotelError> {
        let outcome = match self.supplier_of(&order) {
            Some(supplier) => write(supplier.cancel(&order.operation())).await,
            None => HotelOutcome::Unknown,
        };
        let unrecorded = CancelHotelError::OutcomeUnknown;
        let is_release = order.details.cancelling.as_ref().is_some_and(|terms| terms.is_release);
        let is_over = |state| state == StayState::Cancelled || is_release && state == StayState::Refused;
        match outcome {
            HotelOutcome::Done(stay) if is_over(stay.state) => self.cancelled(tenant, order).await.map_err(unrecorded),
            HotelOutcome::Done(_) | HotelOutcome::Unknown => Ok(self.not_answered(tenant, order).await?),
            HotelOutcome::Rejected(rejection) => {
                let reason = match rejection {
                    HotelRejection::Refused(reason) => reason,
                    HotelRejection::SoldOut | HotelRejection::Changed(_) => String::new(),
                };
                let change = if is_release {
                    let text = "The booking was not paid in time, and the hotel did not cancel it.";
                    Change::system(OrderEventKind::HandedOver, text).to(OrderStatus::UnConfirmed)
                } else {
                    Change::system(OrderEventKind::RefundRefused, "The hotel did not cancel the booking.")
                };
                let kept = self.store.apply_alone(tenant, order, change, |order: &mut HotelOrder| {
                    order.details.cancelling = None;
                    order.next_check_at = order.pay_by();
                });
                kept.await?;
                Err(CancelHotelError::Refused(reason))
            }
        }
    }

    /// Retry later, and finally hand over to operations. The agreed terms stay.
    async fn not_answered(&self, tenant: &TenantId, order: HotelOrder) -> Result<HotelOrder, OrderError> {
        let now = self.services.now();
        let terms = order.details.cancelling.as_ref();
        if terms.is_none_or(|terms| now - terms.at < ASKS) {
            self.store.check_after(tenant, &order, ASK_AGAIN).await?;
            return Ok(order);
        }
        let text = "The hotel did not confirm the cancellation in time. Operations are checking it.";
        let change = Change::system(OrderEventKind::HandedOver, text).to(OrderStatus::UnConfirmed);
        let ended = self.store.apply_alone(tenant, order, change, |order: &mut HotelOrder| {
            order.next_check_at = None;
        });
        ended.await
    }

    /// The booking is cancelled: return the paid amount less the fee, in one transaction.
    async fn cancelled(&self, tenant: &TenantId, order: HotelOrder) -> Result<HotelOrder, SettleError> {
        let terms = order.details.cancelling.clone().ok_or(OrderError::Conflict)?;
        let tx = self.services.begin(tenant).await?;
        let journal = give_back(&self.services, &tx, &order, &terms).await?;
        let change = if terms.is_release {
            let text = "The booking was not paid in time and is cancelled.";
            Change::system(OrderEventKind::Expired, text).to(OrderStatus::Expired)
        } else {
            // Without the amount, which reveals the agency's price.
            Change::by(&terms.by, OrderEventKind::Cancelled, "The booking is cancelled.").to(OrderStatus::Cancelled)
        };
        let changed = self.store.apply(&tx, &order, change, |order: &mut HotelOrder| {
            order.details.cancelling = None;
            order.details.cancelled = (!terms.is_release).then_some(Cancelled { terms, journal });
            order.next_check_at = None;
        });
        let changed = changed.await?;
        Ok(self.store.commit(tx, order, changed).await?)
    }
}
