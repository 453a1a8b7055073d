//! Decline a quotation, and take a request back.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use serde::Deserialize;
use utoipa::ToSchema;

use super::get::{HolidayRequestKey, page};
use super::refusals::refused;
use super::view::HolidayRequestPage;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::form_fields::{given, lines};

/// Longest reason, in characters.
const LONGEST_REASON: usize = 500;

/// The quotation that is declined.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct DeclineHolidayQuotation {
    request_reference: String,
    /// Number of the quotation that was read.
    quotation: u32,
    /// For operations, at most 500 characters.
    reason: Option<String>,
}

/// Decline a quotation. Repeating the call changes nothing.
#[utoipa::path(post, path = "/api/holiday/v1/HolidayRequest/Decline", operation_id = "holidayDecline", tag = "holidays",
    security(("session" = [])), extensions(("x-functionality" = json!(245))),
    request_body = DeclineHolidayQuotation, responses((status = 200, body = HolidayRequestPage)))]
pub(crate) async fn decline(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AccessHoliday.code() }>,
    body: Body<DeclineHolidayQuotation>,
) -> Result<Json<HolidayRequestPage>, Refusal> {
    let asked = body.value;
    let reason = given(asked.reason).map(|reason| lines("/reason", &reason, LONGEST_REASON));
    let decided = (asked.quotation, reason.transpose()?);
    let requests = state.app.holiday_requests();
    let declined = requests
        .decline(agent.caller(), &asked.request_reference, decided)
        .await;
    declined.map_err(|error| refused(error, ""))?;
    page(&state, &agent, &asked.request_reference).await.map(Json)
}

/// Take a request back. Repeating the call changes nothing.
#[utoipa::path(post, path = "/api/holiday/v1/HolidayRequest/Withdraw", operation_id = "holidayWithdraw", tag = "holidays",
    security(("session" = [])), extensions(("x-functionality" = json!(245))),
    request_body = HolidayRequestKey, responses((status = 200, body = HolidayRequestPage)))]
pub(crate) async fn withdraw(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AccessHoliday.code() }>,
    body: Body<HolidayRequestKey>,
) -> Result<Json<HolidayRequestPage>, Refusal> {
    let reference = body.value.request_reference;
    let requests = state.app.holiday_requests();
    let withdrawn = requests.withdraw(agent.caller(), &reference).await;
    withdrawn.map_err(|error| refused(error, ""))?;
    page(&state, &agent, &reference).await.map(Json)
}
