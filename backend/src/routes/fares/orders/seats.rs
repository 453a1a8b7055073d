//! Give some seats back.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_domain::access::Functionality;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::party::GroupPassengers;
use super::view::{GroupOrder, shown};
use crate::http::idempotency::Once;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::money::money;
use crate::wire::order_reference::reference;

/// Who would remain.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct DropQuoteRequest {
    reference_id: String,
    /// Who remains.
    passengers: GroupPassengers,
}

/// What it costs.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GroupDropQuote {
    /// It is added to the price.
    penalty: String,
    /// What returns to the wallet; without 203, the same reckoned on customer prices.
    refund: String,
    /// The new customer amount, with all penalties.
    new_amount: String,
}

/// Who remains, and the accepted penalty.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct DropSeatsRequest {
    reference_id: String,
    /// Who remains.
    passengers: GroupPassengers,
    /// As shown, such as `AED 100.00`.
    accepted_penalty: String,
}

/// Read what giving some seats back costs.
#[utoipa::path(post, path = "/api/fares/v1/Fare/DropQuote", operation_id = "fareDropQuote", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(207))),
    request_body = DropQuoteRequest, responses((status = 200, body = GroupDropQuote)))]
pub(crate) async fn drop_quote(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::BookTicket.code() }>,
    body: Body<DropQuoteRequest>,
) -> Result<Json<GroupDropQuote>, Refusal> {
    let reference = reference(&body.value.reference_id)?;
    let remaining = body.value.passengers.party();
    let terms = state
        .app
        .groups()
        .drop_quote(agent.caller(), &reference, remaining)
        .await?;
    Ok(Json(GroupDropQuote {
        penalty: terms.penalty.to_string(),
        refund: shown(&agent).of(terms.refund).to_string(),
        new_amount: terms.price.customer.to_string(),
    }))
}

/// Give some seats back at the accepted penalty. Repeating the call with its `Idempotency-Key` returns the same order; without a
/// key a repetition is refused and changes nothing.
#[utoipa::path(post, path = "/api/fares/v1/Fare/DropSeats", operation_id = "fareDropSeats", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(207))),
    request_body = DropSeatsRequest, responses((status = 200, body = GroupOrder)))]
pub(crate) async fn drop_seats(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::BookTicket.code() }>,
    headers: HeaderMap,
    body: Body<DropSeatsRequest>,
) -> Result<Response, Refusal> {
    let reference = reference(&body.value.reference_id)?;
    let accepted = money("/acceptedPenalty", &body.value.accepted_penalty)?;
    let terms = (body.value.passengers.party(), accepted);
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "fareDropSeats", body.digest);
    let work = async move {
        let order = state.app.groups().drop_seats(agent.caller(), &reference, terms).await?;
        GroupOrder::of(&state, &agent, &order)
    };
    once.answer(&headers, work).await
}
