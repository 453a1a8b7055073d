//! The canary cohort of a browser: a number assigned once, so that the browser stays on the same side of a canary. A
//! first-party cookie holds one of a hundred cohorts; it does not identify a user.

use http::HeaderValue;
use jetway_releases::COHORTS;
use pingora::http::RequestHeader;
use rand::RngExt;

use super::cookie;

/// Browsers accept the `__Host-` prefix only over TLS, only from this host, only with path `/`. Source: RFC 6265bis
/// §4.1.3.2.
const OVER_TLS: &str = "__Host-jw-cohort";
const PLAIN: &str = "jw-cohort";
const A_YEAR: u64 = 365 * 24 * 60 * 60;

/// The cohort in the request's cookie; `None` when absent or invalid.
pub fn of(request: &RequestHeader, tls: bool) -> Option<u8> {
    cookie::find(request, name(tls)).find_map(number)
}

/// Assigns a random cohort.
pub fn deal() -> u8 {
    rand::rng().random_range(0..COHORTS)
}

/// The `Set-Cookie` header that stores the cohort.
pub fn remembered(cohort: u8, tls: bool) -> Option<HeaderValue> {
    cookie::of(name(tls), &cohort.to_string(), A_YEAR, tls)
}

const fn name(tls: bool) -> &'static str {
    if tls { OVER_TLS } else { PLAIN }
}

fn number(value: &str) -> Option<u8> {
    let is_plain = value.len() <= 2 && value.bytes().all(|byte| byte.is_ascii_digit());
    value.parse().ok().filter(|_| is_plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_cohort_that_exists_is_read() {
        for (cookies, expected) in [
            ("jw-cohort=7", Some(7)),
            ("a=b; jw-cohort=99; c=d", Some(99)),
            ("jw-cohort=100", None),
            ("jw-cohort=+7", None),
            ("jw-cohort=", None),
            ("jw-cohort=x; jw-cohort=8", Some(8)),
            ("__Host-jw-cohort=7", None),
        ] {
            let mut request = RequestHeader::build("GET", b"/", None).expect("a request");
            request.insert_header("cookie", cookies).expect("a header");
            assert_eq!(of(&request, false), expected, "{cookies}");
        }
    }
}
