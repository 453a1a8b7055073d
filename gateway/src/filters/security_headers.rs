//! What a browser may do with a response.

use pingora::http::ResponseHeader;

const PERMISSIONS: &str = "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()";
const HSTS: &str = "max-age=31536000; includeSubDomains";

/// The kind of response.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Policy {
    /// The shell document; scripts and styles need this nonce.
    Document(String),
    /// A page of ours that runs nothing and may style itself.
    Notice,
    /// A file or a call: nothing in it may run.
    Inert,
}

impl Policy {
    fn content_security_policy(&self) -> String {
        match self {
            Self::Document(nonce) => format!(
                "default-src 'none'; script-src 'nonce-{nonce}' 'strict-dynamic' 'self'; style-src 'nonce-{nonce}'; \
                 img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
                 frame-ancestors 'none'; base-uri 'none'; form-action 'self'; \
                 require-trusted-types-for 'script'; trusted-types jetway default 'allow-duplicates'"
            ),
            Self::Notice => {
                "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'".to_owned()
            }
            // An SVG opened by itself is a document: it may style itself, and nothing more.
            Self::Inert => {
                "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; sandbox"
                    .to_owned()
            }
        }
    }
}

/// Set them, over whatever the backend said.
///
/// # Errors
/// Never for the values we set.
pub fn apply(response: &mut ResponseHeader, policy: &Policy, tls: bool) -> pingora::Result<()> {
    response.insert_header("content-security-policy", policy.content_security_policy())?;
    response.insert_header("x-content-type-options", "nosniff")?;
    response.insert_header("referrer-policy", "strict-origin-when-cross-origin")?;
    response.insert_header("permissions-policy", PERMISSIONS)?;
    response.insert_header("cross-origin-opener-policy", "same-origin")?;
    response.insert_header("cross-origin-resource-policy", "same-origin")?;
    response.insert_header("x-frame-options", "DENY")?;
    if tls {
        response.insert_header("strict-transport-security", HSTS)?;
    }
    Ok(())
}
