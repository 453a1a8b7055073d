//! The agency's bookings.

pub(crate) mod get_bookings;
mod request;
mod response;
