//! PDFs in responses.

use axum::response::{IntoResponse, Response};
use http::{HeaderValue, header};

use super::Refusal;

/// A private, uncached PDF response. The name may contain letters, digits and hyphens only.
pub(crate) fn pdf_answer(bytes: Vec<u8>, name: &str) -> Result<Response, Refusal> {
    let disposition = HeaderValue::try_from(format!("inline; filename=\"{name}.pdf\""));
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/pdf")),
        (
            header::CONTENT_DISPOSITION,
            disposition.map_err(|error| Refusal::ours(&error))?,
        ),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::CACHE_CONTROL, HeaderValue::from_static("private, no-store")),
    ];
    Ok((headers, bytes).into_response())
}
