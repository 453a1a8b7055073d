//! Answers that are the same for everyone of a tenant, which the gateway keeps.

use axum::Json;
use axum::response::{IntoResponse, Response};
use http::HeaderName;
use http::header::CACHE_CONTROL;
use serde::Serialize;

/// Names by which operators have kept answers forgotten. The gateway takes it away.
const TAGS: HeaderName = HeaderName::from_static("surrogate-key");
/// For the gateway alone. Source: RFC 9213.
const FOR_THE_GATEWAY: HeaderName = HeaderName::from_static("cdn-cache-control");

/// A value with the tag it is purged by. How long it is kept is the gateway's setting; browsers ask each time, and mostly
/// hear that nothing changed.
pub(crate) struct Public<T>(pub(crate) &'static str, pub(crate) T);

impl<T: Serialize> IntoResponse for Public<T> {
    fn into_response(self) -> Response {
        let headers = [(TAGS, self.0), (CACHE_CONTROL, "no-cache"), (FOR_THE_GATEWAY, "public")];
        (headers, Json(self.1)).into_response()
    }
}
