//! Calls about voids.

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_domain::access::Functionality;
use jetway_domain::order::AfterSaleKind;

use super::bodies::{
    AfterSaleBody, AfterSalePenalty, AfterSaleQueue, AfterSaleQueueBody, AfterSaleRow, AfterSaleStatusBody,
    RequestParams,
};
use super::calls;
use crate::http::{Allowed, Body, Params, Refusal};
use crate::routes::flights::order::view::Order;
use crate::state::AppState;
use crate::wire::order_reference::OrderParams;

/// Get the order to request a void for.
#[utoipa::path(get, path = "/api/postticketing/v1/void/airgetorderrequest", operation_id = "getVoidOrder", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(215))),
    params(("orderReference" = String, Query)), responses((status = 200, body = Order)))]
pub(crate) async fn get_void_order(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::VoidRequest.code() }>,
    Params(params): Params<OrderParams>,
) -> Result<Json<Order>, Refusal> {
    calls::order_to_start(&state, &agent, &params).await
}

/// Get what a void would return now. Nothing is stored.
#[utoipa::path(post, path = "/api/postticketing/v1/void/verifypenalty", operation_id = "verifyVoidPenalty", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(215))),
    request_body = AfterSaleBody, responses((status = 200, body = AfterSalePenalty)))]
pub(crate) async fn verify_void_penalty(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::VoidRequest.code() }>,
    body: Body<AfterSaleBody>,
) -> Result<Json<AfterSalePenalty>, Refusal> {
    calls::penalty(&state, &agent, body.value, AfterSaleKind::Void).await
}

/// Request a void. Its quote waits to be accepted.
#[utoipa::path(post, path = "/api/postticketing/v1/void/request", operation_id = "requestVoid", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(215))),
    request_body = AfterSaleBody, responses((status = 200, body = AfterSaleRow)))]
pub(crate) async fn request_void(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::VoidRequest.code() }>,
    headers: HeaderMap,
    body: Body<AfterSaleBody>,
) -> Result<Response, Refusal> {
    calls::ask(state, agent, headers, body, (AfterSaleKind::Void, "requestVoid")).await
}

/// Accept the quote of a void, or withdraw the request. Repeating the call returns the order as it is.
#[utoipa::path(post, path = "/api/postticketing/v1/void/updatestatus", operation_id = "updateVoidStatus", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(215))),
    request_body = AfterSaleStatusBody, responses((status = 200, body = Order)))]
pub(crate) async fn update_void_status(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::VoidRequest.code() }>,
    headers: HeaderMap,
    body: Body<AfterSaleStatusBody>,
) -> Result<Response, Refusal> {
    calls::update_status(state, agent, headers, body, (AfterSaleKind::Void, "updateVoidStatus")).await
}

/// List voids.
#[utoipa::path(post, path = "/api/postticketing/v1/void/getqueue", operation_id = "getVoidQueue", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(224))),
    request_body = AfterSaleQueueBody, responses((status = 200, body = AfterSaleQueue)))]
pub(crate) async fn get_void_queue(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowVoidList.code() }>,
    body: Body<AfterSaleQueueBody>,
) -> Result<Json<AfterSaleQueue>, Refusal> {
    calls::queue(&state, &agent, body.value, AfterSaleKind::Void).await
}

/// Get one void.
#[utoipa::path(get, path = "/api/postticketing/v1/void/getrequest", operation_id = "getVoidRequest", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(211))),
    params(("requestReference" = String, Query)), responses((status = 200, body = AfterSaleRow)))]
pub(crate) async fn get_void_request(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ViewBooking.code() }>,
    Params(params): Params<RequestParams>,
) -> Result<Json<AfterSaleRow>, Refusal> {
    calls::one(&state, &agent, &params, AfterSaleKind::Void).await
}
