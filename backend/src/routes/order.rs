//! From a price to tickets.

pub(crate) mod air_book;
pub(crate) mod air_cancel;
pub(crate) mod air_get_order;
pub(crate) mod air_sell;
pub(crate) mod air_ticket;
pub(crate) mod order_view;
mod refusals;
mod sell_response;
pub(crate) mod traveller;
