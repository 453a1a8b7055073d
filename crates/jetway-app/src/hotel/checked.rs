//! Rates that the supplier has confirmed a moment ago.

use async_trait::async_trait;
use jetway_domain::hotel::property::Property;
use jetway_domain::hotel::rate::HotelRate;
use jetway_domain::hotel::search::HotelSearch;
use jetway_domain::ids::PriceSessionId;

use crate::context::Caller;

/// A rate at the price and on the terms that the supplier confirmed.
#[derive(Debug, Clone, PartialEq)]
pub struct CheckedRate {
    /// Its session; one order is made of it.
    pub session: PriceSessionId,
    /// The supplier's code of the hotel.
    pub hotel_code: String,
    /// The hotel.
    pub property: Property,
    /// The search it was found by.
    pub search: HotelSearch,
    /// The rate, priced for the agency.
    pub rate: HotelRate,
}

/// Where checked rates are kept.
#[async_trait]
pub trait CheckedRates: Send + Sync {
    /// A checked rate of the caller's agency; `None` when its time is over.
    async fn checked(&self, caller: &Caller, session: PriceSessionId) -> Option<CheckedRate>;
}
