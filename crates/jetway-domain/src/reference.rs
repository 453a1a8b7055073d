//! Airports, airlines and countries.

pub mod geo;

use serde::{Deserialize, Serialize};

use crate::codes::{AirportCode, CarrierCode, CountryCode};
use crate::money::CurrencyCode;
use crate::reference::geo::Position;

/// A single airport or a metropolitan area.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum PlaceKind {
    /// A single airport.
    Airport,
    /// A metropolitan area: all airports of a city.
    Metro,
}

/// A language in which the reference data has names of cities and countries. Airlines, airports, hotels and aircraft have English
/// names only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum NameLanguage {
    /// English, also for every language that is not here.
    #[default]
    English,
    /// Arabic.
    Arabic,
    /// Bengali.
    Bengali,
    /// Malay.
    Malay,
}

impl NameLanguage {
    /// Of a language tag, such as `ar-OM`.
    #[must_use]
    pub fn of(tag: &str) -> Self {
        match tag.split('-').next() {
            Some("ar") => Self::Arabic,
            Some("bn") => Self::Bengali,
            Some("ms") => Self::Malay,
            _ => Self::English,
        }
    }
}

/// An airport or metropolitan area.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Airport {
    /// Airport or metropolitan code.
    pub code: AirportCode,
    /// Such as `Dubai International Airport`; for a metropolitan area `London, all airports`.
    pub name: String,
    /// Metropolitan code, equal to `code` when the city has one airport.
    pub city_code: AirportCode,
    /// Such as `Dubai`.
    pub city_name: String,
    /// ISO code.
    pub country_code: CountryCode,
    /// English name.
    pub country_name: String,
    /// Geographic position.
    pub position: Position,
    /// IANA name, such as `Asia/Dubai`.
    pub timezone: String,
    /// Importance, 0–1000.
    pub rank: u16,
    /// Airport or metropolitan area.
    pub kind: PlaceKind,
}

/// A group of airlines that honour each other's tickets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Alliance {
    /// Star Alliance.
    #[serde(rename = "SA")]
    Star,
    /// `SkyTeam`.
    #[serde(rename = "ST")]
    SkyTeam,
    /// oneworld.
    #[serde(rename = "OW")]
    Oneworld,
}

impl Alliance {
    /// `SA`, `ST` or `OW`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Star => "SA",
            Self::SkyTeam => "ST",
            Self::Oneworld => "OW",
        }
    }
}

/// An airline.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Airline {
    /// IATA designator.
    pub code: CarrierCode,
    /// ICAO code.
    pub icao: String,
    /// Airline code of its tickets, three digits.
    pub ticket_prefix: String,
    /// Such as `Emirates`.
    pub name: String,
    /// Its alliance, if any.
    pub alliance: Option<Alliance>,
    /// Whether it is a low-cost airline.
    pub low_cost: bool,
    /// Country of registration.
    pub country: CountryCode,
}

/// A country.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Country {
    /// ISO 3166-1 alpha-2.
    pub code2: CountryCode,
    /// ISO 3166-1 alpha-3.
    pub code3: String,
    /// English name.
    pub name: String,
    /// Other names that people type, such as `UAE`.
    pub other_names: Vec<String>,
    /// Such as `Bangladeshi`.
    pub nationality: String,
    /// International dialling code without `+`.
    pub dial_code: String,
    /// Main currency.
    pub currency: CurrencyCode,
    /// Two-letter continent code: `AF AN AS EU NA OC SA`.
    pub continent: String,
}
