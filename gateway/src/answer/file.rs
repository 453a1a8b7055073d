//! Serves a file as requested: whole, in part, or as "not modified". Source: RFC 9110 §13, §14.

use bytes::Bytes;
use http::header::{IF_NONE_MATCH, IF_RANGE, RANGE};
use http::{HeaderMap, HeaderValue, Method, StatusCode};
use pingora::http::RequestHeader;

use super::response::Answer;

/// The part to serve.
#[derive(Debug, PartialEq, Eq)]
enum Part {
    Whole,
    /// First byte and length.
    Bytes(usize, usize),
    Nothing,
}

/// Answers with these bytes; `etag` is their strong validator.
pub fn file(request: &RequestHeader, media_type: &str, etag: &HeaderValue, bytes: &Bytes) -> Answer {
    let headers = &request.headers;
    if has_it(headers, etag) {
        return Answer::empty(StatusCode::NOT_MODIFIED).header("etag", etag.clone());
    }
    // Ranges apply to GET only.
    let part = if request.method == Method::GET {
        part(headers, etag, bytes.len())
    } else {
        Part::Whole
    };
    let length = bytes.len();
    let answer = match part {
        Part::Whole => Answer::new(StatusCode::OK, media_type, bytes.clone()),
        Part::Bytes(first, count) => {
            let range = format!("bytes {first}-{}/{length}", first + count - 1);
            Answer::new(
                StatusCode::PARTIAL_CONTENT,
                media_type,
                bytes.slice(first..first + count),
            )
            .header("content-range", range)
        }
        Part::Nothing => Answer::text(StatusCode::RANGE_NOT_SATISFIABLE, "The file is not that long.\n")
            .header("content-range", format!("bytes */{length}")),
    };
    answer.header("etag", etag.clone()).header("accept-ranges", "bytes")
}

/// Weak comparison, as for reads.
fn has_it(headers: &HeaderMap, etag: &HeaderValue) -> bool {
    let opaque = |tag: &[u8]| -> Vec<u8> {
        let tag = tag.trim_ascii();
        tag.strip_prefix(b"W/").unwrap_or(tag).to_vec()
    };
    let own = opaque(etag.as_bytes());
    headers
        .get_all(IF_NONE_MATCH)
        .iter()
        .flat_map(|value| value.as_bytes().split(|byte| *byte == b','))
        .any(|tag| tag.trim_ascii() == b"*" || opaque(tag) == own)
}

/// A single byte range is served; several ranges, other units and invalid values are ignored.
fn part(headers: &HeaderMap, etag: &HeaderValue, length: usize) -> Part {
    let is_current = headers.get(IF_RANGE).is_none_or(|known| known == etag);
    let mut ranges = headers.get_all(RANGE).iter();
    let (Some(range), None, true) = (ranges.next(), ranges.next(), is_current) else {
        return Part::Whole;
    };
    let asked = range.to_str().ok().and_then(|text| text.strip_prefix("bytes="));
    let Some((first, last)) = asked.and_then(|asked| asked.trim_ascii().split_once('-')) else {
        return Part::Whole;
    };
    let number = |text: &str| -> Option<usize> {
        let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        // A number beyond any file length means "to the end".
        digits.then(|| text.parse().unwrap_or(usize::MAX))
    };
    match (number(first), number(last)) {
        (Some(first), _) if first >= length && (last.is_empty() || number(last).is_some_and(|last| last >= first)) => {
            Part::Nothing
        }
        (Some(first), None) if last.is_empty() => Part::Bytes(first, length - first),
        (Some(first), Some(last)) if first <= last => Part::Bytes(first, last.min(length - 1) - first + 1),
        (None, Some(0)) if first.is_empty() => Part::Nothing,
        (None, Some(count)) if first.is_empty() && length > 0 => {
            let count = count.min(length);
            Part::Bytes(length - count, count)
        }
        _ => Part::Whole,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(headers: &[(&'static str, &'static str)]) -> Part {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(*name, HeaderValue::from_static(value));
        }
        part(&map, &HeaderValue::from_static("\"a\""), 100)
    }

    #[test]
    fn one_range_is_cut_out_and_the_rest_is_whole() {
        for (range, expected) in [
            ("bytes=0-0", Part::Bytes(0, 1)),
            ("bytes=90-", Part::Bytes(90, 10)),
            ("bytes=90-400", Part::Bytes(90, 10)),
            ("bytes=-5", Part::Bytes(95, 5)),
            ("bytes=-500", Part::Bytes(0, 100)),
            ("bytes=99-99999999999999999999999", Part::Bytes(99, 1)),
            ("bytes=100-", Part::Nothing),
            ("bytes=100-200", Part::Nothing),
            ("bytes=-0", Part::Nothing),
            ("bytes=5-4", Part::Whole),
            ("bytes=200-4", Part::Whole),
            ("bytes=0-1,4-5", Part::Whole),
            ("bytes=-", Part::Whole),
            ("bytes=+1-2", Part::Whole),
            ("lines=0-1", Part::Whole),
        ] {
            assert_eq!(asked(&[("range", range)]), expected, "{range}");
        }
        assert_eq!(asked(&[]), Part::Whole);
        assert_eq!(
            asked(&[("range", "bytes=0-0"), ("if-range", "\"a\"")]),
            Part::Bytes(0, 1)
        );
        assert_eq!(asked(&[("range", "bytes=0-0"), ("if-range", "\"b\"")]), Part::Whole);
        assert_eq!(asked(&[("range", "bytes=0-0"), ("range", "bytes=1-1")]), Part::Whole);
    }

    #[test]
    fn a_known_tag_in_any_form_is_enough() {
        let has = |known: &'static str| {
            let headers = HeaderMap::from_iter([(IF_NONE_MATCH, HeaderValue::from_static(known))]);
            has_it(&headers, &HeaderValue::from_static("\"a\""))
        };
        assert!(has("\"a\"") && has("W/\"a\"") && has("\"b\", W/\"a\"") && has("*"));
        assert!(!has("\"b\"") && !has("a") && !has(""));
    }
}
