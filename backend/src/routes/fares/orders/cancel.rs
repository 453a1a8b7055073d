//! Give all seats back.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::get_order::GroupReferenceRequest;
use super::view::{GroupOrder, shown};
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::instant::instant;
use crate::wire::order_reference::reference;

/// What cancelling costs now. Without 203 the amounts are reckoned on customer prices.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GroupCancelQuote {
    quote_id: String,
    /// What is kept of the payments.
    penalty: String,
    /// What returns to the wallet.
    refund: String,
    valid_until: String,
}

/// An order and the quote that the user accepts.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct CancelGroupRequest {
    reference_id: String,
    quote_id: String,
}

/// Read what cancelling an order costs now.
#[utoipa::path(post, path = "/api/fares/v1/Fare/CancelQuote", operation_id = "fareCancelQuote", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(214))),
    request_body = GroupReferenceRequest, responses((status = 200, body = GroupCancelQuote)))]
pub(crate) async fn cancel_quote(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::CancelTicket.code() }>,
    body: Body<GroupReferenceRequest>,
) -> Result<Json<GroupCancelQuote>, Refusal> {
    let reference = body.value.reference()?;
    let quote = state.app.groups().cancel_quote(agent.caller(), &reference).await?;
    let shown = shown(&agent);
    Ok(Json(GroupCancelQuote {
        quote_id: quote.id,
        penalty: shown.of(quote.terms.penalty).to_string(),
        refund: shown.of(quote.terms.refund).to_string(),
        valid_until: instant(quote.valid_until),
    }))
}

/// Cancel an order by a quote. Repeating the call changes nothing.
#[utoipa::path(post, path = "/api/fares/v1/Fare/Cancel", operation_id = "fareCancel", tag = "fares",
    security(("session" = [])), extensions(("x-functionality" = json!(214))),
    request_body = CancelGroupRequest, responses((status = 200, body = GroupOrder)))]
pub(crate) async fn cancel(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::CancelTicket.code() }>,
    body: Body<CancelGroupRequest>,
) -> Result<Json<GroupOrder>, Refusal> {
    let CancelGroupRequest { reference_id, quote_id } = body.value;
    let reference = reference(&reference_id)?;
    let order = state.app.groups().cancel(agent.caller(), &reference, &quote_id).await?;
    Ok(Json(GroupOrder::of(&state, &agent, &order)?))
}
