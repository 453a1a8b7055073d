//! Flight orders after booking: reading, ticketing, extending and cancelling.

pub(crate) mod accept_schedule;
pub(crate) mod air_cancel;
pub(crate) mod air_get_order;
pub(crate) mod air_ticket;
pub(crate) mod air_verify_price;
mod children_alone;
pub(crate) mod extra_status;
pub(super) mod reader;
pub(crate) mod time_limit;
pub(super) mod view;
