//! Pricing what was found.

pub(crate) mod air_get_itinerary;
pub(crate) mod air_price;
pub(crate) mod air_rule;
pub(crate) mod change;
pub(crate) mod extras;
pub(crate) mod fare;
pub(crate) mod filed_rules;
pub(crate) mod request;
pub(crate) mod response;
pub(crate) mod rules;
pub(crate) mod seat_map;
