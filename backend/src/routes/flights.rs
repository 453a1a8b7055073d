//! Flights, from search to ticket.

pub(crate) mod after_sale;
pub(crate) mod itinerary;
pub(crate) mod offer;
pub(crate) mod order;
pub(crate) mod price;
mod refusals;
pub(crate) mod sale;
pub(crate) mod search;
