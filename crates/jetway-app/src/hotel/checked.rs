//! Rates that the supplier has just confirmed.

use async_trait::async_trait;
use jetway_domain::hotel::property::Property;
use jetway_domain::hotel::rate::HotelRate;
use jetway_domain::hotel::search::HotelSearch;
use jetway_domain::ids::PriceSessionId;

use crate::context::Caller;

/// A rate at the price and on the terms that the supplier confirmed.
#[derive(Debug, Clone, PartialEq)]
pub struct CheckedRate {
    /// Its session, which makes one order.
    pub session: PriceSessionId,
    /// The supplier's code of the hotel.
    pub hotel_code: String,
    /// The hotel.
    pub property: Property,
    /// The search that found it.
    pub search: HotelSearch,
    /// The rate, priced for the agency.
    pub rate: HotelRate,
}

/// Where checked rates are kept.
#[async_trait]
pub trait CheckedRates: Send + Sync {
    /// A checked rate of the caller's agency; `None` when it has expired.
    async fn checked(&self, caller: &Caller, session: PriceSessionId) -> Option<CheckedRate>;
}
