//! Bodies over the limit, announced or not.

use http::header::CONTENT_LENGTH;
use pingora::http::RequestHeader;

use crate::request::refusal::Refusal;

/// Refuse a body that announces itself as too large, before any of it is read.
///
/// # Errors
/// When it does.
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

/// Count a piece of a body that announces nothing.
///
/// # Errors
/// When the body is now too large.
pub fn count(seen: &mut u64, piece: usize, limit: u64) -> Result<(), Refusal> {
    *seen += piece as u64;
    if *seen > limit {
        Err(Refusal::BodyTooLarge)
    } else {
        Ok(())
    }
}
