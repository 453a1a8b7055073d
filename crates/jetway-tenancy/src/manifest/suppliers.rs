//! `[supplier_names]`: what a tenant calls its suppliers.

use std::collections::BTreeMap;

use crate::manifest::Manifest;

/// Most characters of a name.
const LONGEST: usize = 40;
/// Words of an id up to this length are abbreviations, such as `gds`.
const ABBREVIATION: usize = 3;

/// Names of suppliers by their id, as readers see them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SupplierNames {
    names: BTreeMap<String, String>,
    /// Names in other languages of the tenant, by language.
    translated: BTreeMap<String, BTreeMap<String, String>>,
}

impl SupplierNames {
    /// The names of a tenant over those of the original brand.
    ///
    /// # Errors
    /// Why a name cannot be shown.
    pub fn resolve(own: &Manifest, base: &Manifest) -> Result<Self, String> {
        let mut names = base.supplier_names.clone();
        names.extend(own.supplier_names.clone());
        let translated: BTreeMap<_, _> = own
            .translations
            .iter()
            .map(|(language, words)| (language.clone(), words.supplier_names.clone()))
            .collect();
        for (id, name) in names.iter().chain(translated.values().flatten()) {
            let is_shown = !name.trim().is_empty() && !name.chars().any(char::is_control);
            if !is_shown || name.chars().count() > LONGEST {
                return Err(format!("the name of `{id}` is one line of 1 to {LONGEST} characters"));
            }
        }
        Ok(Self { names, translated })
    }

    /// The suppliers that have a name.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        let translated = self.translated.values().flat_map(BTreeMap::keys);
        self.names.keys().chain(translated).map(String::as_str)
    }

    /// The name of a supplier in a language of the tenant. One that has none is called by its id as a title: `gds-c` is "GDS C".
    #[must_use]
    pub fn name(&self, language: &str, id: &str) -> String {
        let translated = self.translated.get(language).and_then(|names| names.get(id));
        translated
            .or_else(|| self.names.get(id))
            .map_or_else(|| title(id), |name| name.trim().to_owned())
    }
}

fn title(id: &str) -> String {
    let words = id.split(['-', '_']).filter(|word| !word.is_empty());
    let words: Vec<String> = words.map(word_of_title).collect();
    words.join(" ")
}

fn word_of_title(word: &str) -> String {
    let mut letters = word.chars();
    match letters.next() {
        Some(first) if word.chars().count() > ABBREVIATION => first.to_uppercase().chain(letters).collect(),
        _ => word.to_uppercase(),
    }
}

#[cfg(test)]
mod tests {
    use super::SupplierNames;
    use crate::manifest::Manifest;

    fn manifest(text: &str) -> Manifest {
        toml::from_str(text).expect("manifest")
    }

    #[test]
    fn the_tenants_name_comes_first_then_the_original_brands_then_one_made_from_the_id() {
        let base = manifest("[supplier_names]\nlcc = 'Low-cost airlines'\ncons = 'Consolidator'");
        let own = manifest("[supplier_names]\ncons = 'موحّد'\n[translations.en.supplier_names]\ncons = 'Private fares'");
        let names = SupplierNames::resolve(&own, &base).expect("names");
        let shown = |language: &str| ["cons", "lcc", "gds-c", "duffel"].map(|id| names.name(language, id));
        assert_eq!(shown("ar"), ["موحّد", "Low-cost airlines", "GDS C", "Duffel"]);
        assert_eq!(shown("en"), ["Private fares", "Low-cost airlines", "GDS C", "Duffel"]);
    }

    #[test]
    fn a_name_that_cannot_be_shown_is_refused_with_its_supplier() {
        let long = format!("gds-a = '{}'", "x".repeat(41));
        for wrong in ["gds-a = ' '", "gds-a = \"a\\nb\"", &long] {
            let own = manifest(&format!("[supplier_names]\n{wrong}"));
            let reason = SupplierNames::resolve(&own, &Manifest::default()).expect_err(wrong);
            assert!(reason.contains("`gds-a`"), "{reason}");
        }
    }
}
