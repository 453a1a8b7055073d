//! A new password after a proof.

use axum::Json;
use axum::extract::State;
use jetway_app::identity::NewPassword;
use serde::Deserialize;
use utoipa::ToSchema;

use super::device_id::DeviceId;
use super::reset_response::ResetResponse;
use crate::http::{Body, Portal, Refusal};
use crate::state::AppState;

/// Whose password, and the new one.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ChangePasswordRequest {
    /// Mail address.
    username: String,
    /// The new password.
    password: String,
}

/// Set a new password. Only the browser that proved the mailbox, or signed in with a password that must be changed, may; once,
/// within 15 minutes. Every session of the person ends.
#[utoipa::path(post, path = "/api/auth/v1/Authentication/ChangePassword", operation_id = "changePassword", tag = "auth",
    params(("device-id" = String, Header, description = "What the browser calls itself")),
    request_body = ChangePasswordRequest, responses((status = 200, body = ResetResponse)))]
pub(crate) async fn change_password(
    State(state): State<AppState>,
    portal: Portal,
    DeviceId(device): DeviceId,
    body: Body<ChangePasswordRequest>,
) -> Result<Json<ResetResponse>, Refusal> {
    let ChangePasswordRequest { username, password } = body.value;
    let new = NewPassword {
        voice: portal.voice(),
        tenant: portal.tenant,
        username,
        password,
        device,
    };
    let outcome = state.app.identity().set_new_password(&new).await?;
    Ok(Json(ResetResponse::password(outcome)))
}
