//! An agency's licences: reading them, the decision, and remarks the agency reads.

pub(crate) mod list;
pub(crate) mod page;
pub(crate) mod standing;

use axum::Json;
use axum::extract::State;
use chrono::NaiveDate;
use jetway_app::company::ChangeError;
use jetway_app::company::licences::{self, LicenceFile, LicencesCase, LicencesError};
use jetway_app::company::remarks::KycReviewer;
use jetway_domain::access::OperatorRole;
use jetway_domain::ids::AgencyId;
use jetway_domain::registration::licences::{LicenceStanding, Licences};
use jetway_problem::{ErrorCode, Problem};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::http::{Body, InRole, Refusal, sender};
use crate::state::AppState;
use crate::wire::form_fields::lines;
use crate::wire::instant::instant;
use crate::wire::names::LicencesStandingName;

/// Longest remark, in characters.
const LONGEST_REMARK: usize = 1_000;

/// Which agency.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct LicencesRequest {
    /// Slug of the tenant.
    tenant: String,
    agency_id: Uuid,
}

/// What is on file of an agency's licences.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LicencesOnFile {
    #[schema(value_type = LicencesStandingName)]
    standing: &'static str,
    /// Absent until they were given once.
    #[serde(skip_serializing_if = "Option::is_none")]
    given: Option<LicencesGiven>,
    /// Last change.
    changed_at: String,
}

/// An agency's licences.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LicencesView {
    agency_id: Uuid,
    agency: String,
    /// Absent for an agency that was never asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<LicencesStandingName>)]
    standing: Option<&'static str>,
    /// Absent until they were given once.
    #[serde(skip_serializing_if = "Option::is_none")]
    given: Option<LicencesGiven>,
    /// Last change.
    #[serde(skip_serializing_if = "Option::is_none")]
    changed_at: Option<String>,
}

/// What an agency gave.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LicencesGiven {
    trade_license_number: String,
    trade_license_expiry: NaiveDate,
    #[serde(skip_serializing_if = "Option::is_none")]
    civil_aviation_number: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    civil_aviation_expiry: Option<NaiveDate>,
}

/// A decision on an agency's licences.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct LicencesDecision {
    /// Slug of the tenant.
    tenant: String,
    agency_id: Uuid,
    decision: LicencesVerdict,
}

/// What becomes of licences.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum LicencesVerdict {
    /// Ask the agency for them, or ask again.
    Ask,
    /// Accept them.
    Accept,
}

/// A remark on an agency's licences.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct KycRemarkRequest {
    /// Slug of the tenant.
    tenant: String,
    agency_id: Uuid,
    /// At most 1,000 characters.
    remark: String,
}

/// The agency that was decided on.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AgencyDecided {
    agency_id: Uuid,
}

/// Read an agency's licences.
#[utoipa::path(post, path = "/api/operations/v1/Agency/ViewLicences", operation_id = "viewLicences", tag = "kyc",
    security(("operator" = [])), extensions(("x-role" = json!("kyc"))),
    request_body = LicencesRequest, responses((status = 200, body = LicencesView)))]
pub(crate) async fn view_licences(
    State(state): State<AppState>,
    InRole(call): InRole<{ OperatorRole::Kyc.code() }>,
    body: Body<LicencesRequest>,
) -> Result<Json<LicencesView>, Refusal> {
    let asked = body.value;
    let (tenant, _) = call.tenant(&state, &asked.tenant).await?;
    let case = state.app.licences_case(&tenant, AgencyId(asked.agency_id)).await;
    Ok(Json(LicencesView::of(asked.agency_id, case.map_err(refused)?)))
}

/// Ask an agency for its licences, or accept them. Repeating the same decision changes nothing.
#[utoipa::path(post, path = "/api/operations/v1/Agency/DecideLicences", operation_id = "decideLicences", tag = "kyc",
    security(("operator" = [])), extensions(("x-role" = json!("kyc"))),
    request_body = LicencesDecision, responses((status = 200, body = AgencyDecided)))]
pub(crate) async fn decide_licences(
    State(state): State<AppState>,
    InRole(call): InRole<{ OperatorRole::Kyc.code() }>,
    body: Body<LicencesDecision>,
) -> Result<Json<AgencyDecided>, Refusal> {
    let asked = body.value;
    let (tenant, settings) = call.tenant(&state, &asked.tenant).await?;
    let decision = match asked.decision {
        LicencesVerdict::Ask => licences::LicencesDecision::Ask,
        LicencesVerdict::Accept => licences::LicencesDecision::Accept,
    };
    let (agency, skips) = (AgencyId(asked.agency_id), settings.documents.skips);
    let decided = state
        .app
        .decide_licences(&tenant, agency, decision, skips, &call.signed_in.operator)
        .await;
    decided.map_err(refused)?;
    Ok(Json(AgencyDecided {
        agency_id: asked.agency_id,
    }))
}

/// Add a remark. The agency's owners get it by e-mail; the agency reads it in its company settings.
#[utoipa::path(post, path = "/api/operations/v1/Agency/RemarkOnKyc", operation_id = "remarkOnKyc", tag = "kyc",
    security(("operator" = [])), extensions(("x-role" = json!("kyc"))),
    request_body = KycRemarkRequest, responses((status = 200, body = AgencyDecided)))]
pub(crate) async fn remark_on_kyc(
    State(state): State<AppState>,
    InRole(call): InRole<{ OperatorRole::Kyc.code() }>,
    body: Body<KycRemarkRequest>,
) -> Result<Json<AgencyDecided>, Refusal> {
    let asked = body.value;
    let (tenant, settings) = call.tenant(&state, &asked.tenant).await?;
    let remark = lines("/remark", &asked.remark, LONGEST_REMARK)?;
    let reviewer = KycReviewer {
        tenant,
        sender: sender(&settings, &state.portal_address),
        operator: call.operator(),
    };
    let said = state
        .app
        .remark_on_kyc(&reviewer, AgencyId(asked.agency_id), remark)
        .await;
    said.map_err(|error| match error {
        ChangeError::NotFound => Refusal::new(ErrorCode::RequestNotFound),
        other => other.into(),
    })?;
    Ok(Json(AgencyDecided {
        agency_id: asked.agency_id,
    }))
}

fn refused(error: LicencesError) -> Refusal {
    match error {
        LicencesError::NoAgency => Problem::new(ErrorCode::RequestNotFound)
            .detail(error.to_string())
            .into(),
        LicencesError::NothingGiven => Refusal::unusable(error.to_string()),
        LicencesError::Database(error) => error.into(),
    }
}

impl LicencesOnFile {
    pub(super) fn of(file: LicenceFile) -> Self {
        let standing = match file.standing {
            LicenceStanding::Due => "due",
            LicenceStanding::Submitted => "submitted",
            LicenceStanding::Accepted => "accepted",
        };
        Self {
            standing,
            given: file.licences.map(LicencesGiven::of),
            changed_at: instant(file.updated_at),
        }
    }
}

impl LicencesGiven {
    fn of(licences: Licences) -> Self {
        let (number, expiry) = licences
            .civil_aviation
            .map(|permit| (permit.number, permit.expiry))
            .unzip();
        Self {
            trade_license_number: licences.trade_license_number,
            trade_license_expiry: licences.trade_license_expiry,
            civil_aviation_number: number,
            civil_aviation_expiry: expiry,
        }
    }
}

impl LicencesView {
    fn of(agency_id: Uuid, case: LicencesCase) -> Self {
        let file = case.file.map(LicencesOnFile::of);
        let standing = file.as_ref().map(|file| file.standing);
        let (given, changed_at) = file.map_or((None, None), |file| (file.given, Some(file.changed_at)));
        Self {
            agency_id,
            agency: case.agency,
            standing,
            given,
            changed_at,
        }
    }
}
