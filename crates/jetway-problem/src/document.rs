//! Problem documents.

use serde::Serialize;
use serde_json::{Map, Value};

use crate::ErrorCode;

/// The media type of a [`Problem`].
pub const CONTENT_TYPE: &str = "application/problem+json";

/// A problem document. Source: RFC 9457, extended by `code`, `requestId`, `retryable`, `params` and `errors`.
#[derive(Debug, Clone, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Problem {
    #[serde(rename = "type")]
    kind: String,
    title: &'static str,
    status: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    instance: Option<String>,
    code: ErrorCode,
    #[serde(skip_serializing_if = "Option::is_none")]
    request_id: Option<String>,
    retryable: bool,
    #[serde(skip_serializing_if = "Map::is_empty")]
    params: Map<String, Value>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    errors: Vec<FieldError>,
}

/// One invalid field.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct FieldError {
    /// JSON pointer into the request body, such as `/travellers/0/surname`.
    pub pointer: String,
    /// Stable, such as `date.past`.
    pub code: String,
    /// One sentence that says what to do, safe to show.
    pub detail: String,
}

impl Problem {
    /// A problem with this code.
    #[must_use]
    pub fn new(code: ErrorCode) -> Self {
        Self {
            kind: format!("/problems/{}", code.as_str()),
            title: code.title(),
            status: code.status(),
            detail: None,
            instance: None,
            code,
            request_id: None,
            retryable: code.retryable(),
            params: Map::new(),
            errors: Vec::new(),
        }
    }

    /// Sets the detail: one sentence that is safe to show.
    #[must_use]
    pub fn detail(mut self, detail: impl Into<String>) -> Self {
        self.detail = Some(detail.into());
        self
    }

    /// Adds a value for a client's own message text.
    #[must_use]
    pub fn param(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.params.insert(name.to_owned(), value.into());
        self
    }

    /// Sets the invalid fields.
    #[must_use]
    pub fn errors(mut self, errors: Vec<FieldError>) -> Self {
        self.errors = errors;
        self
    }

    /// Sets the request it answers: path without query, and request id.
    #[must_use]
    pub fn about(mut self, path: &str, request_id: &str) -> Self {
        self.instance = Some(path.to_owned());
        self.request_id = (!request_id.is_empty()).then(|| request_id.to_owned());
        self
    }

    /// The error code.
    #[must_use]
    pub const fn code(&self) -> ErrorCode {
        self.code
    }

    /// The HTTP status.
    #[must_use]
    pub const fn status(&self) -> u16 {
        self.status
    }

    /// The document as JSON.
    #[must_use]
    pub fn body(&self) -> Vec<u8> {
        serde_json::to_vec(self).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{ErrorCode, FieldError, Problem};

    #[test]
    fn a_problem_says_what_why_and_about_which_request() {
        let problem = Problem::new(ErrorCode::RequestInvalid)
            .detail("1 field cannot be used.")
            .errors(vec![FieldError {
                pointer: "/contact/email".to_owned(),
                code: "email.shape".to_owned(),
                detail: "An e-mail address.".to_owned(),
            }])
            .about("/api/x", "r-1");
        assert_eq!(
            serde_json::from_slice::<Value>(&problem.body()).unwrap(),
            json!({
                "type": "/problems/request.invalid", "title": "Some fields are not valid", "status": 422,
                "detail": "1 field cannot be used.", "instance": "/api/x", "code": "request.invalid",
                "requestId": "r-1", "retryable": false,
                "errors": [{"pointer": "/contact/email", "code": "email.shape", "detail": "An e-mail address."}],
            })
        );
    }
}
