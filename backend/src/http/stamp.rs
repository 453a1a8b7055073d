//! Verifies the gateway's signature, which vouches for the tenant. Unsigned requests are refused.

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use http::HeaderMap;
use jetway_domain::clock::{Clock, SystemClock};
use jetway_domain::edge::{Stamped, header};
use jetway_domain::ids::TenantId;
use jetway_problem::ErrorCode;

use super::{OperationsHost, Portal, Refusal, cookie};
use crate::state::AppState;

/// Cookie with the visitor's language, set by the page. Source: ADR 0047.
const LANGUAGE: &str = "jw-language";

/// Paths of the operators' API. It is served at the operators' host alone, which serves nothing else.
const FOR_OPERATORS: &str = "/api/operations/";

/// Accept a signed request and attach its portal, or that it came to the operators' host.
pub(crate) async fn check(
    State(state): State<AppState>,
    mut request: Request,
    next: Next,
) -> Result<Response, Refusal> {
    let unsigned = || Refusal::new(ErrorCode::EdgeUnsigned);
    let target = request
        .uri()
        .path_and_query()
        .map_or("/", http::uri::PathAndQuery::as_str);
    let headers = request.headers();
    let time = text(headers, header::TIME).and_then(|time| time.parse().ok());
    let slug = text(headers, header::TENANT).ok_or_else(unsigned)?;
    let stamped = Stamped {
        method: request.method().as_str(),
        target,
        tenant: slug,
        request_id: text(headers, header::REQUEST_ID).ok_or_else(unsigned)?,
        time: time.ok_or_else(unsigned)?,
    };
    let stamp = text(headers, header::SIGNATURE).ok_or_else(unsigned)?;
    // The system clock, as in the gateway; the sandbox clock may have been moved.
    let now = u64::try_from(SystemClock.now().timestamp()).unwrap_or_default();
    if !state.edge_key.accepts(&stamped, stamp, now) {
        return Err(unsigned());
    }
    let is_for_operators = request.uri().path().starts_with(FOR_OPERATORS);
    if is_for_operators != (slug == TenantId::OPERATIONS) {
        return Err(Refusal::new(ErrorCode::RequestNotFound));
    }
    if is_for_operators {
        request.extensions_mut().insert(OperationsHost);
        return Ok(next.run(request).await);
    }
    let tenant = TenantId::parse(slug).map_err(|_| unsigned())?;
    let settings = state.tenants.snapshot().by_slug(slug).cloned();
    let portal = Portal {
        tenant,
        settings: settings.ok_or_else(|| Refusal::new(ErrorCode::EdgeUnknownHost))?,
        chosen: cookie::find(headers, LANGUAGE).map(str::to_owned),
    };
    request.extensions_mut().insert(portal);
    Ok(next.run(request).await)
}

fn text<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    headers.get(name)?.to_str().ok()
}
