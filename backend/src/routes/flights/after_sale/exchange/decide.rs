//! Calls that request an exchange, approve it, and show where it stands.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_domain::access::Functionality;
use jetway_domain::order::AfterSaleKind;
use jetway_problem::ErrorCode;

use super::bodies::{ExchangeApproveBody, ExchangeRequestBody, ExchangeVerified, ExchangeVerifyBody};
use crate::http::idempotency::Once;
use crate::http::{Agent, Allowed, Body, Params, Refusal};
use crate::routes::flights::after_sale::bodies::{
    AfterSaleQueue, AfterSaleQueueBody, AfterSaleRow, AfterSaleStatusBody, RequestParams, request_of,
};
use crate::routes::flights::after_sale::calls;
use crate::routes::flights::order::reader::Reader;
use crate::routes::flights::order::view::Order;
use crate::state::AppState;

/// Request an exchange. Its quote waits to be approved.
#[utoipa::path(post, path = "/api/postticketing/v1/exchange/request", operation_id = "requestExchange", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(217))),
    request_body = ExchangeRequestBody, responses((status = 200, body = AfterSaleRow)))]
pub(crate) async fn request_exchange(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ReissueRequest.code() }>,
    headers: HeaderMap,
    body: Body<ExchangeRequestBody>,
) -> Result<Response, Refusal> {
    ask(state, agent, headers, body, (false, "requestExchange")).await
}

/// Request an exchange that operations quote.
#[utoipa::path(post, path = "/api/postticketing/v1/exchange/manualrequest", operation_id = "requestExchangeByHand", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(217))),
    request_body = ExchangeRequestBody, responses((status = 200, body = AfterSaleRow)))]
pub(crate) async fn request_exchange_by_hand(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ReissueRequest.code() }>,
    headers: HeaderMap,
    body: Body<ExchangeRequestBody>,
) -> Result<Response, Refusal> {
    ask(state, agent, headers, body, (true, "requestExchangeByHand")).await
}

async fn ask(
    state: AppState,
    agent: Agent,
    headers: HeaderMap,
    body: Body<ExchangeRequestBody>,
    (by_hand, operation): (bool, &'static str),
) -> Result<Response, Refusal> {
    let digest = format!("{}:{}", body.value.order(), body.digest);
    let ask = body.value.ask(by_hand)?;
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, operation, digest);
    let work = async move {
        let ticketing = state.app.flight_ticketing();
        let (order, request) = ticketing.ask_exchange(agent.caller(), ask).await?;
        let asked = order.after_sale(&request);
        let row = asked
            .and_then(|asked| AfterSaleRow::of(order.reference.as_str(), order.summary(), asked, agent.visibility()));
        let row = row.map(|row| row.with_trip(&order, agent.portal.names()));
        row.ok_or_else(|| Refusal::new(ErrorCode::RequestInProgress))
    };
    once.answer(&headers, work).await
}

/// Look whether the quote of a request still holds, and the flights are still offered.
#[utoipa::path(post, path = "/api/postticketing/v1/exchange/verifyrequest", operation_id = "verifyExchangeRequest", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(217))),
    request_body = ExchangeVerifyBody, responses((status = 200, body = ExchangeVerified)))]
pub(crate) async fn verify_exchange_request(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ReissueRequest.code() }>,
    body: Body<ExchangeVerifyBody>,
) -> Result<Json<ExchangeVerified>, Refusal> {
    let request = request_of(&body.value.request_reference, AfterSaleKind::Exchange)?;
    let ticketing = state.app.flight_ticketing();
    let (order, request, approvable) = ticketing.verify_exchange(agent.caller(), &request).await?;
    let row = AfterSaleRow::of(order.reference.as_str(), order.summary(), &request, agent.visibility());
    let row = row
        .ok_or(ErrorCode::AfterSaleNotFound)?
        .with_trip(&order, agent.portal.names());
    Ok(Json(ExchangeVerified { approvable, row }))
}

/// Approve the quote of an exchange: what it adds is held, and the airline makes the new tickets. Repeating the call returns the order
/// as it is.
#[utoipa::path(post, path = "/api/postticketing/v1/exchange/approve", operation_id = "approveExchange", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(217))),
    request_body = ExchangeApproveBody, responses((status = 200, body = Order)))]
pub(crate) async fn approve_exchange(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ReissueRequest.code() }>,
    headers: HeaderMap,
    body: Body<ExchangeApproveBody>,
) -> Result<Response, Refusal> {
    let digest = body.digest.clone();
    let request = request_of(&body.value.request_reference, AfterSaleKind::Exchange)?;
    let quote = body.value.quote_id;
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "approveExchange", digest);
    let work = async move {
        let ticketing = state.app.flight_ticketing();
        let order = ticketing.accept_quote(agent.caller(), request, quote).await?;
        let order = ticketing.order(agent.caller(), &order.reference).await?;
        Ok(Order::of(&order, Reader::of(&state, &agent, &order, false)))
    };
    once.answer(&headers, work).await
}

/// Approve the quote of an exchange, or withdraw the request. Repeating the call returns the order as it is.
#[utoipa::path(post, path = "/api/postticketing/v1/exchange/updatestatus", operation_id = "updateExchangeStatus", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(217))),
    request_body = AfterSaleStatusBody, responses((status = 200, body = Order)))]
pub(crate) async fn update_exchange_status(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ReissueRequest.code() }>,
    headers: HeaderMap,
    body: Body<AfterSaleStatusBody>,
) -> Result<Response, Refusal> {
    let kind = (AfterSaleKind::Exchange, "updateExchangeStatus");
    calls::update_status(state, agent, headers, body, kind).await
}

/// List exchanges.
#[utoipa::path(post, path = "/api/postticketing/v1/exchange/getqueue", operation_id = "listExchanges", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(226))),
    request_body = AfterSaleQueueBody, responses((status = 200, body = AfterSaleQueue)))]
pub(crate) async fn get_exchange_queue(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowExchangeList.code() }>,
    body: Body<AfterSaleQueueBody>,
) -> Result<Json<AfterSaleQueue>, Refusal> {
    calls::queue(&state, &agent, body.value, AfterSaleKind::Exchange).await
}

/// Get one exchange.
#[utoipa::path(get, path = "/api/postticketing/v1/exchange/getrequest", operation_id = "getExchangeRequest", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(211))),
    params(("requestReference" = String, Query)), responses((status = 200, body = AfterSaleRow)))]
pub(crate) async fn get_exchange_request(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ViewBooking.code() }>,
    Params(params): Params<RequestParams>,
) -> Result<Json<AfterSaleRow>, Refusal> {
    let request = params.request(AfterSaleKind::Exchange)?;
    let ticketing = state.app.flight_ticketing();
    let (order, request) = ticketing.exchange_request(agent.caller(), &request).await?;
    let row = AfterSaleRow::of(order.reference.as_str(), order.summary(), &request, agent.visibility());
    Ok(Json(
        row.ok_or(ErrorCode::AfterSaleNotFound)?
            .with_trip(&order, agent.portal.names()),
    ))
}
