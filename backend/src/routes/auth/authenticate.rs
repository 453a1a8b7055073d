//! Sign-in with e-mail address and password.

use axum::Json;
use axum::extract::State;
use http::HeaderMap;
use jetway_app::identity::{HashError, IdentityError, SignIn, SignInOutcome};
use jetway_problem::ErrorCode;
use serde::Deserialize;
use utoipa::ToSchema;

use super::device_id::{DeviceId, browser};
use super::response::{LoginResponse, MessageError};
use crate::http::{Body, Portal, Refusal};
use crate::state::AppState;

/// Credentials.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct LoginRequest {
    /// E-mail address.
    username: String,
    password: String,
}

/// Sign in. Unknown, disabled and locked users, those of a closed branch, and wrong passwords all get the same response after
/// the same reads and writes. After ten wrong passwords, further attempts are refused for 15 minutes: counted for each browser
/// the user has verified, and together for all others.
#[utoipa::path(post, path = "/api/auth/v1/Authentication/Authenticate", operation_id = "authenticate", tag = "auth",
    params(("device-id" = String, Header, description = "What the browser calls itself")),
    request_body = LoginRequest, responses((status = 200, body = LoginResponse)))]
pub(crate) async fn authenticate(
    State(state): State<AppState>,
    portal: Portal,
    DeviceId(device): DeviceId,
    headers: HeaderMap,
    body: Body<LoginRequest>,
) -> Result<Json<LoginResponse>, Refusal> {
    let LoginRequest { username, password } = body.value;
    let attempt = SignIn {
        voice: portal.voice(),
        tenant: portal.tenant,
        username,
        password,
        device,
        browser: browser(&headers),
        verify_phone: portal.settings.sign_in.verify_phone,
    };
    Ok(Json(match state.app.identity().sign_in(&attempt).await? {
        SignInOutcome::Entered(entry) => LoginResponse::entered(entry),
        SignInOutcome::CodeSent { reference } => LoginResponse::code_sent(reference),
        SignInOutcome::Refused => LoginResponse::refused("login.refused", "The e-mail or password is not correct."),
        SignInOutcome::Paused { minutes } => LoginResponse::error(MessageError::paused(minutes)),
        SignInOutcome::TooManyCodes => LoginResponse::refused(
            "login.tooManyCodes",
            "Too many codes were asked for. Use the last one, or try again in an hour.",
        ),
    }))
}

impl From<IdentityError> for Refusal {
    fn from(error: IdentityError) -> Self {
        match error {
            IdentityError::Database(error) => error.into(),
            IdentityError::Hash(HashError::Busy) => Self::new(ErrorCode::RequestRateLimited),
            IdentityError::Hash(_) | IdentityError::Token(_) | IdentityError::Job => Self::ours(&error),
        }
    }
}
