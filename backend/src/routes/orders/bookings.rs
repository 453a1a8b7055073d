//! Lists of orders, and the search box of the header.

pub(crate) mod get_booking_choices;
pub(crate) mod get_bookings;
pub(crate) mod get_search_bar;
mod request;
mod response;
pub(crate) mod search_orders;
