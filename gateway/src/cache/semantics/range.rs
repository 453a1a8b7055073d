//! Range requests on stored responses. Source: RFC 9110 §14.

use bytes::{Bytes, BytesMut};

/// Maximum number of ranges; legitimate clients ask for fewer.
const MOST_PARTS: usize = 16;

/// The ranges a request selects from a response of a given length.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wanted {
    /// The whole response: no range, or an unsupported one.
    Whole,
    /// First and last byte of each range.
    Parts(Vec<(usize, usize)>),
    /// No satisfiable range: 416.
    Nothing,
}

/// Parses `Range`. Overlapping, too many or unreadable ranges select the whole, as RFC 9110 §14.2 allows.
pub fn wanted(range: Option<&str>, length: usize) -> Wanted {
    let Some((unit, list)) = range.and_then(|text| text.split_once('=')) else {
        return Wanted::Whole;
    };
    if !unit.trim().eq_ignore_ascii_case("bytes") {
        return Wanted::Whole;
    }
    let mut parts = Vec::new();
    let mut seen = 0;
    for item in list.split(',').map(str::trim).filter(|item| !item.is_empty()) {
        seen += 1;
        let Some(part) = part(item, length) else {
            return Wanted::Whole;
        };
        parts.extend(part);
    }
    if seen == 0 || seen > MOST_PARTS {
        return Wanted::Whole;
    }
    if parts.is_empty() {
        return Wanted::Nothing;
    }
    let mut sorted = parts.clone();
    sorted.sort_unstable();
    let overlap = sorted
        .windows(2)
        .any(|pair| matches!(pair, [(_, end), (start, _)] if start <= end));
    if overlap { Wanted::Whole } else { Wanted::Parts(parts) }
}

/// One range; the outer `None` for an unreadable one, the inner for an unsatisfiable one.
#[expect(clippy::option_option, reason = "unreadable and unsatisfiable are two things")]
fn part(item: &str, length: usize) -> Option<Option<(usize, usize)>> {
    let (first, last) = item.split_once('-')?;
    let number = |text: &str| {
        let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        digits.then(|| text.parse::<usize>().unwrap_or(usize::MAX))
    };
    if first.is_empty() {
        let count = number(last)?.min(length);
        return Some((count > 0).then(|| (length - count, length - 1)));
    }
    let first = number(first)?;
    let last = if last.is_empty() { usize::MAX } else { number(last)? };
    if last < first {
        return None;
    }
    Some((first < length).then(|| (first, last.min(length - 1))))
}

/// `content-range` of a part.
pub fn content_range((first, last): (usize, usize), length: usize) -> String {
    format!("bytes {first}-{last}/{length}")
}

/// Several ranges as one multipart body. The boundary must not occur in the body.
pub fn multipart(body: &Bytes, parts: &[(usize, usize)], media_type: &str, boundary: &str) -> Bytes {
    let mut joined = BytesMut::new();
    for part in parts {
        let place = content_range(*part, body.len());
        joined.extend_from_slice(
            format!("\r\n--{boundary}\r\ncontent-type: {media_type}\r\ncontent-range: {place}\r\n\r\n").as_bytes(),
        );
        joined.extend_from_slice(body.get(part.0..=part.1).unwrap_or_default());
    }
    joined.extend_from_slice(format!("\r\n--{boundary}--\r\n").as_bytes());
    joined.freeze()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_cut_to_what_is_there() {
        let of = |text| wanted(Some(text), 10);
        assert_eq!(of("bytes=0-3"), Wanted::Parts(vec![(0, 3)]));
        assert_eq!(of("Bytes=7-"), Wanted::Parts(vec![(7, 9)]));
        assert_eq!(of("bytes=-4"), Wanted::Parts(vec![(6, 9)]));
        assert_eq!(of("bytes=-99"), Wanted::Parts(vec![(0, 9)]));
        assert_eq!(of("bytes=8-99999999999999999999999"), Wanted::Parts(vec![(8, 9)]));
        assert_eq!(of("bytes=0-0, 9-9"), Wanted::Parts(vec![(0, 0), (9, 9)]));
        assert_eq!(of("bytes=0-0, 20-30"), Wanted::Parts(vec![(0, 0)]));
        assert_eq!(of("bytes=10-"), Wanted::Nothing);
        assert_eq!(of("bytes=-0"), Wanted::Nothing);
        for whole in [
            "bytes=3-2",
            "bytes=a-b",
            "lines=1-2",
            "bytes",
            "bytes=",
            "bytes=0-5,5-6",
        ] {
            assert_eq!(of(whole), Wanted::Whole, "{whole}");
        }
        let many: Vec<String> = (0..40).map(|at| format!("{at}-{at}")).collect();
        assert_eq!(wanted(Some(&format!("bytes={}", many.join(","))), 100), Wanted::Whole);
        assert_eq!(wanted(None, 10), Wanted::Whole);
    }

    #[test]
    fn several_parts_name_their_places() {
        let text = multipart(&Bytes::from_static(b"0123456789"), &[(0, 1), (8, 9)], "text/plain", "b");
        assert_eq!(
            text,
            "\r\n--b\r\ncontent-type: text/plain\r\ncontent-range: bytes 0-1/10\r\n\r\n01\
             \r\n--b\r\ncontent-type: text/plain\r\ncontent-range: bytes 8-9/10\r\n\r\n89\r\n--b--\r\n"
        );
    }
}
