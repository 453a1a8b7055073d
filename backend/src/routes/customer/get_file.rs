//! Download of a stored file.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use http::{HeaderValue, header};
use jetway_app::files::{FileKind, Unseen};
use jetway_domain::ids::FileId;
use jetway_problem::{ErrorCode, Problem};
use serde::Deserialize;
use uuid::Uuid;

use crate::http::{Agent, Params, Refusal};
use crate::state::AppState;

const PATH: &str = "/api/customer/v1/Files/GetFile";

/// Identifies a file.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(crate) struct FileParams {
    file_id: Uuid,
}

/// URL of a file. Reading it requires the session token and permission to see it.
pub(crate) fn address(id: FileId) -> String {
    format!("{PATH}?fileId={id}")
}

/// Read a file of the caller's agency. Images are served inline, documents as attachments.
#[utoipa::path(get, path = "/api/customer/v1/Files/GetFile", operation_id = "getFile", tag = "files",
    security(("session" = [])), params(FileParams),
    responses((status = 200, content((Vec<u8> = "image/png"), (Vec<u8> = "image/jpeg"), (Vec<u8> = "application/pdf")))))]
pub(crate) async fn get_file(
    State(state): State<AppState>,
    agent: Agent,
    Params(asked): Params<FileParams>,
) -> Result<Response, Refusal> {
    let file = state.app.show_file(&agent.signed_in, FileId(asked.file_id)).await?;
    let way = match file.kind {
        FileKind::Png | FileKind::Jpeg => "inline",
        FileKind::Pdf => "attachment",
    };
    // A file never changes under its id.
    let kept = if file.may_be_kept {
        "private, max-age=300, immutable"
    } else {
        "private, no-store"
    };
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(file.kind.as_str())),
        (header::CONTENT_DISPOSITION, disposition(way, &file.name)?),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (
            header::CONTENT_SECURITY_POLICY,
            HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox"),
        ),
        (header::CACHE_CONTROL, HeaderValue::from_static(kept)),
    ];
    Ok((headers, file.content).into_response())
}

/// File names have letters, digits, spaces and `-_.()`; names outside ASCII are encoded per RFC 5987.
pub(crate) fn disposition(way: &str, name: &str) -> Result<HeaderValue, Refusal> {
    let plain: String = name
        .chars()
        .map(|letter| if letter.is_ascii() { letter } else { '_' })
        .collect();
    let coded: String = name.bytes().map(coded).collect();
    let text = format!("{way}; filename=\"{plain}\"; filename*=UTF-8''{coded}");
    HeaderValue::try_from(text).map_err(|error| Refusal::ours(&error))
}

fn coded(byte: u8) -> String {
    if byte.is_ascii_alphanumeric() || b"-_.".contains(&byte) {
        char::from(byte).to_string()
    } else {
        format!("%{byte:02X}")
    }
}

impl From<Unseen> for Refusal {
    fn from(unseen: Unseen) -> Self {
        match unseen {
            Unseen::NotFound => Self::new(ErrorCode::FileNotFound),
            Unseen::Without(needed) => Problem::new(ErrorCode::AccessDenied)
                .param("functionality", needed.code())
                .into(),
            Unseen::Database(error) => error.into(),
        }
    }
}
