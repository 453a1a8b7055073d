//! Whether a response may be stored, how long it is fresh, and how old it is. Source: RFC 9111 §3, §4.2.

use std::time::Duration;

use http::header::{AGE, CACHE_CONTROL, CONTENT_LENGTH, DATE, EXPIRES, SET_COOKIE, TRANSFER_ENCODING, VARY};
use http::{HeaderMap, HeaderName, StatusCode};

use super::directives::Directives;
use super::{date, items, only};

/// Targeted headers for gateway caches, in order of precedence. Source: RFC 9213; Edge Architecture Specification 1.0.
pub static TARGETED: [HeaderName; 2] = [
    HeaderName::from_static("cdn-cache-control"),
    HeaderName::from_static("surrogate-control"),
];
const LONGEST_AGE: u64 = 1 << 31;

/// How long and how a stored response may be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Terms {
    /// Freshness lifetime.
    pub life: Duration,
    /// Additional time in which it may be served while it is revalidated.
    pub while_revalidating: Duration,
    /// Additional time in which it may replace a failed response.
    pub if_error: Duration,
    /// Never served without revalidation.
    pub always_validate: bool,
}

impl Terms {
    /// Served once, then only after revalidation.
    pub const NEVER: Self = Self {
        life: Duration::ZERO,
        while_revalidating: Duration::ZERO,
        if_error: Duration::ZERO,
        always_validate: true,
    };
}

/// Defaults for responses without their own values.
#[derive(Debug, Clone, Copy)]
pub struct Usual {
    /// Freshness lifetime.
    pub life: Duration,
    /// Stale-while-revalidate time.
    pub while_revalidating: Duration,
    /// Stale-if-error time.
    pub if_error: Duration,
    /// Maximum lifetime of 404 responses.
    pub negative: Duration,
}

/// Computes the terms of a response; `None` when it may not be stored. `now` is in Unix seconds.
pub fn terms(status: StatusCode, headers: &HeaderMap, usual: &Usual, now: u64) -> Option<Terms> {
    let says = directives(headers);
    // "must-understand" overrides "no-store" for a status with known caching rules, as all stored ones have.
    let no_store = says.no_store && !says.must_understand;
    let varies_by_everything = items(headers, &VARY).any(|name| name == "*");
    let is_whole = headers.contains_key(CONTENT_LENGTH)
        || headers.contains_key(TRANSFER_ENCODING)
        || status == StatusCode::NO_CONTENT;
    let negative = is_negative(status);
    if no_store
        || says.private
        || varies_by_everything
        || !is_whole
        || headers.contains_key(SET_COOKIE)
        || !(negative || is_kept(status))
    {
        return None;
    }
    let own = own_life(&says, headers, now);
    if own.is_none() && !is_kept_unasked(status) {
        return None;
    }
    let life = own.unwrap_or(usual.life);
    if negative {
        return Some(Terms {
            life: life.min(usual.negative),
            while_revalidating: Duration::ZERO,
            if_error: usual.if_error,
            always_validate: says.no_cache,
        });
    }
    // RFC 9111 §4.2.4 forbids stale responses with these directives; `s-maxage` with an explicit permission permits
    // them.
    let strict = says.must_revalidate || says.proxy_revalidate || says.no_cache;
    let stale = |own: Option<u64>, usual: Duration| match own {
        _ if strict => Duration::ZERO,
        Some(seconds) => Duration::from_secs(seconds),
        None if says.s_maxage.is_some() => Duration::ZERO,
        None => usual,
    };
    Some(Terms {
        life,
        while_revalidating: stale(says.stale_while_revalidate, usual.while_revalidating),
        if_error: stale(says.stale_if_error, usual.if_error),
        always_validate: says.no_cache,
    })
}

/// The effective directives: the targeted header, if present and not empty.
fn directives(headers: &HeaderMap) -> Directives {
    TARGETED
        .iter()
        .map(|name| Directives::read(headers, name))
        .find(|says| *says != Directives::default())
        .unwrap_or_else(|| Directives::read(headers, &CACHE_CONTROL))
}

fn own_life(says: &Directives, headers: &HeaderMap, now: u64) -> Option<Duration> {
    if let Some(seconds) = says.s_maxage.or(says.max_age) {
        return Some(Duration::from_secs(seconds));
    }
    if !headers.contains_key(EXPIRES) {
        return None;
    }
    // An unreadable date counts as past.
    let until = only(headers, &EXPIRES).and_then(date).unwrap_or(0);
    let from = only(headers, &DATE).and_then(date).unwrap_or(now);
    Some(Duration::from_secs(until.saturating_sub(from).min(LONGEST_AGE)))
}

/// Statuses that can be stored. 206 and 304 are not complete responses.
fn is_kept(status: StatusCode) -> bool {
    let is_whole = status.is_success() && status != StatusCode::PARTIAL_CONTENT;
    is_kept_unasked(status) || is_whole || matches!(status.as_u16(), 302 | 303 | 307)
}

/// Statuses stored without an explicit lifetime. Source: RFC 9110 §15.1.
fn is_kept_unasked(status: StatusCode) -> bool {
    is_negative(status) || matches!(status.as_u16(), 200 | 203 | 204 | 300 | 301 | 308)
}

fn is_negative(status: StatusCode) -> bool {
    matches!(status.as_u16(), 404 | 410)
}

/// Age of a response on arrival. Source: RFC 9111 §4.2.3.
pub fn initial_age(headers: &HeaderMap, now: u64, waited: Duration) -> Duration {
    let apparent = only(headers, &DATE)
        .and_then(date)
        .map_or(0, |made| now.saturating_sub(made));
    let told = match headers.contains_key(AGE) {
        true => only(headers, &AGE).and_then(age).unwrap_or(LONGEST_AGE),
        false => 0,
    };
    Duration::from_secs(apparent.max(told.saturating_add(waited.as_secs())))
}

/// An unreadable age counts as very old.
fn age(text: &str) -> Option<u64> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| text.parse().unwrap_or(LONGEST_AGE).min(LONGEST_AGE))
}

#[cfg(test)]
mod tests {
    use super::*;

    const USUAL: Usual = Usual {
        life: Duration::from_secs(60),
        while_revalidating: Duration::from_secs(600),
        if_error: Duration::from_secs(86_400),
        negative: Duration::from_secs(5),
    };
    const NOW: u64 = 784_111_777;

    fn headers(lines: &[(&'static str, &str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(*name, value.parse().expect("a value"));
        }
        headers
    }

    fn of(status: u16, lines: &[(&'static str, &str)]) -> Option<Terms> {
        let mut headers = headers(lines);
        headers.insert(CONTENT_LENGTH, 3.into());
        terms(StatusCode::from_u16(status).expect("a status"), &headers, &USUAL, NOW)
    }

    fn life(lines: &[(&'static str, &str)]) -> u64 {
        of(200, lines).expect("kept").life.as_secs()
    }

    #[test]
    fn the_nearest_lifetime_counts() {
        let expires = ("expires", "Sun, 06 Nov 1994 08:51:37 GMT");
        assert_eq!(life(&[]), 60);
        assert_eq!(life(&[expires]), 120);
        assert_eq!(life(&[expires, ("date", "Sun, 06 Nov 1994 08:51:36 GMT")]), 1);
        assert_eq!(life(&[expires, ("cache-control", "max-age=9")]), 9);
        assert_eq!(life(&[("cache-control", "max-age=9, s-maxage=4")]), 4);
        assert_eq!(
            life(&[("cache-control", "no-store"), ("cdn-cache-control", "max-age=7")]),
            7
        );
        assert_eq!(
            life(&[("cache-control", "no-cache"), ("cdn-cache-control", "public")]),
            60,
            "as the route says"
        );
        assert_eq!(life(&[("expires", "0")]), 0);
    }

    #[test]
    fn what_is_personal_broken_or_partial_is_not_kept() {
        for lines in [
            &[("set-cookie", "a=b")][..],
            &[("cache-control", "no-store")],
            &[("cache-control", "max-age=3, Private")],
            &[("cache-control", "private=\"x\"")],
            &[("vary", "accept, *")],
        ] {
            assert_eq!(of(200, lines), None, "{lines:?}");
        }
        for status in [206, 304, 400, 401, 403, 405, 429, 500, 501, 503] {
            assert_eq!(of(status, &[("cache-control", "max-age=60")]), None, "{status}");
        }
        assert!(of(200, &[("cache-control", "no-store, must-understand, max-age=9")]).is_some());
        assert_eq!(
            terms(StatusCode::OK, &HeaderMap::new(), &USUAL, NOW),
            None,
            "its end cannot be told"
        );
        assert_eq!(of(302, &[]), None);
        assert!(of(302, &[("cache-control", "max-age=1")]).is_some());
    }

    #[test]
    fn nothing_here_is_believed_for_moments() {
        assert_eq!(
            of(404, &[("cache-control", "max-age=3600")]).map(|terms| terms.life),
            Some(USUAL.negative)
        );
        assert_eq!(of(410, &[]).map(|terms| terms.while_revalidating), Some(Duration::ZERO));
    }

    #[test]
    fn staleness_is_allowed_unless_forbidden() {
        let stale = |value| {
            let terms = of(200, &[("cache-control", value)]).expect("kept");
            (terms.while_revalidating.as_secs(), terms.if_error.as_secs())
        };
        assert_eq!(stale("max-age=1"), (600, 86_400));
        assert_eq!(stale("max-age=1, stale-while-revalidate=3, stale-if-error=4"), (3, 4));
        assert_eq!(stale("max-age=1, must-revalidate, stale-if-error=4"), (0, 0));
        assert_eq!(stale("s-maxage=1"), (0, 0));
        assert_eq!(stale("s-maxage=1, stale-while-revalidate=3"), (3, 0));
        assert_eq!(stale("max-age=1, proxy-revalidate"), (0, 0));
    }

    #[test]
    fn age_counts_from_the_origin() {
        let age = |lines| initial_age(&headers(lines), NOW, Duration::from_secs(2)).as_secs();
        assert_eq!(age(&[]), 2);
        assert_eq!(age(&[("age", "10")]), 12);
        assert_eq!(age(&[("date", "Sun, 06 Nov 1994 08:49:07 GMT")]), 30);
        for unreadable in [
            &[("age", "-1")][..],
            &[("age", "x")],
            &[("age", "0, 0")],
            &[("age", "0"), ("age", "0")],
        ] {
            assert!(age(unreadable) >= LONGEST_AGE, "{unreadable:?}");
        }
    }
}
