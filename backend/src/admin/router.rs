//! Every route of the admin listener.

use std::sync::Arc;

use axum::Router;
use axum::middleware::from_fn_with_state;
use http::Method;
use jetway_admin::Hosts;

use super::guard::guard;
use super::{
    after_sale, applications, approval_requests, clock, content, credit, deposits, health, kyc, licences,
    operators as people, orders, outbox, payments, reviews, world,
};
use crate::http::finish;
use crate::http::route_table::RouteTable;
use crate::state::AppState;
use crate::tenancy;

/// Operators of the console, applications, orders with unknown outcome, payments in review, deposits, agencies' credit, outbox,
/// clock, sandbox world, content, health, metrics, and the tenancy API for gateways. `hosts` are the hosts the listener answers to.
pub(crate) fn router(state: AppState, hosts: Hosts) -> Router {
    operators()
        .into_router()
        .merge(tenancy::router::router(state.clone()))
        .fallback(finish::not_found)
        .layer(from_fn_with_state(Arc::new(hosts), guard))
        .layer(from_fn_with_state(state.clone(), finish::finish))
        .with_state(state)
}

/// Method and path template of every route of the admin listener, such as `POST /orders/{tenant}/{order}/outcome`.
#[must_use]
pub fn admin_routes() -> Vec<(Method, &'static str)> {
    operators().merge(tenancy::router::routes()).into_listed()
}

fn operators() -> RouteTable {
    RouteTable::default()
        .get("/healthz", health::alive)
        .get("/readyz", health::ready)
        .get("/metrics", health::metrics)
        .get("/dev/outbox", outbox::outbox)
        .get("/dev/clock", clock::read)
        .post("/dev/clock", clock::advance)
        .get("/dev/world", world::status)
        .post("/dev/world", world::force)
        .post("/dev/world/suppliers", world::conduct)
        .post("/dev/world/reset", world::reset)
        .post("/dev/world/reschedule", world::reschedule)
        .post("/dev/world/drop", world::drop_record)
        .get("/dev/payments", payments::status)
        .post("/dev/payments", payments::set)
        .get("/orders/{tenant}/in-doubt", orders::waiting)
        .get("/orders/{tenant}/requests", approval_requests::waiting)
        .get("/orders/{tenant}/requests/{request}", after_sale::read)
        .post("/orders/{tenant}/requests/{request}/step", after_sale::answer)
        .post("/orders/{tenant}/{order}/flights", orders::ask)
        .post("/orders/{tenant}/{order}/outcome", orders::decide)
        .post("/orders/{tenant}/{order}/part-payment", approval_requests::decide_parts)
        .post(
            "/orders/{tenant}/{order}/children-alone",
            approval_requests::decide_alone,
        )
        .get("/payments/{tenant}/in-review", reviews::waiting)
        .post("/payments/{tenant}/{payment}/verdict", reviews::decide)
        .get("/deposits/{tenant}/waiting", deposits::waiting)
        .get("/deposits/{tenant}/{deposit}", deposits::read)
        .get("/deposits/{tenant}/{deposit}/slips/{number}", deposits::slip)
        .post("/deposits/{tenant}/{deposit}/decision", deposits::decide)
        .get("/agencies/{tenant}", credit::list)
        .post("/agencies/{tenant}/{agency}/credit", credit::grant)
        .post("/agencies/{tenant}/{agency}/licences", licences::decide)
        .post("/agencies/{tenant}/{agency}/kyc-remarks", kyc::remark)
        .get("/applications/{tenant}", applications::list)
        .get("/applications/{tenant}/{id}", applications::read)
        .get(
            "/applications/{tenant}/{id}/attachments/{attachment}",
            applications::attachment,
        )
        .post("/applications/{tenant}/{id}/decision", applications::decide)
        .post("/applications/{tenant}/{id}/remarks", applications::remark)
        .get("/operators", people::list)
        .post("/operators", people::invite)
        .post("/operators/roles", people::set_roles)
        .post("/operators/disable", people::disable)
        .merge(content::routes())
}
