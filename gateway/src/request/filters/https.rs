//! Over TLS, a request must be for the host the certificate was chosen for; over plain HTTP it is redirected to HTTPS.

use pingora::http::RequestHeader;
use pingora::proxy::Session;

use crate::config::TlsRules;
use crate::listen::wire;
use crate::request::refusal::Refusal;

/// How to go on with a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Passage {
    /// Serve it.
    Open,
    /// Redirect to the same address over TLS.
    Redirect,
}

/// Checks the request's connection against its host.
///
/// # Errors
/// `Refusal::Misdirected` when the connection was made for another host: browsers reuse a connection for all names of
/// its certificate, and each host here belongs to another agency. Source: RFC 9110 §15.5.20.
pub fn check(session: &Session, host: &str, rules: &TlsRules) -> Result<Passage, Refusal> {
    match wire(session).and_then(|wire| wire.tls()) {
        Some(agreed) if agreed.name == host => Ok(Passage::Open),
        Some(_) => Err(Refusal::Misdirected),
        None if rules.is_on() => Ok(Passage::Redirect),
        None => Ok(Passage::Open),
    }
}

/// Where to redirect the request.
pub fn location(request: &RequestHeader, host: &str, rules: &TlsRules) -> String {
    let target = request
        .uri
        .path_and_query()
        .map_or("/", http::uri::PathAndQuery::as_str);
    match rules.public_port {
        443 => format!("https://{host}{target}"),
        port => format!("https://{host}:{port}{target}"),
    }
}
