//! Write to operations.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_domain::access::Functionality;
use serde::Deserialize;
use utoipa::ToSchema;

use super::get::page;
use super::refusals::refused;
use super::view::HolidayRequestPage;
use crate::http::idempotency::Once;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;
use crate::wire::form_fields::lines;

/// Longest message, in characters.
const LONGEST: usize = 2_000;
/// The header that a message needs: it has no other key.
const KEY: &str = "idempotency-key";

/// A message.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AddHolidayMessageRequest {
    request_reference: String,
    /// 1 to 2,000 characters.
    text: String,
}

/// Write to operations about a request. Repeating the call with its key writes one message.
#[utoipa::path(post, path = "/api/holiday/v1/HolidayRequest/AddMessage", operation_id = "holidayAddMessage", tag = "holidays",
    security(("session" = [])), extensions(("x-functionality" = json!(246))),
    request_body = AddHolidayMessageRequest, responses((status = 200, body = HolidayRequestPage)))]
pub(crate) async fn add_message(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowHolidayQueue.code() }>,
    headers: HeaderMap,
    body: Body<AddHolidayMessageRequest>,
) -> Result<Response, Refusal> {
    if !headers.contains_key(KEY) {
        return Err(Refusal::unusable(
            "Send an Idempotency-Key: a repeated message would be written twice.",
        ));
    }
    let text = message(&body.value.text)?;
    let reference = body.value.request_reference;
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "holidayAddMessage", body.digest);
    let work = async move {
        let requests = state.app.holiday_requests();
        let written = requests.write(agent.caller(), &reference, text).await;
        written.map_err(|error| refused(error, ""))?;
        page(&state, &agent, &reference).await
    };
    once.answer(&headers, work).await
}

/// The text of a message.
pub(crate) fn message(text: &str) -> Result<String, BadField> {
    lines("/text", text, LONGEST)
}
