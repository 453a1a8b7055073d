//! Verify the e-mailed code of a password reset.

use axum::Json;
use axum::extract::State;
use jetway_app::identity::{ResetGuess, ResetOutcome};

use super::device_id::DeviceId;
use super::reset_response::ResetResponse;
use super::response::MessageError;
use super::verify_device::VerifyDeviceRequest;
use crate::http::{Body, Portal, Refusal};
use crate::state::AppState;

/// Verify the code. The same browser may then set a new password once. After five wrong codes for an address, further ones are
/// refused for 15 minutes, and for longer after each further wrong code; the user is notified by e-mail. Addresses without an
/// account get the same responses.
#[utoipa::path(post, path = "/api/auth/v1/Authentication/VerifyCode", operation_id = "verifyCode", tag = "auth",
    params(("device-id" = String, Header, description = "What the browser calls itself")),
    request_body = VerifyDeviceRequest, responses((status = 200, body = ResetResponse)))]
pub(crate) async fn verify_code(
    State(state): State<AppState>,
    portal: Portal,
    DeviceId(device): DeviceId,
    body: Body<VerifyDeviceRequest>,
) -> Result<Json<ResetResponse>, Refusal> {
    let VerifyDeviceRequest {
        username,
        reference,
        verification_code: code,
    } = body.value;
    let guess = ResetGuess {
        tenant: portal.tenant,
        username,
        reference,
        code,
        device,
    };
    Ok(Json(match state.app.identity().verify_reset(&guess).await? {
        ResetOutcome::Verified => ResetResponse::verified(),
        ResetOutcome::Wrong { attempts_left } => ResetResponse::error(MessageError::refused_code(attempts_left)),
        ResetOutcome::Paused { minutes } => ResetResponse::error(MessageError::paused(minutes)),
    }))
}
