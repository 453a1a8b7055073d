//! Over TLS a request is for the name the certificate was shown for; over plain HTTP it is only told where to go.

use pingora::http::RequestHeader;
use pingora::proxy::Session;

use crate::config::TlsRules;
use crate::listen::wire;
use crate::request::refusal::Refusal;

/// How a request may go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Passage {
    /// As it is.
    Open,
    /// At the same address over TLS.
    Redirect,
}

/// See that the request came by the right door for its host.
///
/// # Errors
/// When the connection is another host's: browsers reuse a connection for every name of its certificate, and each host
/// here is another agency's. Source: RFC 9110 §15.5.20.
pub fn check(session: &Session, host: &str, rules: &TlsRules) -> Result<Passage, Refusal> {
    match wire(session).and_then(|wire| wire.tls()) {
        Some(agreed) if agreed.name == host => Ok(Passage::Open),
        Some(_) => Err(Refusal::Misdirected),
        None if rules.is_on() => Ok(Passage::Redirect),
        None => Ok(Passage::Open),
    }
}

/// Where the request should go instead.
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
