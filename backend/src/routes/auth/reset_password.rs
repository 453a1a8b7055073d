//! Request an e-mailed code, for a password reset or again for a new browser.

use axum::Json;
use axum::extract::State;
use jetway_app::identity::AskCode;
use serde::Deserialize;
use utoipa::ToSchema;

use super::device_id::DeviceId;
use super::reset_response::ResetResponse;
use crate::http::{Body, Portal, Refusal};
use crate::state::AppState;

/// Who requests a code, and for what.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ResetPasswordRequest {
    /// E-mail address.
    username: String,
    /// `true` to resend the code for this browser after a correct password; `false` for a password reset.
    #[serde(default)]
    device_check: bool,
}

/// Send a code by e-mail. Known and unknown addresses get the same response after the same work.
#[utoipa::path(post, path = "/api/auth/v1/Authentication/ResetPassword", operation_id = "resetPassword", tag = "auth",
    params(("device-id" = String, Header, description = "What the browser calls itself")),
    request_body = ResetPasswordRequest, responses((status = 200, body = ResetResponse)))]
pub(crate) async fn reset_password(
    State(state): State<AppState>,
    portal: Portal,
    DeviceId(device): DeviceId,
    body: Body<ResetPasswordRequest>,
) -> Result<Json<ResetResponse>, Refusal> {
    let ask = AskCode {
        voice: portal.voice(),
        tenant: portal.tenant,
        username: body.value.username,
        device,
        for_device: body.value.device_check,
    };
    let reference = state.app.identity().ask_code(&ask).await?;
    Ok(Json(ResetResponse::mail_sent(reference)))
}
