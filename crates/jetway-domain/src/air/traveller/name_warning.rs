//! Warnings about the name of a traveller, guest or applicant. They block nothing.

use super::rules::{holds_title, is_single_name};
use crate::codes::CountryCode;

/// Countries that refuse visitors with a single name. Source: circular of the National Advance Information Center of the
/// United Arab Emirates, 21 November 2022.
const REFUSE_SINGLE_NAMES: [&str; 1] = ["AE"];

/// A warning about a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NameWarning {
    /// Wire name of the field, `givenName` or `surname`.
    pub field: &'static str,
    /// Stable code, such as `name.title`.
    pub code: &'static str,
    /// One sentence, safe to show.
    pub detail: String,
}

/// A warning for each part of a name that contains a title, which would be printed beside the traveller's title.
#[must_use]
pub fn title_warnings(given_name: &str, surname: &str) -> Vec<NameWarning> {
    let parts = [("givenName", given_name), ("surname", surname)].into_iter();
    let titled = parts.filter(|(_, name)| holds_title(name));
    titled
        .map(|(field, _)| NameWarning {
            field,
            code: "name.title",
            detail: "The name contains a title, which belongs in its own field.".to_owned(),
        })
        .collect()
}

/// A warning for a single name on a trip through a country that refuses it. `countries` are those of the trip's airports.
#[must_use]
pub fn single_name_warning(given_name: &str, surname: &str, countries: &[CountryCode]) -> Option<NameWarning> {
    let refuses = |country: &&CountryCode| REFUSE_SINGLE_NAMES.contains(&country.as_str());
    let country = countries.iter().find(refuses)?;
    is_single_name(given_name, surname).then(|| NameWarning {
        field: "givenName",
        code: "name.single",
        detail: format!("{country} refuses visitors whose passport has a single name. Check its rules before issuing."),
    })
}

#[cfg(test)]
mod tests {
    use super::title_warnings;

    #[test]
    fn a_title_may_end_in_a_dot() {
        let fields = |given, surname| -> Vec<&str> {
            let warnings = title_warnings(given, surname);
            warnings.into_iter().map(|warning| warning.field).collect()
        };
        assert_eq!(fields("Dr. Karim", "Rahman"), ["givenName"]);
        assert_eq!(fields("Md. Karim", "Rahman"), <[&str; 0]>::default());
    }
}
