//! Travellers, with the data airlines require.

pub mod alone;
mod check;
mod child_ages;
mod name_warning;
mod rules;
pub mod saved;

use std::collections::BTreeMap;
use std::fmt;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

pub use check::{TravellerFault, check_single_names, check_travellers};
pub use child_ages::child_ages;
pub use name_warning::{NameWarning, single_name_warning, title_warnings};
pub use rules::spoken_name;
pub(crate) use rules::{is_passport_number, name_fault};

use super::offer::Ptc;
use crate::codes::{CarrierCode, CountryCode};

/// Title printed on the ticket.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Title {
    /// Man.
    Mr,
    /// Married woman.
    Mrs,
    /// Woman.
    Ms,
    /// Boy.
    Mstr,
    /// Girl.
    Miss,
}

impl Title {
    /// Printed and wire form.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Mr => "Mr",
            Self::Mrs => "Mrs",
            Self::Ms => "Ms",
            Self::Mstr => "Mstr",
            Self::Miss => "Miss",
        }
    }
}

/// Sex as printed in the passport.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Gender {
    /// `M`.
    #[serde(rename = "M")]
    Male,
    /// `F`.
    #[serde(rename = "F")]
    Female,
    /// `X`: unspecified. Source: ICAO 9303-4, the field "Sex".
    #[serde(rename = "X")]
    Unspecified,
}

/// A passport. `Debug` hides the number.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Passport {
    /// Number as printed.
    pub number: String,
    /// Issuing country.
    pub issue_country: CountryCode,
    /// Last day it is valid.
    pub expires_on: NaiveDate,
}

impl fmt::Debug for Passport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Passport({} …)", self.issue_country)
    }
}

/// A frequent flyer number.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FrequentFlyer {
    /// The programme's airline.
    pub airline: CarrierCode,
    /// Membership number.
    pub number: String,
}

/// A traveller of a party. `Debug` hides the name.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Traveller {
    /// The client's key inside the party: `t1`, `t2`, …
    pub traveller_id: String,
    /// Passenger type.
    pub ptc: Ptc,
    /// Title.
    pub title: Title,
    /// Given names, Latin letters.
    pub given_name: String,
    /// Family name, Latin letters.
    pub surname: String,
    /// As in the passport.
    pub gender: Gender,
    /// Date of birth.
    pub birth_on: NaiveDate,
    /// Citizenship.
    pub nationality: CountryCode,
    /// Required on international trips.
    pub passport: Option<Passport>,
    /// `traveller_id` of the adult on whose lap an infant sits.
    pub linked_adult_id: Option<String>,
    /// Frequent flyer number.
    pub frequent_flyer: Option<FrequentFlyer>,
}

impl fmt::Debug for Traveller {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Traveller({} {:?})", self.traveller_id, self.ptc)
    }
}

/// Passports of a party, by `traveller_id`.
pub type PartyPassports = BTreeMap<String, Passport>;

/// Copies the passports of a party.
#[must_use]
pub fn passports_of(party: &[Traveller]) -> PartyPassports {
    let of = |person: &Traveller| Some((person.traveller_id.clone(), person.passport.clone()?));
    party.iter().filter_map(of).collect()
}

/// Sets the passports of a party.
pub fn give_passports(party: &mut [Traveller], mut passports: PartyPassports) {
    for person in party {
        person.passport = passports.remove(&person.traveller_id);
    }
}

/// Age in full years on a date; negative before birth.
#[must_use]
pub fn age_on(birth_on: NaiveDate, day: NaiveDate) -> i32 {
    use chrono::Datelike;
    let had_birthday = (day.month(), day.day()) >= (birth_on.month(), birth_on.day());
    day.year() - birth_on.year() - i32::from(!had_birthday)
}
