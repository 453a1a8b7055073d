//! Collects the invalid fields of a form, so that one response names all of them.

use super::Refusal;
use crate::wire::field_error::BadField;

/// The invalid fields found so far.
#[derive(Default)]
pub(crate) struct Faults(Vec<BadField>);

impl Faults {
    pub(crate) fn add(&mut self, bad: BadField) {
        self.0.push(bad);
    }

    /// The value of a field; an error is added to the list.
    pub(crate) fn take<T>(&mut self, field: Result<T, BadField>) -> Option<T> {
        field.map_err(|bad| self.0.push(bad)).ok()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<Faults> for Refusal {
    fn from(faults: Faults) -> Self {
        Self::fields(faults.0)
    }
}
