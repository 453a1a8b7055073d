//! What operations are asked to allow: paying a part of an order first, and issuing it for children alone.

use axum::Json;
use axum::extract::State;
use jetway_app::air::issue::wishes::{Topic, WishError};
use jetway_domain::access::Functionality;
use jetway_domain::air::order::{FlightOrder, Wish};
use jetway_domain::air::traveller::alone::AloneReason;
use jetway_problem::{ErrorCode, Problem};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::air_ticket::reference;
use super::order_view::Reader;
use super::pay::no_parts;
use super::refusals::wrong_state;
use crate::http::{Agent, Allowed, Body, Params, Refusal};
use crate::routes::search::itinerary::instant;
use crate::routes::search::request::BadField;
use crate::routes::wire_names::{AloneReasonName, WishStateName};
use crate::state::AppState;

/// Longest remark, in characters.
const LONGEST_REMARK: usize = 250;

/// Which order.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct WishParams {
    /// The order.
    order_reference: String,
}

/// Why operations should allow it.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct WishBody {
    /// At most 250 characters.
    remark: Option<String>,
}

/// Something operations are asked to allow, and the answer.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct WishView {
    #[schema(value_type = WishStateName)]
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

/// Children without an adult: what keeps their order from being issued, and what operations said.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ChildrenAlone {
    /// Empty where the airlines take them as the order stands.
    #[schema(value_type = Vec<AloneReasonName>)]
    reasons: Vec<&'static str>,
    /// Whether the reader can ask operations now.
    can_ask: bool,
    /// What was asked, and what they said.
    #[serde(skip_serializing_if = "Option::is_none")]
    request: Option<WishView>,
}

/// Ask operations to let an order be paid in parts. The wish stays on the order until they answer.
#[utoipa::path(post, path = "/api/order/v1/InitiateRequestToEnablePartialPayment",
    operation_id = "initiateRequestToEnablePartialPayment", tag = "flights", security(("session" = [])),
    extensions(("x-functionality" = json!(222))), params(("orderReference" = String, Query)),
    request_body = WishBody, responses((status = 200, body = WishView)))]
pub(crate) async fn initiate_request_to_enable_partial_payment(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::EnablePartialPayment.code() }>,
    Params(params): Params<WishParams>,
    body: Body<WishBody>,
) -> Result<Json<WishView>, Refusal> {
    ask(&state, &agent, &params, body.value, Topic::Parts).await
}

/// Ask operations to let an order be issued for children without an adult, where no airline's rule covers them. The wish
/// stays on the order until they answer.
#[utoipa::path(post, path = "/api/order/v1/InitiateRequestToIssueForChildrenAlone",
    operation_id = "initiateRequestToIssueForChildrenAlone", tag = "flights", security(("session" = [])),
    extensions(("x-functionality" = json!(212))), params(("orderReference" = String, Query)),
    request_body = WishBody, responses((status = 200, body = WishView)))]
pub(crate) async fn initiate_request_to_issue_for_children_alone(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::IssueTicket.code() }>,
    Params(params): Params<WishParams>,
    body: Body<WishBody>,
) -> Result<Json<WishView>, Refusal> {
    ask(&state, &agent, &params, body.value, Topic::ChildrenAlone).await
}

async fn ask(
    state: &AppState,
    agent: &Agent,
    params: &WishParams,
    body: WishBody,
    topic: Topic,
) -> Result<Json<WishView>, Refusal> {
    let remark = checked_remark(body.remark)?;
    let reference = reference(&params.order_reference)?;
    let desk = state.app.desk();
    let order = desk.ask_operations(agent.caller(), &reference, topic, remark).await?;
    let wish = topic.of(&order.details);
    let wish = wish.ok_or_else(|| Refusal::new(ErrorCode::RequestInProgress))?;
    Ok(Json(WishView::of(wish)))
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

impl WishView {
    pub(crate) fn of(wish: &Wish) -> Self {
        let answer = wish.answer.as_ref();
        Self {
            state: wish.state(),
            requested_at: instant(wish.at),
            requested_by: wish.by.clone(),
            remark: wish.remark.clone(),
            answered_at: answer.map(|answer| instant(answer.at)),
            answer: answer.and_then(|answer| answer.remark.clone()),
        }
    }
}

impl ChildrenAlone {
    pub(super) fn of(order: &FlightOrder, reader: Reader) -> Option<Self> {
        let details = &order.details;
        let request = details.alone_request.as_ref();
        let is_barred = order.can_issue() && !details.barred_for().is_empty();
        details.only_child().then(|| Self {
            reasons: details.alone_reasons().into_iter().map(AloneReason::as_str).collect(),
            can_ask: reader.may_issue && is_barred && !request.is_some_and(Wish::is_waiting),
            request: request.map(WishView::of),
        })
    }
}

impl From<WishError> for Refusal {
    fn from(error: WishError) -> Self {
        match error {
            WishError::NotFound => Self::new(ErrorCode::OrderNotFound),
            WishError::WrongState(status) => wrong_state(status),
            WishError::NoParts(why) => no_parts(why),
            WishError::NotNeeded(Topic::Parts) => Problem::new(ErrorCode::OrderPartNotAllowed)
                .detail("A part can be paid later without asking.")
                .into(),
            WishError::NotNeeded(Topic::ChildrenAlone) => Problem::new(ErrorCode::OrderWrongState)
                .detail("The order can be issued without asking.")
                .into(),
            WishError::NotAsked(Topic::Parts) => Self::unusable("Nobody asked to pay this order in parts."),
            WishError::NotAsked(Topic::ChildrenAlone) => {
                Self::unusable("Nobody asked to issue this order for children alone.")
            }
            WishError::Conflict => Self::new(ErrorCode::RequestInProgress),
            WishError::Settle(error) => error.into(),
            WishError::Database(error) => error.into(),
        }
    }
}
