//! Carries out an approved exchange: holds the additional amount, calls the airline once, records the new tickets.

use jetway_connectors::port::air::{AirSupplier, BookingState, ExchangeProgress, Outcome, SupplierBooking};
use jetway_db::Tx;
use jetway_db::repo::audit::AuditEvent;
use jetway_domain::air::after_sale::take_exchange;
use jetway_domain::air::order::{FlightOrder, Ticket};
use jetway_domain::air::schedule_change::take_times;
use jetway_domain::ids::{HoldId, TenantId};
use jetway_domain::money::MoneyError;
use jetway_domain::order::{AfterSaleKind, AfterSaleQuote, Payment, RequestState};

use super::super::accept::words;
use super::super::error::AfterSaleError;
use super::super::money::settle_exchange;
use super::super::settle::{Heard, heard_of};
use super::super::steps::{Asked, told};
use super::ask::trip_of;
use crate::context::Caller;
use crate::flight::outcome::tickets_of;
use crate::flight::suppliers::SupplierTrouble;
use crate::flight::ticketing::FlightTicketing;
use crate::order::change::SYSTEM;
use crate::order::{ChargeError, OrderError, SettleError, charge};

impl FlightTicketing {
    /// Holds the additional amount of an approved exchange; `None` when there is none, and for other requests. An agency that may not
    /// buy cannot exchange either: the new tickets are a purchase, whatever they cost.
    pub(in crate::flight::ticketing::after_sale) async fn hold_added(
        &self,
        tx: &Tx,
        caller: &Caller,
        order: &FlightOrder,
        asked: &Asked,
    ) -> Result<Option<HoldId>, AfterSaleError> {
        let quote = asked.data.quote.as_ref();
        let Some(amounts) = quote.and_then(|quote| quote.exchange.as_deref()) else {
            return Ok(None);
        };
        charge::may_buy(tx, order.agency).await.map_err(ChargeError::from)?;
        let added = amounts.add_collect()?;
        if added.is_zero() {
            return Ok(None);
        }
        let held = charge::hold_more(&self.services, tx, caller, order, added).await?;
        Ok(Some(held))
    }

    /// Requests the new tickets of an approved exchange from the airline.
    pub(in crate::flight::ticketing::after_sale) async fn exchange_at_supplier(
        &self,
        order: &FlightOrder,
        asked: &Asked,
        (supplier, pnr): (&dyn AirSupplier, &str),
    ) -> Heard {
        let Some(trip) = trip_of(order, &asked.data.reference) else {
            return Heard::Nothing;
        };
        let operation = order.after_sale_operation(&asked.data.reference);
        match self
            .suppliers
            .write(supplier.exchange(&operation, pnr, &trip.offer))
            .await
        {
            Outcome::Done(progress) => heard_of(order, progress),
            Outcome::Rejected(rejection) => Heard::Refused(words(rejection)),
            Outcome::Unknown => self.read_outcome(order, asked).await,
        }
    }

    /// Operations may refuse an approved void or exchange only while the airline reports that it has not carried it out.
    ///
    /// # Errors
    /// `WrongState` when it has, `Supplier` when it does not answer: the operator can try again.
    pub(in crate::flight::ticketing::after_sale) async fn not_carried_out(
        &self,
        order: &FlightOrder,
        asked: &Asked,
    ) -> Result<(), AfterSaleError> {
        if asked.data.accepted_at.is_none() {
            return Ok(());
        }
        let is_carried_out = match asked.kind {
            AfterSaleKind::Refund => false,
            AfterSaleKind::Void => {
                let record = self.suppliers.record_of(order).await;
                record.ok_or(SupplierTrouble::Timeout)?.state == BookingState::Cancelled
            }
            AfterSaleKind::Exchange => {
                let supplier = self.suppliers.get(&order.details.offer.supplier);
                let supplier = supplier.ok_or(SupplierTrouble::Down)?;
                let operation = order.after_sale_operation(&asked.data.reference);
                match self.suppliers.read(supplier.exchange_progress(&operation)).await? {
                    Some(ExchangeProgress::Exchanged(_) | ExchangeProgress::Submitted) => true,
                    Some(ExchangeProgress::Refused) | None => false,
                }
            }
        };
        if is_carried_out {
            Err(AfterSaleError::WrongState(asked.request.state))
        } else {
            Ok(())
        }
    }

    /// The new tickets were issued: replace trip and tickets, charge or return the money, and record the operator's step, if one confirmed
    /// it, in one transaction. Returns the stored order, also if a concurrent change won.
    pub(in crate::flight::ticketing::after_sale) async fn finish_exchange(
        &self,
        tenant: &TenantId,
        order: FlightOrder,
        asked: &Asked,
        booking: &SupplierBooking,
        said: Option<AuditEvent>,
    ) -> Result<FlightOrder, SettleError> {
        let now = self.services.now();
        let quote = asked.data.quote.as_ref().ok_or(OrderError::Conflict)?;
        let mut replaced = order.clone();
        let tickets: Vec<Ticket> = tickets_of(&booking.tickets, now);
        if !take_exchange(&mut replaced.details, &asked.data, tickets) {
            return Err(OrderError::Conflict.into());
        }
        take_times(&mut replaced.details.offer.segments, &booking.segments);
        replaced.details.airline_locators.clone_from(&booking.airline_locators);
        let tx = self.services.begin(tenant).await?;
        let credit = settle_exchange(&self.services, &tx, (&order, &replaced), asked, quote).await?;
        let done = asked.moved(RequestState::Done, (SYSTEM, now), None);
        let mut request = done.map_err(|_| OrderError::Conflict)?;
        if let Some(data) = request.subject.after_sale_mut() {
            data.credit = Some(credit);
        }
        let change = told(SYSTEM, asked, RequestState::Done, None);
        let paid = charged_in_all(&order, quote)?;
        // An exchange is refused while a part is due, so none is left.
        replaced.details.part = None;
        let details = replaced.details;
        let changed = self.store.apply(&tx, &order, change, |order| {
            order.details = details;
            order.payment = paid;
            order.keep_request(request);
            order.next_check_at = order.next_check_when_ticketed(now);
        });
        let changed = changed.await?;
        if let Some(event) = said {
            tx.audit()
                .record(event, self.services.ids())
                .await
                .map_err(OrderError::from)?;
        }
        Ok(self.store.commit(tx, order, changed).await?)
    }
}

/// The order's payment after an exchange: all parts of the old price, with what the exchange adds or less what it returns.
fn charged_in_all(order: &FlightOrder, quote: &AfterSaleQuote) -> Result<Option<Payment>, ChargeError> {
    let (Some(paid), Some(amounts)) = (order.payment, quote.exchange.as_deref()) else {
        return Ok(order.payment);
    };
    let amount = match order.details.part {
        Some(part) => paid.amount.checked_add(part.later)?,
        None => paid.amount,
    };
    let amount = amounts.charged_after(amount).map_err(|_| MoneyError::Overflow)?;
    Ok(Some(Payment { amount, ..paid }))
}
