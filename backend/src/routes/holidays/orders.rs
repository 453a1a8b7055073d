//! Holiday orders.

pub(crate) mod cancel;
pub(crate) mod documents;
pub(crate) mod get_history;
pub(crate) mod get_order;
pub(crate) mod get_queue;
pub(crate) mod pay;
mod refusals;
mod view;
