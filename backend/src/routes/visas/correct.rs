//! Corrections: what was asked, and its answer.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_domain::access::Functionality;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::get_order::{VisaReferenceRequest, one_of};
use super::view::{VisaCorrection, VisaOrder, corrections, reads_form};
use crate::http::idempotency::Once;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::order_reference::reference;

/// New values of the fields of a correction.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct SubmitVisaCorrectionRequest {
    reference_id: String,
    correction_id: Uuid,
    /// By the names of the fields; `yes` or `no` for the consent of a guardian.
    answers: BTreeMap<String, String>,
}

/// What operators asked to correct, newest first.
#[derive(Serialize, ToSchema)]
pub(crate) struct VisaCorrections {
    corrections: Vec<VisaCorrection>,
}

/// Answer a correction. Its documents are uploaded before. Repeating the call with its `Idempotency-Key` returns the same order.
#[utoipa::path(post, path = "/api/visa/v1/Visa/SubmitCorrection", operation_id = "visaSubmitCorrection", tag = "visas",
    security(("session" = [])), extensions(("x-functionality" = json!(257))),
    request_body = SubmitVisaCorrectionRequest, responses((status = 200, body = VisaOrder)))]
pub(crate) async fn submit_correction(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::EditVisaApplication.code() }>,
    headers: HeaderMap,
    body: Body<SubmitVisaCorrectionRequest>,
) -> Result<Response, Refusal> {
    let asked = body.value;
    let reference = reference(&asked.reference_id)?;
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "visaSubmitCorrection", body.digest);
    let work = async move {
        let named = (&reference, asked.correction_id.into());
        let visas = state.app.visas();
        let order = visas.answer_correction(agent.caller(), named, &asked.answers).await?;
        VisaOrder::of(&state, &agent, &order)
    };
    once.answer(&headers, work).await
}

/// Read every correction of an application. Needs 254, and 259 as well, since a correction holds what applicants entered.
#[utoipa::path(post, path = "/api/visa/v1/Visa/GetCorrections", operation_id = "visaGetCorrections", tag = "visas",
    security(("session" = [])), extensions(("x-functionality" = json!(254))),
    request_body = VisaReferenceRequest, responses((status = 200, body = VisaCorrections)))]
pub(crate) async fn get_corrections(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowVisaCorrectionHistory.code() }>,
    body: Body<VisaReferenceRequest>,
) -> Result<Json<VisaCorrections>, Refusal> {
    let reference = body.value.reference()?;
    let order = state.app.visas().order(agent.caller(), &reference).await?;
    if !reads_form(&agent, &order) {
        one_of(&agent, &[Functionality::ViewVisaBooking])?;
    }
    let corrections = corrections(&state, &agent, &order, true)?;
    Ok(Json(VisaCorrections { corrections }))
}
