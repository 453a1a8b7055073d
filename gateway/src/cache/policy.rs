//! Which calls may be kept, and for how long.

use std::time::Duration;

use http::Method;
use http::header::{CACHE_CONTROL, SET_COOKIE, VARY};
use pingora::http::ResponseHeader;

use crate::config::CacheRules;

/// Calls whose answer depends on the tenant and the query alone.
const BANNERS: [&str; 4] = [
    "/api/utility/v1/Banner/GetHomePageBanner",
    "/api/utility/v1/Banner/GetSearchPadBanner",
    "/api/utility/v1/Banner/GetTopSearchPadBanner",
    "/api/utility/v1/Banner/GetBankDetailsBanner",
];
const REFERENCE: [&str; 2] = [
    "/api/utility/v1/Country/GetAllCountries",
    "/api/utility/v1/Airline/GetAirlineOptions",
];
/// Longer queries are answered by the backend: nobody asks them twice.
const LONGEST_QUERY: usize = 256;

/// How long an answer stays fresh; `None` when the call is never kept.
pub fn life(rules: &CacheRules, method: &Method, path: &str, query: &str) -> Option<Duration> {
    if *method != Method::GET || query.len() > LONGEST_QUERY {
        return None;
    }
    if BANNERS.contains(&path) {
        Some(Duration::from_secs(rules.banner_seconds))
    } else if REFERENCE.contains(&path) {
        Some(Duration::from_secs(rules.reference_seconds))
    } else {
        None
    }
}

/// Whether this answer may be kept: whole, not personal, the same for everyone who asks.
pub fn storable(response: &ResponseHeader) -> bool {
    let forbids = |directive: &str| {
        let values = response.headers.get_all(CACHE_CONTROL);
        values.iter().any(|value| {
            value
                .to_str()
                .unwrap_or("no-store")
                .to_ascii_lowercase()
                .contains(directive)
        })
    };
    let varies = response
        .headers
        .get_all(VARY)
        .iter()
        .any(|value| !value.as_bytes().eq_ignore_ascii_case(b"accept-encoding"));
    response.status == http::StatusCode::OK
        && !response.headers.contains_key(SET_COOKIE)
        && !response.headers.contains_key("content-encoding")
        && !varies
        && !forbids("no-store")
        && !forbids("private")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn response(status: u16, headers: &[(&'static str, &'static str)]) -> ResponseHeader {
        let mut response = ResponseHeader::build(status, None).expect("a response");
        for (name, value) in headers {
            response.append_header(*name, *value).expect("a header");
        }
        response
    }

    #[test]
    fn only_listed_reads_are_kept() {
        let rules = CacheRules {
            bytes: 1,
            banner_seconds: 60,
            reference_seconds: 60,
        };
        let life = |method, path, query| life(&rules, method, path, query);
        assert!(life(&Method::GET, "/api/utility/v1/Banner/GetHomePageBanner", "").is_some());
        assert!(life(&Method::POST, "/api/utility/v1/Banner/GetHomePageBanner", "").is_none());
        assert!(life(&Method::GET, "/api/customer/v1/MyBooking/GetBookings/x.css", "").is_none());
        assert!(
            life(
                &Method::GET,
                "/api/utility/v1/Country/GetAllCountries",
                &"a".repeat(300)
            )
            .is_none()
        );
    }

    #[test]
    fn errors_cookies_and_personal_answers_are_not() {
        assert!(storable(&response(200, &[("content-type", "application/json")])));
        assert!(!storable(&response(500, &[])));
        assert!(!storable(&response(404, &[])));
        assert!(!storable(&response(200, &[("set-cookie", "a=b")])));
        assert!(!storable(&response(200, &[("cache-control", "max-age=3, Private")])));
        assert!(!storable(&response(200, &[("vary", "authorization")])));
    }
}
