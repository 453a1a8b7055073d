//! Pages requested by another site are sent uncompressed.
//!
//! The length of a compressed page depends on repetitions in it. Another site that makes a browser request a page
//! repeatedly, together with an eavesdropper who sees the lengths, could guess its content (BREACH). Our pages never
//! contain request data beside a secret, so this is a second line of defence, at no cost to direct visitors.

use http::Uri;
use http::header::REFERER;
use jetway_tenancy::canonical_host;
use pingora::http::RequestHeader;

/// Whether another site caused the request without visible navigation.
pub fn is_provoked(request: &RequestHeader, host: &str) -> bool {
    let text = |name: &str| request.headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text("sec-fetch-site") {
        return site == "cross-site" && text("sec-fetch-dest") != Some("document");
    }
    // Browsers without fetch metadata send a Referer.
    let from = text(REFERER.as_str()).and_then(|referer| referer.parse::<Uri>().ok());
    from.is_some_and(|from| from.host().and_then(|from| canonical_host(from).ok()).as_deref() != Some(host))
}
