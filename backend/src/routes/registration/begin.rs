//! Begin a draft.

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

/// The captcha's answer.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct BeginRequest {
    /// Answer to the captcha with purpose `begin`.
    captcha: String,
}

/// Begin a draft. A cookie identifies it from then on.
#[utoipa::path(post, path = "/api/customer/v1/Registration/Begin", operation_id = "beginRegistration",
    tag = "registration", request_body = BeginRequest, responses((status = 200, body = RegistrationDraft)))]
pub(crate) async fn begin_registration(
    State(state): State<AppState>,
    portal: Portal,
    origin: Origin,
    body: Body<BeginRequest>,
) -> Result<Response, Refusal> {
    let app = &state.app;
    let begun = app
        .begin_registration(
            &portal.tenant,
            (origin.text.clone(), portal.language().to_owned()),
            &body.value.captcha,
        )
        .await?;
    let headers = [(SET_COOKIE, draft_key::cookie(&origin, &begun.key)?)];
    Ok((headers, Json(RegistrationDraft::of(&begun.draft))).into_response())
}
