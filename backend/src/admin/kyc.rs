//! An operator's remark on an agency's papers.

use axum::extract::{Path, State};
use http::StatusCode;
use jetway_app::company::ChangeError;
use jetway_domain::ids::{AgencyId, TenantId};
use jetway_problem::ErrorCode;
use serde::Deserialize;
use uuid::Uuid;

use crate::http::{Body, Faults, Refusal};
use crate::routes::customer::fields::{line, lines};
use crate::state::AppState;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Said {
    author_name: String,
    remark: String,
}

/// Say it; the agency reads it in its company settings.
pub(super) async fn remark(
    State(state): State<AppState>,
    Path((tenant, agency)): Path<(String, Uuid)>,
    body: Body<Said>,
) -> Result<StatusCode, Refusal> {
    let tenant = TenantId::parse(&tenant).map_err(|error| Refusal::unusable(error.to_string()))?;
    let mut faults = Faults::default();
    let author = faults.take(line("/authorName", &body.value.author_name, (1, 100)));
    let remark = faults.take(lines("/remark", &body.value.remark, 1_000));
    let (Some(author), Some(remark)) = (author, remark) else {
        return Err(faults.into());
    };
    let said = state.app.remark_on_kyc(&tenant, AgencyId(agency), author, remark).await;
    said.map_err(|error| match error {
        ChangeError::NotFound => Refusal::new(ErrorCode::RequestNotFound),
        other => other.into(),
    })?;
    Ok(StatusCode::NO_CONTENT)
}
