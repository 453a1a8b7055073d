//! Itineraries, fares and extras, shared by search, pricing and orders.

pub(crate) mod brand;
pub(crate) mod extra;
pub(crate) mod fare;
pub(crate) mod fare_change;
pub(crate) mod itinerary;
pub(crate) mod segment;
