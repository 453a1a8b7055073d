//! Pricing an itinerary, its rules and its extras.

pub(crate) mod air_get_itinerary;
pub(crate) mod air_price;
pub(crate) mod air_rule;
pub(crate) mod extras;
pub(crate) mod filed_rules;
mod request;
mod response;
mod rules;
pub(crate) mod seat_map;
