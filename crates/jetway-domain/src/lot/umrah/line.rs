//! Lines of a quote. No line names a supplier.

use chrono::{DateTime, NaiveDateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::codes::CarrierCode;
use crate::hotel::rate::Board;
use crate::hotel::search::Destination;
use crate::hotel::stay::Stay;
use crate::lot::LotJourney;
use crate::money::Money;
use crate::text::Bilingual;
use crate::visa::product::{ProcessingDays, VisaEntries, VisaPurpose};

/// A city of the journey.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum HolyCity {
    /// Makkah.
    Makkah,
    /// Madinah.
    Madinah,
}

impl HolyCity {
    /// Its id among the places that hotels are searched for in.
    #[must_use]
    pub const fn place(self) -> &'static str {
        match self {
            Self::Makkah => "makkah",
            Self::Madinah => "med",
        }
    }

    /// The line of its hotel.
    #[must_use]
    pub const fn line(self) -> LineKind {
        match self {
            Self::Makkah => LineKind::Makkah,
            Self::Madinah => LineKind::Madinah,
        }
    }
}

/// What a line is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum LineKind {
    /// The flights.
    Fare,
    /// The hotel in Makkah.
    Makkah,
    /// The hotel in Madinah.
    Madinah,
    /// The visas.
    Visa,
}

/// The flights of a lot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct FareLine {
    /// Title of the lot.
    pub title: String,
    /// The airline that issues the tickets.
    pub airline: CarrierCode,
    /// The outbound journey and the return.
    pub journeys: Vec<LotJourney>,
    /// Checked and cabin baggage, in words.
    pub baggage: String,
}

/// A stay in a hotel.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct StayLine {
    /// The city.
    pub city: HolyCity,
    /// The place that a search finds the hotel by.
    pub destination: Destination,
    /// Name of the hotel.
    pub hotel: String,
    /// 1 to 5.
    pub stars: u8,
    /// Street and area.
    pub address: String,
    /// Name of the room type.
    pub room: String,
    /// Number of rooms.
    pub rooms: usize,
    /// Meals.
    pub board: Board,
    /// The dates.
    pub stay: Stay,
    /// Until when it can be cancelled without a fee; `None` when a cancellation always costs a fee.
    pub free_until: Option<DateTime<Utc>>,
    /// The same by the hotel's clock.
    pub free_until_local: Option<NaiveDateTime>,
    /// What the guests pay at the hotel, in addition to the price.
    pub pay_at_hotel: Money,
}

/// Visas for all travellers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct VisaLine {
    /// Key of the visa.
    pub product: String,
    /// Its name.
    pub name: Bilingual,
    /// Purpose of the trip.
    pub purpose: VisaPurpose,
    /// Number of entries.
    pub entries: VisaEntries,
    /// Most days of a stay.
    pub stay_days: u16,
    /// Working days of processing.
    pub processing: ProcessingDays,
    /// Number of applicants.
    pub applicants: u32,
    /// Whether the visa may not be ready on the day of travel.
    pub tight: bool,
}

/// What a line contains.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", tag = "type")]
pub enum LineContent {
    /// Flights.
    Fare(FareLine),
    /// A stay.
    Stay(StayLine),
    /// Visas.
    Visa(VisaLine),
}

impl LineContent {
    /// What the line is for.
    #[must_use]
    pub const fn kind(&self) -> LineKind {
        match self {
            Self::Fare(_) => LineKind::Fare,
            Self::Stay(stay) => stay.city.line(),
            Self::Visa(_) => LineKind::Visa,
        }
    }
}

/// A priced line. Both amounts are for the whole party.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuoteLine {
    /// What it contains.
    pub content: LineContent,
    /// The portal's customer price, without the agency's markup.
    pub customer: Money,
    /// What the agency pays.
    pub agent: Money,
}

/// Why a line is left out of a quote.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum LeftOutReason {
    /// The portal does not sell the product.
    NotSold,
    /// The user has no permission for the product.
    NotAllowed,
    /// The lot is not on sale any more.
    LotGone,
    /// The lot has fewer free seats than the party needs.
    SoldOut,
    /// The trip has no nights in this city.
    NoNights,
    /// The flights have no return, so that the nights are not known.
    NoReturn,
    /// No hotel of this choice is available.
    NoHotel,
    /// No hotel supplier answered.
    NoAnswer,
    /// No visa is sold to this nationality.
    NoVisa,
    /// It is too late to apply for a visa.
    VisaTooLate,
    /// This nationality needs no visa.
    VisaFree,
    /// This nationality gets its visa at the border.
    VisaOnArrival,
}

/// A line that a quote does not have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeftOut {
    /// What the line would be for.
    pub kind: LineKind,
    /// Why.
    pub reason: LeftOutReason,
}
