//! Responses in Duffel's format: `data` and `meta`, or `errors` and `meta`.

use std::sync::atomic::{AtomicU64, Ordering};

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// Why a call is refused.
#[derive(Debug)]
pub(crate) struct Fault {
    status: StatusCode,
    kind: &'static str,
    code: &'static str,
    message: String,
    /// The part of the request it is about.
    pointer: Option<String>,
}

pub(crate) type Answer = Result<Response, Fault>;

impl Fault {
    pub(crate) fn new(status: StatusCode, kind: &'static str, code: &'static str, message: impl Into<String>) -> Self {
        let message = message.into();
        Self {
            status,
            kind,
            code,
            message,
            pointer: None,
        }
    }

    /// The requested resource does not exist.
    pub(crate) fn not_found(what: &str) -> Self {
        let message = format!("The {what} does not exist, or is not yours.");
        Self::new(StatusCode::NOT_FOUND, "invalid_request_error", "not_found", message)
    }

    /// An invalid field.
    pub(crate) fn invalid(message: impl Into<String>) -> Self {
        Self::check("validation_error", message)
    }

    /// An invalid field, with an error code.
    pub(crate) fn check(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "validation_error", code, message)
    }

    /// Sets the part of the request it is about.
    pub(crate) fn at(self, pointer: String) -> Self {
        Self {
            pointer: Some(pointer),
            ..self
        }
    }

    /// Not possible in the present state.
    pub(crate) fn state(code: &'static str, message: &str) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "invalid_state_error", code, message)
    }

    /// The airline refused.
    pub(crate) fn airline(code: &'static str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "airline_error", code, message)
    }

    /// The airline's result is unknown.
    pub(crate) fn lost() -> Self {
        let message = "The airline did not answer in time.";
        Self::new(StatusCode::GATEWAY_TIMEOUT, "api_error", "gateway_timeout", message)
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        static CALLS: AtomicU64 = AtomicU64::new(1);
        let request = format!("sim_{:08}", CALLS.fetch_add(1, Ordering::Relaxed));
        let title = self.code.replace('_', " ");
        let source = self.pointer.map(|pointer| {
            let field = pointer.rsplit('/').next().map(ToOwned::to_owned);
            json!({ "field": field, "pointer": pointer })
        });
        let error = json!({
            "type": self.kind,
            "code": self.code,
            "title": title,
            "message": self.message,
            "documentation_url": "https://duffel.com/docs/api/overview/response-handling",
            "source": source,
        });
        let meta = json!({ "status": self.status.as_u16(), "request_id": request });
        let body = Json(json!({ "errors": [error], "meta": meta }));
        (self.status, [("x-request-id", request)], body).into_response()
    }
}

/// A single resource.
pub(crate) fn one(status: StatusCode, data: Value) -> Response {
    (status, Json(json!({ "data": data }))).into_response()
}

#[derive(Debug, Deserialize)]
struct Wrapped<T> {
    data: T,
}

/// Parses a request body.
pub(crate) fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, Fault> {
    let parsed: Result<Wrapped<T>, _> = serde_json::from_slice(body);
    parsed.map(|wrapped| wrapped.data).map_err(|error| {
        Fault::new(
            StatusCode::BAD_REQUEST,
            "invalid_request_error",
            "invalid_body",
            error.to_string(),
        )
    })
}

/// The cursor and size of a page.
#[derive(Debug, Deserialize)]
pub(crate) struct PageAsked {
    pub(crate) limit: Option<usize>,
    pub(crate) after: Option<String>,
}

/// A page of a list whose ids have a fixed order.
pub(crate) fn page(asked: &PageAsked, rows: Vec<Value>) -> Answer {
    let limit = asked.limit.unwrap_or(50);
    if !(1..=200).contains(&limit) {
        return Err(Fault::invalid("limit is between 1 and 200"));
    }
    let start = match &asked.after {
        None => 0,
        Some(after) => after.parse().map_err(|_| Fault::invalid("after is not one of ours"))?,
    };
    let end = rows.len().min(start + limit);
    let after = (end < rows.len()).then(|| end.to_string());
    let data: Vec<Value> = rows.into_iter().skip(start).take(limit).collect();
    let meta = json!({ "limit": limit, "after": after, "before": null });
    Ok(Json(json!({ "data": data, "meta": meta })).into_response())
}
