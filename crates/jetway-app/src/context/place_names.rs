//! Names of cities, countries, airlines and time zones in a language.

use jetway_connectors::reference::{Airlines, Airports, ShownNames};
use jetway_documents::{Language, Words};
use jetway_domain::codes::{AirportCode, CarrierCode, CountryCode};
use jetway_domain::reference::{Airport, NameLanguage};
use jetway_domain::zone::Zone;

/// The name of a place's city in a language; the English one where the reference data has no other, or no certain one.
#[must_use]
pub fn city_name(place: &Airport, language: NameLanguage) -> &str {
    // A town that shares the code of a larger city keeps its own name.
    let city = Airports::embedded().get(place.city_code);
    let is_city = city.is_some_and(|city| city.city_name == place.city_name);
    let shown = ShownNames::embedded().city(place.city_code, language);
    shown.filter(|_| is_city).unwrap_or(&place.city_name)
}

/// The name of a country in a language; `english` where the reference data has no other.
#[must_use]
pub fn country_name(code: CountryCode, english: &str, language: NameLanguage) -> &str {
    ShownNames::embedded().country(code, language).unwrap_or(english)
}

/// The name of an airline in a language, the English one where the reference data has no other; its code if unknown.
#[must_use]
pub fn airline_name(code: CarrierCode, language: NameLanguage) -> String {
    let shown = ShownNames::embedded().airline(code, language);
    let english = || Airlines::embedded().get(code).map(|airline| airline.name.as_str());
    shown.or_else(english).map_or_else(|| code.to_string(), str::to_owned)
}

/// The city that a time zone is named after, in a language: `Dhaka` or `دكا`. The English name where no airport of that city in the
/// zone has another.
#[must_use]
pub fn zone_city(zone: Zone, language: NameLanguage) -> String {
    let english = zone.city();
    if language == NameLanguage::English {
        return english;
    }
    let is_named = |place: &&Airport| place.timezone == zone.name() && place.city_name == english;
    let mut cities = Airports::embedded().all().iter().filter(is_named);
    cities
        .find_map(|place| Some(city_name(place, language)).filter(|shown| *shown != english))
        .map_or_else(|| english.clone(), str::to_owned)
}

/// The language in which a document with these labels names places.
pub(crate) const fn names_in(words: &Words) -> NameLanguage {
    match words.language {
        Language::English => NameLanguage::English,
        Language::Arabic => NameLanguage::Arabic,
    }
}

/// The city of an airport in a language; its code if unknown.
pub(crate) fn city_of(code: AirportCode, language: NameLanguage) -> String {
    let known = Airports::embedded().get(code);
    known.map_or_else(|| code.to_string(), |place| city_name(place, language).to_owned())
}

/// The name of an airport, after that of its city where this is in another language: the reference data has English names of
/// airports only. Its code if unknown.
pub(crate) fn airport_name(code: AirportCode, language: NameLanguage) -> String {
    let Some(place) = Airports::embedded().get(code) else {
        return code.to_string();
    };
    let city = city_name(place, language);
    if city == place.city_name {
        return place.name.clone();
    }
    // Isolated: what follows a name in another script would be displayed as part of it.
    format!("{city} · \u{2068}{}\u{2069}", place.name)
}

#[cfg(test)]
mod tests {
    use jetway_domain::codes::AirportCode;
    use jetway_domain::reference::NameLanguage;
    use jetway_domain::zone::Zone;

    use super::{airport_name, city_of, zone_city};

    fn code(text: &str) -> AirportCode {
        AirportCode::parse(text).expect("an airport")
    }

    #[test]
    fn a_zone_is_named_after_its_city_in_every_language() {
        for (zone, english, arabic) in [
            ("Asia/Dhaka", "Dhaka", "دكا"),
            ("Asia/Dubai", "Dubai", "دبي"),
            ("Asia/Muscat", "Muscat", "مسقط"),
            ("Asia/Riyadh", "Riyadh", "الرياض"),
            ("Europe/London", "London", "لندن"),
            ("Asia/Kuala_Lumpur", "Kuala Lumpur", "كوالالمبور"),
            ("UTC", "UTC", "UTC"),
        ] {
            let zone: Zone = zone.parse().expect("a zone");
            assert_eq!(zone_city(zone, NameLanguage::English), english);
            assert_eq!(zone_city(zone, NameLanguage::Arabic), arabic);
        }
    }

    #[test]
    fn a_city_is_named_in_the_language_and_an_airport_after_its_city() {
        let arabic = NameLanguage::Arabic;
        assert_eq!(city_of(code("DXB"), arabic), "دبي");
        assert_eq!(city_of(code("LHR"), arabic), "لندن");
        assert_eq!(city_of(code("LHR"), NameLanguage::English), "London");
        assert_eq!(
            airport_name(code("DXB"), NameLanguage::English),
            "Dubai International Airport"
        );
        assert_eq!(
            airport_name(code("DXB"), arabic),
            "دبي · \u{2068}Dubai International Airport\u{2069}"
        );
    }
}
