//! Change the password of a signed-in user.

use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;

use super::reset_response::ResetResponse;
use crate::http::{Agent, Body, Refusal};
use crate::state::AppState;

/// The current and the new password.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct UpdatePasswordRequest {
    current_password: String,
    new_password: String,
}

/// Change the caller's password and end their other sessions. The tenth wrong current password in a row ends this session as well
/// and is refused, like further ones in this browser, for 15 minutes.
#[utoipa::path(post, path = "/api/customer/v1/User/updatepassword", operation_id = "updatePassword", tag = "customer",
    security(("session" = [])), request_body = UpdatePasswordRequest, responses((status = 200, body = ResetResponse)))]
pub(crate) async fn update_password(
    State(state): State<AppState>,
    agent: Agent,
    body: Body<UpdatePasswordRequest>,
) -> Result<Json<ResetResponse>, Refusal> {
    let voice = agent.portal.voice();
    let UpdatePasswordRequest {
        current_password,
        new_password,
    } = body.value;
    let outcome = state
        .app
        .identity()
        .update_password(&agent.signed_in, &voice, &current_password, &new_password)
        .await?;
    Ok(Json(ResetResponse::password(outcome)))
}
