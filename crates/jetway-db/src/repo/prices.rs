//! Prices held, and prices seen.

pub mod fare_days;
pub mod price_sessions;
