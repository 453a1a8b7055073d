//! Special fares: lots of seats, the groups that buy them, and requests for what no lot covers.

pub(crate) mod card;
pub(crate) mod lots;
pub(crate) mod orders;
pub(crate) mod requests;
