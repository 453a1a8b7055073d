//! What should be looked at in the names of guests and applicants.

use jetway_domain::air::traveller::title_warnings;
use serde::Serialize;
use utoipa::ToSchema;

/// What should be looked at in a name; it blocks nothing.
#[derive(Serialize, ToSchema)]
pub(crate) struct NameWarning {
    /// Given name and surname.
    name: String,
    /// Such as `name.title`: the name holds a title, which belongs in its own field.
    code: &'static str,
    /// One sentence.
    text: String,
}

impl NameWarning {
    /// The warnings about a given name and a surname.
    pub(crate) fn of(given_name: &str, surname: &str) -> Option<Self> {
        // A title in both parts is one thing to look at.
        let warning = title_warnings(given_name, surname).into_iter().next()?;
        Some(Self {
            name: format!("{given_name} {surname}").trim().to_owned(),
            code: warning.code,
            text: warning.detail,
        })
    }
}
