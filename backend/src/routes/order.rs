//! From a price to tickets.

pub(crate) mod accept_schedule;
pub(crate) mod air_book;
pub(crate) mod air_cancel;
pub(crate) mod air_get_order;
pub(crate) mod air_sell;
pub(crate) mod air_ticket;
pub(crate) mod air_verify_price;
pub(crate) mod extra;
pub(crate) mod extra_status;
pub(crate) mod get_notifications;
pub(crate) mod get_order_history;
pub(crate) mod order_view;
pub(crate) mod pay;
pub(crate) mod refusals;
pub(crate) mod search_orders;
mod sell_response;
pub(crate) mod supplementary;
pub(crate) mod time_limit;
pub(crate) mod traveller;
pub(crate) mod wishes;
