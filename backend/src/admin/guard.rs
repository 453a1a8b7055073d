//! The layer that refuses requests of web pages, before routing.

use std::sync::Arc;

use axum::body::HttpBody;
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use jetway_admin::{Hosts, check};

use crate::http::Refusal;

/// Refuses a request for another host, of a page of another origin, or with a body that is not JSON.
pub(super) async fn guard(State(hosts): State<Arc<Hosts>>, request: Request, next: Next) -> Result<Response, Refusal> {
    let (parts, body) = request.into_parts();
    check(&hosts, &parts, !body.is_end_stream()).map_err(|refused| refused.problem())?;
    Ok(next.run(Request::from_parts(parts, body)).await)
}
