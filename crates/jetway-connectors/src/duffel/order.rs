//! Converts Duffel orders to supplier records.

use serde::Deserialize;
use serde_json::Value;

use super::Duffel;
use super::error::CallError;
use super::flights::flown;
use super::ticket::{Numbers, numbers};
use super::wire::{Marked, Metadata, Order};
use crate::port::air::{BookingState, IssuedTicket, Outcome, SupplierBooking, SupplierError};

impl Duffel {
    /// Finds our order by reference; `None` when there is none.
    pub(super) async fn order(&self, pnr: &str) -> Result<Option<Order>, CallError> {
        let filter = [("booking_reference", pnr), ("limit", "50")];
        let orders: Vec<Value> = self.client.get("/air/orders", &filter).await?;
        let is_it = |order: &Value| {
            let marked = marked(order);
            marked.is_some_and(|marked| marked.booking_reference.as_deref() == Some(pnr))
        };
        let mut ours = orders.into_iter().filter(is_it);
        match (ours.next(), ours.next()) {
            (Some(order), None) => readable(order).map(Some),
            (Some(_), Some(_)) => Err(CallError::Ambiguous),
            (None, _) => Ok(None),
        }
    }

    /// Finds an order that awaits payment. `None` only after all were checked.
    pub(super) async fn unpaid(&self, is_it: impl Fn(&Metadata) -> bool) -> Result<Option<Order>, CallError> {
        let is_it = |order: &Value| marked(order).is_some_and(|marked| is_it(&marked.metadata));
        let found = self
            .client
            .find("/air/orders", &[("awaiting_payment", "true")], is_it)
            .await?;
        found.map(readable).transpose()
    }

    /// State of an order. An unpaid order past its limit is cancelled, even if Duffel does not say so yet.
    pub(super) fn state(&self, order: &Order) -> BookingState {
        let status = &order.payment_status;
        let lapsed = status.payment_required_by.is_some_and(|limit| self.now() >= limit);
        if order.cancelled_at.is_some() || status.awaiting_payment && lapsed {
            BookingState::Cancelled
        } else if status.awaiting_payment {
            BookingState::Held
        } else {
            match numbers(order) {
                Numbers::All(_) => BookingState::Ticketed,
                Numbers::Missing => BookingState::Ticketing,
                Numbers::Unusable => {
                    tracing::warn!(order = order.id, "a ticket has no number of thirteen digits");
                    BookingState::Ticketing
                }
            }
        }
    }

    /// Outcome of a write to an order. An unreadable order is unknown.
    pub(super) fn booked(&self, order: &Order) -> Outcome<SupplierBooking> {
        self.booking(order).map_or(Outcome::Unknown, Outcome::Done)
    }

    /// Converts an order.
    pub(super) fn booking(&self, order: &Order) -> Result<SupplierBooking, SupplierError> {
        let status = &order.payment_status;
        let limits = [status.payment_required_by, status.price_guarantee_expires_at];
        let state = self.state(order);
        let tickets = match numbers(order) {
            Numbers::All(numbers) if state == BookingState::Ticketed => numbers,
            Numbers::All(_) | Numbers::Missing | Numbers::Unusable => Vec::new(),
        };
        let tickets = tickets
            .into_iter()
            .map(|(traveller_id, number)| IssuedTicket { traveller_id, number });
        let owner = order.owner.iata_code.clone();
        let owner = owner.ok_or_else(|| SupplierError::Unavailable("an order without an airline".to_owned()))?;
        Ok(SupplierBooking {
            pnr: order.booking_reference.clone(),
            airline_locators: vec![(owner, order.booking_reference.clone())],
            ticketing_time_limit: limits.into_iter().flatten().min(),
            state,
            tickets: tickets.collect(),
            extras: Vec::new(),
            segments: flown(order),
        })
    }
}

/// Our metadata of an order; `None` for other clients' orders.
fn marked(order: &Value) -> Option<Marked> {
    let marked = Marked::deserialize(order).ok();
    let ours = marked.filter(|marked| marked.metadata.operation().is_some());
    if ours.is_none() {
        tracing::debug!(order = %order["id"], "an order of another client is ignored");
    }
    ours
}

/// Our own order must be readable: skipping it could book twice.
fn readable(order: Value) -> Result<Order, CallError> {
    serde_json::from_value(order).map_err(|error| CallError::Broken(format!("an order: {error}")))
}

#[cfg(test)]
mod tests;
