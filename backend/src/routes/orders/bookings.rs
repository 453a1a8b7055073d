//! Order lists and order search.

pub(crate) mod export_bookings;
pub(crate) mod get_booking_choices;
pub(crate) mod get_bookings;
pub(crate) mod get_search_bar;
mod request;
mod response;
pub(crate) mod search_orders;
