//! Itineraries, fares and extras, the same in results, prices and orders.

pub(crate) mod brand;
pub(crate) mod extra;
pub(crate) mod fare;
pub(crate) mod fare_change;
pub(crate) mod itinerary;
pub(crate) mod segment;
