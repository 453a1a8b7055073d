//! Saved travellers on the wire. Document numbers are masked without 220.

use chrono::NaiveDate;
use jetway_app::travellers::Kept;
use jetway_domain::air::traveller::saved::{PassportState, SavedPassport};
use serde::Serialize;
use utoipa::ToSchema;

use super::request::{meal_text, seat_text};
use crate::wire::names::{
    GenderName, MealPreferenceName, PassengerTypeName, PassportStateName, SeatPreferenceName, TitleName,
};
use crate::wire::person::{TravellerFrequentFlyer, gender_text, masked, passenger_type, title_text};
use crate::wire::visibility::Visibility;

/// A row of the list.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TravellerRow {
    traveller_id: String,
    #[schema(value_type = TitleName)]
    title: &'static str,
    given_name: String,
    surname: String,
    #[schema(value_type = GenderName)]
    gender: &'static str,
    /// Passenger type today.
    #[schema(value_type = PassengerTypeName)]
    passenger_type: &'static str,
    birth_on: NaiveDate,
    nationality: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    passport: Option<SavedPassportView>,
    #[schema(value_type = PassportStateName)]
    passport_state: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    phone: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    email: Option<String>,
}

/// A passport.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SavedPassportView {
    /// Masked except for the last two characters without 220.
    number: String,
    issue_country: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    issued_on: Option<NaiveDate>,
    expires_on: NaiveDate,
}

/// A saved traveller.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TravellerView {
    #[serde(flatten)]
    row: TravellerRow,
    /// Send it back with a change.
    version: i64,
    no_given_name: bool,
    /// Masked without 220.
    #[serde(skip_serializing_if = "Option::is_none")]
    national_id: Option<String>,
    frequent_flyers: Vec<TravellerFrequentFlyer>,
    #[schema(value_type = Option<SeatPreferenceName>)]
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<&'static str>,
    #[schema(value_type = Option<MealPreferenceName>)]
    #[serde(skip_serializing_if = "Option::is_none")]
    meal: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    notes: Option<String>,
    updated_at: String,
    /// Whether document numbers are masked.
    documents_masked: bool,
    /// The name of `documentsMasked` for modules released before it.
    #[schema(deprecated)]
    papers_masked: bool,
}

/// A page of the list.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TravellersPage {
    items: Vec<TravellerRow>,
    total: u64,
    page: u64,
    page_size: u64,
}

/// A list of travellers.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TravellersList {
    items: Vec<TravellerRow>,
    /// Number of all matches, including those not listed.
    total: u64,
}

impl TravellerRow {
    fn of(kept: &Kept, today: NaiveDate, visibility: Visibility) -> Self {
        let person = &kept.person;
        let passport = person.passport_data.passport.as_ref();
        Self {
            traveller_id: kept.id.to_string(),
            title: title_text(person.title),
            given_name: person.given_name.clone(),
            surname: person.surname.clone(),
            gender: gender_text(person.gender),
            passenger_type: passenger_type(person.ptc_on(today)),
            birth_on: person.birth_on,
            nationality: person.nationality.to_string(),
            passport: passport.map(|passport| SavedPassportView::of(passport, visibility)),
            passport_state: passport.map_or("none", |passport| state_text(passport.state_on(today))),
            phone: person.phone.clone(),
            email: person.email.clone(),
        }
    }
}

impl SavedPassportView {
    fn of(passport: &SavedPassport, visibility: Visibility) -> Self {
        Self {
            number: shown(&passport.number, visibility),
            issue_country: passport.issue_country.to_string(),
            issued_on: passport.issued_on,
            expires_on: passport.expires_on,
        }
    }
}

impl TravellerView {
    pub(super) fn of(kept: &Kept, today: NaiveDate, visibility: Visibility) -> Self {
        let person = &kept.person;
        let cards = person.frequent_flyers.iter();
        Self {
            row: TravellerRow::of(kept, today, visibility),
            version: kept.version,
            no_given_name: person.no_given_name,
            national_id: person
                .passport_data
                .national_id
                .as_deref()
                .map(|id| shown(id, visibility)),
            frequent_flyers: cards.map(TravellerFrequentFlyer::of).collect(),
            seat: person.seat.map(seat_text),
            meal: person.meal.map(meal_text),
            notes: person.notes.clone(),
            updated_at: kept.updated_at.to_rfc3339_opts(chrono::SecondsFormat::Secs, true),
            documents_masked: !visibility.passports,
            papers_masked: !visibility.passports,
        }
    }
}

impl TravellersPage {
    pub(super) fn of(
        page: &[Kept],
        total: u64,
        (page_number, page_size): (u64, u64),
        today: NaiveDate,
        visibility: Visibility,
    ) -> Self {
        Self {
            items: rows(page, today, visibility),
            total,
            page: page_number,
            page_size,
        }
    }
}

impl TravellersList {
    pub(super) fn of(some: &[Kept], total: u64, today: NaiveDate, visibility: Visibility) -> Self {
        Self {
            items: rows(some, today, visibility),
            total,
        }
    }
}

fn rows(some: &[Kept], today: NaiveDate, visibility: Visibility) -> Vec<TravellerRow> {
    some.iter()
        .map(|kept| TravellerRow::of(kept, today, visibility))
        .collect()
}

fn shown(number: &str, visibility: Visibility) -> String {
    if visibility.passports {
        number.to_owned()
    } else {
        masked(number)
    }
}

const fn state_text(state: PassportState) -> &'static str {
    match state {
        PassportState::Valid => "valid",
        PassportState::ExpiresSoon => "expiresSoon",
        PassportState::Expired => "expired",
    }
}
