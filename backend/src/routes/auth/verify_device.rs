//! Verify the code e-mailed for a new browser.

use axum::Json;
use axum::extract::State;
use http::HeaderMap;
use jetway_app::identity::{VerifyDevice, VerifyOutcome};
use serde::Deserialize;
use utoipa::ToSchema;

use super::device_id::{DeviceId, browser};
use super::response::{LoginResponse, MessageError};
use crate::http::{Body, Portal, Refusal};
use crate::state::AppState;

/// The code and the request it belongs to.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct VerifyDeviceRequest {
    pub(super) username: String,
    /// `verificationReference` of the call that sent the code.
    pub(super) reference: String,
    /// Six digits.
    pub(super) verification_code: String,
}

/// Verify a browser. A code allows five attempts. After five wrong codes, further ones are refused for 15 minutes, and for longer
/// after each further wrong code; the user is notified by e-mail.
#[utoipa::path(post, path = "/api/auth/v1/Authentication/VerifyDevice", operation_id = "verifyDevice", tag = "auth",
    params(("device-id" = String, Header, description = "What the browser calls itself")),
    request_body = VerifyDeviceRequest, responses((status = 200, body = LoginResponse)))]
pub(crate) async fn verify_device(
    State(state): State<AppState>,
    portal: Portal,
    DeviceId(device): DeviceId,
    headers: HeaderMap,
    body: Body<VerifyDeviceRequest>,
) -> Result<Json<LoginResponse>, Refusal> {
    let VerifyDeviceRequest {
        username,
        reference,
        verification_code: code,
    } = body.value;
    let attempt = VerifyDevice {
        tenant: portal.tenant,
        username,
        reference,
        code,
        device,
        browser: browser(&headers),
        verify_phone: portal.settings.sign_in.verify_phone,
    };
    Ok(Json(match state.app.identity().verify_device(&attempt).await? {
        VerifyOutcome::Entered(entry) => LoginResponse::entered(entry),
        VerifyOutcome::Wrong { attempts_left } => LoginResponse::error(MessageError::wrong_code(attempts_left)),
        VerifyOutcome::Paused { minutes } => LoginResponse::error(MessageError::paused(minutes)),
        VerifyOutcome::Dead => LoginResponse::error(MessageError::dead_code("Sign in again to get a new one.")),
    }))
}
