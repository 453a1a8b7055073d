//! Names of a group, in requests and responses.

use chrono::NaiveDate;
use jetway_domain::air::traveller::Passport;
use jetway_domain::codes::CountryCode;
use jetway_domain::lot::group::name::GroupName as Stored;
use jetway_domain::text::plain_name;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::routes::fares::card::FarePassengerType;
use crate::wire::field_error::BadField;
use crate::wire::person::{title_of, title_text};

/// A passenger of a group.
#[derive(Deserialize, Serialize, ToSchema, Clone)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct GroupName {
    /// Place in the list, from 1.
    line: u32,
    #[serde(rename = "type")]
    kind: FarePassengerType,
    /// `Mr`, `Mrs`, `Ms`, `Mstr` or `Miss`.
    title: String,
    given_name: String,
    surname: String,
    birth_date: NaiveDate,
    /// Two letters of the country.
    nationality: String,
    /// Needs 220.
    #[serde(skip_serializing_if = "Option::is_none")]
    passport_number: Option<String>,
    /// Needs 220.
    #[serde(skip_serializing_if = "Option::is_none")]
    passport_expiry: Option<NaiveDate>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ticket_number: Option<String>,
}

impl GroupName {
    pub(super) fn of(name: &Stored, passports: bool) -> Self {
        let passport = name.passport.as_ref().filter(|_| passports);
        Self {
            line: name.line,
            kind: FarePassengerType::of(name.kind),
            title: title_text(name.title).to_owned(),
            given_name: name.given_name.clone(),
            surname: name.surname.clone(),
            birth_date: name.birth_on,
            nationality: name.nationality.as_str().to_owned(),
            passport_number: passport.map(|passport| passport.number.clone()),
            passport_expiry: passport.map(|passport| passport.expires_on),
            ticket_number: name.ticket.clone(),
        }
    }

    /// The name at `place` of a request; its line is `line`.
    pub(super) fn read(&self, place: &str, line: u32) -> Result<Stored, Vec<BadField>> {
        let field = |name: &str, code, detail: &str| BadField::new(format!("{place}/{name}"), code, detail);
        let mut faults = Vec::new();
        let title = title_of(&self.title);
        if title.is_none() {
            faults.push(field("title", "title.unknown", "Mr, Mrs, Ms, Mstr or Miss."));
        }
        let nationality = CountryCode::parse(&self.nationality.trim().to_ascii_uppercase()).ok();
        if nationality.is_none() {
            faults.push(field(
                "nationality",
                "country.shape",
                "The two letters of the country, such as BD.",
            ));
        }
        let number = self
            .passport_number
            .as_deref()
            .map(str::trim)
            .filter(|number| !number.is_empty());
        let passport = match (number, self.passport_expiry) {
            (Some(number), Some(expires_on)) => nationality.map(|country| Passport {
                number: number.to_ascii_uppercase(),
                issue_country: country,
                expires_on,
            }),
            (Some(_), None) => {
                faults.push(field(
                    "passportExpiry",
                    "date.shape",
                    "Give the last day of the passport.",
                ));
                None
            }
            (None, _) => None,
        };
        match (title, nationality) {
            (Some(title), Some(nationality)) if faults.is_empty() => Ok(Stored {
                line,
                kind: self.kind.ptc(),
                title,
                given_name: plain_name(&self.given_name),
                surname: plain_name(&self.surname),
                birth_on: self.birth_date,
                nationality,
                passport,
                keeps_passport: false,
                ticket: None,
            }),
            _ => Err(faults),
        }
    }
}
