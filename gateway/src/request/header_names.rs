//! Names of response headers that more than one module sets or removes.

use http::HeaderName;
use jetway_domain::edge::header;

/// How the response cache answered.
pub const X_CACHE: HeaderName = HeaderName::from_static("x-cache");
/// The request's id.
pub const X_REQUEST_ID: HeaderName = HeaderName::from_static(header::REQUEST_ID);
