//! Pages another site makes a visitor's browser ask for: they travel as they are.
//!
//! A compressed page is shorter the more its parts resemble each other. Another site that lets a browser ask for one over
//! and over, and someone who reads the lengths on the way, guess from that what is in it (BREACH). No page of ours repeats
//! what was asked beside a secret, so this is a second wall; it costs nobody who comes by a link or an address.

use http::Uri;
use http::header::REFERER;
use jetway_tenancy::canonical_host;
use pingora::http::RequestHeader;

/// Whether the request comes from another site and is no visit a person sees.
pub fn is_provoked(request: &RequestHeader, host: &str) -> bool {
    let text = |name: &str| request.headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text("sec-fetch-site") {
        return site == "cross-site" && text("sec-fetch-dest") != Some("document");
    }
    // Browsers that do not say so themselves say where they come from.
    let from = text(REFERER.as_str()).and_then(|referer| referer.parse::<Uri>().ok());
    from.is_some_and(|from| from.host().and_then(|from| canonical_host(from).ok()).as_deref() != Some(host))
}
