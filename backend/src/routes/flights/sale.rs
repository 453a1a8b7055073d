//! From a price to an order.

pub(crate) mod air_book;
pub(crate) mod air_sell;
mod sell_response;
pub(crate) mod traveller;
