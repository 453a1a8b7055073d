//! JSON bodies, their strings normalised. Errors name the position of the invalid value.

use axum::extract::{FromRequest, Request};
use bytes::Bytes;
use http::StatusCode;
use jetway_domain::secret::to_hex;
use jetway_problem::{ErrorCode, Problem};
use serde::de::DeserializeOwned;
use serde_path_to_error::Segment;
use sha2::{Digest, Sha256};

use super::Refusal;
use super::door::clean_json;
use crate::state::AppState;
use crate::wire::field_error::BadField;

/// A deserialised body and the SHA-256 of its bytes as sent.
pub(crate) struct Body<T> {
    pub(crate) value: T,
    pub(crate) digest: String,
}

impl<T: DeserializeOwned> FromRequest<AppState> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &AppState) -> Result<Self, Refusal> {
        let bytes = Bytes::from_request(request, state).await.map_err(|rejection| {
            if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
                let detail = format!("A request has at most {} bytes.", state.body_bytes);
                return Problem::new(ErrorCode::RequestTooLarge).detail(detail).into();
            }
            Refusal::new(ErrorCode::RequestUnreadable)
        })?;
        let clean = clean_json(&bytes).map_err(Refusal::fields)?;
        Ok(Self {
            value: read(&clean)?,
            digest: to_hex(&Sha256::digest(&bytes)),
        })
    }
}

fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Refusal> {
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let value = serde_path_to_error::deserialize(&mut json).map_err(|error| {
        let pointer = pointer(error.path().iter());
        let cause = error.into_inner();
        if cause.is_data() {
            return Refusal::fields(vec![BadField::new(pointer, "field.shape", sentence(&cause))]);
        }
        Problem::new(ErrorCode::RequestUnreadable)
            .detail(format!("The body is not JSON: {}.", sentence(&cause)))
            .into()
    })?;
    let trailing = |_| Problem::new(ErrorCode::RequestUnreadable).detail("Unexpected data after the JSON value.");
    json.end().map_err(trailing)?;
    // Serde also reads a struct from an array; the contract does not allow that.
    if bytes.trim_ascii_start().first() != Some(&b'{') {
        return Err(Refusal::fields(vec![BadField::new(
            "",
            "field.shape",
            "Send a JSON object.",
        )]));
    }
    Ok(value)
}

/// JSON pointer of a path. Source: RFC 6901.
fn pointer<'s>(path: impl Iterator<Item = &'s Segment>) -> String {
    path.filter_map(|segment| match segment {
        Segment::Seq { index } => Some(format!("/{index}")),
        Segment::Map { key } => Some(format!("/{}", key.replace('~', "~0").replace('/', "~1"))),
        Segment::Enum { .. } | Segment::Unknown => None,
    })
    .collect()
}

/// Serde's message without the line and column; the pointer gives the position.
fn sentence(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::{ErrorCode, read};

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Party {
        #[expect(dead_code, reason = "only its reading is tested")]
        names: Vec<String>,
    }

    fn code(text: &str) -> ErrorCode {
        read::<Party>(text.as_bytes()).unwrap_err().code()
    }

    #[test]
    fn nonsense_is_unreadable_and_a_wrong_shape_is_invalid() {
        assert_eq!(code("{"), ErrorCode::RequestUnreadable);
        assert_eq!(code("{\"names\":[]} x"), ErrorCode::RequestUnreadable);
        assert_eq!(code("{\"names\":[1]}"), ErrorCode::RequestInvalid);
        assert_eq!(code("[[]]"), ErrorCode::RequestInvalid);
        assert_eq!(code("{\"names\":[],\"x\":1}"), ErrorCode::RequestInvalid);
        assert!(format!("{:?}", read::<Party>(b"{\"names\":[1]}").unwrap_err()).contains("/names/0"));
    }
}
