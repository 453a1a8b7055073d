//! Read a request.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use serde::Deserialize;
use utoipa::ToSchema;

use super::refusals::refused;
use super::view::HolidayRequestPage;
use crate::http::{Agent, Allowed, Body, Refusal};
use crate::state::AppState;

/// A request.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HolidayRequestKey {
    pub(super) request_reference: String,
}

/// Read a request for a tour package of the agency with its quotation and messages.
#[utoipa::path(post, path = "/api/holiday/v1/HolidayRequest/Get", operation_id = "holidayGetRequest", tag = "holidays",
    security(("session" = [])), extensions(("x-functionality" = json!(246))),
    request_body = HolidayRequestKey, responses((status = 200, body = HolidayRequestPage)))]
pub(crate) async fn get(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowHolidayQueue.code() }>,
    body: Body<HolidayRequestKey>,
) -> Result<Json<HolidayRequestPage>, Refusal> {
    page(&state, &agent, &body.value.request_reference).await.map(Json)
}

/// A request as it is now.
pub(super) async fn page(state: &AppState, agent: &Agent, reference: &str) -> Result<HolidayRequestPage, Refusal> {
    let found = state.app.holiday_requests().view(agent.caller(), reference).await;
    let case = found.map_err(|error| refused(error, ""))?;
    let now = state.app.clock().now();
    HolidayRequestPage::of(agent, &case, now).map_err(|error| Refusal::ours(&error))
}
