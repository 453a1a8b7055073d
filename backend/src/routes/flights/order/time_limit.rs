//! The time limits of an order, and requests to extend them.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use chrono::{DateTime, Utc};
use http::HeaderMap;
use jetway_app::flight::ticketing::extend::ExtendCommand;
use jetway_domain::access::Functionality;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::order::{ExtendReason, LimitExtension, OrderRequest};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::view::OrderTimeLimits;
use crate::http::idempotency::Once;
use crate::http::{Allowed, Body, Params, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;
use crate::wire::form_fields::given;
use crate::wire::instant::instant;
use crate::wire::names::{ExtendReasonName, FixedLimitName, LimitAnswerName, OrderStatusName};
use crate::wire::order_reference::OrderParams;

/// Longest remark, in characters.
const LONGEST_REMARK: usize = 250;

/// The current time limits of an order.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct UpdatedTimeLimit {
    order_reference: String,
    #[schema(value_type = OrderStatusName)]
    status: &'static str,
    time_limits: OrderTimeLimits,
}

/// Whether and how far the limit of an order can be extended, and earlier requests.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ExtendTimeLimit {
    order_reference: String,
    #[schema(value_type = OrderStatusName)]
    status: &'static str,
    time_limits: OrderTimeLimits,
    /// Latest time that can be requested; absent if the limit cannot be extended.
    #[serde(skip_serializing_if = "Option::is_none")]
    max_requestable: Option<String>,
    /// Why it cannot be extended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<FixedLimitName>)]
    fixed_by: Option<&'static str>,
    /// Extensions left.
    grants_left: usize,
    #[schema(value_type = Vec<ExtendReasonName>)]
    reasons: Vec<&'static str>,
    /// Oldest first.
    requests: Vec<LimitRequest>,
}

/// A request for a longer limit, and the airline's answer.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LimitRequest {
    requested_at: String,
    requested_by: String,
    requested_until: String,
    #[schema(value_type = ExtendReasonName)]
    reason: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    remark: Option<String>,
    #[schema(value_type = LimitAnswerName)]
    state: &'static str,
    /// May be earlier than requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    granted_until: Option<String>,
    /// The airline's message.
    #[serde(skip_serializing_if = "Option::is_none")]
    refusal: Option<String>,
}

/// A request to extend the limit.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ExtendTimeLimitRequest {
    /// Later than the current limit, at most `maxRequestable`.
    requested_until: DateTime<Utc>,
    #[schema(value_type = ExtendReasonName)]
    reason: String,
    /// Required with reason `other`; at most 250 characters.
    remark: Option<String>,
}

/// Read the time limits of an order.
#[utoipa::path(post, path = "/api/order/v1/GetUpdatedTimeLimit", operation_id = "getUpdatedTimeLimit", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(211))),
    params(("orderReference" = String, Query)), responses((status = 200, body = UpdatedTimeLimit)))]
pub(crate) async fn get_updated_time_limit(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ViewBooking.code() }>,
    Params(params): Params<OrderParams>,
) -> Result<Json<UpdatedTimeLimit>, Refusal> {
    let reference = params.reference()?;
    let order = state.app.flight_ticketing().order(agent.caller(), &reference).await?;
    Ok(Json(UpdatedTimeLimit {
        order_reference: order.reference.as_str().to_owned(),
        status: order.status.as_str(),
        time_limits: OrderTimeLimits::of(&order),
    }))
}

/// Read whether the limit of an order can be extended.
#[utoipa::path(post, path = "/api/order/v1/GetExtendTimeLimitRequest", operation_id = "getExtendTimeLimitRequest",
    tag = "flights", security(("session" = [])), extensions(("x-functionality" = json!(221))),
    params(("orderReference" = String, Query)), responses((status = 200, body = ExtendTimeLimit)))]
pub(crate) async fn get_extend_time_limit_request(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ExtendTimeLimit.code() }>,
    Params(params): Params<OrderParams>,
) -> Result<Json<ExtendTimeLimit>, Refusal> {
    let reference = params.reference()?;
    let order = state.app.flight_ticketing().order(agent.caller(), &reference).await?;
    Ok(Json(ExtendTimeLimit::of(&state, &order)))
}

/// Ask the airline to extend the limit. The last request in the response has its answer: granted, in full or in part, or refused.
#[utoipa::path(post, path = "/api/order/v1/UpdateExtendTimeLimitRequest", operation_id = "updateExtendTimeLimitRequest",
    tag = "flights", security(("session" = [])), extensions(("x-functionality" = json!(221))),
    params(("orderReference" = String, Query)), request_body = ExtendTimeLimitRequest,
    responses((status = 200, body = ExtendTimeLimit)))]
pub(crate) async fn update_extend_time_limit_request(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ExtendTimeLimit.code() }>,
    Params(params): Params<OrderParams>,
    headers: HeaderMap,
    body: Body<ExtendTimeLimitRequest>,
) -> Result<Response, Refusal> {
    let command = body.value.command(&params)?;
    let digest = format!("{}:{}", params.order_reference, body.digest);
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "extendTimeLimit", digest);
    let work = async move {
        let order = state.app.flight_ticketing().extend(agent.caller(), command).await?;
        Ok(ExtendTimeLimit::of(&state, &order))
    };
    once.answer(&headers, work).await
}

impl ExtendTimeLimitRequest {
    fn command(self, order: &OrderParams) -> Result<ExtendCommand, Refusal> {
        let remark = given(self.remark);
        let mut bad = Vec::new();
        let reason = ExtendReason::parse(&self.reason);
        if reason.is_none() {
            let names = "payment, documents, decision or other.";
            bad.push(BadField::new("/reason", "reason.unknown", names));
        }
        match &remark {
            None if reason == Some(ExtendReason::Other) => {
                bad.push(BadField::new("/remark", "remark.required", "Say why you need longer."));
            }
            Some(text) if text.chars().count() > LONGEST_REMARK => {
                let detail = format!("At most {LONGEST_REMARK} characters.");
                bad.push(BadField::new("/remark", "remark.length", detail));
            }
            Some(_) | None => {}
        }
        match reason {
            Some(reason) if bad.is_empty() => Ok(ExtendCommand {
                reference: order.reference()?,
                until: self.requested_until,
                reason,
                remark,
            }),
            Some(_) | None => Err(Refusal::fields(bad)),
        }
    }
}

impl ExtendTimeLimit {
    fn of(state: &AppState, order: &FlightOrder) -> Self {
        let fixed = state.app.flight_ticketing().fixed_limit(order);
        Self {
            order_reference: order.reference.as_str().to_owned(),
            status: order.status.as_str(),
            time_limits: OrderTimeLimits::of(order),
            max_requestable: fixed.is_none().then(|| instant(order.latest_limit())),
            fixed_by: fixed.map(|fixed| fixed.as_str()),
            grants_left: order.grants_left(),
            reasons: ExtendReason::ALL.map(ExtendReason::as_str).to_vec(),
            requests: order.limit_requests().map(LimitRequest::of).collect(),
        }
    }
}

impl LimitRequest {
    fn of((request, extension): (&OrderRequest, &LimitExtension)) -> Self {
        Self {
            requested_at: instant(request.asked_at),
            requested_by: request.asked_by.clone(),
            requested_until: instant(extension.until),
            reason: extension.reason.as_str(),
            remark: request.remark.clone(),
            state: if request.is_allowed() { "granted" } else { "refused" },
            granted_until: extension.granted_until.map(instant),
            refusal: request.answer.as_ref().and_then(|answer| answer.text.clone()),
        }
    }
}
