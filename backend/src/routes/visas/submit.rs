//! Submit a draft.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_domain::access::Functionality;
use serde::Deserialize;
use utoipa::ToSchema;

use super::refusals::charged;
use super::view::VisaOrder;
use crate::http::idempotency::Once;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::money::money;
use crate::wire::order_reference::reference;

/// The draft and the accepted amount.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct SubmitVisaRequest {
    reference_id: String,
    /// The customer total as shown, such as `AED 1234.50`.
    accepted_amount: String,
}

/// Submit a draft and pay for it from the wallet. Repeating the call changes nothing.
#[utoipa::path(post, path = "/api/visa/v1/Visa/Submit", operation_id = "visaSubmit", tag = "visas",
    security(("session" = [])), extensions(("x-functionality" = json!(260))),
    request_body = SubmitVisaRequest, responses((status = 200, body = VisaOrder)))]
pub(crate) async fn submit(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::SearchVisa.code() }>,
    headers: HeaderMap,
    body: Body<SubmitVisaRequest>,
) -> Result<Response, Refusal> {
    let reference = reference(&body.value.reference_id)?;
    let accepted = money("/acceptedAmount", &body.value.accepted_amount)?;
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "visaSubmit", body.digest);
    let work = async move {
        let submitted = state.app.visas().submit(agent.caller(), &reference, accepted).await;
        let order = submitted.map_err(|error| charged(agent.visibility(), error))?;
        VisaOrder::of(&state, &agent, &order)
    };
    once.answer(&headers, work).await
}
