//! An operator's remark on an agency's licences.

use axum::extract::{Path, State};
use http::StatusCode;
use jetway_app::company::ChangeError;
use jetway_app::company::remarks::KycReviewer;
use jetway_domain::access::Operator;
use jetway_domain::ids::AgencyId;
use jetway_problem::ErrorCode;
use serde::Deserialize;
use uuid::Uuid;

use super::applications::portal;
use crate::http::{Body, Faults, Refusal, sender};
use crate::state::AppState;
use crate::wire::form_fields::{lines, person_name};

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Said {
    author_name: String,
    remark: String,
}

/// Add a remark. The agency's owners get it by e-mail; the agency reads it in its company settings.
pub(super) async fn remark(
    State(state): State<AppState>,
    Path((tenant, agency)): Path<(String, Uuid)>,
    body: Body<Said>,
) -> Result<StatusCode, Refusal> {
    let (tenant, settings) = portal(&state, &tenant)?;
    let mut faults = Faults::default();
    let author = faults.take(person_name("/authorName", &body.value.author_name, (1, 100)));
    let remark = faults.take(lines("/remark", &body.value.remark, 1_000));
    let (Some(author), Some(remark)) = (author, remark) else {
        return Err(faults.into());
    };
    let reviewer = KycReviewer {
        tenant,
        sender: sender(&settings, &state.portal_address),
        operator: Operator::named(&author).map_err(|error| Refusal::unusable(error.to_string()))?,
    };
    let said = state.app.remark_on_kyc(&reviewer, AgencyId(agency), remark).await;
    said.map_err(|error| match error {
        ChangeError::NotFound => Refusal::new(ErrorCode::RequestNotFound),
        other => other.into(),
    })?;
    Ok(StatusCode::NO_CONTENT)
}
