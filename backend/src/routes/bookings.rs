//! The agency's bookings.

pub(crate) mod get_booking_choices;
pub(crate) mod get_bookings;
pub(crate) mod get_search_bar;
mod request;
pub(crate) mod response;
