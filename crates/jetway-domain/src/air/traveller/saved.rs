//! A traveller an agency has saved.

mod check;

use std::fmt;

use chrono::{Months, NaiveDate};
use serde::{Deserialize, Serialize};

pub use check::{SavedFault, check_saved};

use super::{FrequentFlyer, Gender, Title, age_on};
use crate::air::offer::Ptc;
use crate::codes::CountryCode;

/// Placeholder that airlines print for a passport without a given name.
pub const FIRST_NAME_UNKNOWN: &str = "FNU";
/// Airlines require a passport to be valid this long after a trip.
const WANTED_VALIDITY: Months = Months::new(6);

/// A saved traveller. `Debug` hides the name.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedTraveller {
    /// Title.
    pub title: Title,
    /// Given names, Latin letters; [`FIRST_NAME_UNKNOWN`] when the passport has none.
    pub given_name: String,
    /// Family name, Latin letters.
    pub surname: String,
    /// Whether the passport has no given name.
    pub no_given_name: bool,
    /// As in the passport.
    pub gender: Gender,
    /// Date of birth.
    pub birth_on: NaiveDate,
    /// Citizenship.
    pub nationality: CountryCode,
    /// Phone number in E.164.
    pub phone: Option<String>,
    /// E-mail address.
    pub email: Option<String>,
    /// Frequent flyer numbers, one per airline.
    pub frequent_flyers: Vec<FrequentFlyer>,
    /// Preferred seat.
    pub seat: Option<SeatPreference>,
    /// Preferred meal.
    pub meal: Option<MealPreference>,
    /// Notes for the agency's staff.
    pub notes: Option<String>,
    /// Passport data, stored separately and encrypted.
    #[serde(skip)]
    pub passport_data: PassportData,
}

/// Identity documents. `Debug` hides everything.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PassportData {
    /// The passport.
    pub passport: Option<SavedPassport>,
    /// Number of the national identity card.
    pub national_id: Option<String>,
}

/// A saved passport.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedPassport {
    /// As printed, upper case.
    pub number: String,
    /// Issuing country.
    pub issue_country: CountryCode,
    /// Date of issue.
    pub issued_on: Option<NaiveDate>,
    /// Last day it is valid.
    pub expires_on: NaiveDate,
}

/// A seat preference.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum SeatPreference {
    /// Window seat.
    Window,
    /// Aisle seat.
    Aisle,
}

/// A meal by its airline code. Source: IATA special meal codes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum MealPreference {
    /// Vegetarian, no dairy.
    Vgml,
    /// Muslim.
    Moml,
    /// Asian vegetarian.
    Avml,
    /// Hindu.
    Hnml,
    /// For a child.
    Chml,
    /// For a baby.
    Bbml,
    /// Diabetic.
    Dbml,
}

/// Validity of a passport.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PassportState {
    /// Valid for at least half a year.
    Valid,
    /// Valid for less than half a year, which many countries refuse.
    ExpiresSoon,
    /// Expired.
    Expired,
}

impl SavedPassport {
    /// Validity on a date.
    #[must_use]
    pub fn state_on(&self, today: NaiveDate) -> PassportState {
        if self.expires_on < today {
            PassportState::Expired
        } else if today
            .checked_add_months(WANTED_VALIDITY)
            .is_some_and(|wanted| self.expires_on < wanted)
        {
            PassportState::ExpiresSoon
        } else {
            PassportState::Valid
        }
    }
}

impl SavedTraveller {
    /// Passenger type on a date of travel.
    #[must_use]
    pub fn ptc_on(&self, day: NaiveDate) -> Ptc {
        match age_on(self.birth_on, day) {
            ..2 => Ptc::Inf,
            2..12 => Ptc::Chd,
            12.. => Ptc::Adt,
        }
    }
}

impl fmt::Debug for SavedTraveller {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SavedTraveller(…)")
    }
}

impl fmt::Debug for PassportData {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PassportData(…)")
    }
}

impl fmt::Debug for SavedPassport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SavedPassport({} …)", self.issue_country)
    }
}
