//! The cache key, and the backend request built from it.

use http::header::{ACCEPT_LANGUAGE, COOKIE};
use http::{HeaderMap, HeaderName, HeaderValue};
use jetway_tenancy::Tenant;

use super::routes::Rule;
use crate::document::{LANGUAGE_COOKIE, chosen};

/// Longer header values are treated as absent.
const LONGEST_VALUE: usize = 128;

/// Everything a response may depend on; nothing else reaches the backend.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Inputs<'a> {
    /// Slug.
    pub tenant: &'a str,
    /// Whether the request came over TLS.
    pub tls: bool,
    /// The routed path.
    pub path: &'a str,
    /// Known parameters only.
    pub query: String,
    /// One value per header of the rule: absent or normalised.
    pub varied: Vec<Option<String>>,
    /// The visitor's language, where the response depends on it and it is not the tenant's first.
    pub language: Option<&'a str>,
}

impl<'a> Inputs<'a> {
    /// Extracts the inputs of a request; `None` when its query is too long.
    pub fn of(
        tenant: &'a Tenant,
        tls: bool,
        path: &'a str,
        query: &str,
        headers: &HeaderMap,
        rule: &Rule,
    ) -> Option<Self> {
        let varied = rule.vary.iter().map(|name| value(headers, name, tenant)).collect();
        Some(Self {
            tenant: tenant.slug.as_str(),
            tls,
            path,
            query: rule.query(query)?,
            varied,
            language: rule.has_language.then(|| chosen(tenant, headers)).flatten(),
        })
    }

    /// The key: equal for equal inputs only, because every part is length-prefixed.
    pub fn key(&self) -> Vec<u8> {
        let varied: usize = self.varied.iter().flatten().map(|value| value.len() + 5).sum();
        let length = self.tenant.len()
            + self.path.len()
            + self.query.len()
            + varied
            + self.varied.len()
            + 24
            + self.language.map_or(0, |tag| tag.len() + 5);
        let mut bytes = Vec::with_capacity(length);
        part(&mut bytes, self.tenant.as_bytes());
        part(&mut bytes, if self.tls { b"https" } else { b"http" });
        // HEAD is served from GET's response.
        part(&mut bytes, b"GET");
        part(&mut bytes, self.path.as_bytes());
        part(&mut bytes, self.query.as_bytes());
        for value in &self.varied {
            bytes.push(u8::from(value.is_some()));
            part(&mut bytes, value.as_deref().unwrap_or_default().as_bytes());
        }
        if let Some(tag) = self.language {
            bytes.push(2);
            part(&mut bytes, tag.as_bytes());
        }
        bytes
    }

    /// Path and query of the backend request.
    pub fn target(&self) -> String {
        if self.query.is_empty() {
            self.path.to_owned()
        } else {
            format!("{}?{}", self.path, self.query)
        }
    }

    /// Headers of the backend request.
    pub fn headers(&self, rule: &Rule) -> Vec<(HeaderName, HeaderValue)> {
        let named = rule.vary.iter().zip(&self.varied);
        let named =
            named.filter_map(|(name, value)| Some((name.clone(), HeaderValue::from_str(value.as_deref()?).ok()?)));
        let cookie = self.language.map(|tag| format!("{LANGUAGE_COOKIE}={tag}"));
        let cookie = cookie.and_then(|cookie| Some((COOKIE, HeaderValue::from_str(&cookie).ok()?)));
        named.chain(cookie).collect()
    }
}

fn part(bytes: &mut Vec<u8>, part: &[u8]) {
    bytes.extend_from_slice(&u32::try_from(part.len()).unwrap_or(u32::MAX).to_be_bytes());
    bytes.extend_from_slice(part);
}

/// Normalises a header the response depends on: joins lines, trims items, and reduces languages to one of the tenant's.
fn value(headers: &HeaderMap, name: &HeaderName, tenant: &Tenant) -> Option<String> {
    let mut text: Option<String> = None;
    for line in headers.get_all(name) {
        for item in line.to_str().ok()?.split(',').map(str::trim) {
            match &mut text {
                Some(text) => text.extend([", ", item]),
                None => text = Some(item.to_owned()),
            }
        }
    }
    let text = text?;
    if *name == ACCEPT_LANGUAGE {
        return accepted(&text, &tenant.config.languages).map(str::to_owned);
    }
    (text.len() <= LONGEST_VALUE).then_some(text)
}

/// The tenant's language that the user prefers. Source: RFC 4647 §3.4, one step.
fn accepted<'a>(accepted: &str, known: &'a [String]) -> Option<&'a str> {
    let mut best: Option<(u16, &str)> = None;
    for range in accepted.split(',').take(16) {
        let mut parts = range.split(';').map(str::trim);
        let tag = parts.next().unwrap_or_default();
        let weight = parts.find_map(|part| part.strip_prefix("q=")).map_or(1000, thousandths);
        let primary = tag.split('-').next().unwrap_or_default();
        let fits = |known: &&String| {
            known.eq_ignore_ascii_case(tag)
                || known
                    .split('-')
                    .next()
                    .is_some_and(|own| own.eq_ignore_ascii_case(primary))
        };
        if let Some(found) = known.iter().find(fits)
            && weight > best.map_or(0, |(weight, _)| weight)
        {
            best = Some((weight, found));
        }
    }
    best.map(|(_, found)| found)
        .or_else(|| known.first().map(String::as_str))
}

fn thousandths(weight: &str) -> u16 {
    let (whole, rest) = weight.split_once('.').unwrap_or((weight, ""));
    let digits: String = rest.chars().chain("000".chars()).take(3).collect();
    let whole: u16 = whole.parse().unwrap_or(0);
    whole.min(1).saturating_mul(1000) + digits.parse::<u16>().unwrap_or(0).min(999)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn inputs<'a>(tenant: &'a str, path: &'a str, query: &str, varied: &[Option<&str>]) -> Inputs<'a> {
        Inputs {
            tenant,
            tls: false,
            path,
            query: query.to_owned(),
            varied: varied.iter().map(|value| value.map(str::to_owned)).collect(),
            language: None,
        }
    }

    #[test]
    fn moving_a_boundary_or_any_part_changes_the_key() {
        let all = [
            inputs("a", "/b", "", &[]),
            inputs("a/", "b", "", &[]),
            inputs("a", "/bc", "", &[]),
            inputs("a", "/b", "c", &[]),
            inputs("c", "/b", "", &[]),
            inputs("a", "/b", "", &[None]),
            inputs("a", "/b", "", &[Some("")]),
            inputs("a", "/b", "", &[Some("x"), None]),
            inputs("a", "/b", "", &[None, Some("x")]),
            inputs("a", "/b", "", &[Some("xy"), Some("")]),
            inputs("a", "/b", "", &[Some("x"), Some("y")]),
            Inputs {
                tls: true,
                ..inputs("a", "/b", "", &[])
            },
            Inputs {
                language: Some("ar"),
                ..inputs("a", "/b", "", &[])
            },
            Inputs {
                language: Some("bn"),
                ..inputs("a", "/b", "", &[])
            },
        ];
        let keys: std::collections::HashSet<Vec<u8>> = all.iter().map(Inputs::key).collect();
        assert_eq!(keys.len(), all.len());
    }

    #[test]
    fn accepted_languages_become_one_the_tenant_has() {
        let known = ["en".to_owned(), "ar-AE".to_owned(), "fr".to_owned()];
        let of = |text| accepted(text, &known);
        assert_eq!(of("ar"), Some("ar-AE"));
        assert_eq!(of("de, fr;q=0.5, en;q=0.7"), Some("en"));
        assert_eq!(of("FR-ca"), Some("fr"));
        assert_eq!(of("fr;q=0, *"), Some("en"));
        assert_eq!(of("zh"), Some("en"));
        assert_eq!(accepted("en", &[]), None);
    }
}
