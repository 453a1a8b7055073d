//! The outermost layer: turns refusals into problem documents, sets default headers, records metrics and the access log.

use std::any::Any;

use axum::body::{HttpBody, to_bytes};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http::{HeaderValue, header};
use jetway_domain::edge::header as edge;
use jetway_problem::{CONTENT_TYPE, ErrorCode, Problem};
use jetway_telemetry::redact;

use super::Refusal;
use crate::state::AppState;

/// A longer body is not drained just to keep the connection open.
const LONG_BYTES: u64 = 64 * 1024;

/// Wraps all other layers.
pub(crate) async fn finish(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let path = redact::without_query(request.uri().path()).to_owned();
    let request_id = request_id(&request);
    let operation = redact::operation(&path).to_owned();
    let is_long = request
        .body()
        .size_hint()
        .upper()
        .is_none_or(|bytes| bytes > LONG_BYTES);
    let began = std::time::Instant::now();
    let mut response = if is_long {
        next.run(request).await
    } else {
        match whole(request).await {
            Ok(request) => next.run(request).await,
            Err(refusal) => refusal.into_response(),
        }
    };
    if let Some(problem) = response.extensions_mut().remove::<Box<Problem>>() {
        response = document(&response, problem.about(&path, &request_id));
    }
    let headers = response.headers_mut();
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    let status = response.status().as_u16();
    if is_long && status >= 400 {
        // The body may not have been read to its end, and then the connection closes. Say so, or a pooled connection would lose
        // its next request.
        response
            .headers_mut()
            .insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    let known = status != 404 && status != 405;
    state
        .metrics
        .answered(if known { &operation } else { "-" }, status, began.elapsed());
    tracing::info!(
        operation,
        status,
        request_id,
        millis = u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX),
        "answered"
    );
    response
}

/// Read a short body before the handler runs. A handler that ignores the body may respond before it arrives; the connection
/// then closes with unread bytes, which resets it and can lose the response.
async fn whole(request: Request) -> Result<Request, Refusal> {
    let (parts, body) = request.into_parts();
    let read = to_bytes(body, usize::MAX).await;
    let bytes = read.map_err(|_| Refusal::new(ErrorCode::RequestUnreadable))?;
    Ok(Request::from_parts(parts, bytes.into()))
}

/// Response for an unknown path.
pub(crate) async fn not_found() -> Refusal {
    Refusal::new(ErrorCode::RequestNotFound)
}

/// Response for a method the path does not have.
pub(crate) async fn method_not_allowed() -> Refusal {
    Refusal::new(ErrorCode::RequestMethodNotAllowed)
}

/// A handler panicked: log it and respond with `server.error`.
#[expect(clippy::needless_pass_by_value, reason = "the shape CatchPanicLayer asks for")]
pub(crate) fn panicked(cause: Box<dyn Any + Send + 'static>) -> Response {
    let text = cause
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| cause.downcast_ref::<&str>().copied());
    tracing::error!(cause = text.unwrap_or("unknown"), "a handler panicked");
    Refusal::new(ErrorCode::ServerError).into_response()
}

fn document(before: &Response, problem: Problem) -> Response {
    let mut response = (before.status(), problem.body()).into_response();
    for (name, value) in before.headers() {
        if *name == header::ALLOW {
            response.headers_mut().insert(name.clone(), value.clone());
        }
    }
    response
        .headers_mut()
        .insert(header::CONTENT_TYPE, HeaderValue::from_static(CONTENT_TYPE));
    response
}

fn request_id(request: &Request) -> String {
    let value = request.headers().get(edge::REQUEST_ID);
    value
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default()
        .to_owned()
}
