//! Submitting or postponing the agency's licences.

use axum::Json;
use axum::extract::State;
use chrono::NaiveDate;
use jetway_app::company::licences::{LicenceRequest, LicencesOutcome};
use jetway_domain::access::Functionality;
use jetway_domain::registration::licences::{LicenceFault, Licences, TypedLicences};
use jetway_problem::ErrorCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::document_collect::DocumentCollect;
use crate::http::{Agent, Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;

/// Licences, or a postponement, in which case all other fields are empty. Empty text counts as absent.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct DocumentInfoRequest {
    #[serde(default)]
    trade_license_number: Option<String>,
    /// Expiry date, `yyyy-MM-dd`.
    #[serde(default)]
    trade_license_expiry_date: Option<String>,
    #[serde(default)]
    civil_aviation_number: Option<String>,
    /// Expiry date, `yyyy-MM-dd`.
    #[serde(default)]
    civil_aviation_expiry_date: Option<String>,
    skip: bool,
}

/// Whether it was accepted.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DocumentInfoResponse {
    /// `false` if other licences are on file and no new ones were requested.
    success: bool,
    document_collect: DocumentCollect,
}

/// Submit the licences, or postpone.
#[utoipa::path(post, path = "/api/customer/v1/User/UpdateCustomerDocumentInfo", operation_id = "updateCustomerDocumentInfo",
    tag = "customer", security(("session" = [])), extensions(("x-functionality" = json!(234))),
    request_body = DocumentInfoRequest, responses((status = 200, body = DocumentInfoResponse)))]
pub(crate) async fn update_customer_document_info(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::EditCompanyInfo.code() }>,
    body: Body<DocumentInfoRequest>,
) -> Result<Json<DocumentInfoResponse>, Refusal> {
    let today = agent.portal.today(state.app.clock())?;
    let (success, asked) = if body.value.skip {
        (true, skip(&state, &agent, today).await?)
    } else {
        let licences = Licences::parse(&body.value.typed(), today).map_err(|faults| refusal(&faults))?;
        let outcome = state.app.submit_licences(agent.caller(), licences, today).await?;
        (outcome == LicencesOutcome::Kept, LicenceRequest::default())
    };
    Ok(Json(DocumentInfoResponse {
        success,
        document_collect: DocumentCollect::of(asked, &agent.portal),
    }))
}

async fn skip(state: &AppState, agent: &Agent, today: NaiveDate) -> Result<LicenceRequest, Refusal> {
    let skipped = state.app.skip_licences(agent.caller(), today).await?;
    skipped.ok_or_else(|| Refusal::new(ErrorCode::DocumentsNoSkipLeft))
}

impl DocumentInfoRequest {
    fn typed(self) -> TypedLicences {
        TypedLicences {
            trade_license_number: self.trade_license_number,
            trade_license_expiry: date(self.trade_license_expiry_date.as_deref()),
            civil_aviation_number: self.civil_aviation_number,
            civil_aviation_expiry: date(self.civil_aviation_expiry_date.as_deref()),
        }
    }
}

/// Empty or unreadable text counts as no date; the form then asks for it.
fn date(typed: Option<&str>) -> Option<NaiveDate> {
    typed?.parse().ok()
}

fn refusal(faults: &[LicenceFault]) -> Refusal {
    Refusal::fields(faults.iter().map(|fault| bad_field(*fault)).collect())
}

fn bad_field(fault: LicenceFault) -> BadField {
    let (pointer, code, detail) = match fault {
        LicenceFault::LicenseMissing => (
            "/tradeLicenseNumber",
            "license.missing",
            "Trade license number is required.",
        ),
        LicenceFault::LicenseTooLong => ("/tradeLicenseNumber", "license.tooLong", "At most 50 characters."),
        LicenceFault::LicenseExpiry => (
            "/tradeLicenseExpiryDate",
            "license.expiry",
            "A date in the future is required.",
        ),
        LicenceFault::AviationTooLong => ("/civilAviationNumber", "aviation.tooLong", "At most 50 characters."),
        LicenceFault::AviationExpiry => (
            "/civilAviationExpiryDate",
            "aviation.expiry",
            "With a civil aviation number a date in the future is required.",
        ),
    };
    BadField::new(pointer, code, detail)
}
