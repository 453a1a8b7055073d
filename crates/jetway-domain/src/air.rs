//! Flights: searches, offers, travellers and orders.

pub mod after_sale;
pub mod badge;
pub mod extension;
pub mod extra;
pub mod facets;
pub mod fare_kind;
pub mod itinerary;
pub mod merge;
pub mod offer;
pub mod order;
pub mod price_session;
pub mod pricing;
pub mod printed;
pub mod proposal;
pub mod schedule_change;
pub mod search;
pub mod search_check;
pub mod time_limits;
pub mod traveller;

#[cfg(test)]
pub(crate) mod fixtures;
