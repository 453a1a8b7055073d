//! Aircraft types.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde::Deserialize;

/// An aircraft type with a typical cabin.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct AircraftType {
    /// IATA code, such as `77W`.
    pub iata: String,
    /// Such as `Boeing 777-300ER`.
    pub name: String,
    /// Range in kilometres.
    pub range_km: u32,
    /// Seats in first class.
    pub first: u16,
    /// Seats in business class.
    pub business: u16,
    /// Seats in premium economy.
    pub premium: u16,
    /// Seats in economy.
    pub economy: u16,
    /// A propeller aircraft: slower, for short flights.
    #[serde(deserialize_with = "super::airlines::flag")]
    pub propeller: bool,
}

/// All aircraft types.
#[derive(Debug)]
pub struct Aircraft(HashMap<String, AircraftType>);

static AIRCRAFT: LazyLock<Aircraft> = LazyLock::new(|| {
    let rows: Vec<AircraftType> = super::table::rows("aircraft.csv", include_str!("../../data/aircraft.csv"));
    Aircraft(rows.into_iter().map(|row| (row.iata.clone(), row)).collect())
});

impl Aircraft {
    /// The embedded table.
    #[must_use]
    pub fn embedded() -> &'static Self {
        &AIRCRAFT
    }

    /// Finds a type by IATA code.
    #[must_use]
    pub fn get(&self, iata: &str) -> Option<&AircraftType> {
        self.0.get(iata)
    }
}
