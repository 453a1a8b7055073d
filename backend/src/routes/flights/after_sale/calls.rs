//! What the calls about voids and about refunds have in common.

use std::sync::Arc;

use axum::Json;
use axum::response::Response;
use http::HeaderMap;
use jetway_app::order::product::StoredOrder;
use jetway_domain::order::AfterSaleKind;
use jetway_problem::ErrorCode;

use super::bodies::{
    AfterSaleBody, AfterSalePenalty, AfterSaleQueue, AfterSaleQueueBody, AfterSaleRow, AfterSaleStatusBody,
    RequestParams,
};
use super::refusals::not_found;
use crate::http::idempotency::Once;
use crate::http::{Agent, Body, Refusal};
use crate::routes::flights::order::reader::Reader;
use crate::routes::flights::order::view::Order;
use crate::state::AppState;
use crate::wire::order_reference::OrderParams;

pub(super) async fn order_to_start(
    state: &AppState,
    agent: &Agent,
    params: &OrderParams,
) -> Result<Json<Order>, Refusal> {
    let ticketing = state.app.flight_ticketing();
    let order = ticketing.order(agent.caller(), &params.reference()?).await?;
    Ok(Json(Order::of(&order, Reader::of(state, agent, &order, false))))
}

pub(super) async fn penalty(
    state: &AppState,
    agent: &Agent,
    body: AfterSaleBody,
    kind: AfterSaleKind,
) -> Result<Json<AfterSalePenalty>, Refusal> {
    let ask = body.ask(kind)?;
    let quote = state.app.flight_ticketing().penalty(agent.caller(), &ask).await?;
    Ok(Json(AfterSalePenalty::of(quote.as_ref(), agent.visibility())))
}

pub(super) async fn ask(
    state: AppState,
    agent: Agent,
    headers: HeaderMap,
    body: Body<AfterSaleBody>,
    (kind, operation): (AfterSaleKind, &'static str),
) -> Result<Response, Refusal> {
    let digest = format!("{}:{}", body.value.order(), body.digest);
    let ask = body.value.ask(kind)?;
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, operation, digest);
    let work = async move {
        let ticketing = state.app.flight_ticketing();
        let (order, request) = ticketing.ask_after_sale(agent.caller(), ask).await?;
        let asked = order.after_sale(&request);
        let row = asked
            .and_then(|asked| AfterSaleRow::of(order.reference.as_str(), order.summary(), asked, agent.visibility()));
        row.ok_or_else(|| Refusal::new(ErrorCode::RequestInProgress))
    };
    once.answer(&headers, work).await
}

pub(super) async fn update_status(
    state: AppState,
    agent: Agent,
    headers: HeaderMap,
    body: Body<AfterSaleStatusBody>,
    (kind, operation): (AfterSaleKind, &'static str),
) -> Result<Response, Refusal> {
    let digest = body.digest.clone();
    let (request, quote) = body.value.read(kind)?;
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, operation, digest);
    let work = async move {
        let ticketing = state.app.flight_ticketing();
        let order = match quote {
            Some(quote) => ticketing.accept_quote(agent.caller(), request, quote).await?,
            None => ticketing.withdraw(agent.caller(), &request).await?,
        };
        let order = ticketing.order(agent.caller(), &order.reference).await?;
        Ok(Order::of(&order, Reader::of(&state, &agent, &order, false)))
    };
    once.answer(&headers, work).await
}

pub(super) async fn queue(
    state: &AppState,
    agent: &Agent,
    body: AfterSaleQueueBody,
    kind: AfterSaleKind,
) -> Result<Json<AfterSaleQueue>, Refusal> {
    let query = body.query(kind)?;
    let page = (query.page, query.page_size);
    let found = state.app.orders().after_sales(agent.caller(), &query).await?;
    Ok(Json(AfterSaleQueue::of(found, page, agent.visibility())))
}

pub(super) async fn one(
    state: &AppState,
    agent: &Agent,
    params: &RequestParams,
    kind: AfterSaleKind,
) -> Result<Json<AfterSaleRow>, Refusal> {
    let request = params.request(kind)?;
    let found = state.app.orders().after_sale(agent.caller(), &request).await;
    let (order, request) = found.map_err(not_found)?;
    let row = AfterSaleRow::of(order.reference.as_str(), order.summary(), &request, agent.visibility());
    Ok(Json(row.ok_or(ErrorCode::AfterSaleNotFound)?))
}
