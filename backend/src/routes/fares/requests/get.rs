//! Read a request.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use serde::Deserialize;
use utoipa::ToSchema;

use super::refusals::refused;
use super::view::GroupRequestPage;
use crate::http::{Agent, Allowed, Body, Refusal};
use crate::state::AppState;

/// A request.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct GroupRequestReference {
    pub(super) reference_id: String,
}

/// Read a request of the agency with its quote.
#[utoipa::path(post, path = "/api/fares/v1/GroupRequest/Get", operation_id = "fareGetGroupRequest", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(243))),
    request_body = GroupRequestReference, responses((status = 200, body = GroupRequestPage)))]
pub(crate) async fn get(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AccessGroupFares.code() }>,
    body: Body<GroupRequestReference>,
) -> Result<Json<GroupRequestPage>, Refusal> {
    page(&state, &agent, &body.value.reference_id).await
}

/// A request as it is now.
pub(super) async fn page(state: &AppState, agent: &Agent, reference: &str) -> Result<Json<GroupRequestPage>, Refusal> {
    let found = state.app.group_requests().view(agent.caller(), reference).await;
    let view = found.map_err(|error| refused(error, ""))?;
    let now = state.app.clock().now();
    let page = GroupRequestPage::of(agent, &view, now);
    Ok(Json(page.map_err(|error| Refusal::ours(&error))?))
}
