//! Invalid fields of a request.

use jetway_problem::FieldError;

/// An invalid field: JSON pointer, code and a sentence for the user.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct BadField {
    pub(crate) pointer: String,
    pub(crate) code: &'static str,
    pub(crate) detail: String,
}

impl BadField {
    pub(crate) fn new(pointer: impl Into<String>, code: &'static str, detail: impl Into<String>) -> Self {
        Self {
            pointer: pointer.into(),
            code,
            detail: detail.into(),
        }
    }

    /// The form it has in a problem document.
    pub(crate) fn into_error(self) -> FieldError {
        FieldError {
            pointer: self.pointer,
            code: self.code.to_owned(),
            detail: self.detail,
        }
    }
}
