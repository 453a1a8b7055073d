use chrono::NaiveDate;

use super::*;
use crate::air::fixtures::flight;
use crate::air::traveller::{Gender, Passport, Title};
use crate::codes::CountryCode;

fn on(text: &str) -> NaiveDate {
    text.parse().expect("a date")
}

fn traveller(id: &str, ptc: Ptc, given: &str, born: &str) -> Traveller {
    let country = CountryCode::parse("BD").expect("a country");
    Traveller {
        traveller_id: id.to_owned(),
        ptc,
        title: Title::Mr,
        given_name: given.to_owned(),
        surname: "Rahman".to_owned(),
        gender: Gender::Male,
        birth_on: on(born),
        nationality: country,
        passport: Some(Passport {
            number: format!("A0123{}{id}", given.to_uppercase()),
            issue_country: country,
            expires_on: on("2030-01-01"),
        }),
        linked_adult_id: None,
        frequent_flyer: None,
    }
}

/// Departs on 1 December 2026, returns on 10 December.
fn trip() -> Vec<Segment> {
    vec![
        flight(
            0,
            "EK",
            "582",
            ("DXB", "2026-12-01T02:00", 4),
            ("DAC", "2026-12-01T08:30", 6),
        ),
        flight(
            1,
            "EK",
            "583",
            ("DAC", "2026-12-10T10:00", 6),
            ("DXB", "2026-12-10T13:00", 4),
        ),
    ]
}

fn faults(party: &[Traveller]) -> Vec<(String, &'static str, bool)> {
    let count = |ptc| party.iter().filter(|traveller| traveller.ptc == ptc).count();
    let passengers = PassengerCounts {
        adults: u8::try_from(count(Ptc::Adt)).expect("few"),
        child_ages: vec![8; count(Ptc::Chd)],
        infants: u8::try_from(count(Ptc::Inf)).expect("few"),
    };
    check_travellers(party, &passengers, &trip(), true)
        .into_iter()
        .map(|fault| (fault.pointer(), fault.code, fault.warning))
        .collect()
}

fn one(change: impl FnOnce(&mut Traveller)) -> Vec<(String, &'static str, bool)> {
    let mut adult = traveller("t1", Ptc::Adt, "Karim", "1990-05-01");
    change(&mut adult);
    faults(&[adult])
}

fn fault(pointer: &str, code: &'static str) -> Vec<(String, &'static str, bool)> {
    vec![(pointer.to_owned(), code, false)]
}

#[test]
fn a_sound_party_has_no_faults() {
    let mut infant = traveller("t3", Ptc::Inf, "Noor", "2025-06-01");
    infant.linked_adult_id = Some("t1".to_owned());
    let party = [
        traveller("t1", Ptc::Adt, "Karim", "1990-05-01"),
        traveller("t2", Ptc::Chd, "Tariq", "2018-05-01"),
        infant,
    ];
    assert_eq!(faults(&party), []);
}

#[test]
fn names_are_latin_and_fit() {
    assert_eq!(one(|t| t.surname = "O'Neil-Smith".to_owned()), []);
    assert_eq!(
        one(|t| t.given_name = String::new()),
        fault("/travellers/0/givenName", "name.required")
    );
    assert_eq!(
        one(|t| t.surname = "রহমান".to_owned()),
        fault("/travellers/0/surname", "name.latin")
    );
    assert_eq!(
        one(|t| t.surname = "Müller".to_owned()),
        fault("/travellers/0/surname", "name.latin")
    );
    assert_eq!(
        one(|t| t.surname = "A".repeat(41)),
        fault("/travellers/0/surname", "name.length")
    );
    let long = one(|t| {
        t.given_name = "A".repeat(30);
        t.surname = "B".repeat(30);
    });
    assert_eq!(long, [("/travellers/0/surname".to_owned(), "name.long", true)]);
}

#[test]
fn a_title_inside_a_name_is_warned_of() {
    let warned = |pointer: &str| vec![(pointer.to_owned(), "name.title", true)];
    assert_eq!(
        one(|t| t.given_name = "Mr Karim".to_owned()),
        warned("/travellers/0/givenName")
    );
    assert_eq!(
        one(|t| t.surname = "Rahman MRS".to_owned()),
        warned("/travellers/0/surname")
    );
    for name in ["Md Karim", "Mrinal", "Miss"] {
        assert_eq!(one(|t| t.given_name = name.to_owned()), [], "{name}");
    }
}

#[test]
fn a_single_name_is_warned_of_on_trips_to_countries_that_refuse_it() {
    let country = |code| CountryCode::parse(code).expect("a country");
    let warned = |given: &str, countries: &[CountryCode]| -> Vec<&'static str> {
        let party = [traveller("t1", Ptc::Adt, given, "1990-05-01")];
        let faults = check_single_names(&party, countries);
        assert!(faults.iter().all(|fault| fault.warning));
        faults.into_iter().map(|fault| fault.code).collect()
    };
    let to_dubai = [country("BD"), country("AE")];
    for single in ["FNU", "Rahman"] {
        assert_eq!(warned(single, &to_dubai), ["name.single"], "{single}");
        assert!(warned(single, &[country("BD"), country("OM")]).is_empty());
    }
    assert!(warned("Karim", &to_dubai).is_empty());
}

#[test]
fn two_travellers_have_two_passports() {
    let mut party = [
        traveller("t1", Ptc::Adt, "Karim", "1990-05-01"),
        traveller("t2", Ptc::Adt, "Rahim", "1991-05-01"),
    ];
    party[1].passport = party[0].passport.clone();
    let number = &mut party[1].passport.as_mut().expect("a passport").number;
    *number = number.to_lowercase();
    assert_eq!(
        faults(&party),
        fault("/travellers/1/passport/number", "passport.duplicate")
    );
    party[1].passport.as_mut().expect("a passport").issue_country = CountryCode::parse("IN").expect("a country");
    assert_eq!(faults(&party), []);
}

#[test]
fn ages_hold_on_every_flight() {
    let table = [
        (Ptc::Adt, "2014-12-01", None),
        (Ptc::Adt, "2014-12-02", Some("age.adult")),
        (Ptc::Adt, "2014-12-10", Some("age.adult")),
        // Turns twelve on the day of the return flight; charged by the age at departure.
        (Ptc::Chd, "2014-12-10", None),
        (Ptc::Chd, "2014-12-02", None),
        (Ptc::Chd, "2014-12-01", Some("age.child")),
        // Turns two on the day of the return flight, and needs a seat then.
        (Ptc::Inf, "2024-12-10", Some("age.infant")),
        (Ptc::Chd, "2024-12-10", None),
        (Ptc::Inf, "2024-12-11", None),
        (Ptc::Chd, "2024-12-11", Some("age.child")),
        (Ptc::Inf, "2026-12-02", Some("age.infant")),
    ];
    for (ptc, born, expected) in table {
        let mut person = traveller("t2", ptc, "Noor", born);
        person.linked_adult_id = (ptc == Ptc::Inf).then(|| "t1".to_owned());
        let codes: Vec<_> = faults(&[traveller("t1", Ptc::Adt, "Karim", "1990-05-01"), person])
            .into_iter()
            .map(|f| f.1)
            .collect();
        assert_eq!(codes, expected.into_iter().collect::<Vec<_>>(), "{ptc:?} born {born}");
    }
}

#[test]
fn an_infant_has_an_adult_of_its_own() {
    let infant = |id: &str, given: &str, adult: Option<&str>| {
        let mut infant = traveller(id, Ptc::Inf, given, "2025-06-01");
        infant.linked_adult_id = adult.map(str::to_owned);
        infant
    };
    let adults = || {
        [
            traveller("t1", Ptc::Adt, "Karim", "1990-05-01"),
            traveller("t2", Ptc::Adt, "Rahim", "1990-05-01"),
        ]
    };
    let party = |infants: [Traveller; 2]| adults().into_iter().chain(infants).collect::<Vec<_>>();
    assert_eq!(
        faults(&party([
            infant("t3", "Noor", Some("t1")),
            infant("t4", "Nila", Some("t2"))
        ])),
        []
    );
    assert_eq!(
        faults(&party([
            infant("t3", "Noor", Some("t1")),
            infant("t4", "Nila", Some("t1"))
        ])),
        fault("/travellers/3/linkedAdultId", "infant.taken")
    );
    assert_eq!(
        faults(&party([
            infant("t3", "Noor", Some("t1")),
            infant("t4", "Nila", Some("t3"))
        ])),
        fault("/travellers/3/linkedAdultId", "infant.adult")
    );
}

#[test]
fn names_keys_and_counts_are_those_of_the_fare() {
    let twice = [
        traveller("t1", Ptc::Adt, "Karim", "1990-05-01"),
        traveller("t2", Ptc::Adt, "KARIM", "1991-05-01"),
    ];
    assert_eq!(faults(&twice), fault("/travellers/1/surname", "name.duplicate"));
    let same_key = [
        traveller("t1", Ptc::Adt, "Karim", "1990-05-01"),
        traveller("t1", Ptc::Adt, "Rahim", "1991-05-01"),
    ];
    assert_eq!(faults(&same_key), fault("/travellers/1/travellerId", "id.unique"));
    let two = PassengerCounts {
        adults: 2,
        child_ages: Vec::new(),
        infants: 0,
    };
    let missing = check_travellers(&same_key[..1], &two, &trip(), true);
    assert_eq!(
        missing
            .iter()
            .map(|fault| (fault.pointer(), fault.code))
            .collect::<Vec<_>>(),
        [("/travellers".to_owned(), "party.count")]
    );
}

#[test]
fn a_passport_outlives_the_trip() {
    let until = |day: &str| one(|t| t.passport.as_mut().expect("a passport").expires_on = on(day));
    assert_eq!(
        until("2026-12-09"),
        fault("/travellers/0/passport/expiresOn", "passport.expired")
    );
    assert_eq!(
        until("2026-12-10"),
        [("/travellers/0/passport/expiresOn".to_owned(), "passport.short", true)]
    );
    assert_eq!(
        until("2027-06-09"),
        [("/travellers/0/passport/expiresOn".to_owned(), "passport.short", true)]
    );
    assert_eq!(until("2027-06-10"), []);
    assert_eq!(
        one(|t| t.passport = None),
        fault("/travellers/0/passport", "passport.required")
    );
    let unreadable = one(|t| t.passport.as_mut().expect("a passport").number = "A 1".to_owned());
    assert_eq!(unreadable, fault("/travellers/0/passport/number", "passport.number"));
}

#[test]
fn a_domestic_trip_needs_no_passport() {
    let mut adult = traveller("t1", Ptc::Adt, "Karim", "1990-05-01");
    adult.passport = None;
    let passengers = PassengerCounts {
        adults: 1,
        child_ages: Vec::new(),
        infants: 0,
    };
    assert_eq!(check_travellers(&[adult], &passengers, &trip(), false), []);
}
