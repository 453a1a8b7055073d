//! Decline a quote, and take a request back.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use serde::Deserialize;
use utoipa::ToSchema;

use super::get::{GroupRequestReference, page};
use super::refusals::refused;
use super::view::GroupRequestPage;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::form_fields::{given, lines};

/// Longest reason, in characters.
const LONGEST_REASON: usize = 500;

/// The quote that is declined.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct DeclineGroupQuote {
    reference_id: String,
    /// Number of the quote that was read.
    quote: u32,
    /// For operations, at most 500 characters.
    reason: Option<String>,
}

/// Decline a quote. Repeating the call changes nothing.
#[utoipa::path(post, path = "/api/fares/v1/GroupRequest/Decline", operation_id = "fareDeclineGroupQuote", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(243))),
    request_body = DeclineGroupQuote, responses((status = 200, body = GroupRequestPage)))]
pub(crate) async fn decline(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AccessGroupFares.code() }>,
    body: Body<DeclineGroupQuote>,
) -> Result<Json<GroupRequestPage>, Refusal> {
    let asked = body.value;
    let reason = given(asked.reason).map(|reason| lines("/reason", &reason, LONGEST_REASON));
    let decided = (asked.quote, reason.transpose()?);
    let requests = state.app.group_requests();
    let declined = requests.decline(agent.caller(), &asked.reference_id, decided).await;
    declined.map_err(|error| refused(error, ""))?;
    page(&state, &agent, &asked.reference_id).await
}

/// Take a request back. Repeating the call changes nothing.
#[utoipa::path(post, path = "/api/fares/v1/GroupRequest/Withdraw", operation_id = "fareWithdrawGroupRequest", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(243))),
    request_body = GroupRequestReference, responses((status = 200, body = GroupRequestPage)))]
pub(crate) async fn withdraw(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AccessGroupFares.code() }>,
    body: Body<GroupRequestReference>,
) -> Result<Json<GroupRequestPage>, Refusal> {
    let reference = body.value.reference_id;
    let withdrawn = state.app.group_requests().withdraw(agent.caller(), &reference).await;
    withdrawn.map_err(|error| refused(error, ""))?;
    page(&state, &agent, &reference).await
}
