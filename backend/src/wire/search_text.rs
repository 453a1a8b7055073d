//! The text that a list is searched for.

use super::field_error::BadField;

/// Longest text, in characters.
const LONGEST: usize = 100;

/// Reads a text to search for, of the field at `pointer`; `None` where there is nothing to search for.
pub(crate) fn search_text(pointer: &str, text: Option<&str>) -> Result<Option<String>, BadField> {
    let text = text.map(str::trim).filter(|text| !text.is_empty());
    if text.is_some_and(|text| text.chars().count() > LONGEST) {
        let detail = format!("At most {LONGEST} characters.");
        return Err(BadField::new(pointer, "text.length", detail));
    }
    Ok(text.map(str::to_owned))
}
