//! The draft key, in an HttpOnly cookie.

use axum::extract::FromRequestParts;
use http::HeaderValue;
use http::request::Parts;
use jetway_app::registration::DRAFT_LIFE;
use jetway_problem::ErrorCode;

use crate::http::cookie::find;
use crate::http::{Origin, Refusal};
use crate::state::AppState;

const NAME: &str = "application";
const PATH: &str = "/api/customer/v1/Registration/";

/// The browser's draft key, if it has one.
pub(crate) struct MaybeKey(pub(crate) Option<String>);

/// The browser's draft key; `registration.no_draft` without one.
pub(crate) struct DraftKey(pub(crate) String);

impl FromRequestParts<AppState> for MaybeKey {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &AppState) -> Result<Self, Refusal> {
        let key = find(&parts.headers, NAME)
            .filter(|key| key.len() == 64 && key.bytes().all(|byte| byte.is_ascii_hexdigit()));
        Ok(Self(key.map(str::to_owned)))
    }
}

impl FromRequestParts<AppState> for DraftKey {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Refusal> {
        let MaybeKey(key) = MaybeKey::from_request_parts(parts, state).await?;
        key.map(Self)
            .ok_or_else(|| Refusal::new(ErrorCode::RegistrationNoDraft))
    }
}

/// A cookie with the key, sent to the registration calls only.
pub(super) fn cookie(origin: &Origin, key: &str) -> Result<HeaderValue, Refusal> {
    cookie_for(origin, key, DRAFT_LIFE.num_seconds())
}

/// A cookie that removes the key.
pub(super) fn no_cookie(origin: &Origin) -> Result<HeaderValue, Refusal> {
    cookie_for(origin, "", 0)
}

fn cookie_for(origin: &Origin, key: &str, seconds: i64) -> Result<HeaderValue, Refusal> {
    let secure = if origin.is_https { "; Secure" } else { "" };
    let text = format!("{NAME}={key}; Path={PATH}; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}");
    HeaderValue::try_from(text).map_err(|error| Refusal::ours(&error))
}
