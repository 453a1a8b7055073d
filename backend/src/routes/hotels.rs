//! Hotels: search, booking and orders.

pub(crate) mod book;
pub(crate) mod cancel;
pub(crate) mod documents;
pub(crate) mod export_queue;
pub(crate) mod get_history;
pub(crate) mod get_order;
pub(crate) mod get_queue;
mod guests;
pub(crate) mod pay;
mod refusals;
pub(crate) mod search;
pub(crate) mod update_price;
mod view;
