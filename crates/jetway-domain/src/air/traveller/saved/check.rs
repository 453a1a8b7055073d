//! Validates a traveller before saving.

use std::collections::HashSet;

use chrono::NaiveDate;

use super::{SavedPassport, SavedTraveller};
use crate::air::traveller::age_on;
use crate::air::traveller::rules::{is_passport_number, name_fault};
use crate::text::{PhoneNumber, is_mail_address};

/// Maximum plausible age.
const OLDEST: i32 = 120;
const MOST_LOYALTY_NUMBERS: usize = 5;
const LONGEST_NOTES: usize = 500;

/// A validation error of a traveller.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SavedFault {
    /// Field as on the wire, such as `passport/expiresOn`.
    pub field: String,
    /// Stable code, such as `name.latin`.
    pub code: &'static str,
    /// One sentence, safe to show.
    pub detail: &'static str,
}

/// All validation errors of a traveller on a date; empty means it can be saved. An expired passport is not an error: it
/// tells the agency to ask for a new one.
#[must_use]
pub fn check_saved(traveller: &SavedTraveller, today: NaiveDate) -> Vec<SavedFault> {
    let mut found = Faults(Vec::new());
    for (field, name) in [("givenName", &traveller.given_name), ("surname", &traveller.surname)] {
        if let Some((code, detail)) = name_fault(name) {
            found.add(field, code, detail);
        }
    }
    if traveller.birth_on > today || age_on(traveller.birth_on, today) > OLDEST {
        found.add("birthOn", "birth.past", "Enter a plausible date of birth.");
    }
    if let Some(passport) = &traveller.passport_data.passport {
        found.check_passport(passport, traveller.birth_on, today);
    }
    if traveller
        .passport_data
        .national_id
        .as_deref()
        .is_some_and(|id| !is_card_number(id, 4, 30))
    {
        found.add("nationalId", "nationalId.shape", "4 to 30 letters, digits and hyphens.");
    }
    found.check_reach(traveller);
    found.check_loyalty(traveller);
    if traveller
        .notes
        .as_ref()
        .is_some_and(|notes| notes.chars().count() > LONGEST_NOTES)
    {
        found.add("notes", "notes.length", "At most 500 characters.");
    }
    found.0
}

struct Faults(Vec<SavedFault>);

impl Faults {
    fn add(&mut self, field: impl Into<String>, code: &'static str, detail: &'static str) {
        self.0.push(SavedFault {
            field: field.into(),
            code,
            detail,
        });
    }

    fn check_passport(&mut self, passport: &SavedPassport, birth_on: NaiveDate, today: NaiveDate) {
        if !is_passport_number(&passport.number) {
            let detail = "A passport number has 5 to 20 letters and digits.";
            self.add("passport/number", "passport.number", detail);
        }
        let issued_on = passport.issued_on.unwrap_or(birth_on);
        if issued_on > today || issued_on < birth_on {
            let detail = "A passport is issued after birth, and not in the future.";
            self.add("passport/issuedOn", "passport.issued", detail);
        }
        if passport.expires_on <= issued_on {
            let detail = "A passport expires after it was issued.";
            self.add("passport/expiresOn", "passport.expiry", detail);
        }
    }

    fn check_reach(&mut self, traveller: &SavedTraveller) {
        let is_phone = |phone: &str| PhoneNumber::parse(phone).is_some();
        if traveller.phone.as_deref().is_some_and(|phone| !is_phone(phone)) {
            self.add(
                "phone",
                "phone.shape",
                "A number with its country code, such as +971501234567.",
            );
        }
        if traveller.email.as_deref().is_some_and(|mail| !is_mail_address(mail)) {
            self.add("email", "email.shape", "An e-mail address.");
        }
    }

    fn check_loyalty(&mut self, traveller: &SavedTraveller) {
        let cards = &traveller.frequent_flyers;
        if cards.len() > MOST_LOYALTY_NUMBERS {
            self.add("frequentFlyers", "frequentFlyers.many", "At most five loyalty numbers.");
        }
        let mut airlines = HashSet::new();
        for (at, card) in cards.iter().enumerate() {
            if !is_card_number(&card.number, 2, 25) {
                let field = format!("frequentFlyers/{at}/number");
                self.add(field, "frequentFlyer.number", "2 to 25 letters, digits and hyphens.");
            }
            if !airlines.insert(card.airline) {
                let field = format!("frequentFlyers/{at}/airline");
                self.add(field, "frequentFlyer.twice", "Only one number per airline.");
            }
        }
    }
}

fn is_card_number(text: &str, least: usize, most: usize) -> bool {
    (least..=most).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::air::offer::Ptc;
    use crate::air::traveller::saved::{PassportData, PassportState};
    use crate::air::traveller::{FrequentFlyer, Gender, Title};
    use crate::codes::{CarrierCode, CountryCode};

    fn on(text: &str) -> NaiveDate {
        text.parse().expect("a date")
    }

    fn amina() -> SavedTraveller {
        let country = CountryCode::parse("BD").expect("a country");
        SavedTraveller {
            title: Title::Mrs,
            given_name: "Amina".to_owned(),
            surname: "Rahman".to_owned(),
            no_given_name: false,
            gender: Gender::Female,
            birth_on: on("1988-03-04"),
            nationality: country,
            phone: Some("+971501234567".to_owned()),
            email: Some("amina@example.test".to_owned()),
            frequent_flyers: Vec::new(),
            seat: None,
            meal: None,
            notes: None,
            passport_data: PassportData {
                passport: Some(SavedPassport {
                    number: "BX0123456".to_owned(),
                    issue_country: country,
                    issued_on: Some(on("2022-01-01")),
                    expires_on: on("2032-01-01"),
                }),
                national_id: Some("784-1988-1234567-1".to_owned()),
            },
        }
    }

    fn codes(traveller: &SavedTraveller) -> Vec<(String, &'static str)> {
        let faults = check_saved(traveller, on("2026-11-21"));
        faults.into_iter().map(|fault| (fault.field, fault.code)).collect()
    }

    #[test]
    fn a_traveller_as_printed_in_the_passport_can_be_kept() {
        assert_eq!(codes(&amina()), []);
    }

    #[test]
    fn each_fault_is_named_at_its_field() {
        let number = |number: &str| FrequentFlyer {
            airline: CarrierCode::parse("EK").expect("an airline"),
            number: number.to_owned(),
        };
        let wrong = SavedTraveller {
            given_name: "Amína".to_owned(),
            surname: " ".to_owned(),
            birth_on: on("2027-01-01"),
            phone: Some("050 123".to_owned()),
            email: Some("amina@home".to_owned()),
            frequent_flyers: vec![number("1"), number("EK-1234")],
            notes: Some("x".repeat(501)),
            passport_data: PassportData {
                passport: Some(SavedPassport {
                    number: "B 1".to_owned(),
                    issued_on: Some(on("2026-12-01")),
                    expires_on: on("2026-12-01"),
                    ..amina().passport_data.passport.expect("a passport")
                }),
                national_id: Some("1".to_owned()),
            },
            ..amina()
        };
        let found = codes(&wrong);
        let found: Vec<_> = found.iter().map(|(field, code)| (field.as_str(), *code)).collect();
        assert_eq!(
            found,
            [
                ("givenName", "name.latin"),
                ("surname", "name.required"),
                ("birthOn", "birth.past"),
                ("passport/number", "passport.number"),
                ("passport/issuedOn", "passport.issued"),
                ("passport/expiresOn", "passport.expiry"),
                ("nationalId", "nationalId.shape"),
                ("phone", "phone.shape"),
                ("email", "email.shape"),
                ("frequentFlyers/0/number", "frequentFlyer.number"),
                ("frequentFlyers/1/airline", "frequentFlyer.twice"),
                ("notes", "notes.length"),
            ]
        );
    }

    #[test]
    fn a_passport_is_worth_less_from_six_months_before_its_end() {
        let passport = amina().passport_data.passport.expect("a passport");
        for (day, state) in [
            ("2031-07-01", PassportState::Valid),
            ("2031-07-02", PassportState::ExpiresSoon),
            ("2032-01-01", PassportState::ExpiresSoon),
            ("2032-01-02", PassportState::Expired),
        ] {
            assert_eq!(passport.state_on(on(day)), state, "{day}");
        }
    }

    #[test]
    fn the_passenger_type_follows_the_age() {
        let child = SavedTraveller {
            birth_on: on("2020-05-05"),
            ..amina()
        };
        for (day, ptc) in [
            ("2022-05-04", Ptc::Inf),
            ("2022-05-05", Ptc::Chd),
            ("2032-05-04", Ptc::Chd),
            ("2032-05-05", Ptc::Adt),
        ] {
            assert_eq!(child.ptc_on(on(day)), ptc, "{day}");
        }
    }
}
