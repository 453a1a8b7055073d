//! Texts of an operator's decision.

use super::field_error::BadField;

/// Longest reason, in characters. It may be sent by e-mail.
const LONGEST_REASON: usize = 2_000;

/// Reason for a decision, kept in the audit trail.
pub(crate) fn reason(said: &str) -> Result<String, BadField> {
    text("/reason", said, LONGEST_REASON)
}

/// Trimmed text of 1 to `longest` characters.
pub(crate) fn text(pointer: &str, text: &str, longest: usize) -> Result<String, BadField> {
    let text = text.trim();
    if (1..=longest).contains(&text.chars().count()) {
        return Ok(text.to_owned());
    }
    let sentence = format!("1 to {longest} characters.");
    Err(BadField::new(pointer, "text.length", sentence))
}
