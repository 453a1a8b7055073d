//! A field of a request that cannot be used.

use jetway_problem::FieldError;

/// A field that cannot be used: pointer, code, sentence.
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

    /// As it stands in a problem document.
    pub(crate) fn into_error(self) -> FieldError {
        FieldError {
            pointer: self.pointer,
            code: self.code.to_owned(),
            detail: self.detail,
        }
    }
}
