//! Special fares: lots of seats, the groups that buy them, requests for what no lot covers, and quotes of umrah journeys.

pub(crate) mod card;
pub(crate) mod lots;
pub(crate) mod orders;
pub(crate) mod requests;
pub(crate) mod umrah;
