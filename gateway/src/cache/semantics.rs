//! HTTP caching rules as pure functions. Source: RFC 9111, RFC 9110 §13 and §14, RFC 5861.

pub mod conditional;
pub mod directives;
pub mod freshness;
pub mod range;

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use http::{HeaderMap, HeaderName};

/// Parses an HTTP date in any of its three formats to Unix seconds; `None` for anything else.
pub fn date(text: &str) -> Option<u64> {
    let time: SystemTime = httpdate::parse_http_date(text).ok()?;
    time.duration_since(UNIX_EPOCH).ok().map(|since| since.as_secs())
}

/// Formats Unix seconds as an HTTP date.
pub fn date_text(seconds: u64) -> String {
    httpdate::fmt_http_date(UNIX_EPOCH + Duration::from_secs(seconds))
}

/// The single line of a header as text; `None` for none, several, or non-text.
pub fn only<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    let mut lines = headers.get_all(name).iter();
    let first = lines.next()?;
    if lines.next().is_some() {
        return None;
    }
    first.to_str().ok().map(str::trim)
}

/// The comma-separated items of all lines of a header.
pub fn items<'a>(headers: &'a HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'a str> {
    headers
        .get_all(name)
        .iter()
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(','))
        .map(str::trim)
        .filter(|item| !item.is_empty())
}
