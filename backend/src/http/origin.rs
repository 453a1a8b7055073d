//! The origin at which the browser reached the portal.

use axum::extract::FromRequestParts;
use http::HeaderMap;
use http::header::{HOST, ORIGIN, REFERER};
use http::request::Parts;
use jetway_problem::ErrorCode;

use super::Refusal;
use crate::state::AppState;

/// The origin at which the browser reached the portal, such as `https://portal.example`.
pub(crate) struct Origin {
    pub(crate) text: String,
    pub(crate) is_https: bool,
}

impl FromRequestParts<AppState> for Origin {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &AppState) -> Result<Self, Refusal> {
        let headers = &parts.headers;
        let host = text(headers, "x-forwarded-host").or_else(|| text(headers, HOST.as_str()));
        let host = host.ok_or_else(|| Refusal::new(ErrorCode::EdgeUnsigned))?;
        let is_https = text(headers, "x-forwarded-proto") != Some("http");
        let scheme = if is_https { "https" } else { "http" };
        // Only the browser knows the port; `Origin` or `Referer` has it. They count only if they name this host.
        let said = [
            text(headers, ORIGIN.as_str()),
            text(headers, REFERER.as_str()).map(origin_of),
        ];
        let said = said.into_iter().flatten().find(|origin| is_of(origin, scheme, host));
        let text = said.map_or_else(|| format!("{scheme}://{host}"), str::to_owned);
        Ok(Self { text, is_https })
    }
}

fn text<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    headers.get(name)?.to_str().ok()
}

/// The origin of a URL, such as `https://portal.example:8443`.
fn origin_of(address: &str) -> &str {
    let host = address.find("://").map_or(0, |at| at + 3);
    let end = address[host..]
        .find(['/', '?', '#'])
        .map_or(address.len(), |at| host + at);
    &address[..end]
}

fn is_of(origin: &str, scheme: &str, host: &str) -> bool {
    let after = origin
        .strip_prefix(scheme)
        .and_then(|rest| rest.strip_prefix("://"))
        .and_then(|rest| rest.strip_prefix(host));
    after.is_some_and(|after| {
        let port = after.strip_prefix(':');
        after.is_empty() || port.is_some_and(|port| port.parse::<u16>().is_ok())
    })
}

#[cfg(test)]
mod tests {
    use super::{is_of, origin_of};

    #[test]
    fn the_page_that_asks_tells_its_port() {
        for page in [
            "http://falcon.test:8080/print-preview?reference=A",
            "http://falcon.test:8080/",
            "http://falcon.test:8080?next=http://evil.example/",
            "http://falcon.test:8080",
        ] {
            assert_eq!(origin_of(page), "http://falcon.test:8080", "{page}");
        }
        assert_eq!(origin_of(""), "");
        assert!(!is_of(
            origin_of("http://falcon.test:80@evil.example/"),
            "http",
            "falcon.test"
        ));
    }

    #[test]
    fn an_origin_counts_for_its_own_host_alone() {
        for good in ["http://falcon.test", "http://falcon.test:8080"] {
            assert!(is_of(good, "http", "falcon.test"), "{good}");
        }
        for bad in [
            "https://falcon.test",
            "http://falcon.test.evil.example",
            "http://falcon.test:80@evil.example",
            "http://evil.example",
            "null",
        ] {
            assert!(!is_of(bad, "http", "falcon.test"), "{bad}");
        }
    }
}
