//! Travellers of records that other offices made.

use chrono::Days;
use jetway_domain::air::offer::Ptc;
use jetway_domain::air::search::{AirSearchQuery, PassengerCounts};
use jetway_domain::air::traveller::{Gender, Passport, Title, Traveller};
use jetway_domain::codes::CountryCode;

use crate::sandbox::dice::Dice;

/// Surname of every traveller, so that a person who tries the sandbox knows it.
const SURNAME: &str = "Karim";
const GROUP: u8 = 12;
const CHILD_AGE: u8 = 7;
/// As many as the largest party has travellers.
const NAMES: [(&str, Gender); 12] = [
    ("Nadia", Gender::Female),
    ("Omar", Gender::Male),
    ("Salma", Gender::Female),
    ("Imran", Gender::Male),
    ("Laila", Gender::Female),
    ("Yusuf", Gender::Male),
    ("Amina", Gender::Female),
    ("Rashid", Gender::Male),
    ("Farah", Gender::Female),
    ("Tariq", Gender::Male),
    ("Huda", Gender::Female),
    ("Bilal", Gender::Male),
];

/// One or two adults, some with a child; or a group.
pub(super) fn party(dice: &Dice, pnr: &str, is_group: bool) -> PassengerCounts {
    let roll = |limit, what: &str| dice.below(limit, format_args!("foreign|{pnr}|{what}"));
    let with_child = !is_group && roll(3, "child") == 0;
    let adults = if roll(2, "adults") == 0 { 1 } else { 2 };
    PassengerCounts {
        adults: if is_group { GROUP } else { adults },
        child_ages: if with_child { vec![CHILD_AGE] } else { Vec::new() },
        infants: 0,
    }
}

/// The travellers of a trip, adults first.
pub(super) fn people(pnr: &str, dice: &Dice, query: &AirSearchQuery) -> Vec<Traveller> {
    let leaves_on = query
        .journeys
        .first()
        .map(|journey| journey.departs_on)
        .unwrap_or_default();
    let Ok(country) = CountryCode::parse("BD") else {
        return Vec::new();
    };
    let adults = std::iter::repeat_n(Ptc::Adt, usize::from(query.passengers.adults));
    let children = query.passengers.child_ages.iter().map(|_| Ptc::Chd);
    let first = usize::try_from(dice.below(12, format_args!("foreign|{pnr}|name"))).unwrap_or(0);
    let names = NAMES.iter().cycle().skip(first);
    let party = adults.chain(children).zip(names).zip(1_u64..);
    let person = |((ptc, (given, gender)), at): ((Ptc, &(&str, Gender)), u64)| {
        let days = match ptc {
            Ptc::Adt => 11_000 + 400 * at,
            Ptc::Chd | Ptc::Inf => 365 * u64::from(CHILD_AGE) + 40,
        };
        let number = dice.below(90_000_000, format_args!("foreign|{pnr}|passport|{at}")) + 10_000_000;
        Traveller {
            traveller_id: format!("t{at}"),
            ptc,
            title: match (ptc, gender) {
                (Ptc::Adt, Gender::Male) => Title::Mr,
                (Ptc::Adt, _) => Title::Ms,
                (_, Gender::Male) => Title::Mstr,
                _ => Title::Miss,
            },
            given_name: (*given).to_owned(),
            surname: SURNAME.to_owned(),
            gender: *gender,
            birth_on: leaves_on - Days::new(days),
            nationality: country,
            passport: Some(Passport {
                number: format!("A{number}"),
                issue_country: country,
                expires_on: leaves_on + Days::new(1_500),
            }),
            linked_adult_id: None,
            frequent_flyer: None,
        }
    };
    party.map(person).collect()
}
