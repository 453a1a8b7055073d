//! What is wrong with the names of a group, line by line.

use jetway_domain::lot::group::name::NameFault;
use serde::Serialize;
use utoipa::ToSchema;

/// What is wrong with a line.
#[derive(Serialize, ToSchema)]
pub(crate) struct NameProblem {
    /// From 1, without the header and empty lines.
    line: u32,
    /// Name of the field, as in `GroupName`; absent when it concerns the line.
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<&'static str>,
    code: &'static str,
    /// One sentence.
    text: String,
}

impl NameProblem {
    pub(super) fn all(faults: Vec<NameFault>) -> Vec<Self> {
        faults.into_iter().map(Self::of).collect()
    }

    fn of(fault: NameFault) -> Self {
        Self {
            line: fault.line,
            field: Some(fault.field).filter(|field| !field.is_empty()),
            code: fault.code,
            text: fault.detail,
        }
    }
}
