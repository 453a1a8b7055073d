//! Make and fill drafts.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use chrono::NaiveDate;
use http::HeaderMap;
use jetway_app::visa::draft::NewVisaOrder;
use jetway_domain::access::Functionality;
use jetway_domain::visa::order::MOST_APPLICANTS;
use serde::Deserialize;
use utoipa::ToSchema;

use super::applicants::{VisaApplicantInput, entries};
use super::search::{country, not_past};
use super::view::VisaOrder;
use crate::http::idempotency::Once;
use crate::http::{Allowed, Body, Faults, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;
use crate::wire::order_reference::reference;

/// A visa and who wants it.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct CreateVisaOrderRequest {
    product_id: String,
    nationality: String,
    residency: String,
    travel_date: NaiveDate,
    /// 1 to 9.
    applicant_count: usize,
    express: bool,
}

/// The applicants of a draft, all of them.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct SaveVisaApplicantsRequest {
    reference_id: String,
    /// The version the applicants were read in.
    version: u32,
    /// 1 to 9.
    applicants: Vec<VisaApplicantInput>,
}

/// Make a draft. Repeating the call with its `Idempotency-Key` returns the same one.
#[utoipa::path(post, path = "/api/visa/v1/Visa/CreateOrder", operation_id = "visaCreateOrder", tag = "visas",
    security(("session" = [])), extensions(("x-functionality" = json!(260))),
    request_body = CreateVisaOrderRequest, responses((status = 200, body = VisaOrder)))]
pub(crate) async fn create_order(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::SearchVisa.code() }>,
    headers: HeaderMap,
    body: Body<CreateVisaOrderRequest>,
) -> Result<Response, Refusal> {
    let asked = body.value;
    let mut faults = Faults::default();
    let nationality = faults.take(country("/nationality", &asked.nationality));
    let residency = faults.take(country("/residency", &asked.residency));
    faults.take(not_past(&state, &agent, asked.travel_date));
    if asked.applicant_count == 0 || asked.applicant_count > MOST_APPLICANTS {
        let detail = "An application has one to nine applicants.";
        faults.add(BadField::new("/applicantCount", "applicants.count", detail));
    }
    let (Some(nationality), Some(residency), true) = (nationality, residency, faults.is_empty()) else {
        return Err(faults.into());
    };
    let new = NewVisaOrder {
        product: asked.product_id,
        nationality,
        residency,
        travel_on: asked.travel_date,
        applicants: asked.applicant_count,
        express: asked.express,
        currency: agent.portal.currency()?,
    };
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "visaCreateOrder", body.digest);
    let work = async move {
        let order = state.app.visas().create(agent.caller(), new).await?;
        VisaOrder::of(&state, &agent, &order)
    };
    once.answer(&headers, work).await
}

/// Save the applicants of a draft. It may lack anything, and holds nothing wrong. Repeating the call with its `Idempotency-Key`
/// returns the same draft.
#[utoipa::path(post, path = "/api/visa/v1/Visa/SaveApplicants", operation_id = "visaSaveApplicants", tag = "visas",
    security(("session" = [])), extensions(("x-functionality" = json!(260))),
    request_body = SaveVisaApplicantsRequest, responses((status = 200, body = VisaOrder)))]
pub(crate) async fn save_applicants(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::SearchVisa.code() }>,
    headers: HeaderMap,
    body: Body<SaveVisaApplicantsRequest>,
) -> Result<Response, Refusal> {
    let asked = body.value;
    let reference = reference(&asked.reference_id)?;
    let entries = entries(&asked.applicants)?;
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "visaSaveApplicants", body.digest);
    let work = async move {
        let visas = state.app.visas();
        let order = visas
            .save_applicants(agent.caller(), (&reference, asked.version), entries)
            .await?;
        VisaOrder::of(&state, &agent, &order)
    };
    once.answer(&headers, work).await
}
