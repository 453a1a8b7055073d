//! Selling a priced itinerary: travellers, extras and booking.

pub(crate) mod air_book;
pub(crate) mod air_sell;
mod sell_response;
pub(crate) mod traveller;
