//! Special fares: lots of seats, and the groups that buy them.

pub(crate) mod card;
pub(crate) mod lots;
pub(crate) mod orders;
