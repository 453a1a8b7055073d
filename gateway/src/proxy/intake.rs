//! Everything decided about a request before it is answered.

use std::mem::replace;
use std::sync::Arc;

use http::header::ACCEPT;
use http::request::Parts;
use http::{HeaderName, Method, Request};
use jetway_domain::ids::TenantId;
use pingora::http::RequestHeader;
use pingora::proxy::Session;

use crate::cache::{Fill, Part};
use crate::limits::{Asked, client_address};
use crate::listen::wire;
use crate::request::ctx::RequestCtx;
use crate::request::filters::https::{self, Passage};
use crate::request::filters::security_headers::Policy;
use crate::request::filters::{body_limit, challenge, framing, package_path, portal_status, strip, tenant};
use crate::request::refusal::Refusal;
use crate::routes::{self, Route};
use crate::state::Edge;
use crate::telemetry::traces;
use crate::upstreams;

const TRACEPARENT: HeaderName = HeaderName::from_static("traceparent");
/// Pages of the payment simulator, which the backend renders.
const HOSTED: &str = "/api/payment/v1/sandbox/";

/// Runs the request filters in this order: framing, ACME challenge, tenant, header stripping, route, portal state,
/// upgrade, body limit, cache, session.
///
/// # Errors
/// The refusal of the first filter that does not pass.
pub fn admit(edge: &Edge, session: &mut Session, ctx: &mut RequestCtx) -> Result<(), Refusal> {
    let live = edge.live();
    framing::check(session, &live.limits)?;
    forget_spelling(session.req_header_mut());
    let peer = wire(session).map(|wire| wire.peer().ip());
    let trusted = &live.limits.trusted_proxies;
    ctx.client = peer.map(|peer| client_address(peer, &session.req_header().headers, trusted));
    let request = session.req_header_mut();
    let caller = request.headers.get(TRACEPARENT).and_then(|value| value.to_str().ok());
    ctx.trace = traces::join(edge.traces.as_ref(), ctx.trace, caller);
    if let Some(host) = challenge::asked(request, &edge.claims) {
        (ctx.host, ctx.route) = (host, Route::Challenge);
        return Ok(());
    }
    if let Some(host) = tenant::operations(request, &live.operations_host) {
        return admit_operator(edge, session, ctx, host);
    }
    let found = tenant::resolve(request, &edge.tenants.current(), &edge.claims, live.unknown_host)?;
    let tenant = Arc::clone(&found.tenant);
    (ctx.host, ctx.primary, ctx.tenant) = (found.host, found.primary, Some(found.tenant));
    if https::check(session, &ctx.host, &edge.config.tls)? == Passage::Redirect {
        ctx.route = Route::ToHttps;
        return Ok(());
    }
    if ctx.primary.is_some() {
        ctx.route = Route::ToPrimary;
        return Ok(());
    }
    let request = session.req_header_mut();
    strip::strip(request);
    package_path::join(request);
    let accept = request.headers.get(ACCEPT).and_then(|value| value.to_str().ok());
    ctx.route = routes::route(&request.method, request.uri.path(), accept)?;
    if ctx.route == Route::Backend(routes::OPERATIONS) {
        ctx.route = Route::Refused;
        return Err(Refusal::NotFound);
    }
    portal_status::check(&tenant, ctx.route, &*edge.clock)?;
    upstreams::admit_upgrade(&edge.upstreams, session, tenant.slug.as_str(), &mut ctx.exchange)?;
    let request = session.req_header_mut();
    ctx.body_limit = live.limits.body_bytes_of(request.uri.path());
    body_limit::announced(request, ctx.body_limit)?;
    if let Route::Backend(_) = ctx.route {
        ctx.cache = Part::of(&edge.cache, &request.method, request.uri.path());
        if request.uri.path().starts_with(HOSTED) {
            ctx.policy = Policy::Hosted;
        }
        // Public responses are requested without credentials, so tokens are not checked.
        if !ctx.cache.is_public() {
            edge.tokens.check(request, tenant.slug.as_str())?;
        }
    }
    if ctx.route.is_local() {
        edge.limits.page(&asked(session, ctx, tenant.slug.as_str()))?;
    }
    Ok(())
}

/// Admits a request to the operators' host, which has their API and their console. It passes the filters that do not depend on a tenant.
fn admit_operator(edge: &Edge, session: &mut Session, ctx: &mut RequestCtx, host: String) -> Result<(), Refusal> {
    (ctx.host, ctx.is_operations) = (host, true);
    if https::check(session, &ctx.host, &edge.config.tls)? == Passage::Redirect {
        ctx.route = Route::ToHttps;
        return Ok(());
    }
    let request = session.req_header_mut();
    strip::strip(request);
    let accept = request.headers.get(ACCEPT).and_then(|value| value.to_str().ok());
    ctx.route = match routes::at_operations(&request.method, request.uri.path(), accept)? {
        Route::Document | Route::ConsoleFile if !edge.console.is_served() => return Err(Refusal::NotFound),
        route => route,
    };
    upstreams::admit_upgrade(&edge.upstreams, session, TenantId::OPERATIONS, &mut ctx.exchange)?;
    let request = session.req_header_mut();
    ctx.body_limit = edge.live().limits.body_bytes_of(request.uri.path());
    body_limit::announced(request, ctx.body_limit)?;
    edge.tokens.check_operator(request)?;
    if ctx.route.is_local() {
        edge.limits.page(&asked(session, ctx, TenantId::OPERATIONS))?;
    }
    Ok(())
}

/// Discards the client's header-name case, which the framework would otherwise copy along with every header.
fn forget_spelling(request: &mut RequestHeader) {
    // The framework keeps an absolute-form target apart from the URI; it would be lost.
    if request.has_case() && request.raw_path().starts_with(b"/") {
        let empty = RequestHeader::from(Request::new(()).into_parts().0);
        *request = Parts::from(replace(request, empty)).into();
    }
}

/// Prepares a subrequest that fills the cache: its tenant and route were determined by the request that started it.
///
/// # Errors
/// When its target is not a URI, which a routed target always is.
pub fn adopt(session: &mut Session, ctx: &mut RequestCtx) -> pingora::Result<()> {
    if let Some(fill) = Fill::take(session)? {
        ctx.trace = fill.errand.trace;
        ctx.tenant = Some(Arc::clone(&fill.errand.tenant));
        ctx.host = fill.host().to_owned();
        let path = session.req_header().uri.path();
        ctx.route = routes::route(&Method::GET, path, None).unwrap_or(Route::Refused);
        ctx.cache = Part::filling(fill);
    }
    Ok(())
}

/// Admits the call to the backend if rate limits and concurrency limits allow.
///
/// # Errors
/// The refusal of the limit that is exceeded.
pub fn make_room(edge: &Edge, session: &Session, ctx: &mut RequestCtx) -> Result<(), Refusal> {
    let running = edge.limits.call(&asked(session, ctx, ctx.whose().unwrap_or("other")))?;
    ctx.running = Some(running);
    Ok(())
}

fn asked<'a>(session: &'a Session, ctx: &RequestCtx, tenant: &'a str) -> Asked<'a> {
    let request = session.req_header();
    Asked {
        route: ctx.route,
        path: request.uri.path(),
        headers: &request.headers,
        tenant,
        client: ctx.client,
    }
}

/// The method as a metric label: a known method, else `other`.
pub fn method_name(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}
