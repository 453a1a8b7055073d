//! Orders and their cancellations.

use chrono::{DateTime, Utc};
use jetway_connectors::port::air::{BookingState, SupplierBooking};
use jetway_domain::air::extra::{Extra, ExtraKind};
use jetway_domain::money::{CurrencyCode, Money};
use serde_json::{Value, json};

use super::flights::{airline, person_type, segment_id, slices};
use super::moment;
use super::offer::{base, conditions, taxes, total};
use crate::calls::Named;
use crate::shelf::{CONFIRM, Cancellation, Order, Person};

/// Total of an order with its services.
pub(crate) fn order_total(order: &Order) -> Money {
    let fares = total(&order.offered.offer);
    let extras: i64 = order.extras.iter().map(|extra| extra.price.minor).sum();
    Money::new(fares.minor + extras, fares.currency)
}

/// An order as the airline has it now.
pub(crate) fn order(order: &Order, booking: &SupplierBooking, now: DateTime<Utc>) -> Value {
    let (base, taxes, total) = (
        base(&order.offered.offer),
        taxes(&order.offered.offer),
        order_total(order),
    );
    let is_paid = matches!(booking.state, BookingState::Ticketing | BookingState::Ticketed);
    let is_live = booking.state != BookingState::Cancelled;
    let limit = booking.ticketing_time_limit.filter(|_| !is_paid).map(moment);
    // A hold that expired is cancelled at its time limit.
    let cancelled_at = order
        .cancelled_at
        .or_else(|| (!is_live).then(|| booking.ticketing_time_limit.unwrap_or(now)));
    let actions: &[&str] = if is_live && !is_paid {
        &["cancel", "update"]
    } else {
        &["update"]
    };
    json!({
        "id": order.id,
        "live_mode": false,
        "content": "managed",
        "booking_reference": order.pnr,
        "created_at": moment(order.created_at),
        "synced_at": moment(now),
        "cancelled_at": cancelled_at.map(moment),
        "owner": airline(order.offered.offer.validating),
        "base_amount": base.amount(),
        "base_currency": base.currency.as_str(),
        "tax_amount": taxes.amount(),
        "tax_currency": taxes.currency.as_str(),
        "total_amount": total.amount(),
        "total_currency": total.currency.as_str(),
        "payment_status": {
            "awaiting_payment": is_live && !is_paid,
            "payment_required_by": limit,
            "price_guarantee_expires_at": limit,
            "paid_at": if is_paid { Some(moment(order.paid_at.unwrap_or(now))) } else { None },
        },
        "conditions": conditions(&order.offered),
        "passengers": order.passengers,
        "services": order.extras.iter().map(|extra| service(order, extra)).collect::<Vec<_>>(),
        "slices": flown(order, booking),
        "documents": documents(order, booking),
        "metadata": order.metadata,
        "available_actions": actions,
        "airline_initiated_changes": [],
        "cancellation": null,
    })
}

/// The journeys as currently scheduled; orders contain no fare basis codes.
fn flown(order: &Order, booking: &SupplierBooking) -> Vec<Value> {
    let mut offered = order.offered.clone();
    if !booking.segments.is_empty() {
        offered.offer.segments.clone_from(&booking.segments);
    }
    let mut slices = slices(&offered);
    let segments = slices.iter_mut().filter_map(|slice| slice["segments"].as_array_mut());
    let carried = segments
        .flatten()
        .filter_map(|flight| flight["passengers"].as_array_mut());
    for one in carried.flatten() {
        one["fare_basis_code"] = Value::Null;
    }
    slices
}

fn documents(order: &Order, booking: &SupplierBooking) -> Vec<Value> {
    let tickets = booking.tickets.iter().map(|ticket| {
        let people = [&ticket.traveller_id];
        json!({ "type": "electronic_ticket", "unique_identifier": ticket.number, "passenger_ids": people })
    });
    let paid = booking.extras.iter().filter_map(|booked| {
        let extra = order.extras.iter().find(|extra| extra.extra_id == booked.extra_id)?;
        let kind = "electronic_miscellaneous_document_associated";
        let number = booked.document.as_ref()?;
        Some(json!({ "type": kind, "unique_identifier": number, "passenger_ids": [extra.traveller_id] }))
    });
    tickets.chain(paid).collect()
}

fn service(order: &Order, extra: &Extra) -> Value {
    let segments = extra
        .segment_ids
        .iter()
        .map(|segment| segment_id(&order.offered.id, segment));
    let (kind, metadata) = match extra.kind {
        ExtraKind::Seat => (
            "seat",
            json!({ "designator": extra.code, "name": null, "disclosures": [] }),
        ),
        ExtraKind::Baggage | ExtraKind::Meal | ExtraKind::Request => ("baggage", json!({ "type": "checked" })),
    };
    json!({
        "id": format!("ser_{}_{}", order.id.trim_start_matches("ord_"), extra.extra_id),
        "type": kind,
        "quantity": extra.quantity,
        "passenger_ids": [extra.traveller_id],
        "segment_ids": segments.collect::<Vec<_>>(),
        "total_amount": extra.price.amount(),
        "total_currency": extra.price.currency.as_str(),
        "metadata": metadata,
    })
}

/// A passenger as named, with the offer's passenger type.
pub(crate) fn passenger(named: &Named, people: &[Person]) -> Value {
    let mut painted = serde_json::to_value(named).unwrap_or_default();
    let person = people.iter().find(|person| person.id == named.id);
    painted["type"] = json!(person.map(|person| person_type(person.ptc)));
    painted
}

/// Cancelling an unpaid order refunds nothing.
pub(crate) fn cancellation(cancellation: &Cancellation, currency: CurrencyCode) -> Value {
    json!({
        "id": cancellation.id,
        "order_id": cancellation.order,
        "live_mode": false,
        "created_at": moment(cancellation.created_at),
        "expires_at": moment(cancellation.created_at + CONFIRM),
        "confirmed_at": cancellation.confirmed_at.map(moment),
        "refund_amount": Money::zero(currency).amount(),
        "refund_currency": currency.as_str(),
        "refund_to": "awaiting_payment",
        "airline_credits": [],
    })
}
