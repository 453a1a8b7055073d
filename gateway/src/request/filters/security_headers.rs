//! The security headers of responses.

use http::header::{
    CONTENT_SECURITY_POLICY, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use http::{HeaderMap, HeaderName, HeaderValue};

const fn fixed(text: &'static str) -> HeaderValue {
    HeaderValue::from_static(text)
}

static NOSNIFF: HeaderValue = fixed("nosniff");
static REFERRER: HeaderValue = fixed("strict-origin-when-cross-origin");
static PERMISSIONS: HeaderValue =
    fixed("camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()");
static SAME_ORIGIN: HeaderValue = fixed("same-origin");
static DENY: HeaderValue = fixed("DENY");
static HSTS: HeaderValue = fixed("max-age=31536000; includeSubDomains");
/// An SVG opened directly is a document: it may apply styles, nothing else.
static INERT: HeaderValue =
    fixed("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; sandbox");

/// The payment simulator's page: forms that post to this host, and inline styles.
static HOSTED: HeaderValue =
    fixed("default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'");

const PERMISSIONS_POLICY: HeaderName = HeaderName::from_static("permissions-policy");
const OPENER_POLICY: HeaderName = HeaderName::from_static("cross-origin-opener-policy");
const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

/// Which security headers a response gets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Policy {
    /// The shell document, with the policy that contains its nonce.
    Document(HeaderValue),
    /// A page of the gateway's own without scripts; its style needs this nonce.
    Notice(String),
    /// The page of the payment simulator.
    Hosted,
    /// A file or an API response: nothing in it may execute.
    Inert,
}

impl Policy {
    fn content_security_policy(&self) -> HeaderValue {
        match self {
            Self::Document(policy) => policy.clone(),
            Self::Notice(nonce) => notice(nonce),
            Self::Hosted => HOSTED.clone(),
            Self::Inert => INERT.clone(),
        }
    }
}

fn notice(nonce: &str) -> HeaderValue {
    let text = format!(
        "default-src 'none'; style-src 'nonce-{nonce}'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'; \
         form-action 'none'"
    );
    // A generated nonce is always valid here; if it were not, the strictest policy is the safe fallback.
    HeaderValue::try_from(text).unwrap_or_else(|_| INERT.clone())
}

/// Sets the headers, replacing those of the backend.
pub fn apply(headers: &mut HeaderMap, policy: &Policy, tls: bool) {
    headers.insert(CONTENT_SECURITY_POLICY, policy.content_security_policy());
    headers.insert(X_CONTENT_TYPE_OPTIONS, NOSNIFF.clone());
    headers.insert(REFERRER_POLICY, REFERRER.clone());
    headers.insert(PERMISSIONS_POLICY, PERMISSIONS.clone());
    headers.insert(OPENER_POLICY, SAME_ORIGIN.clone());
    headers.insert(RESOURCE_POLICY, SAME_ORIGIN.clone());
    headers.insert(X_FRAME_OPTIONS, DENY.clone());
    if tls {
        headers.insert(STRICT_TRANSPORT_SECURITY, HSTS.clone());
    }
}
