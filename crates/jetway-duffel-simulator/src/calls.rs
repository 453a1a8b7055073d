//! The API calls, one file for each resource.

mod cancellations;
mod controls;
mod offer_requests;
mod offers;
mod orders;
mod payments;
mod people;
mod record;
mod seat_maps;

pub(crate) use people::Named;

use std::sync::Arc;

use axum::routing::{get, post};
use axum::{Router, middleware};

use crate::reply::Fault;
use crate::{Simulator, guard};

pub(crate) fn router(simulator: Arc<Simulator>) -> Router {
    let calls = Router::new()
        .route("/air/offer_requests", post(offer_requests::create))
        // With the trailing slash the published client sends.
        .route("/air/offer_requests/", post(offer_requests::create))
        .route("/air/offer_requests/{id}", get(offer_requests::show))
        .route("/air/offers", get(offers::list))
        .route("/air/offers/{id}", get(offers::show))
        .route("/air/seat_maps", get(seat_maps::show))
        .route("/air/orders", get(orders::list).post(orders::create))
        .route("/air/orders/{id}", get(orders::show))
        .route("/air/payments", post(payments::create))
        .route("/air/order_cancellations", post(cancellations::create))
        .route("/air/order_cancellations/{id}", get(cancellations::show))
        .route(
            "/air/order_cancellations/{id}/actions/confirm",
            post(cancellations::confirm),
        )
        .fallback(|| async { Fault::not_found("address") })
        .layer(middleware::from_fn_with_state(Arc::clone(&simulator), guard::pass));
    Router::new()
        .route("/simulator/mood", post(controls::set_mood))
        .route("/simulator/flights", post(controls::move_flight))
        .route("/simulator/orders", post(controls::add_order))
        .merge(calls)
        .with_state(simulator)
}
