//! The browser: its device id, and what it calls itself.

use axum::extract::FromRequestParts;
use http::HeaderMap;
use http::header::USER_AGENT;
use http::request::Parts;

use crate::http::Refusal;
use crate::state::AppState;

/// The `device-id` header.
pub(crate) struct DeviceId(pub(crate) String);

/// The `User-Agent` header; empty where it is absent or no text.
pub(crate) fn browser(headers: &HeaderMap) -> String {
    let name = headers.get(USER_AGENT).and_then(|value| value.to_str().ok());
    name.unwrap_or_default().to_owned()
}

impl FromRequestParts<AppState> for DeviceId {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &AppState) -> Result<Self, Refusal> {
        let value = parts.headers.get("device-id").and_then(|value| value.to_str().ok());
        let value = value.filter(|text| (8..=128).contains(&text.len()));
        value
            .map(|text| Self(text.to_owned()))
            .ok_or_else(|| Refusal::unusable("Send a device-id header of 8 to 128 characters."))
    }
}
