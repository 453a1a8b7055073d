//! Calls: credentials, timeouts, bodies.

use std::time::Duration;

use reqwest::header::CONTENT_TYPE;
use reqwest::{RequestBuilder, Url};
use serde::de::DeserializeOwned;

use super::{SslCommerzAccount, SslCommerzError};
use crate::port::payment::ProviderError;

const FORM: &str = "application/x-www-form-urlencoded";

/// The connection of one store.
pub(super) struct Client {
    http: reqwest::Client,
    base: Url,
    pub(super) account: SslCommerzAccount,
}

impl Client {
    pub(super) fn new(account: SslCommerzAccount, patience: Duration) -> Result<Self, SslCommerzError> {
        let base = Url::parse(&account.base_url).ok();
        let base = base.filter(|url| url.scheme() == "https" && url.has_host() || is_loopback(url));
        let base = base.ok_or(SslCommerzError::Address)?;
        for (name, text) in [
            ("store_id", &account.store_id),
            ("store_password", &account.store_password),
            ("contact_email", &account.contact_email),
            ("contact_phone", &account.contact_phone),
            ("city", &account.city),
            ("country", &account.country),
        ] {
            if text.trim().is_empty() {
                return Err(SslCommerzError::Empty(name));
            }
        }
        if account.fee_bp > 10_000 {
            return Err(SslCommerzError::Fee);
        }
        // A redirect would send the password to another address.
        let http = reqwest::Client::builder()
            .timeout(patience)
            .redirect(reqwest::redirect::Policy::none())
            .build()?;
        Ok(Self { http, base, account })
    }

    /// Sends a form with the store's credentials.
    pub(super) async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        fields: &[(&str, &str)],
    ) -> Result<T, ProviderError> {
        let request = self.http.post(self.url(path)).header(CONTENT_TYPE, FORM);
        send(request.body(self.pairs(fields))).await
    }

    /// Asks with the store's credentials.
    pub(super) async fn get<T: DeserializeOwned>(
        &self,
        path: &str,
        query: &[(&str, &str)],
    ) -> Result<T, ProviderError> {
        let mut url = self.url(path);
        url.set_query(Some(&format!("{}&format=json", self.pairs(query))));
        send(self.http.get(url)).await
    }

    /// The fields and the credentials, encoded.
    fn pairs(&self, fields: &[(&str, &str)]) -> String {
        let mut pairs = form_urlencoded::Serializer::new(String::new());
        pairs.extend_pairs(self.credentials()).extend_pairs(fields);
        pairs.finish()
    }

    fn credentials(&self) -> [(&'static str, &str); 2] {
        let account = &self.account;
        [
            ("store_id", &account.store_id),
            ("store_passwd", &account.store_password),
        ]
    }

    fn url(&self, path: &str) -> Url {
        let mut url = self.base.clone();
        let root = url.path().trim_end_matches('/').to_owned();
        url.set_path(&format!("{root}{path}"));
        url
    }
}

/// A simulator on this machine. Elsewhere the password needs encryption.
fn is_loopback(url: &Url) -> bool {
    let host = url.host_str().unwrap_or_default();
    url.scheme() == "http" && matches!(host, "localhost" | "127.0.0.1" | "[::1]")
}

/// Errors never contain the URL, which has the password.
async fn send<T: DeserializeOwned>(request: RequestBuilder) -> Result<T, ProviderError> {
    let response = request.send().await.map_err(|error| failed(&error))?;
    let status = response.status();
    let body = response.bytes().await.map_err(|error| failed(&error))?;
    if !status.is_success() {
        return Err(ProviderError::Unavailable(status.to_string()));
    }
    let unreadable = |error: serde_json::Error| ProviderError::Unavailable(format!("unreadable answer: {error}"));
    serde_json::from_slice(&body).map_err(unreadable)
}

fn failed(error: &reqwest::Error) -> ProviderError {
    if error.is_timeout() {
        return ProviderError::Timeout;
    }
    let reason = if error.is_connect() {
        "no connection"
    } else {
        "the connection broke"
    };
    ProviderError::Unavailable(reason.to_owned())
}
