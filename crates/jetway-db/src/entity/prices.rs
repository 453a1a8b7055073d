//! Held prices, and prices seen in searches.

pub(crate) mod fare_day;
pub(crate) mod fare_index_hour;
pub(crate) mod fare_index_month;
pub(crate) mod fare_lot;
pub(crate) mod group_request;
pub(crate) mod group_request_event;
pub(crate) mod holiday_message;
pub(crate) mod holiday_request;
pub(crate) mod holiday_request_event;
pub(crate) mod lot_import;
pub(crate) mod price_session;
pub(crate) mod seat_move;
pub(crate) mod tour_departure;
pub(crate) mod tour_package;
pub(crate) mod umrah_quote;
