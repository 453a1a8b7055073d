//! Time zones to choose from.

use jetway_domain::zone::Zone;

use crate::wire::field_error::BadField;

/// Every zone named after a place, by name.
pub(crate) fn all() -> Vec<&'static str> {
    Zone::names()
        .filter(|name| name.contains('/') && !name.starts_with("Etc/"))
        .collect()
}

/// A time zone name, or empty.
pub(crate) fn if_any(pointer: &str, text: &str) -> Result<String, BadField> {
    let text = text.trim();
    if text.is_empty() || text.parse::<Zone>().is_ok() {
        return Ok(text.to_owned());
    }
    Err(BadField::new(pointer, "timeZone.unknown", "Choose a time zone."))
}
