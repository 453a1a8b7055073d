//! The key of a draft, in a cookie no script can read, and where the browser stands.

use axum::extract::FromRequestParts;
use http::header::{HOST, ORIGIN, REFERER};
use http::request::Parts;
use http::{HeaderMap, HeaderValue};
use jetway_app::registration::DRAFT_LIFE;
use jetway_problem::ErrorCode;

use crate::http::{Refusal, cookie};
use crate::state::AppState;

const NAME: &str = "jetway-application";
const PATH: &str = "/api/customer/v1/Registration/";

/// The key the browser holds, if it holds one.
pub(crate) struct MaybeKey(pub(crate) Option<String>);

/// The key the browser holds; without one there is no draft.
pub(crate) struct DraftKey(pub(crate) String);

/// Where the browser found the portal, as in `https://portal.example`.
pub(crate) struct Origin {
    pub(crate) text: String,
    is_https: bool,
}

impl Origin {
    /// A cookie for this browser, sent back to the calls of the form alone.
    pub(crate) fn cookie(&self, key: &str) -> Result<HeaderValue, Refusal> {
        self.set(key, DRAFT_LIFE.num_seconds())
    }

    /// One that takes the key away.
    pub(crate) fn no_cookie(&self) -> Result<HeaderValue, Refusal> {
        self.set("", 0)
    }

    fn set(&self, value: &str, seconds: i64) -> Result<HeaderValue, Refusal> {
        let secure = if self.is_https { "; Secure" } else { "" };
        let text = format!("{NAME}={value}; Path={PATH}; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}");
        HeaderValue::try_from(text).map_err(|error| Refusal::ours(&error))
    }
}

impl FromRequestParts<AppState> for MaybeKey {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &AppState) -> Result<Self, Refusal> {
        let key = cookie::find(&parts.headers, NAME)
            .filter(|key| key.len() == 64 && key.bytes().all(|byte| byte.is_ascii_hexdigit()));
        Ok(Self(key.map(str::to_owned)))
    }
}

impl FromRequestParts<AppState> for DraftKey {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Refusal> {
        let MaybeKey(key) = MaybeKey::from_request_parts(parts, state).await?;
        key.map(Self)
            .ok_or_else(|| Refusal::new(ErrorCode::RegistrationNoDraft))
    }
}

impl FromRequestParts<AppState> for Origin {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &AppState) -> Result<Self, Refusal> {
        let headers = &parts.headers;
        let host = text(headers, "x-forwarded-host").or_else(|| text(headers, HOST.as_str()));
        let host = host.ok_or_else(|| Refusal::new(ErrorCode::EdgeUnsigned))?;
        let is_https = text(headers, "x-forwarded-proto") != Some("http");
        let scheme = if is_https { "https" } else { "http" };
        // The browser knows the port too, and tells it with what it sends, or where it asks from. Only its word about this very
        // host counts.
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

/// `https://portal.example:8443` of an address below it.
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
