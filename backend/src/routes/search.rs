//! Searching flights.

pub(crate) mod air_search;
pub(crate) mod brand;
pub(crate) mod get_air_search;
pub(crate) mod itinerary;
pub(crate) mod refresh_air_search;
pub(crate) mod request;
pub(crate) mod response;
pub(crate) mod sight;
