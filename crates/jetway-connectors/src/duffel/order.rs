//! Their orders as records of ours.

use super::Duffel;
use super::error::CallError;
use super::wire::Order;
use crate::port::air::{BookingState, IssuedTicket, Outcome, SupplierBooking, SupplierError};

impl Duffel {
    /// The order of a reference, when it is one order that we made.
    pub(super) async fn order(&self, pnr: &str) -> Result<Order, CallError> {
        let filter = [("booking_reference", pnr), ("limit", "50")];
        let orders: Vec<Order> = self.client.get("/air/orders", &filter).await?;
        let is_ours = |order: &Order| order.booking_reference == pnr && order.metadata.operation().is_some();
        let mut ours = orders.into_iter().filter(is_ours);
        match (ours.next(), ours.next()) {
            (Some(order), None) => Ok(order),
            (Some(_), Some(_)) => Err(CallError::Ambiguous),
            (None, _) => Err(CallError::Refused {
                status: 404,
                errors: Vec::new(),
            }),
        }
    }

    /// An order that waits for its payment. `None` only when all of them were looked at.
    pub(super) async fn unpaid(&self, is_it: impl Fn(&Order) -> bool) -> Result<Option<Order>, CallError> {
        self.client
            .find("/air/orders", &[("awaiting_payment", "true")], is_it)
            .await
    }

    /// Where an order stands. One that was not paid in time is gone, whether or not it says so yet.
    pub(super) fn state(&self, order: &Order) -> BookingState {
        let status = &order.payment_status;
        let lapsed = status.payment_required_by.is_some_and(|limit| self.now() >= limit);
        if order.cancelled_at.is_some() || status.awaiting_payment && lapsed {
            BookingState::Cancelled
        } else if status.awaiting_payment {
            BookingState::Held
        } else if order.metadata.travellers().count() > 0
            && order.metadata.travellers().all(|(_, id)| number(order, id).is_some())
        {
            BookingState::Ticketed
        } else {
            BookingState::Ticketing
        }
    }

    /// What came of something done to an order; one that cannot be read may still be as it should.
    pub(super) fn booked(&self, order: &Order) -> Outcome<SupplierBooking> {
        self.booking(order).map_or(Outcome::Unknown, Outcome::Done)
    }

    /// An order as the portal keeps it.
    pub(super) fn booking(&self, order: &Order) -> Result<SupplierBooking, SupplierError> {
        let status = &order.payment_status;
        let limits = [status.payment_required_by, status.price_guarantee_expires_at];
        let state = self.state(order);
        let issued = |(ours, theirs): (&str, &str)| {
            let number = number(order, theirs)?;
            Some(IssuedTicket {
                traveller_id: ours.to_owned(),
                number,
            })
        };
        let tickets = if state == BookingState::Ticketed {
            order.metadata.travellers().filter_map(issued).collect()
        } else {
            Vec::new()
        };
        let owner = order.owner.iata_code.clone();
        let owner = owner.ok_or_else(|| SupplierError::Unavailable("an order without an airline".to_owned()))?;
        Ok(SupplierBooking {
            pnr: order.booking_reference.clone(),
            airline_locators: vec![(owner, order.booking_reference.clone())],
            ticketing_time_limit: limits.into_iter().flatten().min(),
            state,
            tickets,
            extras: Vec::new(),
            segments: Vec::new(),
        })
    }
}

/// The thirteen digits of a passenger's ticket.
fn number(order: &Order, passenger: &str) -> Option<String> {
    let documents = order.documents.as_deref().unwrap_or_default();
    let tickets = documents.iter().filter(|document| document.kind == "electronic_ticket");
    let of = tickets.filter(|ticket| ticket.passenger_ids.iter().any(|id| id == passenger));
    of.map(|ticket| {
        ticket
            .unique_identifier
            .chars()
            .filter(char::is_ascii_digit)
            .collect::<String>()
    })
    .find(|number| number.len() == 13)
}
