//! Read an application.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use jetway_domain::ids::OrderReference;
use jetway_problem::{ErrorCode, Problem};
use serde::Deserialize;
use utoipa::ToSchema;

use super::view::VisaOrder;
use crate::http::{Agent, Body, Refusal};
use crate::state::AppState;
use crate::wire::order_reference::reference;

/// An application.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct VisaReferenceRequest {
    reference_id: String,
}

impl VisaReferenceRequest {
    /// # Errors
    /// `order.not_found` if the text is not a reference.
    pub(super) fn reference(&self) -> Result<OrderReference, ErrorCode> {
        reference(&self.reference_id)
    }
}

/// Who may read applications: with 259; to print them, with 258; what was just submitted, with 260. With 258 or 260 the form is left
/// out, except that of a draft with 260.
const READERS: [Functionality; 3] = [
    Functionality::ViewVisaBooking,
    Functionality::PrintVisaInvoice,
    Functionality::SearchVisa,
];

/// Read an application of the agency. Needs 259, 258 or 260; without 259 what applicants entered is left out, except of drafts with 260.
#[utoipa::path(post, path = "/api/visa/v1/Visa/GetOrder", operation_id = "visaGetOrder", tag = "visas",
    security(("session" = [])),
    request_body = VisaReferenceRequest, responses((status = 200, body = VisaOrder)))]
pub(crate) async fn get_order(
    State(state): State<AppState>,
    agent: Agent,
    body: Body<VisaReferenceRequest>,
) -> Result<Json<VisaOrder>, Refusal> {
    one_of(&agent, &READERS)?;
    let reference = body.value.reference()?;
    let order = state.app.visas().order(agent.caller(), &reference).await?;
    Ok(Json(VisaOrder::of(&state, &agent, &order)?))
}

/// Refuses a user with none of these; the first one is named.
pub(super) fn one_of(agent: &Agent, needed: &[Functionality]) -> Result<(), Refusal> {
    if needed.iter().any(|one| agent.may(*one)) {
        return Ok(());
    }
    let named = needed.first().map(|one| one.code());
    Err(Problem::new(ErrorCode::AccessDenied)
        .param("functionality", named.unwrap_or_default())
        .into())
}
