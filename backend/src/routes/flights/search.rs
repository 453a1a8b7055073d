//! Searching flights.

pub(crate) mod air_search;
mod currency;
pub(crate) mod events;
pub(crate) mod fare_days;
pub(crate) mod filter;
pub(crate) mod get_air_search;
pub(crate) mod one_itinerary;
pub(crate) mod proposal;
pub(crate) mod refresh_air_search;
mod request;
mod response;
pub(crate) mod with_currency;
