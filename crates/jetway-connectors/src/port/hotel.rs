//! The interface of hotel suppliers. As for flights, a read may be repeated and a write has an outcome that may be unknown.

use async_trait::async_trait;
use chrono::NaiveTime;
use jetway_domain::air::offer::SupplierId;
use jetway_domain::hotel::guest::{Guest, GuestContact};
use jetway_domain::hotel::property::Property;
use jetway_domain::hotel::rate::HotelRate;
use jetway_domain::hotel::search::HotelSearch;
use jetway_domain::money::Money;
use jetway_domain::reference::geo::Position;

pub use super::air::SupplierError;

/// Where hotels are searched for.
#[derive(Debug, Clone, PartialEq)]
pub struct SearchArea {
    /// Its centre.
    pub center: Position,
    /// Hotels up to this far from the centre, in kilometres.
    pub radius_km: f64,
    /// Id of the city, by which suppliers with a list of cities find their own code of it.
    pub city: String,
}

/// A hotel that was found by its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedHotel {
    /// The supplier's code of the hotel.
    pub code: String,
    /// Name.
    pub name: String,
    /// Id of its city.
    pub city: String,
}

/// A hotel as one supplier describes it.
#[derive(Debug, Clone, PartialEq)]
pub struct SupplierHotel {
    /// The supplier's code of the hotel.
    pub code: String,
    /// Its facts, in the supplier's words; `id` is the supplier's code.
    pub property: Property,
    /// The chain it belongs to.
    pub chain: Option<String>,
    /// Kind of house, such as `hotel` or `apartment`.
    pub property_type: String,
    /// Codes of its amenities.
    pub amenities: Vec<String>,
    /// Quarter of the city.
    pub area: String,
    /// Guests' score in tenths, 0 to 100, and how many gave one.
    pub review: Option<(u8, u32)>,
    /// Rates for the search: of a search, the cheapest ones; of one hotel, all.
    pub rates: Vec<HotelRate>,
}

/// Response to the check of a rate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RateCheck {
    /// Available, possibly at another price or on other terms: compare them.
    Available(Box<HotelRate>),
    /// Sold out.
    SoldOut,
    /// The key has expired: search again.
    Expired,
}

/// What a booking sends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HotelBookingRequest {
    /// The search the rate belongs to.
    pub search: HotelSearch,
    /// The supplier's code of the hotel.
    pub hotel_code: String,
    /// The rate as checked.
    pub rate: HotelRate,
    /// The guests of each room, the lead first.
    pub rooms: Vec<Vec<Guest>>,
    /// Where they are reached.
    pub contact: GuestContact,
    /// What they ask of the hotel.
    pub special_requests: Option<String>,
    /// When they arrive, by the hotel's clock.
    pub arrival_time: Option<NaiveTime>,
}

/// Outcome of a write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HotelOutcome<T> {
    /// It was done, or the supplier has it and answers later: see the state.
    Done(T),
    /// It was not done and will not be.
    Rejected(HotelRejection),
    /// It may have been done: resolve with [`HotelSupplier::read`], never by repeating it with another key.
    Unknown,
}

/// Why a write was refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HotelRejection {
    /// No room left.
    SoldOut,
    /// Price or terms have changed.
    Changed(Box<HotelRate>),
    /// Any other reason, in the supplier's words.
    Refused(String),
}

/// A supplier's record of a booking.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SupplierStay {
    /// The supplier's reference.
    pub reference: String,
    /// The hotel's own confirmation number.
    pub hotel_confirmation: Option<String>,
    /// Its state.
    pub state: StayState,
    /// What the supplier charges for a cancelled one.
    pub cancellation_fee: Option<Money>,
}

/// State of a supplier's record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StayState {
    /// The hotel has not answered yet.
    Pending,
    /// The hotel has confirmed it.
    Confirmed,
    /// The hotel has refused it; nothing is charged.
    Refused,
    /// It is cancelled.
    Cancelled,
}

/// A connection to a hotel supplier. `operation` makes every write idempotent: the same one is the same operation, however often
/// it is sent. It is also the portal's reference of a booking, by which [`HotelSupplier::read`] finds it.
#[async_trait]
pub trait HotelSupplier: Send + Sync {
    /// Stable id.
    fn id(&self) -> &SupplierId;
    /// Hotels whose names have these words, all of them, folded as the place search folds them; only of a city, by its id, when
    /// one is given. None by default.
    fn named(&self, _words: &[&str], _city: Option<&str>, _limit: usize) -> Vec<NamedHotel> {
        Vec::new()
    }
    /// Hotels of an area with their cheapest rates; empty when there are none.
    async fn search(&self, search: &HotelSearch, area: &SearchArea) -> Result<Vec<SupplierHotel>, SupplierError>;
    /// One hotel, by the supplier's code, with all its rates.
    async fn rates(&self, search: &HotelSearch, hotel: &str) -> Result<SupplierHotel, SupplierError>;
    /// A rate at its current price and on its current terms.
    async fn check(&self, search: &HotelSearch, hotel: &str, rate: &HotelRate) -> Result<RateCheck, SupplierError>;
    /// Books all rooms, or nothing.
    async fn book(&self, operation: &str, request: &HotelBookingRequest) -> HotelOutcome<SupplierStay>;
    /// The record of an earlier `book` with this operation; `None` when it did not arrive.
    async fn read(&self, operation: &str) -> Result<Option<SupplierStay>, SupplierError>;
    /// Cancels the booking of this operation. Cancelling a cancelled one answers as the first time.
    async fn cancel(&self, operation: &str) -> HotelOutcome<SupplierStay>;
}
