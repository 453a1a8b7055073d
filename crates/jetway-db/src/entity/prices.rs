//! Prices held, and prices seen.

pub(crate) mod fare_day;
pub(crate) mod price_session;
