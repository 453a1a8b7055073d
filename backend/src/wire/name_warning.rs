//! What should be looked at in the names of guests and applicants.

use jetway_domain::air::traveller::{single_name_warning, title_warnings};
use jetway_domain::codes::CountryCode;
use serde::Serialize;
use utoipa::ToSchema;

/// What should be looked at in a name; it blocks nothing.
#[derive(Serialize, ToSchema)]
pub(crate) struct NameWarning {
    /// Given name and surname.
    name: String,
    /// `name.title`: the name holds a title, which belongs in its own field. `name.single`: the country refuses visitors with one name.
    code: &'static str,
    /// One sentence.
    text: String,
}

impl NameWarning {
    /// The warnings about a given name and a surname, for a traveller to these countries.
    pub(crate) fn all(given_name: &str, surname: &str, countries: &[CountryCode]) -> Vec<Self> {
        // A title in both parts is one thing to look at.
        let title = title_warnings(given_name, surname).into_iter().next();
        let warnings = title
            .into_iter()
            .chain(single_name_warning(given_name, surname, countries));
        let warnings = warnings.map(|warning| Self {
            name: format!("{given_name} {surname}").trim().to_owned(),
            code: warning.code,
            text: warning.detail,
        });
        warnings.collect()
    }
}

#[cfg(test)]
mod tests {
    use jetway_domain::codes::CountryCode;

    use super::NameWarning;

    #[test]
    fn a_single_name_is_warned_of_for_a_country_that_refuses_it() {
        let codes = |given, country| -> Vec<&str> {
            let country = CountryCode::parse(country).expect("a country");
            let warnings = NameWarning::all(given, "Rahman", &[country]);
            warnings.into_iter().map(|warning| warning.code).collect()
        };
        assert_eq!(codes("FNU", "AE"), ["name.single"]);
        assert_eq!(codes("FNU", "TH"), <[&str; 0]>::default());
        assert_eq!(codes("Mr Karim", "AE"), ["name.title"]);
    }
}
