//! `multipart/form-data` bodies with files. Errors name the part.

use std::collections::BTreeMap;

use axum::extract::multipart::{Field, MultipartError, MultipartRejection};
use axum::extract::{DefaultBodyLimit, FromRequest, Multipart, Request};
use http::StatusCode;
use jetway_app::files::{CheckedFile, FILE_LIMIT, FileFault, FileKind, Unchecked, check};
use jetway_problem::{ErrorCode, Problem};

use super::door::clean_field;
use super::{Faults, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;

/// Image types.
pub(crate) const PICTURES: [FileKind; 2] = [FileKind::Png, FileKind::Jpeg];
/// Every accepted type. Source: P-217, P-218.
pub(crate) const ATTACHMENTS: [FileKind; 3] = [FileKind::Png, FileKind::Jpeg, FileKind::Pdf];

const MOST_PARTS: usize = 64;
const LONGEST_TEXT: usize = 16_384;

/// The parts of a body by name. If a part is repeated, the first one counts.
pub(crate) struct Upload {
    texts: BTreeMap<String, String>,
    files: BTreeMap<String, Result<Given, FileFault>>,
}

struct Given {
    name: String,
    content: Vec<u8>,
}

impl Upload {
    /// Take a file part; `file.missing` if it is absent. The outer error refuses the request: too many files are being checked, or the
    /// process is stopping.
    pub(crate) async fn file(
        &mut self,
        part: &str,
        kinds: &[FileKind],
    ) -> Result<Result<CheckedFile, BadField>, Refusal> {
        let file = match self.files.remove(part).unwrap_or(Err(FileFault::Missing)) {
            Ok(given) => check(given.name, given.content, kinds).await?,
            Err(fault) => Err(fault),
        };
        Ok(file.map_err(|fault| BadField::new(format!("/{part}"), fault.code(), fault.detail())))
    }

    /// Whether there is such a file part.
    pub(crate) fn has_file(&self, part: &str) -> bool {
        self.files.contains_key(part)
    }

    /// Take a text part, normalised; empty if it is absent.
    pub(crate) fn text(&mut self, part: &str) -> String {
        self.texts.remove(part).unwrap_or_default()
    }

    /// Report parts that were not taken as unknown fields.
    pub(crate) fn end(self, faults: &mut Faults) {
        let left = self.texts.into_keys().chain(self.files.into_keys());
        for part in left {
            faults.add(BadField::new(format!("/{part}"), "field.unknown", "Unknown field."));
        }
    }

    async fn add(&mut self, field: Field<'_>) -> Result<(), Refusal> {
        let part = field.name().unwrap_or_default().to_owned();
        match field.file_name().map(str::to_owned) {
            Some(name) => {
                let content = read(field, FILE_LIMIT).await?;
                let given = content.map(|content| Given { name, content });
                self.files.entry(part).or_insert(given.ok_or(FileFault::TooLarge));
            }
            None => {
                let text = read(field, LONGEST_TEXT).await?;
                let text = text.and_then(|bytes| String::from_utf8(bytes).ok());
                let text = text.ok_or_else(|| Refusal::new(ErrorCode::RequestUnreadable))?;
                let text = clean_field(&part, &text).map_err(|bad| Refusal::fields(vec![bad]))?;
                self.texts.entry(part).or_insert(text);
            }
        }
        Ok(())
    }
}

impl FromRequest<AppState> for Upload {
    type Rejection = Refusal;

    async fn from_request(mut request: Request, state: &AppState) -> Result<Self, Refusal> {
        DefaultBodyLimit::max(state.upload_bytes).apply(&mut request);
        let mut parts = Multipart::from_request(request, state).await.map_err(not_parts)?;
        let mut upload = Self {
            texts: BTreeMap::new(),
            files: BTreeMap::new(),
        };
        for _ in 0..MOST_PARTS {
            let Some(field) = parts.next_field().await.map_err(|error| broken(&error, state))? else {
                return Ok(upload);
            };
            upload.add(field).await?;
        }
        Err(Refusal::new(ErrorCode::RequestTooLarge))
    }
}

/// The bytes of a part, or `None` if they reach the limit. The rest is still read, so that the response can name the part.
async fn read(mut field: Field<'_>, limit: usize) -> Result<Option<Vec<u8>>, Refusal> {
    let mut bytes = Vec::new();
    let mut fits = true;
    while let Some(chunk) = field.chunk().await.map_err(|error| cut(&error))? {
        fits = fits && bytes.len() + chunk.len() < limit;
        if fits {
            bytes.extend_from_slice(&chunk);
        }
    }
    Ok(fits.then_some(bytes))
}

impl From<Unchecked> for Refusal {
    fn from(error: Unchecked) -> Self {
        Self::new(match error {
            Unchecked::Busy => ErrorCode::RequestRateLimited,
            Unchecked::Stopping => ErrorCode::ServerUnavailable,
        })
    }
}

fn not_parts(_: MultipartRejection) -> Refusal {
    let problem = Problem::new(ErrorCode::RequestUnreadable).detail("Send the form as multipart/form-data.");
    problem.into()
}

fn broken(error: &MultipartError, state: &AppState) -> Refusal {
    if error.status() != StatusCode::PAYLOAD_TOO_LARGE {
        return Refusal::new(ErrorCode::RequestUnreadable);
    }
    let detail = format!("A request with files has at most {} bytes.", state.upload_bytes);
    Problem::new(ErrorCode::RequestTooLarge).detail(detail).into()
}

fn cut(error: &MultipartError) -> Refusal {
    let too_large = error.status() == StatusCode::PAYLOAD_TOO_LARGE;
    Refusal::new(if too_large {
        ErrorCode::RequestTooLarge
    } else {
        ErrorCode::RequestUnreadable
    })
}
