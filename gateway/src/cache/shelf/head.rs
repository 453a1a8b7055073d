//! Response headers prepared on storing, so that serving adds only what differs per request.

use std::sync::OnceLock;

use http::header::{
    ACCEPT_RANGES, AGE, CACHE_CONTROL, CONNECTION, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_LOCATION, CONTENT_RANGE,
    DATE, ETAG, EXPIRES, LAST_MODIFIED, PROXY_AUTHENTICATE, SERVER, SET_COOKIE, TE, TRAILER, TRANSFER_ENCODING,
    UPGRADE, VARY,
};
use http::{HeaderMap, HeaderName, HeaderValue, StatusCode};

use super::coded::is_coded;
use crate::answer::coding::Coding;
use pingora::http::ResponseHeader;

use crate::cache::semantics::freshness::TARGETED;
use crate::cache::semantics::{conditional::Validators, date, date_text, items, only};
use crate::request::filters::security_headers::{self, Policy};
use crate::request::header_names::{X_CACHE, X_REQUEST_ID};

/// Headers with cache tags, in both common spellings.
static TAGS: [HeaderName; 2] = [
    HeaderName::from_static("surrogate-key"),
    HeaderName::from_static("cache-tag"),
];
const MOST_TAGS: usize = 64;
const LONGEST_TAG: usize = 128;

/// Hop-by-hop headers, and those only the gateway may set.
fn is_ours(name: &HeaderName) -> bool {
    [
        CONNECTION,
        CONTENT_LENGTH,
        PROXY_AUTHENTICATE,
        SERVER,
        SET_COOKIE,
        TE,
        TRAILER,
        TRANSFER_ENCODING,
        UPGRADE,
    ]
    .contains(name)
        || matches!(
            name.as_str(),
            "keep-alive"
                | "proxy-authentication-info"
                | "proxy-connection"
                | "x-powered-by"
                | "x-request-id"
                | "x-cache"
        )
}

/// The headers to store: about the response, not the connection.
pub fn end_to_end(headers: &HeaderMap) -> HeaderMap {
    let nominated: Vec<String> = items(headers, &CONNECTION).map(str::to_ascii_lowercase).collect();
    let mut kept = HeaderMap::with_capacity(headers.len());
    for (name, value) in headers {
        if !is_ours(name) && !nominated.iter().any(|nominated| nominated == name.as_str()) {
            kept.append(name, value.clone());
        }
    }
    kept
}

/// Stored headers updated by a 304. Source: RFC 9111 §3.2.
pub fn freshened(kept: &HeaderMap, update: &HeaderMap) -> HeaderMap {
    let mut all = kept.clone();
    all.remove(AGE);
    let update = end_to_end(update);
    for name in update.keys() {
        if ![CONTENT_ENCODING, CONTENT_RANGE, ETAG].contains(name) && name.as_str() != "content-md5" {
            all.remove(name);
            for value in update.get_all(name) {
                all.append(name, value.clone());
            }
        }
    }
    all
}

/// Removes the headers meant for caches.
pub fn hide(response: &mut ResponseHeader) {
    for name in TARGETED.iter().chain(&TAGS) {
        response.remove_header(name);
    }
}

/// The cache tags of a response.
pub fn tags(headers: &HeaderMap) -> Box<[Box<str>]> {
    let lines = TAGS.iter().flat_map(|name| headers.get_all(name));
    lines
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split([' ', ',']))
        .filter(|tag| !tag.is_empty() && tag.len() <= LONGEST_TAG)
        .take(MOST_TAGS)
        .map(Box::from)
        .collect()
}

/// Prepared headers of a stored response, with placeholders for those that differ per request, so that the map never
/// grows.
#[derive(Debug)]
pub struct Heads {
    /// Of the uncompressed response.
    pub whole: HeaderMap,
    /// Of a 304 response.
    pub not_modified: HeaderMap,
    coded: [OnceLock<HeaderMap>; Coding::ALL.len()],
}

impl Heads {
    /// Prepares headers from the stored ones. `now` is in Unix seconds; `made_up` is the ETag when the backend sends
    /// none.
    pub fn new(
        status: StatusCode,
        kept: &HeaderMap,
        length: usize,
        made_up: Option<HeaderValue>,
        tls: bool,
        now: u64,
    ) -> Self {
        let mut whole = HeaderMap::with_capacity(kept.len() + 20);
        for (name, value) in kept {
            if !TARGETED.contains(name) && !TAGS.contains(name) {
                whole.append(name, value.clone());
            }
        }
        for name in [AGE, X_CACHE, X_REQUEST_ID] {
            whole.insert(name, HeaderValue::from_static("0"));
        }
        if let Some(date) = HeaderValue::from_str(&date_text(now))
            .ok()
            .filter(|_| !kept.contains_key(DATE))
        {
            whole.insert(DATE, date);
        }
        if !kept.contains_key(CACHE_CONTROL) && !kept.contains_key(EXPIRES) {
            whole.insert(CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        }
        if let Some(etag) = made_up.filter(|_| !kept.contains_key(ETAG)) {
            whole.insert(ETAG, etag);
        }
        let is_named = items(kept, &VARY).any(|name| name.eq_ignore_ascii_case("accept-encoding"));
        if is_coded(length, kept) && !is_named {
            whole.append(VARY, HeaderValue::from_static("accept-encoding"));
        }
        security_headers::apply(&mut whole, &Policy::Inert, tls);
        let mut not_modified = whole.clone();
        for name in kept.keys() {
            let says = [
                CACHE_CONTROL,
                CONTENT_LOCATION,
                DATE,
                ETAG,
                EXPIRES,
                LAST_MODIFIED,
                VARY,
            ]
            .contains(name);
            if !says && name.as_str().starts_with("content-") {
                not_modified.remove(name);
            }
        }
        if status == StatusCode::OK {
            whole.insert(ACCEPT_RANGES, HeaderValue::from_static("bytes"));
        }
        if status != StatusCode::NO_CONTENT {
            whole.insert(CONTENT_LENGTH, length.into());
        }
        Self {
            whole,
            not_modified,
            coded: Default::default(),
        }
    }

    /// Of a compressed response. Its ETag becomes weak, because the bytes differ.
    pub fn coded(&self, coding: Coding, length: usize) -> Option<&HeaderMap> {
        let place = self.coded.get(coding as usize)?;
        Some(place.get_or_init(|| {
            let mut head = self.whole.clone();
            head.remove(ACCEPT_RANGES);
            head.insert(CONTENT_ENCODING, HeaderValue::from_static(coding.name()));
            head.insert(CONTENT_LENGTH, length.into());
            let weak = only(&head, &ETAG)
                .filter(|tag| !tag.starts_with("W/"))
                .and_then(|strong| HeaderValue::from_str(&format!("W/{strong}")).ok());
            if let Some(weak) = weak {
                head.insert(ETAG, weak);
            }
            head
        }))
    }

    /// The response's validators.
    pub fn validators(&self) -> Validators {
        let text = |name| only(&self.whole, &name).map(str::to_owned);
        Validators {
            etag: text(ETAG),
            last_modified: text(LAST_MODIFIED).and_then(|text| date(&text).map(|at| (text, at))),
            made: text(DATE).and_then(|text| date(&text)),
        }
    }

    /// Approximate memory use.
    pub fn weight(&self) -> usize {
        let text: usize = self.whole.iter().map(|(_, value)| value.len() + 64).sum();
        2 * text + 1024
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(lines: &[(&'static str, &str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(*name, value.parse().expect("a value"));
        }
        headers
    }

    #[test]
    fn what_belongs_to_the_connection_or_a_person_is_not_kept() {
        let kept = end_to_end(&headers(&[
            ("connection", "close, X-Hop"),
            ("x-hop", "1"),
            ("set-cookie", "a=b"),
            ("transfer-encoding", "chunked"),
            ("x-stays", "1"),
        ]));
        assert_eq!(kept.keys().map(HeaderName::as_str).collect::<Vec<_>>(), ["x-stays"]);
    }

    #[test]
    fn a_304_renews_headers_and_leaves_those_of_the_bytes() {
        let old = headers(&[("age", "9"), ("x-a", "1"), ("content-encoding", "br"), ("x-b", "1")]);
        let all = freshened(
            &old,
            &headers(&[("x-a", "2"), ("content-encoding", "gzip"), ("content-length", "0")]),
        );
        let value = |name: &str| all.get(name).and_then(|value| value.to_str().ok());
        assert_eq!(
            (
                value("x-a"),
                value("x-b"),
                value("content-encoding"),
                value("age"),
                value("content-length")
            ),
            (Some("2"), Some("1"), Some("br"), None, None)
        );
    }

    #[test]
    fn tags_are_read_and_never_shown() {
        let kept = headers(&[("surrogate-key", "banners home"), ("cache-tag", "x,y")]);
        assert_eq!(tags(&kept).join(" "), "banners home x y");
        let heads = Heads::new(StatusCode::OK, &kept, 1, None, false, 0);
        assert!(heads.whole.get("surrogate-key").is_none() && heads.whole.get("cache-tag").is_none());
    }
}
