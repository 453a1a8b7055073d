//! Held prices, and prices seen in searches.

pub mod fare_days;
pub mod fare_index;
pub mod fare_lots;
pub mod group_requests;
pub mod holiday_requests;
pub mod price_sessions;
pub mod tour_packages;
pub mod umrah_quotes;
