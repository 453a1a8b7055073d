//! Records the airline's outcome of an accepted request, and reads it when the answer is lost. Never repeats the request.

use chrono::{DateTime, Utc};
use jetway_connectors::port::air::{BookingState, ExchangeProgress, RefundProgress, SupplierBooking};
use jetway_db::repo::audit::AuditEvent;
use jetway_domain::air::after_sale::{VoidVerdict, take_back, void_verdict};
use jetway_domain::air::order::FlightOrder;
use jetway_domain::ids::TenantId;
use jetway_domain::order::{AfterSaleKind, OrderRequest, OrderStatus, RequestState};

use super::money::{give_back, release_held};
use super::steps::{Asked, told};
use crate::flight::outcome::is_complete;
use crate::flight::ticketing::FlightTicketing;
use crate::order::change::SYSTEM;
use crate::order::{OrderError, SettleError};

/// The airline's answer to a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Heard {
    /// Carried out.
    Done,
    /// Submitted; the airline decides on the refund.
    Submitted,
    /// Operations must carry it out.
    ByHand,
    /// Refused.
    Refused(Option<String>),
    /// The new tickets of an exchange were issued.
    Exchanged(Box<SupplierBooking>),
    /// No answer.
    Nothing,
}

impl FlightTicketing {
    /// Reads the outcome of an accepted request.
    pub(super) async fn read_outcome(&self, order: &FlightOrder, asked: &Asked) -> Heard {
        let Some(supplier) = self.suppliers.get(&order.details.offer.supplier) else {
            return Heard::Nothing;
        };
        match asked.kind {
            AfterSaleKind::Void => match self.suppliers.record_of(order).await {
                Some(record) if record.state == BookingState::Cancelled => Heard::Done,
                Some(_) | None => Heard::Nothing,
            },
            AfterSaleKind::Exchange => {
                let operation = order.after_sale_operation(&asked.data.reference);
                match self.suppliers.ask(supplier.exchange_progress(&operation)).await {
                    Ok(Some(progress)) => heard_of(order, progress),
                    Ok(None) | Err(_) => Heard::Nothing,
                }
            }
            AfterSaleKind::Refund if asked.is_by_hand() => Heard::ByHand,
            AfterSaleKind::Refund => {
                let operation = order.after_sale_operation(&asked.data.reference);
                match self.suppliers.ask(supplier.refund_progress(&operation)).await {
                    Ok(Some(RefundProgress::Approved)) => Heard::Done,
                    Ok(Some(RefundProgress::Submitted)) => Heard::Submitted,
                    Ok(Some(RefundProgress::Refused)) => Heard::Refused(None),
                    Ok(None) | Err(_) => Heard::Nothing,
                }
            }
        }
    }

    /// Records an answer: one transaction and one step. Without an answer the request waits, and finally operations decide.
    pub(super) async fn take_answer(
        &self,
        tenant: &TenantId,
        order: FlightOrder,
        asked: &Asked,
        heard: Heard,
    ) -> Result<FlightOrder, SettleError> {
        match heard {
            Heard::Done => self.finish(tenant, order, asked, None).await,
            Heard::Exchanged(booking) => self.finish_exchange(tenant, order, asked, &booking, None).await,
            Heard::Submitted | Heard::ByHand if asked.request.state == RequestState::Submitted => Ok(order),
            Heard::Submitted | Heard::ByHand => self.step(tenant, order, asked, RequestState::Submitted, None).await,
            Heard::Refused(why) => self.step(tenant, order, asked, RequestState::Refused, why).await,
            Heard::Nothing if asked.request.state == RequestState::Accepted => {
                let now = self.services.now();
                let waited = asked
                    .data
                    .accepted_at
                    .map_or(now - asked.request.asked_at, |at| now - at);
                match void_verdict(None, waited) {
                    VoidVerdict::HandOver => self.step(tenant, order, asked, RequestState::InReview, None).await,
                    VoidVerdict::Voided | VoidVerdict::Wait => Ok(order),
                }
            }
            Heard::Nothing => Ok(order),
        }
    }

    /// Moves a request without money.
    pub(super) async fn step(
        &self,
        tenant: &TenantId,
        order: FlightOrder,
        asked: &Asked,
        to: RequestState,
        text: Option<String>,
    ) -> Result<FlightOrder, SettleError> {
        let now = self.services.now();
        let change = told(SYSTEM, asked, to, text.as_deref());
        let mut request = asked.moved(to, (SYSTEM, now), text).map_err(|_| OrderError::Conflict)?;
        if to == RequestState::InReview || (to == RequestState::Submitted && asked.is_by_hand()) {
            let rules = self.services.after_sale(tenant);
            request.due_at = Some(rules.next_business_day(now, self.services.zone(tenant)));
        }
        let tx = self.services.begin(tenant).await?;
        if to == RequestState::Refused {
            release_held(&tx, asked, now).await?;
        }
        let changed = self.store.apply(&tx, &order, change, |order| {
            order.keep_request(request);
            order.next_check_at = order.next_check_when_ticketed(now);
        });
        let changed = changed.await?;
        Ok(self.store.commit(tx, order, changed).await?)
    }

    /// The tickets are void or refunded: return the money and record the operator's step, if one confirmed it, in one
    /// transaction. Returns the stored order, also if a concurrent change won.
    pub(super) async fn finish(
        &self,
        tenant: &TenantId,
        order: FlightOrder,
        asked: &Asked,
        said: Option<AuditEvent>,
    ) -> Result<FlightOrder, SettleError> {
        let now = self.services.now();
        let quote = asked.data.quote.as_ref().ok_or(OrderError::Conflict)?;
        let tx = self.services.begin(tenant).await?;
        let credit = give_back(&self.services, &tx, &order, asked, quote).await?;
        let mut request = done(asked, now).ok_or(OrderError::Conflict)?;
        if let Some(data) = request.subject.after_sale_mut() {
            data.credit = Some(credit);
        }
        let mut details = order.details.clone();
        let goes_on = take_back(&mut details, asked.kind, &asked.data);
        let change = told(SYSTEM, asked, RequestState::Done, None);
        let change = if goes_on {
            change
        } else {
            change.to(OrderStatus::Cancelled)
        };
        let changed = self.store.apply(&tx, &order, change, |order| {
            order.details = details;
            order.keep_request(request);
            if goes_on {
                order.next_check_at = order.next_check_when_ticketed(now);
            } else {
                order.details.schedule_change = None;
                order.next_check_at = None;
            }
        });
        let changed = changed.await?;
        if let Some(event) = said {
            tx.audit().record(event, self.services.ids()).await?;
        }
        Ok(self.store.commit(tx, order, changed).await?)
    }

    /// The quote expired without being accepted.
    pub(super) async fn expire_quote(
        &self,
        tenant: &TenantId,
        order: FlightOrder,
        asked: &Asked,
    ) -> Result<FlightOrder, OrderError> {
        let now = self.services.now();
        let change = told(SYSTEM, asked, RequestState::Expired, None);
        let request = asked.moved(RequestState::Expired, (SYSTEM, now), None);
        let request = request.map_err(|_| OrderError::Conflict)?;
        let changed = self.store.apply_alone(tenant, order, change, |order| {
            order.keep_request(request);
            order.next_check_at = order.next_check_when_ticketed(now);
        });
        changed.await
    }

    /// Handles the due request of an order.
    pub(in crate::flight::ticketing) async fn reconcile_after_sale(
        &self,
        tenant: &TenantId,
        order: FlightOrder,
    ) -> Result<FlightOrder, SettleError> {
        let Some(asked) = Asked::open(&order) else {
            return Ok(order);
        };
        match asked.request.state {
            RequestState::Quoted if asked.data.open_quote(self.services.now()).is_none() => {
                Ok(self.expire_quote(tenant, order, &asked).await?)
            }
            RequestState::Accepted | RequestState::Submitted => {
                let heard = self.read_outcome(&order, &asked).await;
                self.take_answer(tenant, order, &asked, heard).await
            }
            _ => Ok(order),
        }
    }
}

/// The request with the money returned. A refund is approved by the airline at the same moment.
fn done(asked: &Asked, at: DateTime<Utc>) -> Option<OrderRequest> {
    let approved = match asked.kind {
        AfterSaleKind::Void | AfterSaleKind::Exchange => asked.clone(),
        AfterSaleKind::Refund => {
            let request = asked.moved(RequestState::Approved, (SYSTEM, at), None).ok()?;
            Asked::read(&request)?
        }
    };
    approved.moved(RequestState::Done, (SYSTEM, at), None).ok()
}

/// The effect of the airline's progress on an order. While some tickets are missing it waits.
pub(super) fn heard_of(order: &FlightOrder, progress: ExchangeProgress) -> Heard {
    match progress {
        ExchangeProgress::Exchanged(booking) if is_complete(order, &booking) => Heard::Exchanged(booking),
        ExchangeProgress::Exchanged(_) | ExchangeProgress::Submitted => Heard::Submitted,
        ExchangeProgress::Refused => Heard::Refused(None),
    }
}
