//! Names of a group, with the data airlines require.

use std::collections::HashSet;
use std::fmt;

use chrono::{Months, NaiveDate};
use serde::{Deserialize, Serialize};

use crate::air::offer::Ptc;
use crate::air::traveller::{
    Passport, Title, age_on, is_passport_number, name_fault, single_name_warning, spoken_name, title_warnings,
};
use crate::codes::CountryCode;
use crate::lot::{LotOffer, SeatParty};

/// Required validity of a passport after the last flight.
const PASSPORT_MONTHS: Months = Months::new(6);

/// A passenger of a group. `Debug` hides the name.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GroupName {
    /// Line in the list, from 1.
    pub line: u32,
    /// Passenger type.
    pub kind: Ptc,
    /// Title.
    pub title: Title,
    /// Given names, Latin letters.
    pub given_name: String,
    /// Family name, Latin letters.
    pub surname: String,
    /// Date of birth.
    pub birth_on: NaiveDate,
    /// Citizenship.
    pub nationality: CountryCode,
    /// The passport. It is stored encrypted, apart from the name.
    #[serde(skip)]
    pub passport: Option<Passport>,
    /// Whether the passport was given for another spelling of the name and not confirmed since: it may be another person's.
    #[serde(default)]
    pub keeps_passport: bool,
    /// Number of the ticket, once issued.
    #[serde(default)]
    pub ticket: Option<String>,
}

impl fmt::Debug for GroupName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GroupName({} {:?})", self.line, self.kind)
    }
}

impl GroupName {
    /// Given name and surname.
    #[must_use]
    pub fn name(&self) -> String {
        format!("{} {}", self.given_name, self.surname)
    }

    /// Whether two names have the same data, ignoring tickets and the origin of the passport.
    #[must_use]
    pub fn says_the_same(&self, other: &Self) -> bool {
        let other = Self {
            ticket: self.ticket.clone(),
            keeps_passport: self.keeps_passport,
            ..other.clone()
        };
        *self == other
    }

    /// Whether both are the same person by name and date of birth.
    #[must_use]
    pub fn is_same_person(&self, other: &Self) -> bool {
        self.birth_on == other.birth_on
            && spoken_name(&self.surname, &self.given_name) == spoken_name(&other.surname, &other.given_name)
    }
}

/// Warnings about valid names: a title inside a name, which the airline would print beside the passenger's
/// title; a single name on a trip through a country that refuses it; and a passport that was given for another spelling. `countries`
/// are those of the trip's airports.
#[must_use]
pub fn name_warnings(names: &[GroupName], countries: &[CountryCode]) -> Vec<NameFault> {
    let found = |name: &GroupName| {
        let line = name.line;
        let titles = title_warnings(&name.given_name, &name.surname).into_iter();
        let of_name = titles.chain(single_name_warning(&name.given_name, &name.surname, countries));
        let kept = name.keeps_passport.then(|| NameFault {
            line,
            field: "passportNumber",
            code: "passport.kept",
            detail: "The passport was given for another spelling or date of birth. Check that it is this person's."
                .to_owned(),
        });
        let of_name = of_name.map(move |warning| NameFault {
            line,
            field: warning.field,
            code: warning.code,
            detail: warning.detail,
        });
        of_name.chain(kept)
    };
    names.iter().flat_map(found).collect()
}

/// A name that cannot travel with the group.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NameFault {
    /// Its line, from 1.
    pub line: u32,
    /// Wire name of the field; empty when it concerns the line.
    pub field: &'static str,
    /// Stable code, such as `passport.duplicate`.
    pub code: &'static str,
    /// One sentence, safe to show.
    pub detail: String,
}

/// The dates of a trip that ages and passports are checked against.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TripDays {
    /// The first departure.
    pub first: NaiveDate,
    /// The last departure.
    pub last: NaiveDate,
    /// The last arrival.
    pub ends: NaiveDate,
}

impl TripDays {
    /// The days of a lot's flights; `None` without flights, which no saved lot has.
    #[must_use]
    pub fn of(offer: &LotOffer) -> Option<Self> {
        let mut flights = offer.journeys.iter().flat_map(|journey| &journey.flights);
        let first = flights.next()?;
        let last = flights.next_back().unwrap_or(first);
        Some(Self {
            first: first.departs.date(),
            last: last.departs.date(),
            ends: last.arrives.date(),
        })
    }

    /// The type of a passenger born on a day. An infant who turns two during the trip needs a seat and travels as a child.
    #[must_use]
    pub fn kind_of(self, birth_on: NaiveDate) -> Ptc {
        if age_on(birth_on, self.last) < 2 {
            Ptc::Inf
        } else if age_on(birth_on, self.first) < 12 {
            Ptc::Chd
        } else {
            Ptc::Adt
        }
    }
}

/// Passengers of a type in a party.
#[must_use]
pub const fn count_of(party: SeatParty, kind: Ptc) -> u32 {
    match kind {
        Ptc::Adt => party.adults,
        Ptc::Chd => party.children,
        Ptc::Inf => party.infants,
    }
}

/// All faults of names for a party. The list may be incomplete: missing names are not a fault.
#[must_use]
pub fn name_faults(names: &[GroupName], party: SeatParty, days: TripDays) -> Vec<NameFault> {
    let mut faults = Vec::new();
    let (mut people, mut passports) = (HashSet::new(), HashSet::new());
    let mut counts = SeatParty {
        adults: 0,
        children: 0,
        infants: 0,
    };
    for name in names {
        let count = match name.kind {
            Ptc::Adt => &mut counts.adults,
            Ptc::Chd => &mut counts.children,
            Ptc::Inf => &mut counts.infants,
        };
        *count += 1;
        let is_too_many = count_of(counts, name.kind) > count_of(party, name.kind);
        let mut fault = |field, code, detail: &str| {
            faults.push(NameFault {
                line: name.line,
                field,
                code,
                detail: detail.to_owned(),
            });
        };
        if is_too_many {
            fault("type", "type.count", "The group has no more places of this type.");
        }
        for (field, text) in [("givenName", &name.given_name), ("surname", &name.surname)] {
            if let Some((code, detail)) = name_fault(text) {
                fault(field, code, detail);
            }
        }
        let person = (spoken_name(&name.surname, &name.given_name), name.birth_on);
        if !people.insert(person) {
            fault("surname", "name.duplicate", "The same person is in the list already.");
        }
        if name.birth_on > days.first {
            fault("birthDate", "birthDate.future", "Born after the trip begins.");
        } else if days.kind_of(name.birth_on) != name.kind {
            fault(
                "birthDate",
                "birthDate.type",
                "The age on the flights is that of another passenger type.",
            );
        }
        match &name.passport {
            None => fault("passportNumber", "passport.required", "Give the passport number."),
            Some(passport) => {
                if !is_passport_number(&passport.number) {
                    fault("passportNumber", "passport.shape", "5 to 20 letters and digits.");
                }
                if !passports.insert((passport.issue_country, passport.number.to_ascii_uppercase())) {
                    let detail = "Another passenger of the list has the same passport number.";
                    fault("passportNumber", "passport.duplicate", detail);
                }
                let needed = days.ends.checked_add_months(PASSPORT_MONTHS);
                if needed.is_none_or(|needed| passport.expires_on < needed) {
                    let detail = "The passport must be valid for six months after the last flight.";
                    fault("passportExpiry", "passport.expiry", detail);
                }
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::{GroupName, TripDays, name_faults, name_warnings};
    use crate::air::offer::Ptc;
    use crate::codes::CountryCode;
    use crate::lot::SeatParty;
    use crate::lot::fixtures::{day, name};

    fn days() -> TripDays {
        TripDays {
            first: day("2027-02-01"),
            last: day("2027-02-15"),
            ends: day("2027-02-16"),
        }
    }

    fn codes(names: &[GroupName], adults: u32) -> Vec<(u32, &'static str)> {
        let party = SeatParty {
            adults,
            children: 0,
            infants: 0,
        };
        let faults = name_faults(names, party, days());
        faults.into_iter().map(|fault| (fault.line, fault.code)).collect()
    }

    #[test]
    fn an_incomplete_list_of_good_names_has_no_fault() {
        let names = [name(1, "Uddin", "AB12345"), name(2, "Rahman", "AB12346")];
        assert_eq!(codes(&names, 10), []);
    }

    #[test]
    fn duplicates_and_passengers_beyond_the_party_are_named_by_line() {
        let names = [
            name(1, "Uddin", "AB12345"),
            name(2, "UDDIN", "AB12346"),
            name(3, "Rahman", "ab12345"),
        ];
        let expected = [(2, "name.duplicate"), (3, "type.count"), (3, "passport.duplicate")];
        assert_eq!(codes(&names, 2), expected);
    }

    #[test]
    fn a_passport_is_valid_for_six_months_after_the_last_flight() {
        let mut one = name(1, "Uddin", "AB12345");
        let last_day = |one: &mut GroupName, text: &str| one.passport.as_mut().unwrap().expires_on = day(text);
        last_day(&mut one, "2027-08-15");
        assert_eq!(codes(std::slice::from_ref(&one), 1), [(1, "passport.expiry")]);
        last_day(&mut one, "2027-08-16");
        assert_eq!(codes(std::slice::from_ref(&one), 1), []);
        one.passport = None;
        assert_eq!(codes(&[one], 1), [(1, "passport.required")]);
    }

    #[test]
    fn a_name_says_the_same_with_another_ticket_and_not_with_another_passport() {
        let given = name(1, "Uddin", "AB12345");
        let mut other = given.clone();
        other.ticket = Some("0652400000001".to_owned());
        assert!(given.says_the_same(&other) && other.says_the_same(&given));
        other.passport.as_mut().unwrap().expires_on = day("2031-01-01");
        assert!(!given.says_the_same(&other));
        assert!(!given.says_the_same(&name(1, "Uddinx", "AB12345")));
    }

    #[test]
    fn a_title_inside_a_name_is_warned_of_and_no_fault() {
        let mut titled = name(1, "Uddin Mr", "AB12345");
        titled.given_name = "MSTR Karim".to_owned();
        let names = [titled, name(2, "Mrs", "AB12346")];
        let found: Vec<_> = name_warnings(&names, &[])
            .into_iter()
            .map(|one| (one.line, one.field, one.code))
            .collect();
        assert_eq!(
            found,
            [(1, "givenName", "name.title"), (1, "surname", "name.title")],
            "a surname alone is a name"
        );
        assert_eq!(codes(&names, 2), []);
    }

    #[test]
    fn a_single_name_is_warned_of_on_a_trip_by_way_of_a_country_that_refuses_it() {
        let mut single = name(1, "Uddin", "AB12345");
        single.given_name = "FNU".to_owned();
        let names = [single, name(2, "Rahman", "AB12346")];
        let country = |code| CountryCode::parse(code).unwrap();
        let warned = |countries: &[CountryCode]| -> Vec<_> {
            let found = name_warnings(&names, countries).into_iter();
            found.map(|one| (one.line, one.field, one.code)).collect()
        };
        assert_eq!(
            warned(&[country("BD"), country("AE")]),
            [(1, "givenName", "name.single")]
        );
        assert_eq!(warned(&[country("BD"), country("SA")]), []);
    }

    #[test]
    fn the_age_on_the_flights_decides_the_type() {
        assert_eq!(days().kind_of(day("2015-02-01")), Ptc::Adt);
        assert_eq!(days().kind_of(day("2015-02-02")), Ptc::Chd);
        assert_eq!(days().kind_of(day("2025-02-15")), Ptc::Chd);
        assert_eq!(days().kind_of(day("2025-02-16")), Ptc::Inf);
        let mut one = name(1, "Uddin", "AB12345");
        one.birth_on = day("2020-01-01");
        assert_eq!(codes(std::slice::from_ref(&one), 1), [(1, "birthDate.type")]);
        one.birth_on = day("2027-02-02");
        assert_eq!(codes(&[one], 1), [(1, "birthDate.future")]);
    }

    #[test]
    fn names_are_in_latin_letters() {
        assert_eq!(codes(&[name(1, "উদ্দিন", "AB12345")], 1), [(1, "name.latin")]);
    }
}
