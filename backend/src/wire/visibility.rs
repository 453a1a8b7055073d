//! Fields governed by permissions. A field the user may not see is absent, not empty.

/// The governed fields a user may see.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Visibility {
    /// Amounts the agency pays and earns (203).
    pub(crate) agent_amounts: bool,
    /// The supplier of a fare (205).
    pub(crate) source: bool,
    /// Passport numbers in full (220).
    pub(crate) passports: bool,
}
