//! Itineraries of orders behind a link, for their travellers.

pub(crate) mod link;
pub(crate) mod shared;
