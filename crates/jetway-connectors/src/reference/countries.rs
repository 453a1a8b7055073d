//! Countries.

use std::collections::HashMap;
use std::sync::LazyLock;

use jetway_domain::codes::CountryCode;
use jetway_domain::money::CurrencyCode;
use jetway_domain::reference::Country;
use serde::Deserialize;

use super::aliases::aliases_of_countries;

/// All countries, by name.
#[derive(Debug)]
pub struct Countries {
    list: Vec<Country>,
    by_code: HashMap<CountryCode, usize>,
}

#[derive(Deserialize)]
struct Row {
    code2: CountryCode,
    code3: String,
    name: String,
    nationality: String,
    dial: String,
    currency: CurrencyCode,
    continent: String,
}

static COUNTRIES: LazyLock<Countries> = LazyLock::new(|| {
    let rows: Vec<Row> = super::table::rows("countries.csv", include_str!("../../data/countries.csv"));
    let mut list: Vec<Country> = rows.into_iter().map(Country::from).collect();
    let mut aliases = aliases_of_countries();
    for country in &mut list {
        country.other_names = aliases.remove(country.code2.as_str()).unwrap_or_default();
    }
    list.sort_by(|a, b| a.name.cmp(&b.name));
    let by_code = list
        .iter()
        .enumerate()
        .map(|(index, country)| (country.code2, index))
        .collect();
    Countries { list, by_code }
});

impl From<Row> for Country {
    fn from(row: Row) -> Self {
        Self {
            code2: row.code2,
            code3: row.code3,
            name: row.name,
            other_names: Vec::new(),
            nationality: row.nationality,
            dial_code: row.dial,
            currency: row.currency,
            continent: row.continent,
        }
    }
}

impl Countries {
    /// The embedded table.
    #[must_use]
    pub fn embedded() -> &'static Self {
        &COUNTRIES
    }

    /// All countries, by English name.
    #[must_use]
    pub fn all(&self) -> &[Country] {
        &self.list
    }

    /// Finds a country by its two-letter code.
    #[must_use]
    pub fn get(&self, code: CountryCode) -> Option<&Country> {
        self.by_code.get(&code).map(|index| &self.list[*index])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn knows_the_names_that_people_type() {
        let others = |code: &str| {
            let country = Countries::embedded().get(CountryCode::parse(code).expect("a code"));
            country.expect("known").other_names.clone()
        };
        assert_eq!(others("AE"), ["UAE", "Emirates"]);
        assert_eq!(others("TR"), ["Turkey"]);
        assert!(others("BD").is_empty());
    }

    #[test]
    fn knows_the_countries_of_both_brands() {
        let country = |code: &str| {
            Countries::embedded()
                .get(CountryCode::parse(code).expect("a code"))
                .expect("known")
        };
        let emirates = country("AE");
        assert_eq!(
            (
                emirates.code3.as_str(),
                emirates.nationality.as_str(),
                emirates.dial_code.as_str(),
                emirates.currency
            ),
            ("ARE", "Emirati", "971", CurrencyCode::AED)
        );
        assert_eq!(
            (country("BD").nationality.as_str(), country("BD").currency),
            ("Bangladeshi", CurrencyCode::BDT)
        );
        assert!(Countries::embedded().all().len() > 240);
        assert!(Countries::embedded().all().is_sorted_by(|a, b| a.name <= b.name));
    }
}
