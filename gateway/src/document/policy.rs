//! What a document may load and run.

use http::HeaderValue;

/// Scripts and styles by nonce, the two inline elements that never change by hash, and no text where the browser
/// expects script or markup.
///
/// `origin` is the browser's own machine, when an override points there: for that browser alone, one port, one module.
pub fn header(nonce: &str, script_hash: &str, style_hash: &str, origin: Option<&str>) -> HeaderValue {
    let (origin, socket) = match origin {
        Some(origin) => (format!(" {origin}"), format!(" {}", origin.replacen("http", "ws", 1))),
        None => Default::default(),
    };
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
        "; manifest-src 'self'; \
         frame-ancestors 'none'; base-uri 'none'; form-action 'self'; \
         require-trusted-types-for 'script'; trusted-types jetway default 'allow-duplicates'",
    ];
    // All of it is of our making and fits; were it not, a page that runs nothing is the safe mistake.
    HeaderValue::try_from(parts.concat()).unwrap_or_else(|_| HeaderValue::from_static("default-src 'none'"))
}
