//! Names of response headers that several modules set or remove.

use http::HeaderName;
use jetway_domain::edge::header;

/// The result of the cache lookup.
pub const X_CACHE: HeaderName = HeaderName::from_static("x-cache");
/// The request's id.
pub const X_REQUEST_ID: HeaderName = HeaderName::from_static(header::REQUEST_ID);
