//! Accept a quotation.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_app::holiday::requests::AcceptQuotation;
use jetway_domain::access::Functionality;
use jetway_problem::{ErrorCode, Problem};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::refusals::refused;
use crate::http::idempotency::Once;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::money::money;

/// The quotation and the accepted amount.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AcceptHolidayQuotation {
    request_reference: String,
    /// Number of the quotation that was read.
    quotation: u32,
    /// The customer total as shown, such as `AED 1234.50`.
    accepted_amount: String,
}

/// The order that was made.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HolidayAccepted {
    request_reference: String,
    order_reference: String,
}

/// Accept a quotation: its order waits for the deposit. Needs 245 too. Repeating the call returns the same order.
#[utoipa::path(post, path = "/api/holiday/v1/HolidayRequest/Accept", operation_id = "holidayAccept", tag = "holidays",
    security(("session" = [])), extensions(("x-functionality" = json!(207))),
    request_body = AcceptHolidayQuotation, responses((status = 200, body = HolidayAccepted)))]
pub(crate) async fn accept(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::BookTicket.code() }>,
    headers: HeaderMap,
    body: Body<AcceptHolidayQuotation>,
) -> Result<Response, Refusal> {
    if !agent.may(Functionality::AccessHoliday) {
        let needed = Functionality::AccessHoliday.code();
        let problem = Problem::new(ErrorCode::AccessDenied).param("functionality", needed);
        return Err(problem.into());
    }
    let asked = body.value;
    let command = AcceptQuotation {
        quotation: asked.quotation,
        accepted: money("/acceptedAmount", &asked.accepted_amount)?,
    };
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "holidayAccept", body.digest);
    let work = async move {
        let requests = state.app.holiday_requests();
        let accepted = requests.accept(agent.caller(), &asked.request_reference, command).await;
        let request = accepted.map_err(|error| refused(error, ""))?;
        let order = request.details.order.as_ref().map(|order| order.as_str().to_owned());
        Ok(HolidayAccepted {
            request_reference: request.reference,
            order_reference: order.unwrap_or_default(),
        })
    };
    once.answer(&headers, work).await
}
