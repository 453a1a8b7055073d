//! Send a code by SMS, or store a changed number at once.

use axum::Json;
use axum::extract::State;
use jetway_app::identity::{AskPhoneCode, PhoneCodeOutcome};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::phone_number;
use super::response::MessageError;
use crate::http::agent::Unfinished;
use crate::http::{Body, Refusal};
use crate::state::AppState;

/// The phone number.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct SendPhoneCodeRequest {
    /// Such as `+971`.
    e164_code: String,
    /// Without the country code; digits and hyphens.
    phone_number: String,
    /// Whether the number replaces the stored one.
    #[serde(default)]
    change_phone_number: bool,
}

/// The result.
#[derive(Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SendPhoneCodeResponse {
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<MessageError>,
    /// Whether a code was sent by SMS.
    sms_sent: bool,
    /// Send it back with the code.
    #[serde(skip_serializing_if = "Option::is_none")]
    verification_reference: Option<String>,
    /// Whether the number was stored without a code.
    skip: bool,
}

/// Send a code by SMS to the caller's number, or to a new one. A session that waits for the phone's verification only sends codes
/// to the caller's number.
#[utoipa::path(post, path = "/api/auth/v1/PhoneAuth/SendPhoneCode", operation_id = "sendPhoneCode", tag = "auth",
    security(("session" = [])), request_body = SendPhoneCodeRequest, responses((status = 200, body = SendPhoneCodeResponse)))]
pub(crate) async fn send_phone_code(
    State(state): State<AppState>,
    Unfinished(agent): Unfinished,
    body: Body<SendPhoneCodeRequest>,
) -> Result<Json<SendPhoneCodeResponse>, Refusal> {
    let refused = |error| {
        Json(SendPhoneCodeResponse {
            error: Some(error),
            ..SendPhoneCodeResponse::default()
        })
    };
    let number = match phone_number::read(&body.value.e164_code, &body.value.phone_number, agent.signed_in.phone()) {
        Ok(number) => number,
        Err(error) => return Ok(refused(error)),
    };
    let ask = AskPhoneCode {
        voice: agent.portal.voice(),
        number,
        change: body.value.change_phone_number,
        verify: agent.portal.settings.sign_in.verify_phone,
    };
    Ok(
        match state.app.identity().ask_phone_code(&agent.signed_in, &ask).await? {
            PhoneCodeOutcome::Sent { reference } => Json(SendPhoneCodeResponse {
                sms_sent: true,
                verification_reference: Some(reference),
                ..SendPhoneCodeResponse::default()
            }),
            PhoneCodeOutcome::Saved => Json(SendPhoneCodeResponse {
                skip: true,
                ..SendPhoneCodeResponse::default()
            }),
            PhoneCodeOutcome::NotYours => refused(MessageError::new(
                "phone.not_yours",
                "This is not the number of your account.",
            )),
            PhoneCodeOutcome::FinishFirst => refused(MessageError::new(
                "phone.finish_first",
                "Sign in with the number of your account first. If it is wrong, ask the owner of your agency or contact us.",
            )),
            PhoneCodeOutcome::TooManyCodes => refused(MessageError::new(
                "phone.too_many_codes",
                "Too many codes were asked for. Use the last one, or try again in an hour.",
            )),
        },
    )
}
