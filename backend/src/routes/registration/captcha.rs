//! The captcha.

use axum::Json;
use axum::extract::State;
use jetway_app::registration::Purpose;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::{Params, Portal, Refusal};
use crate::state::AppState;

/// What the captcha protects.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum CaptchaPurpose {
    /// Beginning a draft.
    Begin,
    /// Submitting the application.
    Submit,
}

/// The purpose of the captcha.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct CaptchaQuery {
    purpose: CaptchaPurpose,
}

/// A proof-of-work task: find the number from 0 to `maxNumber` for which the hash of `salt` followed by its digits is
/// `challenge`, and send it back with these fields as base64 of JSON. Source: ALTCHA, protocol version 1.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CaptchaTask {
    /// `SHA-256`.
    algorithm: String,
    /// In hexadecimal.
    challenge: String,
    max_number: u64,
    salt: String,
    signature: String,
}

/// Get a task, valid for 15 minutes and one answer.
#[utoipa::path(get, path = "/api/customer/v1/Registration/GetCaptcha", operation_id = "getCaptcha", tag = "registration",
    params(("purpose" = inline(CaptchaPurpose), Query)), responses((status = 200, body = CaptchaTask)))]
pub(crate) async fn get_captcha(
    State(state): State<AppState>,
    portal: Portal,
    Params(query): Params<CaptchaQuery>,
) -> Result<Json<CaptchaTask>, Refusal> {
    let purpose = match query.purpose {
        CaptchaPurpose::Begin => Purpose::Begin,
        CaptchaPurpose::Submit => Purpose::Submit,
    };
    let task = state.app.captcha_task(&portal.tenant, purpose).await?;
    Ok(Json(CaptchaTask {
        algorithm: task.algorithm,
        challenge: task.challenge,
        max_number: task.max_number,
        salt: task.salt,
        signature: task.signature,
    }))
}
