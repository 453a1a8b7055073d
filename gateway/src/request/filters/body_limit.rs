//! Limits body sizes, declared or not.

use http::header::CONTENT_LENGTH;
use pingora::http::RequestHeader;

use crate::request::refusal::Refusal;

/// Refuses a body whose declared length is too large, before reading any of it.
///
/// # Errors
/// `Refusal::BodyTooLarge`.
pub fn announced(request: &RequestHeader, limit: u64) -> Result<(), Refusal> {
    let length = request
        .headers
        .get(CONTENT_LENGTH)
        .and_then(|value| value.to_str().ok()?.trim().parse::<u64>().ok());
    if length.is_some_and(|length| length > limit) {
        Err(Refusal::BodyTooLarge)
    } else {
        Ok(())
    }
}

/// Counts a chunk of a body without a declared length.
///
/// # Errors
/// `Refusal::BodyTooLarge` once the sum exceeds the limit.
pub fn count(seen: &mut u64, piece: usize, limit: u64) -> Result<(), Refusal> {
    *seen += piece as u64;
    if *seen > limit {
        Err(Refusal::BodyTooLarge)
    } else {
        Ok(())
    }
}
