//! Names of cities, countries and airlines as pages in other languages than English show them.

use std::collections::HashMap;
use std::sync::LazyLock;

use jetway_domain::codes::{AirportCode, CarrierCode, CountryCode};
use jetway_domain::reference::NameLanguage;
use serde::Deserialize;

use super::table;

#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Hash)]
#[serde(rename_all = "lowercase")]
enum Named {
    City,
    Country,
    Airline,
}

#[derive(Deserialize)]
struct Row {
    of: Named,
    code: String,
    language: String,
    name: String,
}

/// Names in the languages of the tenants' markets. A name of which the source gives several is in only if one was chosen by hand.
#[derive(Debug, Default)]
pub struct ShownNames {
    cities: HashMap<(AirportCode, NameLanguage), String>,
    /// Of places without a metropolitan code, by their id.
    towns: HashMap<NameLanguage, HashMap<String, String>>,
    countries: HashMap<(CountryCode, NameLanguage), String>,
    airlines: HashMap<(CarrierCode, NameLanguage), String>,
}

static SHOWN: LazyLock<ShownNames> = LazyLock::new(ShownNames::read);

impl ShownNames {
    /// The embedded table.
    #[must_use]
    pub fn embedded() -> &'static Self {
        &SHOWN
    }

    /// The name of a city by its metropolitan code, such as `DXB`; `None` for the English one.
    #[must_use]
    pub fn city(&self, code: AirportCode, language: NameLanguage) -> Option<&str> {
        self.cities.get(&(code, language)).map(String::as_str)
    }

    /// The name of a place that has no metropolitan code by its id, such as `makkah`; `None` for the English one.
    #[must_use]
    pub fn town(&self, id: &str, language: NameLanguage) -> Option<&str> {
        self.towns.get(&language)?.get(id).map(String::as_str)
    }

    /// The name of a country; `None` for the English one.
    #[must_use]
    pub fn country(&self, code: CountryCode, language: NameLanguage) -> Option<&str> {
        self.countries.get(&(code, language)).map(String::as_str)
    }

    /// The name of an airline; `None` for the English one.
    #[must_use]
    pub fn airline(&self, code: CarrierCode, language: NameLanguage) -> Option<&str> {
        self.airlines.get(&(code, language)).map(String::as_str)
    }

    fn read() -> Self {
        let sourced: Vec<Row> = table::rows("names.csv", include_str!("../../data/names.csv"));
        let chosen: Vec<Row> = table::rows("shown-names.csv", include_str!("../../data/shown-names.csv"));
        let mut names: HashMap<_, Vec<String>> = HashMap::new();
        for row in sourced {
            let language = NameLanguage::of(&row.language);
            if language != NameLanguage::English {
                names.entry((row.of, row.code, language)).or_default().push(row.name);
            }
        }
        for row in chosen {
            let language = NameLanguage::of(&row.language);
            names.insert((row.of, row.code, language), vec![row.name]);
        }
        let mut shown = Self::default();
        for ((of, code, language), mut names) in names {
            let (Some(name), true) = (names.pop(), names.is_empty()) else {
                continue;
            };
            shown.add((of, &code, language), name);
        }
        shown
    }

    fn add(&mut self, (of, code, language): (Named, &str, NameLanguage), name: String) {
        match of {
            Named::City => match AirportCode::parse(code) {
                Ok(city) => {
                    self.cities.insert((city, language), name);
                }
                Err(_) => {
                    let towns = self.towns.entry(language).or_default();
                    towns.insert(code.to_ascii_lowercase(), name);
                }
            },
            Named::Country => {
                if let Ok(country) = CountryCode::parse(code) {
                    self.countries.insert((country, language), name);
                }
            }
            Named::Airline => {
                if let Ok(airline) = CarrierCode::parse(code) {
                    self.airlines.insert((airline, language), name);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use jetway_domain::reference::Airline;

    use super::*;
    use crate::reference::Airlines;

    #[test]
    fn a_name_is_shown_if_the_source_has_one_or_one_was_chosen() {
        let names = ShownNames::embedded();
        let city = |code, language| names.city(AirportCode::parse(code).expect("a code"), language);
        let arabic = |code| city(code, NameLanguage::Arabic);
        assert_eq!(arabic("DXB"), Some("دبي"));
        assert_eq!(arabic("dac"), Some("دكا"));
        assert_eq!(arabic("CMN"), Some("الدار البيضاء"), "of several, the chosen one");
        assert_eq!(names.town("makkah", NameLanguage::Arabic), Some("مكة المكرمة"));
        assert_eq!(arabic("KTW"), None, "of several, none was chosen");
        assert_eq!(city("DXB", NameLanguage::English), None);
        let oman = CountryCode::parse("OM").expect("a code");
        assert_eq!(names.country(oman, NameLanguage::Arabic), Some("عمان"));
        assert_eq!(names.country(oman, NameLanguage::Bengali), Some("ওমান"));
        assert_eq!(names.country(oman, NameLanguage::English), None);
        let emirates = CarrierCode::parse("EK").expect("a code");
        assert_eq!(names.airline(emirates, NameLanguage::Bengali), None);
    }

    #[test]
    fn every_airline_has_an_arabic_name_of_its_own() {
        let airlines = Airlines::embedded().all();
        let arabic = |airline: &Airline| ShownNames::embedded().airline(airline.code, NameLanguage::Arabic);
        let names: HashSet<_> = airlines.iter().filter_map(arabic).collect();
        assert_eq!(names.len(), airlines.len());
    }
}
