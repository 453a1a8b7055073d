//! Extends the time limit of a held order: requests it from the airline and stores the answer (ADR 0051).

use chrono::{DateTime, SecondsFormat, Utc};
use jetway_connectors::port::air::{Outcome, Rejection, SupplierBooking};
use jetway_domain::air::extension::FixedLimit;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::air::time_limits::TimeLimits;
use jetway_domain::ids::{OrderReference, OrderRequestId};
use jetway_domain::order::{
    ExtendReason, LimitExtension, OrderEventKind, OrderRequest, OrderStatus, RequestAnswer, RequestState,
    RequestSubject,
};

use super::FlightTicketing;
use crate::context::Caller;
use crate::flight::suppliers::SupplierTrouble;
use crate::order::change::Change;
use crate::order::error::store_failures;
use crate::order::{OrderError, SettleError};

/// Author of the answers to extension requests.
const AIRLINE: &str = "Airline";

/// The airline's answer to a request.
enum LimitAnswer {
    /// Granted until then, possibly less than requested.
    Granted(DateTime<Utc>),
    /// Refused, with its message.
    Refused(String),
}

/// A request to extend the limit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ExtendCommand {
    /// The order.
    pub reference: OrderReference,
    /// The requested limit.
    pub until: DateTime<Utc>,
    /// The reason.
    pub reason: ExtendReason,
    /// A remark of the agent.
    pub remark: Option<String>,
}

/// Why no answer of the airline was stored.
#[derive(Debug, thiserror::Error)]
pub enum ExtendError {
    /// The order is not there or does not allow it, or the database failed.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// Its limit cannot be extended.
    #[error("the limit is fixed: {0:?}")]
    Fixed(FixedLimit),
    /// Not later than the current limit, or later than the maximum.
    #[error("not between {after} and {latest}")]
    OutOfRange {
        /// The current limit.
        after: DateTime<Utc>,
        /// The maximum.
        latest: DateTime<Utc>,
    },
    /// No answer; repeating the call repeats the same request.
    #[error(transparent)]
    Supplier(#[from] SupplierTrouble),
    /// The airline may have acted, and its answer is not recorded. Reconciliation finds out.
    #[error("the outcome is unknown: {0}")]
    OutcomeUnknown(#[source] SettleError),
}

store_failures!(ExtendError);

impl FlightTicketing {
    /// Why the limit of an order cannot be extended; `None` if the airline can be asked.
    #[must_use]
    pub fn fixed_limit(&self, order: &FlightOrder) -> Option<FixedLimit> {
        let asks = || {
            let supplier = self.suppliers.get(&order.details.offer.supplier)?;
            supplier.capabilities().extend.then_some(())
        };
        order
            .fixed_limit()
            .or_else(|| asks().is_none().then_some(FixedLimit::Airline))
    }

    /// Ask the airline to hold the seats of an order longer. The order has the airline's answer as its last request, granted
    /// or refused; repeating a granted request does not call the airline.
    ///
    /// # Errors
    /// When the limit cannot be extended, the instant is out of range, or the airline does not answer.
    pub async fn extend(&self, caller: &Caller, command: ExtendCommand) -> Result<FlightOrder, ExtendError> {
        let (ticketing, caller) = (self.clone(), caller.clone());
        self.services
            .to_the_end(async move { ticketing.extend_locked(&caller, command).await })
            .await
            .map_err(|stopping| ExtendError::OutcomeUnknown(stopping.into()))?
    }

    async fn extend_locked(&self, caller: &Caller, command: ExtendCommand) -> Result<FlightOrder, ExtendError> {
        let (order, _lock) = self.store.own_locked::<FlightOrder>(caller, &command.reference).await?;
        if is_granted(&order, &command) {
            return Ok(order);
        }
        if order.status == OrderStatus::OnHold && self.services.now() >= order.limits.auto_cancel_at {
            let expired = self.orders.expire(&caller.tenant, order).await?;
            return Err(OrderError::WrongState(expired.status).into());
        }
        match self.fixed_limit(&order) {
            Some(FixedLimit::NotHeld) => return Err(OrderError::WrongState(order.status).into()),
            Some(why) => return Err(ExtendError::Fixed(why)),
            None => {}
        }
        let (after, latest) = (order.limits.ticketing_time_limit_at, order.latest_limit());
        if command.until <= after || command.until > latest {
            return Err(ExtendError::OutOfRange { after, latest });
        }
        let answer = self.answer_to(&order, &command).await?;
        self.write_answer(caller, order, command, answer).await
    }

    /// The airline's answer. If it is lost, the record is read; an unchanged record is no answer.
    async fn answer_to(&self, order: &FlightOrder, command: &ExtendCommand) -> Result<LimitAnswer, ExtendError> {
        let supplier = self.suppliers.get(&order.details.offer.supplier);
        let (supplier, pnr) = supplier.zip(order.pnr.as_deref()).ok_or(SupplierTrouble::Down)?;
        let operation = order.extend_operation();
        let call = supplier.extend(&operation, pnr, command.until);
        let before = order.limits.ticketing_time_limit_at;
        let granted = |booking: &SupplierBooking| {
            let limit = booking.ticketing_time_limit?.min(command.until);
            (limit > before).then_some(LimitAnswer::Granted(limit))
        };
        match self.suppliers.write(call).await {
            Outcome::Done(booking) => Ok(granted(&booking)
                .unwrap_or_else(|| LimitAnswer::Refused("the airline did not move the limit".to_owned()))),
            Outcome::Rejected(Rejection::Refused(why)) => Ok(LimitAnswer::Refused(why)),
            Outcome::Rejected(Rejection::SoldOut | Rejection::PriceChanged(_) | Rejection::ExtrasGone(_)) => {
                Ok(LimitAnswer::Refused("the fare is not sold any more".to_owned()))
            }
            Outcome::Unknown => {
                let record = self.suppliers.record_of(order).await;
                Ok(record.as_ref().and_then(granted).ok_or(SupplierTrouble::Timeout)?)
            }
        }
    }

    async fn write_answer(
        &self,
        caller: &Caller,
        order: FlightOrder,
        command: ExtendCommand,
        answer: LimitAnswer,
    ) -> Result<FlightOrder, ExtendError> {
        let (now, by) = (self.services.now(), &caller.user_name);
        let (limits, refusal) = match &answer {
            LimitAnswer::Granted(until) => (Some(TimeLimits::ending(*until)), None),
            LimitAnswer::Refused(why) => (None, Some(why.clone())),
        };
        let extension = LimitExtension {
            until: command.until,
            reason: command.reason,
            granted_until: limits.map(|limits| limits.ticketing_time_limit_at),
        };
        let request = OrderRequest {
            id: OrderRequestId::fresh(self.services.ids()),
            subject: RequestSubject::LimitExtension(extension),
            state: limits.map_or(RequestState::Refused, |_| RequestState::Allowed),
            asked_by: by.clone(),
            asked_at: now,
            remark: command.remark,
            due_at: None,
            answer: Some(RequestAnswer {
                by: AIRLINE.to_owned(),
                at: now,
                text: refusal,
            }),
        };
        let change = match &answer {
            LimitAnswer::Granted(until) => {
                Change::by(by, OrderEventKind::LimitExtended, "The time limit was extended.").moving(
                    instant(order.limits.auto_cancel_at),
                    instant(TimeLimits::ending(*until).auto_cancel_at),
                )
            }
            LimitAnswer::Refused(why) => {
                let text = format!("The airline refused a longer time limit: {why}.");
                Change::by(by, OrderEventKind::LimitRefused, text)
            }
        };
        let written = request.clone();
        let changed = self.store.apply_alone(&caller.tenant, order, change, |order| {
            if let Some(limits) = limits {
                order.limits = limits;
                order.next_check_at = Some(order.check_by(limits.auto_cancel_at, now));
                // Other requests can be answered as long as the order is active.
                for waiting in order.requests.iter_mut().filter(|request| request.is_waiting()) {
                    waiting.due_at = Some(limits.auto_cancel_at);
                }
            }
            order.keep_request(written);
        });
        let order = changed
            .await
            .map_err(|error| ExtendError::OutcomeUnknown(error.into()))?;
        if order.requests.contains(&request) {
            Ok(order)
        } else if order.status == OrderStatus::OnHold {
            Err(OrderError::Conflict.into())
        } else {
            Err(OrderError::WrongState(order.status).into())
        }
    }
}

/// A repeated request: it was granted already, in full or in part.
fn is_granted(order: &FlightOrder, command: &ExtendCommand) -> bool {
    order.limit_requests().next_back().is_some_and(|(last, extension)| {
        extension.until == command.until && last.is_allowed() && extension.reason == command.reason
    })
}

fn instant(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::Secs, true)
}
