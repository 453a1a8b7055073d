//! The traveller form.

use chrono::NaiveDate;
use jetway_domain::air::traveller::FrequentFlyer;
use jetway_domain::air::traveller::saved::{
    FIRST_NAME_UNKNOWN, MealPreference, PassportData, SavedFault, SavedPassport, SavedTraveller, SeatPreference,
    check_saved,
};
use jetway_domain::codes::{CarrierCode, CountryCode};
use jetway_domain::text::{PhoneNumber, plain_name};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::wire::field_error::BadField;
use crate::wire::form_fields::given;
use crate::wire::names::{GenderName, MealPreferenceName, SeatPreferenceName, TitleName};
use crate::wire::person::{TravellerFrequentFlyer, gender_of, title_of};

/// A traveller as entered. Texts are trimmed; empty ones count as absent.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct TravellerForm {
    #[schema(value_type = TitleName)]
    title: String,
    /// Latin letters. Optional with `noGivenName`.
    given_name: Option<String>,
    surname: String,
    /// The passport has no given name; `FNU` is printed.
    #[serde(default)]
    no_given_name: bool,
    #[schema(value_type = GenderName)]
    gender: String,
    birth_on: NaiveDate,
    /// ISO 3166-1 alpha-2.
    nationality: String,
    passport: Option<PassportForm>,
    national_id: Option<String>,
    /// E.164.
    phone: Option<String>,
    email: Option<String>,
    #[serde(default)]
    frequent_flyers: Vec<TravellerFrequentFlyer>,
    #[schema(value_type = Option<SeatPreferenceName>)]
    seat: Option<String>,
    #[schema(value_type = Option<MealPreferenceName>)]
    meal: Option<String>,
    /// At most 500 characters.
    notes: Option<String>,
}

/// A saved passport.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct PassportForm {
    number: String,
    issue_country: String,
    issued_on: Option<NaiveDate>,
    expires_on: NaiveDate,
}

impl TravellerForm {
    /// The validated domain value.
    pub(crate) fn read(self, today: NaiveDate) -> Result<SavedTraveller, Vec<BadField>> {
        let mut bad = Bad(Vec::new());
        let title = bad.known("title", title_of(&self.title), "Mr, Mrs, Ms, Mstr or Miss.");
        let gender = bad.known("gender", gender_of(&self.gender), "M, F or X.");
        let nationality = bad.known("nationality", country(&self.nationality), COUNTRY);
        let seat = bad.optional("seat", self.seat.as_deref(), seat_of, "window or aisle.");
        let meal = bad.optional("meal", self.meal.as_deref(), meal_of, "A meal code such as VGML.");
        let passport = self.passport.map(|passport| passport.read(&mut bad));
        let frequent_flyers = loyalty_numbers(self.frequent_flyers, &mut bad);
        let given_name = if self.no_given_name {
            FIRST_NAME_UNKNOWN.to_owned()
        } else {
            self.given_name.as_deref().map(plain_name).unwrap_or_default()
        };
        let (Some(title), Some(gender), Some(nationality), true) = (title, gender, nationality, bad.0.is_empty())
        else {
            return Err(bad.0);
        };
        let person = SavedTraveller {
            title,
            given_name,
            surname: plain_name(&self.surname),
            no_given_name: self.no_given_name,
            gender,
            birth_on: self.birth_on,
            nationality,
            phone: text(self.phone).map(|phone| PhoneNumber::parse(&phone).map_or(phone, PhoneNumber::into_string)),
            email: text(self.email),
            frequent_flyers,
            seat,
            meal,
            notes: given(self.notes),
            passport_data: PassportData {
                passport: passport.flatten(),
                national_id: text(self.national_id),
            },
        };
        let faults = check_saved(&person, today);
        if faults.is_empty() {
            return Ok(person);
        }
        let bad = |fault: SavedFault| BadField::new(format!("/{}", fault.field), fault.code, fault.detail);
        Err(faults.into_iter().map(bad).collect())
    }
}

impl PassportForm {
    fn read(self, bad: &mut Bad) -> Option<SavedPassport> {
        let issue_country = bad.known("passport/issueCountry", country(&self.issue_country), COUNTRY)?;
        Some(SavedPassport {
            number: self.number.trim().to_ascii_uppercase(),
            issue_country,
            issued_on: self.issued_on,
            expires_on: self.expires_on,
        })
    }
}

const COUNTRY: &str = "A two-letter country code.";

struct Bad(Vec<BadField>);

impl Bad {
    fn known<T>(&mut self, field: &str, value: Option<T>, detail: &str) -> Option<T> {
        if value.is_none() {
            self.0
                .push(BadField::new(format!("/{field}"), "choice.unknown", detail));
        }
        value
    }

    fn optional<T>(&mut self, field: &str, text: Option<&str>, of: fn(&str) -> Option<T>, detail: &str) -> Option<T> {
        let text = text.filter(|text| !text.is_empty())?;
        self.known(field, of(text), detail)
    }
}

fn loyalty_numbers(cards: Vec<TravellerFrequentFlyer>, bad: &mut Bad) -> Vec<FrequentFlyer> {
    let mut read = Vec::new();
    for (at, card) in cards.into_iter().enumerate() {
        let airline = CarrierCode::parse(card.airline.trim()).ok();
        let field = format!("frequentFlyers/{at}/airline");
        if let Some(airline) = bad.known(&field, airline, "A two-character airline code.") {
            let number = card.number.trim().to_ascii_uppercase();
            read.push(FrequentFlyer { airline, number });
        }
    }
    read
}

fn country(text: &str) -> Option<CountryCode> {
    CountryCode::parse(text.trim()).ok()
}

/// Words separated by single spaces; `None` if there are none.
fn text(text: Option<String>) -> Option<String> {
    let words: Vec<&str> = text.as_deref()?.split_whitespace().collect();
    (!words.is_empty()).then(|| words.join(" "))
}

pub(super) const fn seat_text(seat: SeatPreference) -> &'static str {
    match seat {
        SeatPreference::Window => "window",
        SeatPreference::Aisle => "aisle",
    }
}

fn seat_of(text: &str) -> Option<SeatPreference> {
    let seats = [SeatPreference::Window, SeatPreference::Aisle];
    seats.into_iter().find(|seat| seat_text(*seat) == text)
}

pub(super) const fn meal_text(meal: MealPreference) -> &'static str {
    match meal {
        MealPreference::Vgml => "VGML",
        MealPreference::Moml => "MOML",
        MealPreference::Avml => "AVML",
        MealPreference::Hnml => "HNML",
        MealPreference::Chml => "CHML",
        MealPreference::Bbml => "BBML",
        MealPreference::Dbml => "DBML",
    }
}

fn meal_of(text: &str) -> Option<MealPreference> {
    use MealPreference::{Avml, Bbml, Chml, Dbml, Hnml, Moml, Vgml};
    let meals = [Vgml, Moml, Avml, Hnml, Chml, Bbml, Dbml];
    meals.into_iter().find(|meal| meal_text(*meal) == text)
}
