//! Which lots an agent looks for.

use std::collections::BTreeSet;

use chrono::NaiveDate;
use jetway_domain::codes::AirportCode;
use jetway_domain::lot::{LotFeature, LotFilter, Range};
use jetway_domain::money::{CurrencyCode, Money};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::wire::field_error::BadField;
use crate::wire::names::FareLotFeature;

/// Which lots to find; what is absent does not filter.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct FareLotSearch {
    /// Airport where the way out starts.
    origin: Option<String>,
    /// Airport where the way out ends.
    destination: Option<String>,
    /// Month of departure, such as `2027-01`.
    month: Option<String>,
    /// Seats that must be free, and that the lot sells to one party.
    passengers: Option<u32>,
    /// Features that a lot must all have.
    #[schema(value_type = Option<Vec<FareLotFeature>>)]
    feature_tags: Option<Vec<String>>,
    /// Least rating, 0 to 5; tenths count.
    user_rating: Option<f64>,
    /// Amounts of a seat. A lot is found when the range of its prices touches this one.
    price_value: Option<FarePriceRange>,
}

/// A range of amounts, ends included; an absent end does not limit.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct FarePriceRange {
    /// Such as `1234.50`.
    min: Option<String>,
    /// Such as `1234.50`.
    max: Option<String>,
}

impl FareLotSearch {
    /// The domain's filter.
    ///
    /// # Errors
    /// All invalid fields.
    pub(super) fn filter(&self, currency: CurrencyCode) -> Result<LotFilter, Vec<BadField>> {
        let mut bad = Vec::new();
        let filter = LotFilter {
            origin: airport("/origin", self.origin.as_deref(), &mut bad),
            destination: airport("/destination", self.destination.as_deref(), &mut bad),
            month: self
                .month
                .as_deref()
                .and_then(|text| keep(month("/month", text), &mut bad)),
            passengers: self.passengers,
            features: self.features(&mut bad),
            rating_tenths: self.user_rating.and_then(|rating| keep(tenths(rating), &mut bad)),
            price_minor: self.prices(currency, &mut bad),
        };
        if bad.is_empty() { Ok(filter) } else { Err(bad) }
    }

    fn features(&self, bad: &mut Vec<BadField>) -> BTreeSet<LotFeature> {
        let typed = self.feature_tags.iter().flatten().enumerate();
        let read = |(at, name): (usize, &String)| {
            let found = LotFeature::parse(name);
            found.ok_or_else(|| BadField::new(format!("/featureTags/{at}"), "value.unknown", "Choose one of the list."))
        };
        typed.filter_map(|one| keep(read(one), bad)).collect()
    }

    fn prices(&self, currency: CurrencyCode, bad: &mut Vec<BadField>) -> Range<i64> {
        let Some(range) = &self.price_value else {
            return Range::default();
        };
        let mut end = |pointer: &str, text: Option<&str>| {
            let read = Money::from_amount(text?, currency);
            let read = read.map_err(|_| BadField::new(pointer, "amount.shape", "Such as 1234.50."));
            keep(read, bad).map(|amount| amount.minor)
        };
        Range {
            min: end("/priceValue/min", range.min.as_deref()),
            max: end("/priceValue/max", range.max.as_deref()),
        }
    }
}

fn keep<T>(read: Result<T, BadField>, bad: &mut Vec<BadField>) -> Option<T> {
    read.map_err(|field| bad.push(field)).ok()
}

fn airport(pointer: &str, text: Option<&str>, bad: &mut Vec<BadField>) -> Option<AirportCode> {
    let code = AirportCode::parse(text?);
    keep(
        code.map_err(|_| BadField::new(pointer, "airport.unknown", "Choose an airport from the list.")),
        bad,
    )
}

/// First day of a month such as `2027-01`.
pub(crate) fn month(pointer: &str, text: &str) -> Result<NaiveDate, BadField> {
    let day = NaiveDate::parse_from_str(&format!("{text}-01"), "%Y-%m-%d");
    let written = day.ok().filter(|day| day.format("%Y-%m").to_string() == text);
    written.ok_or_else(|| BadField::new(pointer, "month.shape", "Such as 2027-01."))
}

/// Tenths of a rating.
fn tenths(rating: f64) -> Result<u8, BadField> {
    let steps = (0..=50_u8).find(|tenths| f64::from(*tenths) / 10.0 >= rating - 0.001);
    let possible = steps.filter(|_| rating >= 0.0);
    possible.ok_or_else(|| BadField::new("/userRating", "number.range", "0 to 5."))
}

#[cfg(test)]
mod tests {
    use jetway_domain::money::CurrencyCode;
    use serde_json::json;

    use super::{FareLotSearch, month, tenths};

    #[test]
    fn each_field_that_cannot_be_read_is_named() {
        let search: FareLotSearch = serde_json::from_value(json!({
            "origin": "DUBAI", "month": "2027-1", "featureTags": ["direct", "fast"], "userRating": 6.0,
            "priceValue": { "min": "10.001" },
        }))
        .unwrap();
        let bad = search.filter(CurrencyCode::parse("AED").unwrap()).unwrap_err();
        let pointers: Vec<_> = bad.into_iter().map(|field| field.pointer).collect();
        assert_eq!(
            pointers,
            ["/origin", "/month", "/featureTags/1", "/userRating", "/priceValue/min"]
        );
    }

    #[test]
    fn ratings_count_in_tenths() {
        assert_eq!(tenths(4.3), Ok(43));
        assert_eq!(tenths(0.0), Ok(0));
        assert_eq!(tenths(5.0), Ok(50));
        assert!(tenths(5.1).is_err() && tenths(-0.1).is_err() && tenths(f64::NAN).is_err());
        assert_eq!(month("/month", "2027-02").unwrap().to_string(), "2027-02-01");
    }
}
