//! The response to a change of a record that may not exist.

use jetway_problem::ErrorCode;

use crate::http::Refusal;

/// `request.not_found` if nothing was changed.
pub(super) fn found(is_done: bool) -> Result<(), Refusal> {
    if is_done {
        Ok(())
    } else {
        Err(Refusal::new(ErrorCode::RequestNotFound))
    }
}
