//! Other names of cities, airports and countries that people type.

use std::collections::HashMap;

use serde::Deserialize;

use super::table;

/// A row of `aliases.csv` or `names.csv`.
#[derive(Deserialize)]
pub(super) struct NameRow {
    pub(super) of: Named,
    pub(super) code: String,
    #[serde(alias = "alias")]
    pub(super) name: String,
}

/// What a row names.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Hash)]
#[serde(rename_all = "lowercase")]
pub(super) enum Named {
    City,
    Airport,
    Country,
}

/// The rows of `aliases.csv`.
pub(super) fn aliases() -> Vec<NameRow> {
    table::rows("aliases.csv", include_str!("../../data/aliases.csv"))
}

/// The other names of countries, by code.
pub(super) fn aliases_of_countries() -> HashMap<String, Vec<String>> {
    let mut names: HashMap<_, Vec<_>> = HashMap::new();
    for row in aliases().into_iter().filter(|row| row.of == Named::Country) {
        names.entry(row.code).or_default().push(row.name);
    }
    names
}
