//! The admin listener: metrics, health, tenants, releases, upstreams. Loopback only.

use std::sync::Arc;

use async_trait::async_trait;
use http::{Method, Response, StatusCode};
use jetway_admin::{Hosts, check};
use jetway_domain::zone::database_version;
use jetway_problem::CONTENT_TYPE;
use pingora::apps::http_app::ServeHttp;
use pingora::protocols::http::ServerSession;
use serde_json::{Value, json};

use crate::cache::{self, Purge};
use crate::operate::ready;
use crate::operate::{Command, CommandQueue};
use crate::state::Edge;

/// Maximum size of a purge request, in bytes.
const LARGEST_ORDER: usize = 256 * 1024;

/// The admin service.
pub struct Admin {
    /// The state it reports.
    pub edge: Arc<Edge>,
    /// Executes commands.
    pub commands: CommandQueue,
    /// The hosts it answers to.
    pub hosts: Hosts,
}

/// What a route does.
#[derive(Debug, Clone, Copy)]
enum Call {
    Metrics,
    Alive,
    Ready,
    Version,
    Tenants,
    Releases,
    Trials,
    Upstreams,
    Cache,
    Purge,
    Command(Command),
    Node { draining: bool },
}

/// Method, path and action of every route. `HEAD` is answered like `GET`.
static ROUTES: [(&str, &str, Call); 15] = [
    ("GET", "/metrics", Call::Metrics),
    ("GET", "/healthz", Call::Alive),
    ("GET", "/readyz", Call::Ready),
    ("GET", "/version", Call::Version),
    ("GET", "/tenants", Call::Tenants),
    ("GET", "/releases", Call::Releases),
    ("GET", "/releases/trials", Call::Trials),
    ("GET", "/upstreams", Call::Upstreams),
    ("GET", "/cache", Call::Cache),
    ("POST", "/cache/purge", Call::Purge),
    ("POST", "/drain", Call::Command(Command::Drain)),
    ("POST", "/reload", Call::Command(Command::Reload)),
    ("POST", "/upgrade", Call::Command(Command::Upgrade)),
    ("POST", "/upstreams/drain", Call::Node { draining: true }),
    ("POST", "/upstreams/undrain", Call::Node { draining: false }),
];

/// Method and path of every route of the admin listener.
pub fn admin_routes() -> impl Iterator<Item = (&'static str, &'static str)> {
    ROUTES.iter().map(|(method, path, _)| (*method, *path))
}

#[async_trait]
impl ServeHttp for Admin {
    async fn response(&self, session: &mut ServerSession) -> Response<Vec<u8>> {
        let has_body = !session.is_body_empty();
        let request = session.req_header();
        if let Err(refused) = check(&self.hosts, request, has_body) {
            let status = StatusCode::from_u16(refused.code().status()).unwrap_or(StatusCode::FORBIDDEN);
            return body(status, CONTENT_TYPE, refused.problem().body());
        }
        let method = match request.method {
            Method::GET | Method::HEAD => "GET",
            Method::POST => "POST",
            _ => return text(StatusCode::METHOD_NOT_ALLOWED, &listing()),
        };
        let path = request.uri.path();
        let mut routes = ROUTES.iter();
        match routes.find(|(known, at, _)| *known == method && *at == path) {
            Some((_, _, call)) => self.answer(*call, session).await,
            None => text(StatusCode::NOT_FOUND, &listing()),
        }
    }
}

impl Admin {
    async fn answer(&self, call: Call, session: &mut ServerSession) -> Response<Vec<u8>> {
        match call {
            Call::Metrics => self.metrics(),
            Call::Alive => text(StatusCode::OK, "alive\n"),
            Call::Ready => self.ready(),
            Call::Version => reply(StatusCode::OK, &version()),
            Call::Tenants => reply(StatusCode::OK, &self.tenants()),
            Call::Releases => reply(StatusCode::OK, &self.releases()),
            Call::Trials => reply(StatusCode::OK, &self.trials()),
            Call::Upstreams => reply(StatusCode::OK, &self.edge.upstreams.report()),
            Call::Cache => reply(StatusCode::OK, &cache::statistics(&self.edge.cache)),
            Call::Purge => self.purge(session).await,
            Call::Command(order) => self.order(order).await,
            Call::Node { draining } => self.node(session.req_header().uri.query(), draining),
        }
    }

    async fn order(&self, order: Command) -> Response<Vec<u8>> {
        match self.commands.submit(order).await {
            Ok(outcome) => reply(StatusCode::OK, &outcome),
            Err(reason) => reply(StatusCode::CONFLICT, &json!({ "refused": reason })),
        }
    }

    fn metrics(&self) -> Response<Vec<u8>> {
        self.edge.upstreams.observe();
        self.edge.metrics.set_tenancy(&self.edge.tenants.state());
        self.edge.metrics.observe(&self.edge.drain);
        body(StatusCode::OK, "text/plain; version=0.0.4", self.edge.metrics.text())
    }

    fn ready(&self) -> Response<Vec<u8>> {
        let missing = ready::missing(&self.edge);
        let status = if missing.is_empty() {
            StatusCode::OK
        } else {
            StatusCode::SERVICE_UNAVAILABLE
        };
        let report = json!({ "ready": missing.is_empty(), "missing": missing, "timeZones": database_version() });
        reply(status, &report)
    }

    /// For `node=10.0.0.5:8081`: drains the node, or puts it back.
    fn node(&self, query: Option<&str>, draining: bool) -> Response<Vec<u8>> {
        let node = query.and_then(|query| query.strip_prefix("node=")).unwrap_or_default();
        if self.edge.upstreams.drain(node, draining) {
            reply(StatusCode::OK, &self.edge.upstreams.report())
        } else {
            text(StatusCode::NOT_FOUND, "No such node; GET /upstreams lists them.\n")
        }
    }

    async fn purge(&self, session: &mut ServerSession) -> Response<Vec<u8>> {
        let mut bytes = Vec::new();
        while let Ok(Some(piece)) = session.read_request_body().await {
            bytes.extend_from_slice(&piece);
            if bytes.len() > LARGEST_ORDER {
                return text(StatusCode::PAYLOAD_TOO_LARGE, "The request is too large.\n");
            }
        }
        match Purge::read(&bytes) {
            Ok(order) => reply(StatusCode::OK, &self.edge.cache.purge(&order)),
            Err(error) => reply(StatusCode::BAD_REQUEST, &json!({ "error": error })),
        }
    }

    fn tenants(&self) -> Value {
        let snapshot = self.edge.tenants.snapshot();
        let tenants: Vec<Value> = snapshot
            .tenants()
            .map(|tenant| {
                json!({
                    "tenant": tenant.slug,
                    "standing": tenant.standing.as_str(),
                    "hosts": tenant.hosts,
                    "revision": tenant.revision,
                })
            })
            .collect();
        let faults: Vec<Value> = snapshot
            .faults()
            .iter()
            .chain(&self.edge.claims.faults(&snapshot))
            .map(|fault| json!({ "tenant": fault.tenant, "message": fault.to_string(), "lastGoodServed": fault.last_good_served }))
            .collect();
        let state = self.edge.tenants.state();
        let source = json!({ "away": state.away, "behindSeconds": state.behind.as_secs() });
        json!({ "source": source, "tenants": tenants, "faults": faults })
    }

    /// The canaries of the pointers that `releases` shows, which the folder's watcher may not have picked up yet.
    fn trials(&self) -> Value {
        let edge = &self.edge;
        edge.beacons.follow(&edge.releases.resolved());
        edge.beacons.trials(edge.now())
    }

    fn releases(&self) -> Value {
        let resolved = self.edge.releases.resolved();
        let live = &resolved.stable;
        let modules: Vec<Value> = live
            .modules
            .values()
            .map(|module| json!({ "module": module.id, "version": module.version }))
            .collect();
        let channels = &resolved.channels;
        json!({
            "set": live.id, "modules": modules, "canary": channels.canary, "pin": channels.pin,
            "withdrawn": channels.withdrawn, "ended": channels.ended, "faults": resolved.faults,
            "storeAway": self.edge.releases.away(),
        })
    }
}

/// One line for each route.
fn listing() -> String {
    admin_routes()
        .map(|(method, path)| format!("{method} {path}\n"))
        .collect()
}

fn version() -> Value {
    json!({ "version": env!("CARGO_PKG_VERSION"), "process": std::process::id() })
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
