//! Errors of notes as refusals.

use jetway_app::order::notes::NoteError;
use jetway_domain::order::MOST_NOTES;
use jetway_problem::{ErrorCode, Problem};

use crate::http::Refusal;

impl From<NoteError> for Refusal {
    fn from(error: NoteError) -> Self {
        match error {
            NoteError::Order(error) => error.into(),
            NoteError::NotYours => Self::new(ErrorCode::OrderNoteNotYours),
            NoteError::Full => Problem::new(ErrorCode::OrderNotesFull)
                .detail(format!(
                    "An order has at most {MOST_NOTES} notes. Remove one of yours first."
                ))
                .param("most", MOST_NOTES)
                .into(),
            NoteError::KeyTaken => Self::new(ErrorCode::RequestIdempotencyMismatch),
        }
    }
}
