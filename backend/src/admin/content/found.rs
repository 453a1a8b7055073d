//! Changes to something that may not be there.

use jetway_problem::ErrorCode;

use crate::http::Refusal;

/// What was to be changed may not be there.
pub(super) fn found(is_done: bool) -> Result<(), Refusal> {
    if is_done {
        Ok(())
    } else {
        Err(Refusal::new(ErrorCode::RequestNotFound))
    }
}
