//! Notes people of an agency write on an order, for each other alone. Source: ADR 0075.

use chrono::{DateTime, Utc};

use crate::ids::{OrderNoteId, UserId};

/// Characters of a note.
pub const LONGEST_NOTE: usize = 1000;
/// Notes of one order.
pub const MOST_NOTES: u64 = 50;

/// What somebody wrote. No paper prints it and no supplier reads it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderNote {
    /// Its key.
    pub id: OrderNoteId,
    /// Who wrote it; nobody else removes it.
    pub author: UserId,
    /// Their name when they wrote it.
    pub author_name: String,
    /// When.
    pub at: DateTime<Utc>,
    /// The words.
    pub text: NoteText,
}

/// Words of a note: without spaces around them, at least one character, not too many.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoteText(String);

/// Words that are no note.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoteFault {
    /// Nothing but spaces.
    #[error("a note says something")]
    Empty,
    /// More than a note holds.
    #[error("a note has at most {LONGEST_NOTE} characters")]
    TooLong,
    /// A character nobody can read.
    #[error("a note has no control characters")]
    Unreadable,
}

impl NoteText {
    /// Read what somebody typed.
    ///
    /// # Errors
    /// When it is no note.
    pub fn parse(typed: &str) -> Result<Self, NoteFault> {
        let text = typed.trim().replace("\r\n", "\n");
        if text.is_empty() {
            return Err(NoteFault::Empty);
        }
        if text.chars().count() > LONGEST_NOTE {
            return Err(NoteFault::TooLong);
        }
        // PostgreSQL keeps no NUL, and no page shows the others.
        let is_unreadable = |char: char| char.is_control() && !matches!(char, '\n' | '\t');
        if text.chars().any(is_unreadable) {
            return Err(NoteFault::Unreadable);
        }
        Ok(Self(text))
    }

    /// The words.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_is_one_to_a_thousand_characters_without_spaces_around() {
        let text = |typed: &str| NoteText::parse(typed).map(|note| note.as_str().to_owned());
        assert_eq!(text("  Call back.\r\nAfter four.  "), Ok("Call back.\nAfter four.".to_owned()));
        assert_eq!(text(" \n\t "), Err(NoteFault::Empty));
        assert_eq!(text("\u{0}"), Err(NoteFault::Unreadable));
        // Characters, not bytes.
        let longest = "م".repeat(LONGEST_NOTE);
        assert_eq!(text(&longest), Ok(longest.clone()));
        assert_eq!(text(&format!(" {longest} ")), Ok(longest.clone()));
        assert_eq!(text(&format!("{longest}!")), Err(NoteFault::TooLong));
    }
}
