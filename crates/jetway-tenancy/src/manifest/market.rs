//! What follows the country a tenant sells from, unless it says otherwise: payment marks, fare types, licences of agencies.

use schemars::JsonSchema;
use serde::Deserialize;

/// A payment method shown in the footer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum PaymentMark {
    /// Visa.
    Visa,
    /// Mastercard.
    Mastercard,
    /// American Express.
    Amex,
    /// bKash, of Bangladesh.
    Bkash,
    /// Nagad, of Bangladesh.
    Nagad,
}

/// A type of fare that can be searched, beside the regular one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum SpecialFare {
    /// For students.
    Student,
    /// For seamen.
    Seaman,
    /// For workers with a contract abroad.
    Labour,
    /// For Umrah pilgrims.
    Umrah,
    /// For companies.
    Corporate,
}

/// Countries between which workers fly on fares of their own: those they come from in Asia and Africa, and the Gulf.
const LABOUR: [&str; 17] = [
    "AE", "BD", "BH", "EG", "ET", "ID", "IN", "KE", "KW", "LK", "NP", "OM", "PH", "PK", "QA", "SA", "UG",
];
/// Countries from which airlines file Umrah fares: most people there, or many, are Muslims.
const UMRAH: [&str; 18] = [
    "AE", "BD", "BH", "DZ", "EG", "ID", "IN", "JO", "KW", "LK", "MA", "MY", "NG", "OM", "PK", "QA", "TN", "TR",
];
/// Countries whose aviation authority or ministry registers travel agencies, in South Asia and the Gulf.
const AVIATION_LICENCE: [&str; 11] = ["AE", "BD", "BH", "IN", "KW", "LK", "NP", "OM", "PK", "QA", "SA"];

impl PaymentMark {
    /// The usual ones of a country.
    #[must_use]
    pub fn of_country(country: &str) -> Vec<Self> {
        let mut marks = vec![Self::Visa, Self::Mastercard, Self::Amex];
        if country.eq_ignore_ascii_case("BD") {
            marks.extend([Self::Bkash, Self::Nagad]);
        }
        marks
    }

    /// The name on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Visa => "visa",
            Self::Mastercard => "mastercard",
            Self::Amex => "amex",
            Self::Bkash => "bkash",
            Self::Nagad => "nagad",
        }
    }
}

impl SpecialFare {
    /// The usual ones of a country.
    #[must_use]
    pub fn of_country(country: &str) -> Vec<Self> {
        let all = [Self::Student, Self::Seaman, Self::Labour, Self::Umrah, Self::Corporate];
        let is_sold = |fare: &Self| match fare {
            Self::Labour => is_among(&LABOUR, country),
            Self::Umrah => is_among(&UMRAH, country),
            Self::Student | Self::Seaman | Self::Corporate => true,
        };
        all.into_iter().filter(is_sold).collect()
    }

    /// Its `fareType` in a search.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Student => "2",
            Self::Seaman => "3",
            Self::Labour => "4",
            Self::Umrah => "5",
            Self::Corporate => "6",
        }
    }
}

/// Whether agencies of a country state a civil aviation number.
#[must_use]
pub fn asks_aviation_licence(country: &str) -> bool {
    is_among(&AVIATION_LICENCE, country)
}

fn is_among(countries: &[&str], country: &str) -> bool {
    countries.iter().any(|one| one.eq_ignore_ascii_case(country))
}

#[cfg(test)]
mod tests {
    use super::{PaymentMark, SpecialFare, asks_aviation_licence};

    #[test]
    fn marks_fares_and_licences_follow_the_country() {
        let of = |country: &str| {
            let marks = PaymentMark::of_country(country).into_iter().map(PaymentMark::as_str);
            let fares = SpecialFare::of_country(country).into_iter().map(SpecialFare::as_str);
            let all: Vec<_> = marks.chain(fares).collect();
            (all.join(" "), asks_aviation_licence(country))
        };
        assert_eq!(
            of("BD"),
            ("visa mastercard amex bkash nagad 2 3 4 5 6".to_owned(), true)
        );
        assert_eq!(of("ae"), ("visa mastercard amex 2 3 4 5 6".to_owned(), true));
        assert_eq!(of("GB"), ("visa mastercard amex 2 3 6".to_owned(), false));
        assert_eq!(of("MY"), ("visa mastercard amex 2 3 5 6".to_owned(), false));
    }
}
