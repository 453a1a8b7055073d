//! Travellers of a booking on the wire.

use chrono::NaiveDate;
use jetway_domain::air::order::{Contact as OrderContact, OrderDetails};
use jetway_domain::air::traveller::{Passport, Traveller as DomainTraveller};
use jetway_domain::codes::{CountryCode, InvalidCode};
use jetway_domain::text::{PhoneNumber, is_mail_address, plain_name};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::wire::field_error::BadField;
use crate::wire::names::{GenderName, PassengerTypeName, TitleName};
use crate::wire::person::{
    TravellerFrequentFlyer, gender_of, gender_text, masked, passenger_type, passenger_type_of, title_of, title_text,
};
use crate::wire::visibility::Visibility;

/// A traveller.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Traveller {
    /// Key chosen by the client: `t1`, `t2`, …
    traveller_id: String,
    /// `ADT`, `CHD` or `INF`.
    #[schema(value_type = PassengerTypeName)]
    passenger_type: String,
    /// `Mr`, `Mrs`, `Ms`, `Mstr` or `Miss`.
    #[schema(value_type = TitleName)]
    title: String,
    given_name: String,
    surname: String,
    /// `M`, `F` or `X`.
    #[schema(value_type = GenderName)]
    gender: String,
    birth_on: NaiveDate,
    /// ISO 3166-1 alpha-2.
    nationality: String,
    passport: Option<TravellerPassport>,
    linked_adult_id: Option<String>,
    frequent_flyer: Option<TravellerFrequentFlyer>,
}

/// A passport.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct TravellerPassport {
    /// Masked without 220 in responses.
    number: String,
    issue_country: String,
    expires_on: NaiveDate,
}

/// Contact of the travellers.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Contact {
    email: String,
    phone: String,
    phone_country_code: String,
}

/// A traveller of an order.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OrderTraveller {
    traveller_id: String,
    #[schema(value_type = PassengerTypeName)]
    passenger_type: &'static str,
    #[schema(value_type = TitleName)]
    title: &'static str,
    given_name: String,
    surname: String,
    #[schema(value_type = GenderName)]
    gender: &'static str,
    birth_on: NaiveDate,
    nationality: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    passport: Option<TravellerPassport>,
    #[serde(skip_serializing_if = "Option::is_none")]
    linked_adult_id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    frequent_flyer: Option<TravellerFrequentFlyer>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ticket_number: Option<String>,
}

impl Traveller {
    /// The domain value; `at` is the position in the party.
    pub(crate) fn read(self, at: usize) -> Result<DomainTraveller, Vec<BadField>> {
        let mut bad = Vec::new();
        let mut wrong = |field: &str, code, detail: &str| {
            bad.push(BadField::new(format!("/travellers/{at}/{field}"), code, detail));
        };
        let ptc = passenger_type_of(&self.passenger_type);
        if ptc.is_none() {
            wrong("passengerType", "passengerType.unknown", "ADT, CHD or INF.");
        }
        let title = title_of(&self.title);
        if title.is_none() {
            wrong("title", "title.unknown", "Mr, Mrs, Ms, Mstr or Miss.");
        }
        let gender = gender_of(&self.gender);
        if gender.is_none() {
            wrong("gender", "gender.unknown", "M, F or X.");
        }
        let nationality = CountryCode::parse(&self.nationality).ok();
        if nationality.is_none() {
            wrong("nationality", "country.code", "A two-letter country code.");
        }
        let passport = self.passport.map(TravellerPassport::read).transpose().ok();
        if passport.is_none() {
            wrong("passport/issueCountry", "country.code", "A two-letter country code.");
        }
        let frequent_flyer = self.frequent_flyer.map(TravellerFrequentFlyer::read).transpose().ok();
        if frequent_flyer.is_none() {
            wrong("frequentFlyer/airline", "airline.code", "A two-character airline code.");
        }
        let (Some(ptc), Some(title), Some(gender), Some(nationality), Some(passport), Some(frequent_flyer)) =
            (ptc, title, gender, nationality, passport, frequent_flyer)
        else {
            return Err(bad);
        };
        Ok(DomainTraveller {
            traveller_id: self.traveller_id,
            ptc,
            title,
            given_name: plain_name(&self.given_name),
            surname: plain_name(&self.surname),
            gender,
            birth_on: self.birth_on,
            nationality,
            passport,
            linked_adult_id: self.linked_adult_id,
            frequent_flyer,
        })
    }
}

impl TravellerPassport {
    fn read(self) -> Result<Passport, InvalidCode> {
        let issue_country = CountryCode::parse(&self.issue_country)?;
        Ok(Passport {
            number: self.number.to_ascii_uppercase(),
            issue_country,
            expires_on: self.expires_on,
        })
    }

    fn of(passport: &Passport, visibility: Visibility) -> Self {
        let number = if visibility.passports {
            passport.number.clone()
        } else {
            masked(&passport.number)
        };
        Self {
            number,
            issue_country: passport.issue_country.to_string(),
            expires_on: passport.expires_on,
        }
    }
}

impl Contact {
    /// The domain value.
    pub(crate) fn read(self) -> Result<OrderContact, Vec<BadField>> {
        let mut bad = Vec::new();
        if !is_mail_address(&self.email) {
            bad.push(BadField::new("/contact/email", "email.shape", "An e-mail address."));
        }
        let code = self.phone_country_code.trim_start_matches('+');
        let number = if is_digits(code, 1, 4) {
            let number = PhoneNumber::join(code, &self.phone);
            if number.is_none() {
                let detail = "A number with its country code, such as +971501234567.";
                bad.push(BadField::new("/contact/phone", "phone.shape", detail));
            }
            number
        } else {
            bad.push(BadField::new(
                "/contact/phoneCountryCode",
                "phone.country",
                "Such as +971.",
            ));
            None
        };
        let code = format!("+{code}");
        let phone = number.as_ref().and_then(|number| number.as_str().strip_prefix(&*code));
        let Some(phone) = phone.filter(|_| bad.is_empty()) else {
            return Err(bad);
        };
        Ok(OrderContact {
            email: self.email,
            phone: phone.to_owned(),
            phone_country_code: code,
        })
    }
}

impl OrderTraveller {
    pub(crate) fn all(details: &OrderDetails, visibility: Visibility) -> Vec<Self> {
        let ticket_of = |id: &str| details.tickets.iter().find(|ticket| ticket.traveller_id == id);
        let of = |person: &DomainTraveller| Self {
            traveller_id: person.traveller_id.clone(),
            passenger_type: passenger_type(person.ptc),
            title: title_text(person.title),
            given_name: person.given_name.clone(),
            surname: person.surname.clone(),
            gender: gender_text(person.gender),
            birth_on: person.birth_on,
            nationality: person.nationality.to_string(),
            passport: person
                .passport
                .as_ref()
                .map(|passport| TravellerPassport::of(passport, visibility)),
            linked_adult_id: person.linked_adult_id.clone(),
            frequent_flyer: person.frequent_flyer.as_ref().map(TravellerFrequentFlyer::of),
            ticket_number: ticket_of(&person.traveller_id).map(|ticket| ticket.number.clone()),
        };
        details.travellers.iter().map(of).collect()
    }
}

fn is_digits(text: &str, least: usize, most: usize) -> bool {
    (least..=most).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::TravellerPassport;

    #[test]
    fn a_passport_number_is_in_capitals() {
        let passport = TravellerPassport {
            number: "bx0123456".to_owned(),
            issue_country: "BD".to_owned(),
            expires_on: "2032-01-31".parse().expect("a date"),
        };
        assert_eq!(passport.read().expect("a passport").number, "BX0123456");
    }
}
