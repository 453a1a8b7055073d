//! The gateway's own cookies.

use http::HeaderValue;
use http::header::COOKIE;
use pingora::http::RequestHeader;

/// All values of the cookie in the request.
pub fn find<'a>(request: &'a RequestHeader, wanted: &'static str) -> impl Iterator<Item = &'a str> {
    let values = request.headers.get_all(COOKIE).iter();
    let pairs = values
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'));
    pairs
        .filter_map(|pair| pair.trim().split_once('='))
        .filter(move |(name, _)| *name == wanted)
        .map(|(_, value)| value)
}

/// A first-party cookie: `HttpOnly`, and `SameSite=Lax` so that it is sent when a user follows a link to the portal.
pub fn of(name: &str, value: &str, seconds: u64, tls: bool) -> Option<HeaderValue> {
    let secure = if tls { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::try_from(text).ok()
}
