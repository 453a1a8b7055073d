//! Travellers on the wire.

use chrono::NaiveDate;
use jetway_domain::air::offer::Ptc;
use jetway_domain::air::order::{Contact as OrderContact, OrderDetails};
use jetway_domain::air::traveller::{FrequentFlyer, Gender, Passport, Title, Traveller as DomainTraveller};
use jetway_domain::codes::{CarrierCode, CountryCode, InvalidCode};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::routes::price::fare::passenger_type;
use crate::routes::search::request::BadField;
use crate::routes::search::sight::Sight;
use crate::routes::wire_names::{GenderName, PassengerTypeName, TitleName};

/// One person of the party.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Traveller {
    /// The client's key: `t1`, `t2`, …
    traveller_id: String,
    /// `ADT`, `CHD` or `INF`.
    #[schema(value_type = PassengerTypeName)]
    passenger_type: String,
    /// `Mr`, `Mrs`, `Ms`, `Mstr` or `Miss`.
    #[schema(value_type = TitleName)]
    title: String,
    given_name: String,
    surname: String,
    /// `M` or `F`.
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
    /// Masked without 220 when read back.
    number: String,
    issue_country: String,
    expires_on: NaiveDate,
}

/// A loyalty number.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TravellerFrequentFlyer {
    pub(crate) airline: String,
    pub(crate) number: String,
}

/// How to reach the travellers.
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
    /// As the domain knows them; `at` is the position in the party.
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
            wrong("gender", "gender.unknown", "M or F.");
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
            given_name: self.given_name,
            surname: self.surname,
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
            number: self.number,
            issue_country,
            expires_on: self.expires_on,
        })
    }

    fn of(passport: &Passport, sight: Sight) -> Self {
        let number = if sight.passports {
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

impl TravellerFrequentFlyer {
    pub(crate) fn of(card: &FrequentFlyer) -> Self {
        Self {
            airline: card.airline.to_string(),
            number: card.number.clone(),
        }
    }

    fn read(self) -> Result<FrequentFlyer, InvalidCode> {
        Ok(FrequentFlyer {
            airline: CarrierCode::parse(&self.airline)?,
            number: self.number,
        })
    }
}

impl Contact {
    /// As the domain knows it.
    pub(crate) fn read(self) -> Result<OrderContact, Vec<BadField>> {
        let mut bad = Vec::new();
        let mail = self.email.trim();
        let mailbox = mail
            .split_once('@')
            .is_some_and(|(name, host)| !name.is_empty() && host.contains('.'));
        if !mailbox || mail.len() > 254 || mail.contains(char::is_whitespace) {
            bad.push(BadField::new("/contact/email", "email.shape", "An e-mail address."));
        }
        if !is_digits(&self.phone, 4, 14) {
            bad.push(BadField::new("/contact/phone", "phone.shape", "4 to 14 digits."));
        }
        if !is_digits(self.phone_country_code.trim_start_matches('+'), 1, 4) {
            bad.push(BadField::new(
                "/contact/phoneCountryCode",
                "phone.country",
                "Such as +971.",
            ));
        }
        if !bad.is_empty() {
            return Err(bad);
        }
        Ok(OrderContact {
            email: mail.to_owned(),
            phone: self.phone,
            phone_country_code: self.phone_country_code,
        })
    }
}

impl OrderTraveller {
    pub(crate) fn all(details: &OrderDetails, sight: Sight) -> Vec<Self> {
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
                .map(|passport| TravellerPassport::of(passport, sight)),
            linked_adult_id: person.linked_adult_id.clone(),
            frequent_flyer: person.frequent_flyer.as_ref().map(TravellerFrequentFlyer::of),
            ticket_number: ticket_of(&person.traveller_id).map(|ticket| ticket.number.clone()),
        };
        details.travellers.iter().map(of).collect()
    }
}

fn passenger_type_of(text: &str) -> Option<Ptc> {
    [Ptc::Adt, Ptc::Chd, Ptc::Inf]
        .into_iter()
        .find(|ptc| passenger_type(*ptc) == text)
}

pub(crate) const fn title_text(title: Title) -> &'static str {
    title.as_str()
}

pub(crate) fn title_of(text: &str) -> Option<Title> {
    let titles = [Title::Mr, Title::Mrs, Title::Ms, Title::Mstr, Title::Miss];
    titles.into_iter().find(|title| title_text(*title) == text)
}

pub(crate) const fn gender_text(gender: Gender) -> &'static str {
    match gender {
        Gender::Male => "M",
        Gender::Female => "F",
    }
}

pub(crate) fn gender_of(text: &str) -> Option<Gender> {
    [Gender::Male, Gender::Female]
        .into_iter()
        .find(|gender| gender_text(*gender) == text)
}

fn is_digits(text: &str, least: usize, most: usize) -> bool {
    (least..=most).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The last two characters, the rest as dots.
pub(crate) fn masked(number: &str) -> String {
    let hidden = number.chars().count().saturating_sub(2);
    number
        .chars()
        .enumerate()
        .map(|(at, letter)| if at < hidden { '•' } else { letter })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::masked;

    #[test]
    fn a_masked_passport_keeps_two_characters() {
        assert_eq!(["BX0123456", "12", ""].map(masked), ["•••••••56", "12", ""]);
    }
}
