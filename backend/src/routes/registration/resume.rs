//! Resume an application after an operator's question.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use http::header::SET_COOKIE;
use serde::Deserialize;
use utoipa::ToSchema;

use super::draft::RegistrationDraft;
use super::draft_key;
use crate::http::{Body, Origin, Portal, Refusal};
use crate::state::AppState;

/// The key from the e-mail.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ResumeRequest {
    /// The value after `#application=` in the link.
    key: String,
}

/// Open the application in this browser. The e-mailed key works once.
#[utoipa::path(post, path = "/api/customer/v1/Registration/Resume", operation_id = "resumeRegistration",
    tag = "registration", request_body = ResumeRequest, responses((status = 200, body = RegistrationDraft)))]
pub(crate) async fn resume_registration(
    State(state): State<AppState>,
    portal: Portal,
    origin: Origin,
    body: Body<ResumeRequest>,
) -> Result<Response, Refusal> {
    let begun = state.app.resume_registration(&portal.tenant, &body.value.key).await?;
    let headers = [(SET_COOKIE, draft_key::cookie(&origin, &begun.key)?)];
    Ok((headers, Json(RegistrationDraft::of(&begun.draft))).into_response())
}
