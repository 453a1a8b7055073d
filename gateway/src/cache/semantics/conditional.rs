//! Conditional requests, answered from the cache. Source: RFC 9110 §13.

use http::HeaderMap;
use http::header::{IF_MATCH, IF_MODIFIED_SINCE, IF_NONE_MATCH, IF_RANGE, IF_UNMODIFIED_SINCE};

use super::{date, only};

/// Validators of a response.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Validators {
    /// With quotes, and `W/` when weak.
    pub etag: Option<String>,
    /// Original text and Unix seconds.
    pub last_modified: Option<(String, u64)>,
    /// When it was generated, in Unix seconds; used when there is no modification date.
    pub made: Option<u64>,
}

/// Result of evaluating the conditions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// Serve the response.
    Give,
    /// The client has it: 304.
    Has,
    /// The precondition failed: 412.
    Failed,
}

/// Evaluates the conditions in the order of RFC 9110 §13.2.2.
pub fn weigh(request: &HeaderMap, kept: &Validators) -> Outcome {
    if request.contains_key(IF_MATCH) {
        if !any_tag(request, &IF_MATCH, |tag| tag == "*" || is_strongly(tag, kept)) {
            return Outcome::Failed;
        }
    } else if let Some(since) = only(request, &IF_UNMODIFIED_SINCE).and_then(date)
        && kept.last_modified.as_ref().is_some_and(|(_, changed)| *changed > since)
    {
        return Outcome::Failed;
    }
    if request.contains_key(IF_NONE_MATCH) {
        let has = any_tag(request, &IF_NONE_MATCH, |tag| {
            tag == "*" || kept.etag.as_deref().is_some_and(|known| opaque(tag) == opaque(known))
        });
        return if has { Outcome::Has } else { Outcome::Give };
    }
    let changed = kept.last_modified.as_ref().map(|(_, changed)| *changed).or(kept.made);
    let unchanged = only(request, &IF_MODIFIED_SINCE)
        .and_then(date)
        .zip(changed)
        .is_some_and(|(since, changed)| changed <= since);
    if unchanged { Outcome::Has } else { Outcome::Give }
}

/// Whether ranges of this version may be served: no `If-Range`, or one that matches exactly.
pub fn range_fits(request: &HeaderMap, kept: &Validators) -> bool {
    if !request.contains_key(IF_RANGE) {
        return true;
    }
    only(request, &IF_RANGE).is_some_and(|wanted| {
        is_strongly(wanted, kept) || kept.last_modified.as_ref().is_some_and(|(text, _)| text == wanted)
    })
}

fn is_strongly(tag: &str, kept: &Validators) -> bool {
    tag.starts_with('"') && kept.etag.as_deref() == Some(tag)
}

fn opaque(tag: &str) -> &str {
    tag.strip_prefix("W/").unwrap_or(tag)
}

/// Whether a tag of the list matches. Tags may contain commas inside their quotes.
fn any_tag(request: &HeaderMap, name: &http::HeaderName, fits: impl Fn(&str) -> bool) -> bool {
    request
        .get_all(name)
        .iter()
        .filter_map(|line| line.to_str().ok())
        .any(|line| {
            let mut quoted = false;
            line.split(|character: char| {
                quoted ^= character == '"';
                character == ',' && !quoted
            })
            .map(str::trim)
            .any(|tag| !tag.is_empty() && fits(tag))
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    const OLD: &str = "Sun, 06 Nov 1994 08:49:36 GMT";
    const SAME: &str = "Sun, 06 Nov 1994 08:49:37 GMT";

    fn kept(etag: &str) -> Validators {
        Validators {
            etag: Some(etag.to_owned()),
            last_modified: Some((SAME.to_owned(), 784_111_777)),
            made: None,
        }
    }

    fn asked(name: &'static str, value: &str) -> HeaderMap {
        HeaderMap::from_iter([(http::HeaderName::from_static(name), value.parse().expect("a value"))])
    }

    #[test]
    fn tags_are_compared_weakly_for_having_and_strongly_for_matching() {
        for value in ["\"a\"", "W/\"a\"", "\"x\", \"a\"", "*", "\"x,\",W/\"a\""] {
            assert_eq!(
                weigh(&asked("if-none-match", value), &kept("\"a\"")),
                Outcome::Has,
                "{value}"
            );
        }
        for value in ["\"A\"", "a", "\"x,\\\"a\\\"\"", "\"\""] {
            assert_eq!(
                weigh(&asked("if-none-match", value), &kept("\"a\"")),
                Outcome::Give,
                "{value}"
            );
        }
        assert_eq!(weigh(&asked("if-match", "\"a\""), &kept("\"a\"")), Outcome::Give);
        assert_eq!(weigh(&asked("if-match", "W/\"a\""), &kept("W/\"a\"")), Outcome::Failed);
        assert_eq!(weigh(&asked("if-match", "*"), &kept("W/\"a\"")), Outcome::Give);
    }

    #[test]
    fn dates_are_asked_only_without_tags() {
        assert_eq!(weigh(&asked("if-modified-since", SAME), &kept("\"a\"")), Outcome::Has);
        assert_eq!(weigh(&asked("if-modified-since", OLD), &kept("\"a\"")), Outcome::Give);
        assert_eq!(
            weigh(&asked("if-modified-since", "yesterday"), &kept("\"a\"")),
            Outcome::Give
        );
        assert_eq!(
            weigh(&asked("if-unmodified-since", OLD), &kept("\"a\"")),
            Outcome::Failed
        );
        let mut both = asked("if-modified-since", SAME);
        both.extend(asked("if-none-match", "\"b\""));
        assert_eq!(weigh(&both, &kept("\"a\"")), Outcome::Give);
    }

    #[test]
    fn a_range_is_cut_from_the_version_it_was_asked_of() {
        assert!(range_fits(&HeaderMap::new(), &kept("\"a\"")));
        assert!(range_fits(&asked("if-range", "\"a\""), &kept("\"a\"")));
        assert!(range_fits(&asked("if-range", SAME), &kept("\"a\"")));
        assert!(!range_fits(&asked("if-range", OLD), &kept("\"a\"")));
        assert!(!range_fits(&asked("if-range", "W/\"a\""), &kept("W/\"a\"")));
    }
}
