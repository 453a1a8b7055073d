//! What packages are made from.

use chrono::NaiveDate;
use serde::Deserialize;

use super::plan::Plan;
use crate::sandbox::fares::Filing;

/// A city of the world's packages.
#[derive(Deserialize)]
pub(super) struct TourCity {
    pub(super) city: String,
    pub(super) ar: String,
    pub(super) style: String,
    /// A day of an adult, in dollars.
    pub(super) dollars: i64,
    pub(super) popularity: u32,
}

/// A sight of a city.
#[derive(Deserialize)]
pub(super) struct TourStop {
    pub(super) city: String,
    pub(super) name: String,
    pub(super) ar: String,
    pub(super) lat: f64,
    pub(super) lon: f64,
}

/// One package in the making.
pub(super) struct Tour<'a> {
    pub(super) city: &'a TourCity,
    pub(super) stops: &'a [&'a TourStop],
    pub(super) plan: &'a Plan,
    /// Number of the package in its city, from 0.
    pub(super) number: usize,
    pub(super) filing: Filing,
    pub(super) today: NaiveDate,
}
