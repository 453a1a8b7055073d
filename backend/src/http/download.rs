//! Files in responses. Their names may contain letters, digits, hyphens, underscores and points only.

use axum::response::{IntoResponse, Response};
use http::{HeaderValue, header};

use super::Refusal;

const PDF: &str = "application/pdf";

/// A private, uncached PDF response, to be shown.
pub(crate) fn pdf_answer(bytes: Vec<u8>, name: &str) -> Result<Response, Refusal> {
    answer(bytes, PDF, format!("inline; filename=\"{name}.pdf\""))
}

/// The same, for the browser to save in place of showing it.
pub(crate) fn pdf_download(bytes: Vec<u8>, name: &str) -> Result<Response, Refusal> {
    download(bytes, PDF, &format!("{name}.pdf"))
}

/// A file of a media type to be saved, by its name with its ending.
pub(crate) fn download(bytes: Vec<u8>, media_type: &'static str, name: &str) -> Result<Response, Refusal> {
    answer(bytes, media_type, format!("attachment; filename=\"{name}\""))
}

fn answer(bytes: Vec<u8>, media_type: &'static str, disposition: String) -> Result<Response, Refusal> {
    let disposition = HeaderValue::try_from(disposition).map_err(|error| Refusal::ours(&error))?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(media_type)),
        (header::CONTENT_DISPOSITION, disposition),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::CACHE_CONTROL, HeaderValue::from_static("private, no-store")),
    ];
    Ok((headers, bytes).into_response())
}
