//! Responses that are the same for everyone at a tenant, which the gateway caches.

use axum::Json;
use axum::response::{IntoResponse, Response};
use http::HeaderName;
use http::header::CACHE_CONTROL;
use serde::Serialize;

/// Tags by which cached responses are purged. The gateway removes the header.
const TAGS: HeaderName = HeaderName::from_static("surrogate-key");
/// Cache control for the gateway only. Source: RFC 9213.
const FOR_THE_GATEWAY: HeaderName = HeaderName::from_static("cdn-cache-control");

/// A value with its purge tag. The gateway's settings decide how long it is cached; browsers revalidate every time.
pub(crate) struct Public<T>(pub(crate) &'static str, pub(crate) T);

impl<T: Serialize> IntoResponse for Public<T> {
    fn into_response(self) -> Response {
        let headers = [(TAGS, self.0), (CACHE_CONTROL, "no-cache"), (FOR_THE_GATEWAY, "public")];
        (headers, Json(self.1)).into_response()
    }
}
