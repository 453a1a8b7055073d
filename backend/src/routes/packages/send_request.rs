//! Ask for a tour package.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_app::holiday::requests::NewHolidayRequest;
use jetway_domain::access::Functionality;
use jetway_domain::ids::TourPackageId;
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::idempotency::Once;
use crate::http::{Allowed, Body, Refusal};
use crate::routes::holidays::requests::{HolidayRequestState, SendHolidayRequest, refused};
use crate::state::AppState;

/// The new request.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct HolidayRequestSent {
    request_reference: String,
    state: HolidayRequestState,
}

/// Ask for a tour package; operations quote it. Repeating the call with its key returns the same request; without a key, an open
/// request for the same package and day refuses another one.
#[utoipa::path(post, path = "/bdfare-package/api/v1/Package/SendRequest", operation_id = "packageSendRequest", tag = "packages",
    security(("session" = [])), extensions(("x-functionality" = json!(245))),
    request_body = SendHolidayRequest, responses((status = 200, body = HolidayRequestSent)))]
pub(crate) async fn send_request(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AccessHoliday.code() }>,
    headers: HeaderMap,
    body: Body<SendHolidayRequest>,
) -> Result<Response, Refusal> {
    let new = NewHolidayRequest {
        package: TourPackageId(body.value.package_id),
        wish: body.value.read().map_err(Refusal::fields)?,
        currency: agent.portal.currency()?,
        language: agent.portal.names(),
    };
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "packageSendRequest", body.digest);
    let work = async move {
        let asked = state.app.holiday_requests().ask(agent.caller(), new).await;
        let request = asked.map_err(|error| refused(error, ""))?;
        Ok(HolidayRequestSent {
            state: HolidayRequestState::of(request.status),
            request_reference: request.reference,
        })
    };
    once.answer(&headers, work).await
}
