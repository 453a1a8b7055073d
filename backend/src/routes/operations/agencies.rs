//! An agency's licences: the decision, and remarks the agency reads.

use axum::Json;
use axum::extract::State;
use jetway_app::company::ChangeError;
use jetway_app::company::remarks::KycDesk;
use jetway_app::papers::{PapersDecision, PapersError};
use jetway_domain::access::OperatorRole;
use jetway_domain::ids::AgencyId;
use jetway_problem::{ErrorCode, Problem};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::http::{Body, InRole, Refusal, sender};
use crate::state::AppState;
use crate::wire::form_fields::lines;

/// Longest remark, in characters.
const LONGEST_REMARK: usize = 1_000;

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
        LicencesVerdict::Ask => PapersDecision::Ask,
        LicencesVerdict::Accept => PapersDecision::Accept,
    };
    let (agency, skips) = (AgencyId(asked.agency_id), settings.documents.skips);
    let decided = state
        .app
        .decide_papers(&tenant, agency, decision, skips, &call.signed_in.operator)
        .await;
    decided.map_err(|error| match error {
        PapersError::NoAgency => Problem::new(ErrorCode::RequestNotFound)
            .detail(error.to_string())
            .into(),
        PapersError::NothingGiven => Refusal::unusable(error.to_string()),
        PapersError::Database(error) => error.into(),
    })?;
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
    let desk = KycDesk {
        tenant,
        sender: sender(&settings, &state.portal_address),
        operator: call.operator(),
    };
    let said = state.app.remark_on_kyc(&desk, AgencyId(asked.agency_id), remark).await;
    said.map_err(|error| match error {
        ChangeError::NotFound => Refusal::new(ErrorCode::RequestNotFound),
        other => other.into(),
    })?;
    Ok(Json(AgencyDecided {
        agency_id: asked.agency_id,
    }))
}
