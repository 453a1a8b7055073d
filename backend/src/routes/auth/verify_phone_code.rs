//! Verify a code sent by SMS.

use axum::Json;
use axum::extract::State;
use jetway_app::identity::PhoneOutcome;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::phone_number;
use super::response::MessageError;
use crate::http::agent::Unfinished;
use crate::http::{Body, Refusal};
use crate::state::AppState;

/// The code, the phone number and the user it belongs to.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct VerifyPhoneCodeRequest {
    /// `verificationReference` of `SendPhoneCode`.
    reference: String,
    /// The caller's e-mail address.
    username: String,
    /// Six digits.
    verification_code: String,
    /// Such as `+971`.
    e164_code: String,
    /// Without the country code.
    phone_number: String,
}

/// Whether the number was verified.
#[derive(Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VerifyPhoneCodeResponse {
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<MessageError>,
    verified: bool,
}

/// Verify the number. It is stored for the caller and completes a sign-in that waited for it. A code allows five
/// attempts. After five wrong codes, further ones are refused for 15 minutes, and for longer after each further wrong code.
#[utoipa::path(post, path = "/api/auth/v1/PhoneAuth/VerifyPhoneCode", operation_id = "verifyPhoneCode", tag = "auth",
    security(("session" = [])), request_body = VerifyPhoneCodeRequest, responses((status = 200, body = VerifyPhoneCodeResponse)))]
pub(crate) async fn verify_phone_code(
    State(state): State<AppState>,
    Unfinished(agent): Unfinished,
    body: Body<VerifyPhoneCodeRequest>,
) -> Result<Json<VerifyPhoneCodeResponse>, Refusal> {
    let VerifyPhoneCodeRequest {
        reference,
        username,
        verification_code: code,
        e164_code,
        phone_number,
    } = body.value;
    let refused = |error| {
        Ok(Json(VerifyPhoneCodeResponse {
            error: Some(error),
            verified: false,
        }))
    };
    let dead = || MessageError::dead_code("Ask for a new one.");
    if !username.trim().eq_ignore_ascii_case(agent.signed_in.email()) {
        return refused(dead());
    }
    let number = match phone_number::read(&e164_code, &phone_number, agent.signed_in.phone()) {
        Ok(number) => number,
        Err(error) => return refused(error),
    };
    let identity = state.app.identity();
    match identity
        .verify_phone(&agent.signed_in, &number, &reference, &code)
        .await?
    {
        PhoneOutcome::Verified => Ok(Json(VerifyPhoneCodeResponse {
            error: None,
            verified: true,
        })),
        PhoneOutcome::Wrong { attempts_left } => refused(MessageError::wrong_code(attempts_left)),
        PhoneOutcome::Paused { minutes } => refused(MessageError::paused(minutes)),
        PhoneOutcome::Dead => refused(dead()),
    }
}
