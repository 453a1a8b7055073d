//! API calls: authentication, timeouts, pagination.

use std::sync::{Arc, Mutex, PoisonError};

use chrono::{DateTime, Utc};
use jetway_domain::clock::Clock;
use reqwest::header::{ACCEPT, AUTHORIZATION, HeaderMap, HeaderName, HeaderValue};
use reqwest::{RequestBuilder, Response, StatusCode, Url};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::error::CallError;
use super::wire::{Data, Errors};
use super::{DuffelError, DuffelSettings};

/// Maximum page size of Duffel.
const PAGE: &str = "200";
/// Longer lists are not read completely.
const MOST_PAGES: usize = 25;

/// The connection of an account.
pub(super) struct Client {
    http: reqwest::Client,
    base: Url,
    clock: Arc<dyn Clock>,
    /// Rate limit: no calls before this time.
    quiet_until: Mutex<Option<DateTime<Utc>>>,
}

#[derive(Debug, Serialize)]
struct Body<'a, T> {
    data: &'a T,
}

impl Client {
    pub(super) fn new(settings: &DuffelSettings, clock: Arc<dyn Clock>) -> Result<Self, DuffelError> {
        let base = Url::parse(&settings.base_url).ok();
        let base = base.filter(|url| matches!(url.scheme(), "http" | "https") && url.has_host());
        let base = base.ok_or(DuffelError::Address)?;
        if settings.token.trim().is_empty() {
            return Err(DuffelError::Token);
        }
        let mut token =
            HeaderValue::from_str(&format!("Bearer {}", settings.token.trim())).map_err(|_| DuffelError::Token)?;
        token.set_sensitive(true);
        let headers = HeaderMap::from_iter([
            (AUTHORIZATION, token),
            (ACCEPT, HeaderValue::from_static("application/json")),
            (
                HeaderName::from_static("duffel-version"),
                HeaderValue::from_static("v2"),
            ),
        ]);
        let http = reqwest::Client::builder()
            .default_headers(headers)
            .timeout(settings.patience)
            .build()?;
        Ok(Self {
            http,
            base,
            clock,
            quiet_until: Mutex::new(None),
        })
    }

    pub(super) async fn get<T: DeserializeOwned>(&self, path: &str, query: &[(&str, &str)]) -> Result<T, CallError> {
        let request = self.http.get(self.url(path)).query(query);
        Ok(self.send::<Data<T>>(request).await?.data)
    }

    pub(super) async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        query: &[(&str, &str)],
        body: &impl Serialize,
    ) -> Result<T, CallError> {
        let request = self.http.post(self.url(path)).query(query).json(&Body { data: body });
        Ok(self.send::<Data<T>>(request).await?.data)
    }

    /// Reads a list page by page until an entry matches. `None` only after the whole list was read. Entries stay
    /// unparsed, so that one unreadable entry does not affect the others.
    pub(super) async fn find(
        &self,
        path: &str,
        filter: &[(&str, &str)],
        is_it: impl Fn(&Value) -> bool,
    ) -> Result<Option<Value>, CallError> {
        let mut after: Option<String> = None;
        for _ in 0..MOST_PAGES {
            let mut query = filter.to_vec();
            query.push(("limit", PAGE));
            query.extend(after.as_deref().map(|after| ("after", after)));
            let request = self.http.get(self.url(path)).query(&query);
            let page: Data<Vec<Value>> = self.send(request).await?;
            if let Some(found) = page.data.into_iter().find(&is_it) {
                return Ok(Some(found));
            }
            after = page.meta.after;
            if after.is_none() {
                return Ok(None);
            }
        }
        Err(CallError::Broken("a list without end".to_owned()))
    }

    fn url(&self, path: &str) -> Url {
        let mut url = self.base.clone();
        let root = url.path().trim_end_matches('/').to_owned();
        url.set_path(&format!("{root}{path}"));
        url
    }

    async fn send<T: DeserializeOwned>(&self, request: RequestBuilder) -> Result<T, CallError> {
        if self.quiet().is_some_and(|until| self.clock.now() < until) {
            return Err(CallError::NotTaken("too many calls".to_owned()));
        }
        let response = request.send().await.map_err(|error| failed(&error))?;
        let status = response.status();
        if status == StatusCode::TOO_MANY_REQUESTS {
            self.hush(&response);
            return Err(CallError::NotTaken("too many calls".to_owned()));
        }
        let body = response.bytes().await.map_err(|error| failed(&error))?;
        if status.is_success() {
            return serde_json::from_slice(&body).map_err(|error| CallError::Broken(format!("{status}: {error}")));
        }
        // A refusal without reasons comes from an intermediary, which may have forwarded the call.
        match serde_json::from_slice::<Errors>(&body) {
            Ok(Errors { errors }) if status.is_client_error() => Err(CallError::Refused {
                status: status.as_u16(),
                errors,
            }),
            Ok(_) | Err(_) => Err(CallError::Broken(status.to_string())),
        }
    }

    fn quiet(&self) -> Option<DateTime<Utc>> {
        *self.quiet_until.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn hush(&self, response: &Response) {
        let reset = response
            .headers()
            .get("ratelimit-reset")
            .and_then(|value| value.to_str().ok());
        let until = reset.and_then(|text| DateTime::parse_from_rfc2822(text).ok());
        *self.quiet_until.lock().unwrap_or_else(PoisonError::into_inner) = until.map(|until| until.to_utc());
    }
}

fn failed(error: &reqwest::Error) -> CallError {
    if error.is_connect() || error.is_builder() {
        CallError::NotTaken("no connection".to_owned())
    } else if error.is_timeout() {
        CallError::Timeout
    } else {
        CallError::Broken("the connection broke".to_owned())
    }
}
