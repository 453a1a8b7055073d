//! Asking to pay a part of an order first.

use axum::Json;
use axum::extract::State;
use jetway_app::air::issue::parts::PartsError;
use jetway_domain::access::Functionality;
use jetway_domain::payment::PartRequest;
use jetway_problem::{ErrorCode, Problem};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::air_ticket::reference;
use super::pay::no_parts;
use super::refusals::wrong_state;
use crate::http::{Allowed, Body, Params, Refusal};
use crate::routes::search::itinerary::instant;
use crate::routes::search::request::BadField;
use crate::routes::wire_names::PartRequestName;
use crate::state::AppState;

/// Longest remark, in characters.
const LONGEST_REMARK: usize = 250;

/// Which order.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct PartsParams {
    /// The order.
    order_reference: String,
}

/// Why a part should do.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct PartRequestBody {
    /// At most 250 characters.
    remark: Option<String>,
}

/// A wish to pay a part first, and the answer.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PartRequestView {
    #[schema(value_type = PartRequestName)]
    state: &'static str,
    requested_at: String,
    requested_by: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    remark: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    answered_at: Option<String>,
    /// Operations' words.
    #[serde(skip_serializing_if = "Option::is_none")]
    answer: Option<String>,
}

/// Ask operations to let an order be paid in parts. The wish stays on the order until they answer.
#[utoipa::path(post, path = "/api/order/v1/InitiateRequestToEnablePartialPayment",
    operation_id = "initiateRequestToEnablePartialPayment", tag = "flights", security(("session" = [])),
    extensions(("x-functionality" = json!(222))), params(("orderReference" = String, Query)),
    request_body = PartRequestBody, responses((status = 200, body = PartRequestView)))]
pub(crate) async fn initiate_request_to_enable_partial_payment(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::EnablePartialPayment.code() }>,
    Params(params): Params<PartsParams>,
    body: Body<PartRequestBody>,
) -> Result<Json<PartRequestView>, Refusal> {
    let remark = checked_remark(body.value.remark)?;
    let reference = reference(&params.order_reference)?;
    let order = state
        .app
        .desk()
        .ask_for_parts(agent.caller(), &reference, remark)
        .await?;
    let request = order.details.part_request.as_ref();
    let request = request.ok_or_else(|| Refusal::new(ErrorCode::RequestInProgress))?;
    Ok(Json(PartRequestView::of(request)))
}

/// Trimmed; nothing is no remark.
pub(crate) fn checked_remark(remark: Option<String>) -> Result<Option<String>, Refusal> {
    let remark = remark
        .map(|text| text.trim().to_owned())
        .filter(|text| !text.is_empty());
    if remark
        .as_ref()
        .is_some_and(|text| text.chars().count() > LONGEST_REMARK)
    {
        let detail = format!("At most {LONGEST_REMARK} characters.");
        return Err(Refusal::fields(vec![BadField::new("/remark", "remark.length", detail)]));
    }
    Ok(remark)
}

impl PartRequestView {
    pub(crate) fn of(request: &PartRequest) -> Self {
        let answer = request.answer.as_ref();
        Self {
            state: request.state(),
            requested_at: instant(request.at),
            requested_by: request.by.clone(),
            remark: request.remark.clone(),
            answered_at: answer.map(|answer| instant(answer.at)),
            answer: answer.and_then(|answer| answer.remark.clone()),
        }
    }
}

impl From<PartsError> for Refusal {
    fn from(error: PartsError) -> Self {
        match error {
            PartsError::NotFound => Self::new(ErrorCode::OrderNotFound),
            PartsError::WrongState(status) => wrong_state(status),
            PartsError::NotForAsking(Some(why)) => no_parts(why),
            PartsError::NotForAsking(None) => Problem::new(ErrorCode::OrderPartNotAllowed)
                .detail("A part can be paid later without asking.")
                .into(),
            PartsError::NotAsked => Self::unusable("Nobody asked to pay this order in parts."),
            PartsError::Conflict => Self::new(ErrorCode::RequestInProgress),
            PartsError::Settle(error) => error.into(),
            PartsError::Database(error) => error.into(),
        }
    }
}
