//! Time zones to choose from.

use crate::wire::field_error::BadField;

/// Every zone named after a place, by name.
pub(crate) fn all() -> Vec<&'static str> {
    let mut names: Vec<&'static str> = chrono_tz::TZ_VARIANTS
        .iter()
        .map(|zone| zone.name())
        .filter(|name| name.contains('/') && !name.starts_with("Etc/") && !name.starts_with("SystemV/"))
        .collect();
    names.sort_unstable();
    names
}

/// A time zone name, or empty.
pub(crate) fn if_any(pointer: &str, text: &str) -> Result<String, BadField> {
    let text = text.trim();
    if text.is_empty() || text.parse::<chrono_tz::Tz>().is_ok() {
        return Ok(text.to_owned());
    }
    Err(BadField::new(pointer, "timeZone.unknown", "Choose a time zone."))
}
