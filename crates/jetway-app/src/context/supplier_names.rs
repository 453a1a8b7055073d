//! Display names of suppliers.

use jetway_connectors::reference::Countries;
use jetway_domain::codes::{CarrierCode, CountryCode};
use jetway_domain::reference::NameLanguage;
use jetway_tenancy::SupplierNames;

use crate::context::place_names::{airline_name, country_name};

/// Prefix of the account of an airline whose seats are sold from lots.
const LOT: &str = "lot-";
/// Prefix of the account of a country's embassy.
const EMBASSY: &str = "embassy-";

/// The tenant's name for a supplier in one of its languages; the airline's name for seats from lots, the country's for visas.
#[must_use]
pub fn supplier_name(names: &SupplierNames, language: &str, id: &str) -> String {
    let named = names.name(language, id);
    let airline = || CarrierCode::parse(id.strip_prefix(LOT)?).ok();
    if let Some(code) = airline() {
        return airline_name(code, NameLanguage::of(language));
    }
    let country = || Countries::embedded().get(CountryCode::parse(id.strip_prefix(EMBASSY)?).ok()?);
    match country() {
        Some(country) => {
            let language = NameLanguage::of(language);
            let embassy = match language {
                NameLanguage::Arabic => "سفارة",
                NameLanguage::English | NameLanguage::Bengali | NameLanguage::Malay => "Embassy",
            };
            format!("{embassy}: {}", country_name(country.code2, &country.name, language))
        }
        None => named,
    }
}

#[cfg(test)]
mod tests {
    use jetway_tenancy::SupplierNames;

    use super::supplier_name;

    #[test]
    fn airlines_of_lots_and_embassies_have_the_names_of_airlines_and_countries() {
        let name = |language, id| supplier_name(&SupplierNames::default(), language, id);
        assert_eq!(name("en", "gds-b"), "GDS B");
        assert_eq!(name("en", "lot-ek"), "Emirates");
        assert_eq!(name("en", "embassy-om"), "Embassy: Oman");
        assert_eq!(name("ar", "embassy-om"), "سفارة: عمان");
        assert_eq!(name("en", "embassy-zz"), "Embassy ZZ");
        assert_eq!(name("en", "lot-a"), "LOT A");
    }
}
