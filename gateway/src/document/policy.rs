//! The Content-Security-Policy of a document.

use http::HeaderValue;

/// Origins a page uses besides its own host.
pub struct Elsewhere<'a> {
    /// The developer's machine, when an override points there: for that browser only, one port, one module.
    pub workshop: Option<&'a str>,
    /// Origin of a tenant's analytics endpoint.
    pub measured_at: Option<&'a str>,
}

/// Scripts and styles by nonce, the two constant inline elements by hash, and Trusted Types for script and markup.
pub fn header(nonce: &str, script_hash: &str, style_hash: &str, elsewhere: Elsewhere<'_>) -> HeaderValue {
    let (origin, socket) = match elsewhere.workshop {
        Some(origin) => (format!(" {origin}"), format!(" {}", origin.replacen("http", "ws", 1))),
        None => Default::default(),
    };
    let measured_at = elsewhere.measured_at.map(|origin| format!(" {origin}"));
    let parts = [
        "default-src 'none'; script-src 'nonce-",
        nonce,
        "' 'strict-dynamic' 'self' ",
        script_hash,
        &origin,
        "; style-src 'nonce-",
        nonce,
        "' ",
        style_hash,
        "; img-src 'self' data: blob:",
        &origin,
        "; font-src 'self'",
        &origin,
        "; connect-src 'self'",
        &origin,
        &socket,
        measured_at.as_deref().unwrap_or_default(),
        "; manifest-src 'self'; \
         frame-ancestors 'none'; base-uri 'none'; form-action 'self'; \
         require-trusted-types-for 'script'; trusted-types portal default 'allow-duplicates'",
    ];
    // All parts are valid header text; otherwise a page that runs nothing is the safe fallback.
    HeaderValue::try_from(parts.concat()).unwrap_or_else(|_| HeaderValue::from_static("default-src 'none'"))
}
