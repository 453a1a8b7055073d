//! A traveller an agency keeps, to be booked again.

mod check;

use std::fmt;

use chrono::{Months, NaiveDate};
use serde::{Deserialize, Serialize};

pub use check::{SavedFault, check_saved};

use super::{FrequentFlyer, Gender, Title, age_on};
use crate::air::offer::Ptc;
use crate::codes::CountryCode;

/// What airlines print for somebody whose passport has no given name.
pub const FIRST_NAME_UNKNOWN: &str = "FNU";
/// Airlines want a passport to be valid this long after a trip.
const WANTED_VALIDITY: Months = Months::new(6);

/// Somebody an agency books. `Debug` prints no name.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedTraveller {
    /// Form of address.
    pub title: Title,
    /// Given names, Latin letters; [`FIRST_NAME_UNKNOWN`] when the passport has none.
    pub given_name: String,
    /// Family name, Latin letters.
    pub surname: String,
    /// The passport has no given name.
    pub no_given_name: bool,
    /// As in the passport.
    pub gender: Gender,
    /// Date of birth.
    pub birth_on: NaiveDate,
    /// Citizenship.
    pub nationality: CountryCode,
    /// Phone number in E.164.
    pub phone: Option<String>,
    /// Mail address.
    pub email: Option<String>,
    /// Loyalty numbers, one an airline.
    pub frequent_flyers: Vec<FrequentFlyer>,
    /// Where they like to sit.
    pub seat: Option<SeatWish>,
    /// What they eat.
    pub meal: Option<MealWish>,
    /// For the agency's own people.
    pub notes: Option<String>,
    /// Kept apart from the rest, and sealed.
    #[serde(skip)]
    pub papers: Papers,
}

/// What proves who somebody is. `Debug` prints nothing of it.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Papers {
    /// The passport.
    pub passport: Option<SavedPassport>,
    /// Number of the national identity card.
    pub national_id: Option<String>,
}

/// A passport in an agency's files.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedPassport {
    /// As printed, upper case.
    pub number: String,
    /// Who issued it.
    pub issue_country: CountryCode,
    /// When it was issued.
    pub issued_on: Option<NaiveDate>,
    /// Last day it is valid.
    pub expires_on: NaiveDate,
}

/// Where somebody likes to sit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum SeatWish {
    /// With a view.
    Window,
    /// Free to get up.
    Aisle,
}

/// A meal by its airline code. Source: IATA special meal codes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum MealWish {
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

/// Whether a passport can be travelled on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PassportState {
    /// For half a year at least.
    Valid,
    /// For less than half a year: many countries refuse it.
    ExpiresSoon,
    /// Not any more.
    Expired,
}

impl SavedPassport {
    /// What it is worth on a day.
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
    /// The passenger type of somebody who travelled on that day.
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

impl fmt::Debug for Papers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Papers(…)")
    }
}

impl fmt::Debug for SavedPassport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SavedPassport({} …)", self.issue_country)
    }
}
