//! Every route of the admin listener.

use axum::Router;
use axum::routing::{get, post};

use super::{
    applications, approval_requests, clock, content, credit, health, kyc, licences, orders, outbox, payments, reviews,
    world,
};
use crate::http::finish;
use crate::state::AppState;
use crate::tenancy;

/// Applications, orders with unknown outcome, payments in review, agencies' credit, outbox, clock, sandbox world, content,
/// health, metrics, and the tenancy API for gateways.
pub(crate) fn router(state: AppState) -> Router {
    Router::new()
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .route("/metrics", get(health::metrics))
        .route("/dev/outbox", get(outbox::outbox))
        .route("/dev/clock", get(clock::read).post(clock::advance))
        .route("/dev/world", get(world::status).post(world::force))
        .route("/dev/world/suppliers", post(world::conduct))
        .route("/dev/world/reset", post(world::reset))
        .route("/dev/world/reschedule", post(world::reschedule))
        .route("/dev/world/drop", post(world::drop_record))
        .route("/dev/payments", get(payments::status).post(payments::set))
        .route("/orders/{tenant}/in-doubt", get(orders::waiting))
        .route("/orders/{tenant}/{order}/flights", post(orders::ask))
        .route("/orders/{tenant}/{order}/outcome", post(orders::decide))
        .route(
            "/orders/{tenant}/{order}/part-payment",
            post(approval_requests::decide_parts),
        )
        .route(
            "/orders/{tenant}/{order}/children-alone",
            post(approval_requests::decide_alone),
        )
        .route("/payments/{tenant}/in-review", get(reviews::waiting))
        .route("/payments/{tenant}/{payment}/verdict", post(reviews::decide))
        .route("/agencies/{tenant}", get(credit::list))
        .route("/agencies/{tenant}/{agency}/credit", post(credit::grant))
        .route("/agencies/{tenant}/{agency}/papers", post(licences::decide))
        .route("/agencies/{tenant}/{agency}/kyc-remarks", post(kyc::remark))
        .route("/applications/{tenant}", get(applications::list))
        .route("/applications/{tenant}/{id}", get(applications::read))
        .route("/applications/{tenant}/{id}/papers/{paper}", get(applications::paper))
        .route("/applications/{tenant}/{id}/decision", post(applications::decide))
        .route("/applications/{tenant}/{id}/remarks", post(applications::remark))
        .merge(content::router())
        .merge(tenancy::router::router(state.clone()))
        .fallback(finish::not_found)
        .layer(axum::middleware::from_fn_with_state(state.clone(), finish::finish))
        .with_state(state)
}
