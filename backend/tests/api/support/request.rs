//! Requests as the gateway sends them.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use jetway_domain::edge::{EdgeKey, Stamped, header};
use jetway_domain::secret::SecretKey;
use reqwest::Method;
use reqwest::blocking::{RequestBuilder, Response};
use reqwest::header::HOST;

use super::folder::EDGE_KEY;
use super::{Answer, Api, checked};

static NEXT: AtomicU64 = AtomicU64::new(1);

/// A request that is stamped when it is sent.
#[derive(Clone)]
pub struct Call<'a> {
    api: &'a Api,
    method: String,
    tenant: String,
    target: String,
    is_internal: bool,
    request_id: String,
    headers: Vec<(&'static str, String)>,
    body: Vec<u8>,
}

impl<'a> Call<'a> {
    pub fn new(api: &'a Api, method: &str, tenant: &str, target: &str) -> Self {
        Self {
            api,
            method: method.to_owned(),
            tenant: tenant.to_owned(),
            target: target.to_owned(),
            is_internal: false,
            request_id: format!("r{}", NEXT.fetch_add(1, Ordering::Relaxed)),
            headers: Vec::new(),
            body: Vec::new(),
        }
    }

    /// Send it to the internal listener.
    pub fn internal(mut self) -> Self {
        self.is_internal = true;
        self
    }

    pub fn body(mut self, body: impl Into<Vec<u8>>) -> Self {
        self.body = body.into();
        self.header("content-type", "application/json")
    }

    /// A body of another type.
    pub fn form(mut self, body: Vec<u8>, content_type: &str) -> Self {
        self.body = body;
        self.header("content-type", content_type)
    }

    pub fn header(mut self, name: &'static str, value: &str) -> Self {
        self.headers.push((name, value.to_owned()));
        self
    }

    /// Use the id of another request.
    pub fn id_of(mut self, other: &Self) -> Self {
        self.request_id.clone_from(&other.request_id);
        self
    }

    pub fn id(&self) -> String {
        self.request_id.clone()
    }

    pub fn token(self, token: &str) -> Self {
        self.header("authorization", &format!("Bearer {token}"))
    }

    pub fn key(self, key: &str) -> Self {
        self.header("idempotency-key", key)
    }

    /// Send it with the gateway's stamp.
    pub fn send(self) -> Answer {
        let api = self.api;
        let answer = self.stamped_now().answer();
        answer.unwrap_or_else(|error| panic!("no answer: {error:?}\n{}", api.log()))
    }

    /// Send it with the gateway's stamp; `None` when the backend breaks off.
    pub fn try_send(self) -> Option<Answer> {
        self.stamped_now().answer().ok()
    }

    /// The raw head, for sending the body separately.
    pub fn head(self) -> String {
        let call = self.stamped_now();
        let mut head = format!("{} {} HTTP/1.1\r\nhost: backend\r\n", call.method, call.target);
        let told = [(header::TENANT, &call.tenant), (header::REQUEST_ID, &call.request_id)];
        let headers = call.headers.iter().map(|(name, value)| (*name, value));
        for (name, value) in headers.chain(told) {
            head += &format!("{name}: {value}\r\n");
        }
        head + &format!("content-length: {}\r\n\r\n", call.body.len())
    }

    /// The gateway's stamp for a moment.
    pub fn stamp(&self, time: u64) -> String {
        EdgeKey::new(&SecretKey::new(EDGE_KEY)).stamp(&Stamped {
            method: &self.method,
            target: &self.target,
            tenant: &self.tenant,
            request_id: &self.request_id,
            time,
        })
    }

    /// Send it with a stamp made elsewhere.
    pub fn send_as(self, time: u64, stamp: &str) -> Answer {
        self.stamped(time, stamp).send_bare()
    }

    /// Send it without a stamp.
    pub fn send_bare(self) -> Answer {
        self.answer().expect("an answer")
    }

    fn stamped(self, time: u64, stamp: &str) -> Self {
        self.header(header::TIME, &time.to_string())
            .header(header::SIGNATURE, stamp)
    }

    /// Stamped by the gateway itself if there is one.
    fn stamped_now(self) -> Self {
        if self.api.gateway.is_some() && !self.is_internal {
            return self;
        }
        let time = now();
        let stamp = self.stamp(time);
        self.stamped(time, &stamp)
    }

    fn answer(self) -> reqwest::Result<Answer> {
        let (method, target) = (self.method.clone(), self.target.clone());
        let answer = Answer::read(self.request().send()?)?;
        checked::check(&method, &target, &answer);
        Ok(answer)
    }

    /// Send it with the gateway's stamp; the answer is read as a stream.
    pub fn stream(self) -> Response {
        let answer = self.stamped_now().request().send().expect("an answer");
        assert_eq!(answer.status(), 200);
        answer
    }

    fn request(self) -> RequestBuilder {
        let method: Method = self.method.parse().expect("a method");
        let http = &self.api.http;
        let mut request = match &self.api.gateway {
            _ if self.is_internal => http.request(method, self.api.internal_url(&self.target)),
            None => http.request(method, self.api.url(&self.target)),
            Some(gateway) => http
                .request(method, gateway.url(&self.target))
                .header(HOST, host_of(&self.tenant)),
        };
        if self.is_internal || self.api.gateway.is_none() {
            request = request
                .header(header::TENANT, self.tenant)
                .header(header::REQUEST_ID, self.request_id);
        }
        for (name, value) in self.headers {
            request = request.header(name, value);
        }
        request.body(self.body)
    }
}

/// The host of a tenant, or of the operators' console.
fn host_of(tenant: &str) -> String {
    match tenant {
        "_default" => "localhost".to_owned(),
        "_operations" => "operations.localhost".to_owned(),
        slug => format!("{slug}.localhost"),
    }
}

/// The machine's Unix time in seconds, which the gateway uses in stamps.
pub fn now() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .expect("after 1970")
        .as_secs()
}
