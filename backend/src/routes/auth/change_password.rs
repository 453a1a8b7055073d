//! Set a new password after verification.

use axum::Json;
use axum::extract::State;
use jetway_app::identity::NewPassword;
use serde::Deserialize;
use utoipa::ToSchema;

use super::device_id::DeviceId;
use super::reset_response::ResetResponse;
use crate::http::{Body, Portal, Refusal};
use crate::state::AppState;

/// The user and the new password.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ChangePasswordRequest {
    /// E-mail address.
    username: String,
    password: String,
}

/// Set a new password. Only the browser that verified the code, or signed in with a password that must be changed, may do so,
/// once and within 15 minutes. All sessions of the user end.
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
