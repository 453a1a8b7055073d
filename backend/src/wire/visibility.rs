//! What of an answer depends on its reader: fields governed by permissions, and the language of names. A field the user may not
//! see is absent, not empty.

use jetway_domain::reference::NameLanguage;

/// The governed fields a user may see, and the language of place names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Visibility {
    /// Amounts the agency pays and earns (203).
    pub(crate) agent_amounts: bool,
    /// The supplier of a fare (205).
    pub(crate) source: bool,
    /// Passport numbers in full (220).
    pub(crate) passports: bool,
    /// Of cities and countries.
    pub(crate) names: NameLanguage,
}
