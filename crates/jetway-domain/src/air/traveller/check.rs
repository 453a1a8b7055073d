//! Validates a party for a trip. Source: IATA passenger types; passport rule of six months after the last arrival.

use std::collections::{HashMap, HashSet};

use chrono::{Months, NaiveDate};

use super::name_warning::{NameWarning, single_name_warning, title_warnings};
use super::rules::{is_long, is_passport_number, name_fault, spoken_name};
use super::{Passport, Traveller, age_on};
use crate::air::offer::{Ptc, Segment};
use crate::air::search::PassengerCounts;
use crate::codes::CountryCode;

/// Required validity of a passport after the last arrival.
const PASSPORT_MONTHS: Months = Months::new(6);

/// An error or warning about a traveller.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TravellerFault {
    /// The traveller; empty when it concerns the party.
    pub traveller_id: String,
    /// Index in the party; `None` when it concerns the party.
    pub index: Option<usize>,
    /// Wire name of the field, such as `surname` or `passport/expiresOn`.
    pub field: &'static str,
    /// Stable code, such as `age.infant`.
    pub code: &'static str,
    /// One sentence, safe to show.
    pub detail: String,
    /// Whether it is a warning, which does not block the sale.
    pub warning: bool,
}

impl TravellerFault {
    /// JSON pointer into a request whose party is `travellers`.
    #[must_use]
    pub fn pointer(&self) -> String {
        self.index.map_or_else(
            || "/travellers".to_owned(),
            |index| format!("/travellers/{index}/{}", self.field),
        )
    }
}

/// All errors of a party for a trip, warnings last. Empty means the party can be booked.
///
/// `segments` gives the travel dates, `passport_required` whether the trip is international.
#[must_use]
pub fn check_travellers(
    travellers: &[Traveller],
    passengers: &PassengerCounts,
    segments: &[Segment],
    passport_required: bool,
) -> Vec<TravellerFault> {
    let mut found = Faults::default();
    found.check_counts(travellers, passengers);
    found.check_ids_and_names(travellers);
    found.check_infant_links(travellers);
    for (index, traveller) in travellers.iter().enumerate() {
        let mut one = found.about(index, traveller);
        one.check_name("givenName", &traveller.given_name);
        one.check_name("surname", &traveller.surname);
        for warning in title_warnings(&traveller.given_name, &traveller.surname) {
            one.look_at(&warning);
        }
        if is_long(&traveller.given_name, &traveller.surname) {
            one.warn(
                "surname",
                "name.long",
                "The full name is longer than some airlines can print.",
            );
        }
        if let Some(dates) = TravelDates::of(segments) {
            one.check_age(traveller, &dates);
            one.check_passport(traveller, &dates, passport_required);
        }
    }
    found.0.sort_by_key(|fault| fault.warning);
    found.0
}

/// A warning for each traveller with a single name, on a trip through a country that refuses them. `countries` are those
/// of the trip's airports.
#[must_use]
pub fn check_single_names(travellers: &[Traveller], countries: &[CountryCode]) -> Vec<TravellerFault> {
    let mut found = Faults::default();
    for (index, traveller) in travellers.iter().enumerate() {
        if let Some(warning) = single_name_warning(&traveller.given_name, &traveller.surname, countries) {
            found.about(index, traveller).look_at(&warning);
        }
    }
    found.0
}

struct TravelDates {
    first_departure_on: NaiveDate,
    last_departure_on: NaiveDate,
    last_arrival_on: NaiveDate,
}

impl TravelDates {
    fn of(segments: &[Segment]) -> Option<Self> {
        let (first, last) = (segments.first()?, segments.last()?);
        Some(Self {
            first_departure_on: first.origin.local.date(),
            last_departure_on: last.origin.local.date(),
            last_arrival_on: last.destination.local.date(),
        })
    }
}

#[derive(Default)]
struct Faults(Vec<TravellerFault>);

struct About<'a> {
    faults: &'a mut Faults,
    index: usize,
    traveller_id: &'a str,
}

impl Faults {
    fn about<'a>(&'a mut self, index: usize, traveller: &'a Traveller) -> About<'a> {
        About {
            faults: self,
            index,
            traveller_id: &traveller.traveller_id,
        }
    }

    fn check_counts(&mut self, travellers: &[Traveller], passengers: &PassengerCounts) {
        let wanted = [
            (Ptc::Adt, usize::from(passengers.adults), "adults"),
            (Ptc::Chd, passengers.child_ages.len(), "children"),
            (Ptc::Inf, usize::from(passengers.infants), "infants"),
        ];
        for (ptc, want, noun) in wanted {
            let have = travellers.iter().filter(|traveller| traveller.ptc == ptc).count();
            if have != want {
                self.0.push(TravellerFault {
                    traveller_id: String::new(),
                    index: None,
                    field: "",
                    code: "party.count",
                    detail: format!("The fare is for {want} {noun}, but {have} were given."),
                    warning: false,
                });
            }
        }
    }

    fn check_ids_and_names(&mut self, travellers: &[Traveller]) {
        let (mut ids, mut names, mut passports) = (HashSet::new(), HashSet::new(), HashSet::new());
        for (index, traveller) in travellers.iter().enumerate() {
            if traveller.traveller_id.is_empty() || !ids.insert(traveller.traveller_id.as_str()) {
                self.about(index, traveller)
                    .fault("travellerId", "id.unique", "Every traveller needs a unique key.");
            }
            if !names.insert(spoken_name(&traveller.surname, &traveller.given_name)) {
                let detail = "Another traveller of this booking has the same name.";
                self.about(index, traveller).fault("surname", "name.duplicate", detail);
            }
            let key = |passport: &Passport| (passport.issue_country, passport.number.to_ascii_uppercase());
            if traveller
                .passport
                .as_ref()
                .is_some_and(|passport| !passports.insert(key(passport)))
            {
                let detail = "Another traveller of this booking has the same passport number.";
                self.about(index, traveller)
                    .fault("passport/number", "passport.duplicate", detail);
            }
        }
    }

    fn check_infant_links(&mut self, travellers: &[Traveller]) {
        let adults: HashMap<&str, Ptc> = travellers
            .iter()
            .map(|traveller| (traveller.traveller_id.as_str(), traveller.ptc))
            .collect();
        let mut taken = HashSet::new();
        for (index, infant) in travellers
            .iter()
            .enumerate()
            .filter(|(_, traveller)| traveller.ptc == Ptc::Inf)
        {
            let adult = infant
                .linked_adult_id
                .as_deref()
                .filter(|id| adults.get(id) == Some(&Ptc::Adt));
            let mut one = self.about(index, infant);
            match adult {
                None => one.fault(
                    "linkedAdultId",
                    "infant.adult",
                    "An infant travels with an adult of the booking.",
                ),
                Some(adult) if !taken.insert(adult) => {
                    one.fault("linkedAdultId", "infant.taken", "An adult can hold one infant only.");
                }
                Some(_) => {}
            }
        }
    }
}

impl About<'_> {
    fn fault(&mut self, field: &'static str, code: &'static str, detail: &str) {
        self.push(field, code, detail, false);
    }

    fn warn(&mut self, field: &'static str, code: &'static str, detail: &str) {
        self.push(field, code, detail, true);
    }

    fn look_at(&mut self, warning: &NameWarning) {
        self.warn(warning.field, warning.code, &warning.detail);
    }

    fn push(&mut self, field: &'static str, code: &'static str, detail: &str, warning: bool) {
        self.faults.0.push(TravellerFault {
            traveller_id: self.traveller_id.to_owned(),
            index: Some(self.index),
            field,
            code,
            detail: detail.to_owned(),
            warning,
        });
    }

    fn check_name(&mut self, field: &'static str, name: &str) {
        if let Some((code, detail)) = name_fault(name) {
            self.fault(field, code, detail);
        }
    }

    /// Every birth date fits exactly one type: an infant who turns two during the trip needs a seat and travels as a
    /// child; a child who turns twelve stays a child.
    fn check_age(&mut self, traveller: &Traveller, dates: &TravelDates) {
        let first = age_on(traveller.birth_on, dates.first_departure_on);
        let last = age_on(traveller.birth_on, dates.last_departure_on);
        let born = traveller.birth_on <= dates.first_departure_on;
        match traveller.ptc {
            Ptc::Adt if first < 12 => {
                self.fault("birthOn", "age.adult", "An adult is 12 or older when the trip begins.")
            }
            Ptc::Chd if first >= 12 => {
                self.fault(
                    "birthOn",
                    "age.child",
                    "A child is younger than 12 when the trip begins.",
                );
            }
            Ptc::Chd if last < 2 => {
                self.fault("birthOn", "age.child", "A child is 2 or older on the last flight.");
            }
            Ptc::Inf if !born || last >= 2 => {
                self.fault(
                    "birthOn",
                    "age.infant",
                    "An infant is younger than 2 on the last flight.",
                );
            }
            Ptc::Adt | Ptc::Chd | Ptc::Inf => {}
        }
    }

    fn check_passport(&mut self, traveller: &Traveller, dates: &TravelDates, required: bool) {
        let Some(passport) = &traveller.passport else {
            if required {
                self.fault(
                    "passport",
                    "passport.required",
                    "This trip crosses a border: a passport is needed.",
                );
            }
            return;
        };
        if !is_passport_number(&passport.number) {
            self.fault(
                "passport/number",
                "passport.number",
                "A passport number has 5 to 20 letters and digits.",
            );
        }
        let wanted = dates.last_arrival_on.checked_add_months(PASSPORT_MONTHS);
        if passport.expires_on < dates.last_arrival_on {
            self.fault(
                "passport/expiresOn",
                "passport.expired",
                "The passport expires before the trip ends.",
            );
        } else if wanted.is_some_and(|wanted| passport.expires_on < wanted) {
            let detail = "The passport expires less than six months after the trip.";
            self.warn("passport/expiresOn", "passport.short", detail);
        }
    }
}

#[cfg(test)]
mod tests;
