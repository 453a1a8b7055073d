//! Deciding on an agency's licences.

use axum::extract::{Path, State};
use http::StatusCode;
use jetway_app::company::licences::{LicencesDecision, LicencesError};
use jetway_domain::ids::{AgencyId, TenantId};
use jetway_problem::{ErrorCode, Problem};
use serde::Deserialize;
use uuid::Uuid;

use super::applications::operator;
use crate::http::{Body, Refusal};
use crate::state::AppState;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Decision {
    decision: Verdict,
    /// The operator who decides, kept in the audit trail.
    operator: String,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "lowercase")]
enum Verdict {
    /// Ask the agency for its licences, or ask again.
    Ask,
    /// Accept the licences.
    Accept,
}

/// Record the decision.
pub(super) async fn decide(
    State(state): State<AppState>,
    Path((tenant, agency)): Path<(String, Uuid)>,
    body: Body<Decision>,
) -> Result<StatusCode, Refusal> {
    let snapshot = state.tenants.snapshot();
    let settings = snapshot
        .by_slug(&tenant)
        .ok_or_else(|| Refusal::new(ErrorCode::RequestNotFound))?;
    let tenant = TenantId::parse(&tenant).map_err(|error| Refusal::unusable(error.to_string()))?;
    let asked = body.value;
    let operator = operator(&asked.operator)?;
    let decision = match asked.decision {
        Verdict::Ask => LicencesDecision::Ask,
        Verdict::Accept => LicencesDecision::Accept,
    };
    let skips = settings.documents.skips;
    let decided = state
        .app
        .decide_licences(&tenant, AgencyId(agency), decision, skips, &operator)
        .await;
    decided.map_err(|error| match error {
        LicencesError::NoAgency => Problem::new(ErrorCode::RequestNotFound)
            .detail(error.to_string())
            .into(),
        LicencesError::NothingGiven => Refusal::unusable(error.to_string()),
        LicencesError::Database(error) => error.into(),
    })?;
    Ok(StatusCode::NO_CONTENT)
}
