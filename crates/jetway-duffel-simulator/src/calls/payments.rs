//! Pays a held order from the balance.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::StatusCode;
use jetway_connectors::port::air::{BookingState, Outcome, Rejection};
use serde::Deserialize;
use serde_json::json;

use super::record::record;
use crate::paint;
use crate::reply::{Answer, Fault, one, read};
use crate::shelf::Shelf;
use crate::{Mood, Simulator};

#[derive(Debug, Deserialize)]
struct Asked {
    order_id: String,
    payment: PaymentAsked,
}

/// Amount and currency.
#[derive(Debug, Deserialize)]
pub(super) struct PaymentAsked {
    #[serde(rename = "type")]
    kind: String,
    amount: String,
    currency: String,
}

pub(super) async fn create(State(simulator): State<Arc<Simulator>>, body: Bytes) -> Answer {
    let asked: Asked = read(&body)?;
    let mut shelf = simulator.shelf.lock().await;
    pay(&simulator, &mut shelf, &asked.order_id, &asked.payment).await?;
    let payment = json!({
        "id": shelf.id("pay"),
        "type": asked.payment.kind,
        "amount": asked.payment.amount,
        "currency": asked.payment.currency,
        "created_at": paint::moment(simulator.now()),
        "live_mode": false,
    });
    Ok(one(StatusCode::CREATED, payment))
}

pub(super) async fn pay(
    simulator: &Simulator,
    shelf: &mut Shelf,
    order_id: &str,
    payment: &PaymentAsked,
) -> Result<(), Fault> {
    let order = shelf
        .orders
        .get_mut(order_id)
        .ok_or_else(|| Fault::not_found("order"))?;
    if payment.kind != "balance" {
        return Err(Fault::invalid("payment.type is balance"));
    }
    let booking = record(simulator, order).await?;
    match booking.state {
        BookingState::Ticketing | BookingState::Ticketed => {
            return Err(Fault::state("already_paid", "The order is paid already."));
        }
        BookingState::Cancelled if order.cancelled_at.is_some() => {
            return Err(Fault::state("already_cancelled", "The order is cancelled."));
        }
        BookingState::Cancelled => {
            return Err(Fault::state(
                "past_payment_required_by_date",
                "The order was not paid in time.",
            ));
        }
        BookingState::Pending | BookingState::Held => {}
    }
    let total = paint::order_total(order);
    if (payment.amount.as_str(), payment.currency.as_str()) != (total.amount().as_str(), total.currency.as_str()) {
        let message = "The amount is not what the order costs.";
        return Err(Fault::state("payment_amount_does_not_match_order_amount", message));
    }
    if simulator.mood() == Mood::Poor {
        let message = "There is not enough balance in the wallet of your organisation.";
        return Err(Fault::state("insufficient_balance", message));
    }
    order.attempts += 1;
    let operation = format!("pay-{}-{}", order.id, order.attempts);
    match simulator.supplier.issue(&operation, &order.pnr).await {
        Outcome::Done(_) => {
            order.paid_at = Some(simulator.now());
            Ok(())
        }
        Outcome::Unknown => Err(Fault::lost()),
        Outcome::Rejected(Rejection::PriceChanged(offer)) => {
            order.offered.offer.fares = offer.fares;
            Err(Fault::airline("price_changed", "The price of the order has changed."))
        }
        Outcome::Rejected(Rejection::Refused(why)) => Err(Fault::airline("airline_refused", why)),
        Outcome::Rejected(Rejection::SoldOut | Rejection::ExtrasGone(_)) => {
            Err(Fault::airline("airline_refused", "The airline did not ticket."))
        }
    }
}
