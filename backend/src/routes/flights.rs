//! Flights, from search to ticket.

pub(crate) mod after_sale;
pub(crate) mod offer;
pub(crate) mod order;
pub(crate) mod price;
pub(crate) mod queue_share;
mod refusals;
pub(crate) mod sale;
pub(crate) mod search;
