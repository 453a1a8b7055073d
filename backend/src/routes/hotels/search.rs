//! Searching hotels and checking a rate.

mod card;
pub(crate) mod check_rate;
pub(crate) mod destinations;
mod detail_text;
pub(crate) mod get_detail;
pub(crate) mod get_search;
mod rate;
mod request;
mod response;
pub(crate) mod start;

pub(crate) use rate::{HotelBoard, HotelCancellationStep, HotelTax};
