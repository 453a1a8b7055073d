//! `Cache-Control` of responses and requests. Source: RFC 9111 §5.2, RFC 5861.

use http::HeaderMap;
use http::HeaderName;

/// Upper limit of seconds. Source: RFC 9111 §1.2.2.
const LONGEST: u64 = 1 << 31;

/// Parsed directives. Lifetimes are in seconds.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a directive of its own")]
pub struct Directives {
    pub no_store: bool,
    pub no_cache: bool,
    pub private: bool,
    pub public: bool,
    pub must_revalidate: bool,
    pub proxy_revalidate: bool,
    pub must_understand: bool,
    pub only_if_cached: bool,
    pub max_age: Option<u64>,
    pub s_maxage: Option<u64>,
    pub stale_while_revalidate: Option<u64>,
    pub stale_if_error: Option<u64>,
    pub min_fresh: Option<u64>,
    /// `max-stale` without a value means any staleness.
    pub max_stale: Option<u64>,
}

impl Directives {
    /// Parses every line of `name`. A non-text line forbids storing.
    pub fn read(headers: &HeaderMap, name: &HeaderName) -> Self {
        let mut all = Self::default();
        for line in headers.get_all(name) {
            match line.to_str() {
                Ok(text) => all.read_line(text),
                Err(_) => all.no_store = true,
            }
        }
        all
    }

    fn read_line(&mut self, line: &str) {
        for item in split(line) {
            let (name, value) = match item.split_once('=') {
                Some((name, value)) => (name.trim_ascii(), Some(value.trim_ascii())),
                None => (item.trim_ascii(), None),
            };
            let is = |wanted: &str| name.eq_ignore_ascii_case(wanted);
            // An unreadable lifetime is zero. Of two, the shorter counts.
            let shorter = |known: Option<u64>| Some(known.unwrap_or(LONGEST).min(seconds(value).unwrap_or(0)));
            if is("no-store") {
                self.no_store = true;
            } else if is("no-cache") {
                self.no_cache = true;
            } else if is("private") {
                self.private = true;
            } else if is("public") {
                self.public = true;
            } else if is("must-revalidate") {
                self.must_revalidate = true;
            } else if is("proxy-revalidate") {
                self.proxy_revalidate = true;
            } else if is("must-understand") {
                self.must_understand = true;
            } else if is("only-if-cached") {
                self.only_if_cached = true;
            } else if is("max-age") {
                self.max_age = shorter(self.max_age);
            } else if is("s-maxage") {
                self.s_maxage = shorter(self.s_maxage);
            } else if is("stale-while-revalidate") {
                self.stale_while_revalidate = shorter(self.stale_while_revalidate);
            } else if is("stale-if-error") {
                self.stale_if_error = shorter(self.stale_if_error);
            } else if is("min-fresh") {
                self.min_fresh = seconds(value);
            } else if is("max-stale") {
                self.max_stale = value.map_or(Some(LONGEST), |text| seconds(Some(text)));
            }
        }
    }
}

/// Digits, possibly quoted; larger numbers are capped.
fn seconds(value: Option<&str>) -> Option<u64> {
    let text = value?;
    let digits = text
        .strip_prefix('"')
        .and_then(|inner| inner.strip_suffix('"'))
        .unwrap_or(text);
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| digits.parse().unwrap_or(LONGEST).min(LONGEST))
}

/// Splits at commas outside quotes.
fn split(line: &str) -> impl Iterator<Item = &str> {
    let mut quoted = false;
    let mut escaped = false;
    line.split(move |character: char| {
        let was_escaped = escaped;
        escaped = quoted && !was_escaped && character == '\\';
        if character == '"' && !was_escaped {
            quoted = !quoted;
        }
        character == ',' && !quoted
    })
}

#[cfg(test)]
mod tests {
    use http::header::CACHE_CONTROL;

    use super::*;

    fn read(lines: &[&str]) -> Directives {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(CACHE_CONTROL, line.parse().expect("a value"));
        }
        Directives::read(&headers, &CACHE_CONTROL)
    }

    #[test]
    fn directives_are_read_in_any_case_and_over_lines() {
        let read = read(&[
            "Public, MAX-age=60",
            "s-maxage=\"5\", Stale-While-Revalidate=7 , no-CACHE=\"a, no-store\"",
        ]);
        assert_eq!(
            (read.max_age, read.s_maxage, read.stale_while_revalidate),
            (Some(60), Some(5), Some(7))
        );
        assert!(read.no_cache && !read.no_store, "a quoted comma ends no directive");
    }

    #[test]
    fn a_lifetime_that_cannot_be_read_is_none_and_of_two_the_shorter_counts() {
        for bad in [
            "max-age=-1",
            "max-age=a",
            "max-age=1.5",
            "max-age='9'",
            "max-age",
            "max-age=60, max-age=0",
        ] {
            assert_eq!(read(&[bad]).max_age, Some(0), "{bad}");
        }
        assert_eq!(read(&["max-age=99999999999999999999"]).max_age, Some(LONGEST));
        assert_eq!(read(&["max-age=007"]).max_age, Some(7));
        assert_eq!(read(&["max-stale"]).max_stale, Some(LONGEST));
    }
}
