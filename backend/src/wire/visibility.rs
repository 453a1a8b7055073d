//! Which governed fields the reader may see. A field that may not be seen is absent, not blank.

/// What the permissions of the reader open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Visibility {
    /// What the agency pays and earns (203).
    pub(crate) agent_amounts: bool,
    /// Which supplier a fare comes from (205).
    pub(crate) source: bool,
    /// Passport numbers in full (220).
    pub(crate) passports: bool,
}
