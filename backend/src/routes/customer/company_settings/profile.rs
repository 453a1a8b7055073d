//! The agency's profile page.

use axum::Json;
use axum::extract::State;
use chrono::NaiveDate;
use jetway_app::company::ChangeError;
use jetway_domain::access::Functionality;
use jetway_problem::ErrorCode;
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::{Allowed, Refusal};
use crate::routes::customer::get_file;
use crate::state::AppState;

/// The company in summary.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CompanyProfile {
    company_name: String,
    company_email: String,
    company_phone: String,
    /// URL of its own logo; requires the session token.
    #[serde(skip_serializing_if = "Option::is_none")]
    company_logo: Option<String>,
    city: String,
    country: String,
    /// Latest licences; absent if none were given.
    #[serde(skip_serializing_if = "Option::is_none")]
    trade_license_number: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    trade_license_expiry_date: Option<NaiveDate>,
    #[serde(skip_serializing_if = "Option::is_none")]
    civil_aviation_number: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    civil_aviation_expiry_date: Option<NaiveDate>,
    documents: usize,
    branches: usize,
    staff: usize,
}

/// Read the agency's profile.
#[utoipa::path(post, path = "/api/customer/v1/CompanySettings/loadprofile", operation_id = "loadProfile",
    tag = "company", security(("session" = [])), extensions(("x-functionality" = json!(233))),
    responses((status = 200, body = CompanyProfile)))]
pub(crate) async fn load_profile(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::CompanySettings.code() }>,
) -> Result<Json<CompanyProfile>, Refusal> {
    let (app, by) = (&state.app, &agent.signed_in);
    let company = app.company(by).await?;
    let aviation = company
        .licences
        .as_ref()
        .and_then(|licences| licences.civil_aviation.clone());
    let license = company
        .licences
        .map(|licences| (licences.trade_license_number, licences.trade_license_expiry));
    let (trade_license_number, trade_license_expiry_date) = license.unzip();
    let (civil_aviation_number, civil_aviation_expiry_date) =
        aviation.map(|permit| (permit.number, permit.expiry)).unzip();
    Ok(Json(CompanyProfile {
        trade_license_number,
        trade_license_expiry_date,
        civil_aviation_number,
        civil_aviation_expiry_date,
        company_name: company.agency.name,
        company_email: company.agency.email,
        company_phone: company.agency.phone,
        company_logo: company.profile.logo.map(get_file::address),
        city: company.profile.details.city,
        country: company.profile.details.country,
        documents: app.company_documents(by).await?.len(),
        branches: app.branches(by).await?.len(),
        staff: app.staff(by).await?.len(),
    }))
}

impl From<ChangeError> for Refusal {
    fn from(error: ChangeError) -> Self {
        match error {
            ChangeError::NotFound => Self::new(ErrorCode::RecordNotFound),
            ChangeError::Changed => Self::new(ErrorCode::RecordChanged),
            ChangeError::Duplicate => Self::ours(&error),
            ChangeError::Database(error) => error.into(),
        }
    }
}
