//! Accepts a quote, or withdraws a request, for the agency.

use jetway_connectors::port::air::{Outcome, RefundOrder, RefundProgress, Rejection};
use jetway_domain::air::after_sale::is_acceptable;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::ids::OrderId;
use jetway_domain::order::{AfterSaleKind, RequestReference, RequestState};

use super::error::AfterSaleError;
use super::settle::Heard;
use super::steps::{Asked, told};
use crate::context::Caller;
use crate::flight::outcome::CHECK_AFTER_CALL;
use crate::flight::ticketing::FlightTicketing;
use crate::order::OrderError;

impl FlightTicketing {
    /// Accept a quote of a request, and have the airline carry it out. Repeating the call returns the order as it is.
    ///
    /// # Errors
    /// When the quote is not the current one or has expired, or the request's state does not allow it. A lost answer leaves the
    /// request accepted; reconciliation reads what happened.
    pub async fn accept_quote(
        &self,
        caller: &Caller,
        reference: RequestReference,
        quote_id: String,
    ) -> Result<FlightOrder, AfterSaleError> {
        let (ticketing, caller) = (self.clone(), caller.clone());
        self.services
            .to_the_end(async move { ticketing.accept_quote_locked(&caller, &reference, &quote_id).await })
            .await
            .map_err(|stopping| AfterSaleError::OutcomeUnknown(stopping.into()))?
    }

    async fn accept_quote_locked(
        &self,
        caller: &Caller,
        reference: &RequestReference,
        quote_id: &str,
    ) -> Result<FlightOrder, AfterSaleError> {
        let id = self.own_request(caller, reference).await?;
        let _lock = self.store.lock(id.0).await;
        let order = self.own_order(caller, id).await?;
        let asked = Asked::of(&order, reference)?;
        let now = self.services.now();
        let is_this = |asked: &Asked| {
            asked
                .data
                .quote
                .as_ref()
                .is_some_and(|quote| quote.quote_id == quote_id)
        };
        if asked.data.accepted_at.is_some() && is_this(&asked) {
            return Ok(order);
        }
        if asked.request.state != RequestState::Quoted {
            return Err(AfterSaleError::WrongState(asked.request.state));
        }
        if !is_this(&asked) {
            return Err(AfterSaleError::OtherQuote);
        }
        if asked.data.open_quote(now).is_none() {
            self.expire_quote(&caller.tenant, order, &asked).await?;
            return Err(AfterSaleError::QuoteExpired);
        }
        self.all_paid(&caller.tenant, &order).await?;
        if !is_acceptable(&order, &asked.data) {
            return Err(OrderError::WrongState(order.status).into());
        }
        let accepted = asked.moved(RequestState::Accepted, (&caller.user_name, now), None);
        let mut request = accepted.map_err(AfterSaleError::WrongState)?;
        if let Some(data) = request.subject.after_sale_mut() {
            data.accepted_at = Some(now);
        }
        let change = told(&caller.user_name, &asked, RequestState::Accepted, None);
        let tx = self.services.begin(&caller.tenant).await?;
        if let Some(data) = request.subject.after_sale_mut() {
            data.hold = self.hold_added(&tx, caller, &order, &asked).await?;
        }
        let changed = self.store.apply(&tx, &order, change, |order| {
            order.keep_request(request);
            order.next_check_at = Some(now + CHECK_AFTER_CALL);
        });
        // Only the request that stored the acceptance calls the airline; a concurrent one may have been first.
        let Some(order) = changed.await? else {
            tx.rollback().await.map_err(OrderError::from)?;
            return Err(OrderError::Conflict.into());
        };
        tx.commit().await.map_err(OrderError::from)?;
        let accepted = Asked::of(&order, reference)?;
        let heard = self.carry_out(&order, &accepted).await;
        self.take_answer(&caller.tenant, order, &accepted, heard)
            .await
            .map_err(AfterSaleError::OutcomeUnknown)
    }

    /// Asks the airline. A refund that operations quoted is carried out by them.
    async fn carry_out(&self, order: &FlightOrder, asked: &Asked) -> Heard {
        let supplier = self.suppliers.get(&order.details.offer.supplier);
        let (Some(supplier), Some(pnr)) = (supplier, order.pnr.as_deref()) else {
            return Heard::Nothing;
        };
        let operation = order.after_sale_operation(&asked.data.reference);
        match asked.kind {
            AfterSaleKind::Void => match self.suppliers.write(supplier.void(&operation, pnr)).await {
                Outcome::Done(()) => Heard::Done,
                Outcome::Rejected(rejection) => Heard::Refused(words(rejection)),
                Outcome::Unknown => self.read_outcome(order, asked).await,
            },
            AfterSaleKind::Exchange => self.exchange_at_supplier(order, asked, (supplier.as_ref(), pnr)).await,
            AfterSaleKind::Refund if asked.is_by_hand() => Heard::ByHand,
            AfterSaleKind::Refund => {
                let what = RefundOrder {
                    travellers: asked.data.travellers.clone(),
                    segments: asked.data.segments.clone(),
                };
                match self.suppliers.write(supplier.refund(&operation, pnr, &what)).await {
                    Outcome::Done(RefundProgress::Approved) => Heard::Done,
                    Outcome::Done(RefundProgress::Submitted) => Heard::Submitted,
                    Outcome::Done(RefundProgress::Refused) => Heard::Refused(None),
                    Outcome::Rejected(rejection) => Heard::Refused(words(rejection)),
                    Outcome::Unknown => self.read_outcome(order, asked).await,
                }
            }
        }
    }

    /// Withdraw a request that is not accepted yet. Repeating the call has no further effect.
    ///
    /// # Errors
    /// When the agency has no such request, or its state does not allow it.
    pub async fn withdraw(&self, caller: &Caller, reference: &RequestReference) -> Result<FlightOrder, AfterSaleError> {
        let id = self.own_request(caller, reference).await?;
        let _lock = self.store.lock(id.0).await;
        let order = self.own_order(caller, id).await?;
        let asked = Asked::of(&order, reference)?;
        if asked.request.state == RequestState::Withdrawn {
            return Ok(order);
        }
        let now = self.services.now();
        let withdrawn = asked.moved(RequestState::Withdrawn, (&caller.user_name, now), None);
        let request = withdrawn.map_err(AfterSaleError::WrongState)?;
        let change = told(&caller.user_name, &asked, RequestState::Withdrawn, None);
        let order = self
            .store
            .apply_alone(&caller.tenant, order, change, |order| {
                order.keep_request(request);
                order.next_check_at = order.next_check_when_ticketed(now);
            })
            .await?;
        match Asked::of(&order, reference)?.request.state {
            RequestState::Withdrawn => Ok(order),
            _ => Err(OrderError::Conflict.into()),
        }
    }

    /// The order of a request of the caller's agency.
    pub(super) async fn own_request(
        &self,
        caller: &Caller,
        reference: &RequestReference,
    ) -> Result<OrderId, AfterSaleError> {
        let tx = self.services.read(&caller.tenant).await?;
        let found = tx.order_requests().order_of(reference).await?;
        let (id, _) = found
            .filter(|(_, agency)| *agency == caller.agency)
            .ok_or(AfterSaleError::NoRequest)?;
        Ok(id)
    }

    async fn own_order(&self, caller: &Caller, id: OrderId) -> Result<FlightOrder, OrderError> {
        let order: Option<FlightOrder> = self.store.by_id(&caller.tenant, id).await?;
        order.ok_or(OrderError::NotFound)
    }
}

pub(super) fn words(rejection: Rejection) -> Option<String> {
    match rejection {
        Rejection::Refused(why) => Some(format!("The airline says: {why}.")),
        Rejection::SoldOut => Some("The airline has no seats left on these flights.".to_owned()),
        Rejection::PriceChanged(_) => Some("The fare has changed. Request a new quote.".to_owned()),
        Rejection::ExtrasGone(_) => None,
    }
}
