//! Calls about refunds.

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

/// Get the order to request a refund for.
#[utoipa::path(get, path = "/api/postticketing/v1/refund/airgetorderrequest", operation_id = "getRefundOrder", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(216))),
    params(("orderReference" = String, Query)), responses((status = 200, body = Order)))]
pub(crate) async fn get_refund_order(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::RefundRequest.code() }>,
    Params(params): Params<OrderParams>,
) -> Result<Json<Order>, Refusal> {
    calls::order_to_start(&state, &agent, &params).await
}

/// Get what a refund would return now. Nothing is stored.
#[utoipa::path(post, path = "/api/postticketing/v1/refund/verifypenalty", operation_id = "verifyRefundPenalty", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(216))),
    request_body = AfterSaleBody, responses((status = 200, body = AfterSalePenalty)))]
pub(crate) async fn verify_refund_penalty(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::RefundRequest.code() }>,
    body: Body<AfterSaleBody>,
) -> Result<Json<AfterSalePenalty>, Refusal> {
    calls::penalty(&state, &agent, body.value, AfterSaleKind::Refund).await
}

/// Request a refund. Its quote waits to be accepted.
#[utoipa::path(post, path = "/api/postticketing/v1/refund/request", operation_id = "requestRefund", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(216))),
    request_body = AfterSaleBody, responses((status = 200, body = AfterSaleRow)))]
pub(crate) async fn request_refund(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::RefundRequest.code() }>,
    headers: HeaderMap,
    body: Body<AfterSaleBody>,
) -> Result<Response, Refusal> {
    calls::ask(state, agent, headers, body, (AfterSaleKind::Refund, "requestRefund")).await
}

/// Accept the quote of a refund, or withdraw the request. Repeating the call returns the order as it is.
#[utoipa::path(post, path = "/api/postticketing/v1/refund/updatestatus", operation_id = "updateRefundStatus", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(216))),
    request_body = AfterSaleStatusBody, responses((status = 200, body = Order)))]
pub(crate) async fn update_refund_status(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::RefundRequest.code() }>,
    headers: HeaderMap,
    body: Body<AfterSaleStatusBody>,
) -> Result<Response, Refusal> {
    calls::update_status(
        state,
        agent,
        headers,
        body,
        (AfterSaleKind::Refund, "updateRefundStatus"),
    )
    .await
}

/// List refunds.
#[utoipa::path(post, path = "/api/postticketing/v1/refund/getqueue", operation_id = "getRefundQueue", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(225))),
    request_body = AfterSaleQueueBody, responses((status = 200, body = AfterSaleQueue)))]
pub(crate) async fn get_refund_queue(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowRefundList.code() }>,
    body: Body<AfterSaleQueueBody>,
) -> Result<Json<AfterSaleQueue>, Refusal> {
    calls::queue(&state, &agent, body.value, AfterSaleKind::Refund).await
}

/// Get one refund.
#[utoipa::path(get, path = "/api/postticketing/v1/refund/getrequest", operation_id = "getRefundRequest", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(211))),
    params(("requestReference" = String, Query)), responses((status = 200, body = AfterSaleRow)))]
pub(crate) async fn get_refund_request(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ViewBooking.code() }>,
    Params(params): Params<RequestParams>,
) -> Result<Json<AfterSaleRow>, Refusal> {
    calls::one(&state, &agent, &params, AfterSaleKind::Refund).await
}
