//! Cancels an unpaid order, in two steps.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use jetway_connectors::port::air::{BookingState, Outcome};
use serde::Deserialize;

use super::record::record;
use crate::Simulator;
use crate::paint;
use crate::reply::{Answer, Fault, one, read};
use crate::shelf::{CONFIRM, Cancellation};

#[derive(Debug, Deserialize)]
struct Asked {
    order_id: String,
}

pub(super) async fn create(State(simulator): State<Arc<Simulator>>, body: Bytes) -> Answer {
    let asked: Asked = read(&body)?;
    let mut shelf = simulator.shelf.lock().await;
    let order = shelf
        .orders
        .get(&asked.order_id)
        .ok_or_else(|| Fault::not_found("order"))?;
    let currency = paint::order_total(order).currency;
    match record(&simulator, order).await?.state {
        BookingState::Cancelled => return Err(Fault::state("already_cancelled", "The order is cancelled.")),
        BookingState::Ticketing | BookingState::Ticketed => {
            let message = "An order with tickets cannot be cancelled here.";
            return Err(Fault::state("order_not_cancellable", message));
        }
        BookingState::Pending | BookingState::Held => {}
    }
    let cancellation = Cancellation {
        id: shelf.id("ore"),
        order: asked.order_id,
        created_at: simulator.now(),
        confirmed_at: None,
    };
    let painted = paint::cancellation(&cancellation, currency);
    shelf.cancellations.insert(cancellation.id.clone(), cancellation);
    Ok(one(StatusCode::CREATED, painted))
}

pub(super) async fn show(State(simulator): State<Arc<Simulator>>, Path(id): Path<String>) -> Answer {
    let shelf = simulator.shelf.lock().await;
    let cancellation = shelf
        .cancellations
        .get(&id)
        .ok_or_else(|| Fault::not_found("order cancellation"))?;
    Ok(one(
        StatusCode::OK,
        paint::cancellation(cancellation, simulator.settings.currency),
    ))
}

pub(super) async fn confirm(State(simulator): State<Arc<Simulator>>, Path(id): Path<String>) -> Answer {
    let now = simulator.now();
    let mut shelf = simulator.shelf.lock().await;
    let found = shelf.cancellations.get(&id).cloned();
    let mut cancellation = found.ok_or_else(|| Fault::not_found("order cancellation"))?;
    if cancellation.confirmed_at.is_some() {
        return Err(Fault::state("already_cancelled", "The order is cancelled."));
    }
    if now >= cancellation.created_at + CONFIRM {
        return Err(Fault::state(
            "order_cancellation_expired",
            "The cancellation was not confirmed in time.",
        ));
    }
    let order = shelf
        .orders
        .get_mut(&cancellation.order)
        .ok_or_else(|| Fault::not_found("order"))?;
    match simulator.supplier.cancel(&cancellation.id, &order.pnr).await {
        Outcome::Done(()) => order.cancelled_at = Some(now),
        Outcome::Rejected(_) => return Err(Fault::state("order_not_cancellable", "The airline did not cancel.")),
        Outcome::Unknown => return Err(Fault::lost()),
    }
    cancellation.confirmed_at = Some(now);
    let painted = paint::cancellation(&cancellation, simulator.settings.currency);
    shelf.cancellations.insert(id, cancellation);
    Ok(one(StatusCode::OK, painted))
}
