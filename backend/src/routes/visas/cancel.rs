//! Cancel an application at the cost of this moment.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::get_order::VisaReferenceRequest;
use super::view::VisaOrder;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::instant::instant;
use crate::wire::order_reference::reference;

/// What cancelling costs now.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VisaCancelQuote {
    quote_id: String,
    /// Whom it cancels: those whom the embassy has not decided about.
    applicant_ids: Vec<String>,
    fee: String,
    /// What returns to the wallet; needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    refund: Option<String>,
    currency: String,
    valid_until: String,
}

/// An application and the quote that the user accepts.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct CancelVisaRequest {
    reference_id: String,
    quote_id: String,
}

/// Read what cancelling an application costs now.
#[utoipa::path(post, path = "/api/visa/v1/Visa/CancelQuote", operation_id = "visaCancelQuote", tag = "visas",
    security(("session" = [])), extensions(("x-functionality" = json!(256))),
    request_body = VisaReferenceRequest, responses((status = 200, body = VisaCancelQuote)))]
pub(crate) async fn cancel_quote(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::CancelVisaApplication.code() }>,
    body: Body<VisaReferenceRequest>,
) -> Result<Json<VisaCancelQuote>, Refusal> {
    let reference = body.value.reference()?;
    let quote = state.app.visas().cancel_quote(agent.caller(), &reference).await?;
    Ok(Json(VisaCancelQuote {
        quote_id: quote.id,
        applicant_ids: quote.applicants.iter().map(ToString::to_string).collect(),
        fee: quote.fee.to_string(),
        refund: agent.visibility().agent_amounts.then(|| quote.refund.to_string()),
        currency: quote.fee.currency.as_str().to_owned(),
        valid_until: instant(quote.valid_until),
    }))
}

/// Cancel an application at the cost of a quote. Repeating the call changes nothing.
#[utoipa::path(post, path = "/api/visa/v1/Visa/Cancel", operation_id = "visaCancel", tag = "visas",
    security(("session" = [])), extensions(("x-functionality" = json!(256))),
    request_body = CancelVisaRequest, responses((status = 200, body = VisaOrder)))]
pub(crate) async fn cancel(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::CancelVisaApplication.code() }>,
    body: Body<CancelVisaRequest>,
) -> Result<Json<VisaOrder>, Refusal> {
    let CancelVisaRequest { reference_id, quote_id } = body.value;
    let reference = reference(&reference_id)?;
    let order = state.app.visas().cancel(agent.caller(), &reference, quote_id).await?;
    Ok(Json(VisaOrder::of(&state, &agent, &order)?))
}
