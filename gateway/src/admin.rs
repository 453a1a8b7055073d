//! The operators' listener: metrics, health, tenants, releases, upstreams. Loopback only.

use std::sync::Arc;

use async_trait::async_trait;
use http::{Response, StatusCode};
use pingora::apps::http_app::ServeHttp;
use pingora::protocols::http::ServerSession;
use serde_json::{Value, json};

use crate::state::Edge;

/// Answers operators.
pub struct Admin(pub Arc<Edge>);

#[async_trait]
impl ServeHttp for Admin {
    async fn response(&self, session: &mut ServerSession) -> Response<Vec<u8>> {
        let request = session.req_header();
        if request.method == http::Method::POST
            && let Some(draining) = drained(request.uri.path())
        {
            return self.drain(request.uri.query(), draining);
        }
        if request.method != http::Method::GET {
            return text(StatusCode::METHOD_NOT_ALLOWED, "Only GET.\n");
        }
        match request.uri.path() {
            "/metrics" => self.metrics(),
            "/healthz" => text(StatusCode::OK, "alive\n"),
            "/readyz" => self.ready(),
            "/tenants" => reply(StatusCode::OK, &self.tenants()),
            "/releases" => reply(StatusCode::OK, &self.releases()),
            "/upstreams" => reply(StatusCode::OK, &self.0.upstreams.report()),
            _ => text(
                StatusCode::NOT_FOUND,
                "/metrics /healthz /readyz /tenants /releases /upstreams\n",
            ),
        }
    }
}

impl Admin {
    fn metrics(&self) -> Response<Vec<u8>> {
        self.0.upstreams.observe();
        body(StatusCode::OK, "text/plain; version=0.0.4", self.0.metrics.text())
    }

    /// Ready: a page can be served. The backend's state is not ours; pages are served without it.
    fn ready(&self) -> Response<Vec<u8>> {
        let missing = [
            (self.0.drain.is_stopping(), "stopping"),
            (self.0.tenants.snapshot().original().is_none(), "no tenant is loaded"),
            (self.0.releases.live().shell().is_none(), "no shell is published"),
        ];
        let missing: Vec<&str> = missing
            .iter()
            .filter(|(is_missing, _)| *is_missing)
            .map(|(_, reason)| *reason)
            .collect();
        let status = if missing.is_empty() {
            StatusCode::OK
        } else {
            StatusCode::SERVICE_UNAVAILABLE
        };
        reply(status, &json!({ "ready": missing.is_empty(), "missing": missing }))
    }

    fn drain(&self, query: Option<&str>, draining: bool) -> Response<Vec<u8>> {
        let node = query.and_then(|query| query.strip_prefix("node=")).unwrap_or_default();
        if self.0.upstreams.drain(node, draining) {
            reply(StatusCode::OK, &self.0.upstreams.report())
        } else {
            text(StatusCode::NOT_FOUND, "No such node; GET /upstreams lists them.\n")
        }
    }

    fn tenants(&self) -> Value {
        let snapshot = self.0.tenants.snapshot();
        let tenants: Vec<Value> = snapshot
            .tenants()
            .map(|tenant| {
                json!({
                    "tenant": tenant.slug,
                    "title": tenant.config.title,
                    "hosts": tenant.hosts,
                    "revision": tenant.revision,
                })
            })
            .collect();
        let faults: Vec<Value> = snapshot
            .faults()
            .iter()
            .chain(&self.0.claims.faults(&snapshot))
            .map(|fault| json!({ "tenant": fault.tenant, "message": fault.to_string(), "lastGoodServed": fault.last_good_served }))
            .collect();
        json!({ "tenants": tenants, "faults": faults })
    }

    fn releases(&self) -> Value {
        let live = self.0.releases.live();
        let modules: Vec<Value> = live
            .modules
            .values()
            .map(|module| json!({ "module": module.id, "version": module.version }))
            .collect();
        json!({ "set": live.id, "modules": modules, "faults": live.faults })
    }
}

/// `POST /upstreams/drain?node=10.0.0.5:8081`, and `undrain`.
fn drained(path: &str) -> Option<bool> {
    match path {
        "/upstreams/drain" => Some(true),
        "/upstreams/undrain" => Some(false),
        _ => None,
    }
}

fn text(status: StatusCode, text: &str) -> Response<Vec<u8>> {
    body(status, "text/plain; charset=utf-8", text.as_bytes().to_vec())
}

fn reply(status: StatusCode, value: &Value) -> Response<Vec<u8>> {
    let mut text = serde_json::to_vec_pretty(value).unwrap_or_default();
    text.push(b'\n');
    body(status, "application/json", text)
}

fn body(status: StatusCode, media_type: &'static str, bytes: Vec<u8>) -> Response<Vec<u8>> {
    let mut response = Response::new(bytes);
    *response.status_mut() = status;
    let length = response.body().len();
    response
        .headers_mut()
        .insert(http::header::CONTENT_TYPE, http::HeaderValue::from_static(media_type));
    response
        .headers_mut()
        .insert(http::header::CONTENT_LENGTH, http::HeaderValue::from(length));
    response
}
