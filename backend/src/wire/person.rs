//! People: passenger types, forms of address, genders, passport and loyalty numbers.

use jetway_domain::air::offer::Ptc;
use jetway_domain::air::traveller::{FrequentFlyer, Gender, Title};
use jetway_domain::codes::{CarrierCode, InvalidCode};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A frequent flyer number.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TravellerFrequentFlyer {
    pub(crate) airline: String,
    pub(crate) number: String,
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
        Gender::Unspecified => "X",
    }
}

pub(crate) fn gender_of(text: &str) -> Option<Gender> {
    [Gender::Male, Gender::Female, Gender::Unspecified]
        .into_iter()
        .find(|gender| gender_text(*gender) == text)
}

/// Masks all but the last two characters.
pub(crate) fn masked(number: &str) -> String {
    let hidden = number.chars().count().saturating_sub(2);
    number
        .chars()
        .enumerate()
        .map(|(at, letter)| if at < hidden { '•' } else { letter })
        .collect()
}

pub(crate) fn passenger_type_of(text: &str) -> Option<Ptc> {
    [Ptc::Adt, Ptc::Chd, Ptc::Inf]
        .into_iter()
        .find(|ptc| passenger_type(*ptc) == text)
}

/// `ADT`, `CHD` or `INF`.
pub(crate) const fn passenger_type(ptc: Ptc) -> &'static str {
    match ptc {
        Ptc::Adt => "ADT",
        Ptc::Chd => "CHD",
        Ptc::Inf => "INF",
    }
}

impl TravellerFrequentFlyer {
    pub(crate) fn of(card: &FrequentFlyer) -> Self {
        Self {
            airline: card.airline.to_string(),
            number: card.number.clone(),
        }
    }

    pub(crate) fn read(self) -> Result<FrequentFlyer, InvalidCode> {
        Ok(FrequentFlyer {
            airline: CarrierCode::parse(&self.airline)?,
            number: self.number,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{gender_of, gender_text, masked};

    #[test]
    fn every_sex_of_a_passport_is_read_and_written() {
        for text in ["M", "F", "X"] {
            assert_eq!(gender_of(text).map(gender_text), Some(text));
        }
        assert_eq!(gender_of("x"), None);
    }

    #[test]
    fn a_masked_passport_keeps_two_characters() {
        assert_eq!(["BX0123456", "12", ""].map(masked), ["•••••••56", "12", ""]);
    }
}
