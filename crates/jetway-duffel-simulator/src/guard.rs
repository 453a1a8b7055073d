//! Checks before every call: the simulated behaviour, the token, the API version.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use chrono::TimeDelta;

use crate::reply::Fault;
use crate::{Mood, Simulator};

pub(crate) async fn pass(State(simulator): State<Arc<Simulator>>, request: Request, next: Next) -> Response {
    match simulator.mood() {
        Mood::Well | Mood::Poor | Mood::Losing => {}
        Mood::Hanging => return std::future::pending().await,
        Mood::Failing => {
            let status = StatusCode::INTERNAL_SERVER_ERROR;
            return Fault::new(status, "api_error", "internal_server_error", "Something went wrong.").into_response();
        }
        Mood::Page => return Html("<html><body><h1>Down for maintenance</h1></body></html>").into_response(),
        Mood::Busy => return busy(&simulator),
    }
    if let Err(fault) = admit(&simulator, request.headers()) {
        return fault.into_response();
    }
    let is_write = request.method() != Method::GET && !request.uri().path().starts_with("/air/offer_requests");
    let response = next.run(request).await;
    if simulator.mood() == Mood::Losing && is_write {
        return Fault::lost().into_response();
    }
    response
}

fn admit(simulator: &Simulator, headers: &HeaderMap) -> Result<(), Fault> {
    let value = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let token = value("authorization").and_then(|value| value.strip_prefix("Bearer "));
    if token != Some(simulator.settings.token.as_str()) {
        let kind = "authentication_error";
        let message = "The access token is missing or not known.";
        return Err(Fault::new(
            StatusCode::UNAUTHORIZED,
            kind,
            "access_token_not_found",
            message,
        ));
    }
    if value("duffel-version") != Some("v2") {
        let kind = "invalid_request_error";
        let message = "The header Duffel-Version must be v2.";
        return Err(Fault::new(
            StatusCode::BAD_REQUEST,
            kind,
            "unsupported_version",
            message,
        ));
    }
    Ok(())
}

fn busy(simulator: &Simulator) -> Response {
    let reset = simulator.now() + TimeDelta::minutes(1);
    let kind = "rate_limit_error";
    let fault = Fault::new(
        StatusCode::TOO_MANY_REQUESTS,
        kind,
        "rate_limit_exceeded",
        "Too many requests.",
    );
    let mut response = fault.into_response();
    let reset = reset.format("%a, %d %b %Y %H:%M:%S GMT").to_string();
    let headers = [
        ("ratelimit-limit", "60".to_owned()),
        ("ratelimit-remaining", "0".to_owned()),
        ("ratelimit-reset", reset),
    ];
    for (name, value) in headers {
        if let Ok(value) = value.parse() {
            response.headers_mut().insert(name, value);
        }
    }
    response
}
