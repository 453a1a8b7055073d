//! Verifying the applicant's e-mail address and phone.

use axum::Json;
use axum::extract::State;
use jetway_app::registration::{ApplicantAddress, CodeAsked, CodeGuessed};
use jetway_problem::{ErrorCode, Problem};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::draft_key::DraftKey;
use super::site_of;
use crate::http::{Body, Portal, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;

/// How a code is sent.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum CodeChannel {
    /// E-mail.
    Mail,
    /// SMS.
    Sms,
}

/// Where to send a code.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct SendCodeRequest {
    channel: CodeChannel,
    /// An e-mail address, or a phone number in E.164.
    address: String,
}

/// The code was sent.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SendCodeResponse {
    /// Send it back with the code.
    verification_reference: String,
}

/// A code to verify.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct VerifyApplicantRequest {
    channel: CodeChannel,
    /// The address the code was sent to.
    address: String,
    /// `verificationReference` of `SendCode`.
    reference: String,
    /// Six digits.
    verification_code: String,
}

/// Whether the address was verified.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VerifyApplicantResponse {
    verified: bool,
}

/// Send a code, at most one per minute and five per hour. If the address already has an account, only the e-mail says so.
#[utoipa::path(post, path = "/api/customer/v1/Registration/SendCode", operation_id = "sendApplicantCode",
    tag = "registration", request_body = SendCodeRequest, responses((status = 200, body = SendCodeResponse)))]
pub(crate) async fn send_applicant_code(
    State(state): State<AppState>,
    portal: Portal,
    DraftKey(key): DraftKey,
    body: Body<SendCodeRequest>,
) -> Result<Json<SendCodeResponse>, Refusal> {
    let to = address(body.value.channel, &body.value.address)?;
    match state.app.ask_application_code(&site_of(&portal), &key, &to).await? {
        CodeAsked::Sent { reference } => Ok(Json(SendCodeResponse {
            verification_reference: reference,
        })),
        CodeAsked::TooSoon { seconds } => Err(Problem::new(ErrorCode::RegistrationCodeTooSoon)
            .detail(format!("Another code can be sent in {seconds} seconds."))
            .param("seconds", seconds)
            .into()),
        CodeAsked::TooMany => Err(Refusal::new(ErrorCode::RegistrationTooManyCodes)),
        CodeAsked::Paused { minutes } => Err(paused(minutes)),
    }
}

/// Verify the address with the code sent to it. A code allows five attempts. After five wrong codes for an address, further
/// ones are refused for 15 minutes, and for longer after each further wrong code.
#[utoipa::path(post, path = "/api/customer/v1/Registration/VerifyCode", operation_id = "verifyApplicantCode",
    tag = "registration", request_body = VerifyApplicantRequest,
    responses((status = 200, body = VerifyApplicantResponse)))]
pub(crate) async fn verify_applicant_code(
    State(state): State<AppState>,
    portal: Portal,
    DraftKey(key): DraftKey,
    body: Body<VerifyApplicantRequest>,
) -> Result<Json<VerifyApplicantResponse>, Refusal> {
    let sent = body.value;
    let to = address(sent.channel, &sent.address)?;
    let (app, site) = (&state.app, site_of(&portal));
    let guessed = app
        .verify_application_code(&site, &key, &to, &sent.reference, &sent.verification_code)
        .await?;
    match guessed {
        CodeGuessed::Verified => Ok(Json(VerifyApplicantResponse { verified: true })),
        CodeGuessed::Wrong { attempts_left } => Err(Problem::new(ErrorCode::RegistrationCodeWrong)
            .detail(format!("This is not the code. Guesses left: {attempts_left}."))
            .param("attemptsLeft", attempts_left)
            .into()),
        CodeGuessed::Dead => Err(Refusal::new(ErrorCode::RegistrationCodeDead)),
        CodeGuessed::Paused { minutes } => Err(paused(minutes)),
    }
}

/// No code of the address is evaluated for so many minutes.
fn paused(minutes: i64) -> Refusal {
    // Never in the singular: the wait is rounded up.
    let minutes = minutes.max(2);
    Problem::new(ErrorCode::RegistrationTooManyGuesses)
        .detail(format!("Codes are accepted again in {minutes} minutes."))
        .param("minutes", minutes)
        .into()
}

fn address(channel: CodeChannel, text: &str) -> Result<ApplicantAddress, Refusal> {
    let (read, code, sentence) = match channel {
        CodeChannel::Mail => (
            ApplicantAddress::mail(text),
            "email.invalid",
            "Please enter valid email id",
        ),
        CodeChannel::Sms => (
            ApplicantAddress::phone(text),
            "phone.invalid",
            "Please enter valid Phonenumber",
        ),
    };
    read.ok_or_else(|| Refusal::fields(vec![BadField::new("/address", code, sentence)]))
}
