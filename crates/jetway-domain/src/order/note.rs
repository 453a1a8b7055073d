//! An agency's internal notes on an order. Source: ADR 0075.

use chrono::{DateTime, Utc};

use crate::ids::{OrderId, OrderNoteId, UserId};

/// Maximum length of a note, in characters.
pub const LONGEST_NOTE: usize = 1_000;

/// Maximum number of notes on an order.
pub const MOST_NOTES: usize = 50;

/// A note. It cannot be edited; its author may remove it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderNote {
    /// Primary key.
    pub id: OrderNoteId,
    /// The order.
    pub order: OrderId,
    /// The author.
    pub author: UserId,
    /// The author's name at that time.
    pub author_name: String,
    /// The text.
    pub text: NoteText,
    /// When it was added.
    pub written_at: DateTime<Utc>,
}

/// 1 to [`LONGEST_NOTE`] characters; trimmed; no control characters except `\n`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoteText(String);

/// Why a text is not a valid note.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoteTextFault {
    /// Empty after trimming.
    #[error("Write something.")]
    Empty,
    /// Too long, with its number of characters.
    #[error("Write at most {LONGEST_NOTE} characters; these are {0}.")]
    TooLong(usize),
    /// Contains a control character, such as a tab.
    #[error("Leave out tabs and other control characters; line breaks may stay.")]
    Control,
}

impl NoteText {
    /// Trims and validates a text. Windows line breaks become `\n`; characters are counted, not bytes.
    ///
    /// # Errors
    /// The text is empty, too long, or contains a control character other than a line break.
    pub fn parse(text: &str) -> Result<Self, NoteTextFault> {
        let text = text.replace("\r\n", "\n");
        let text = text.trim();
        if text.is_empty() {
            return Err(NoteTextFault::Empty);
        }
        if text.chars().any(|one| one.is_control() && one != '\n') {
            return Err(NoteTextFault::Control);
        }
        let count = text.chars().count();
        if count > LONGEST_NOTE {
            return Err(NoteTextFault::TooLong(count));
        }
        Ok(Self(text.to_owned()))
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl NoteTextFault {
    /// Stable code of the field error.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Empty | Self::TooLong(_) => "note.length",
            Self::Control => "note.characters",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{LONGEST_NOTE, NoteText, NoteTextFault};

    fn kept(text: &str) -> String {
        NoteText::parse(text).expect("a note").as_str().to_owned()
    }

    #[test]
    fn a_note_is_trimmed_and_has_one_kind_of_line_break() {
        assert_eq!(kept("  Call Mrs Karim\r\nafter six \n"), "Call Mrs Karim\nafter six");
        assert_eq!(kept("\t x \r\n"), "x");
        assert_eq!(kept("a\n\nb"), "a\n\nb");
    }

    #[test]
    fn characters_are_counted_after_trimming_and_not_bytes() {
        assert_eq!(kept("x"), "x");
        // Four bytes each, and two UTF-16 units.
        let most = "\u{1f6eb}".repeat(LONGEST_NOTE);
        assert_eq!(kept(&format!(" {most} ")), most);
        let more = NoteText::parse(&format!("{most}!"));
        assert_eq!(more, Err(NoteTextFault::TooLong(LONGEST_NOTE + 1)));
        // `\r\n` counts as one character.
        let lines = format!("{}\r\nb", "a".repeat(LONGEST_NOTE - 2));
        assert_eq!(kept(&lines).chars().count(), LONGEST_NOTE);
    }

    #[test]
    fn nothing_is_no_note() {
        for text in ["", " ", "\r\n\t \n", "\u{a0}\u{2003}"] {
            assert_eq!(NoteText::parse(text), Err(NoteTextFault::Empty), "{text:?}");
        }
    }

    #[test]
    fn control_characters_are_refused_wherever_they_stand() {
        for text in ["a\tb", "a\0b", "a\rb", "a\u{1b}[31mb", "a\u{7f}b", "a\u{85}b"] {
            assert_eq!(NoteText::parse(text), Err(NoteTextFault::Control), "{text:?}");
        }
    }

    #[test]
    fn each_fault_says_what_to_do() {
        assert_eq!(NoteTextFault::Empty.to_string(), "Write something.");
        assert_eq!(
            NoteTextFault::TooLong(1_001).to_string(),
            "Write at most 1000 characters; these are 1001."
        );
        assert!(NoteTextFault::Control.to_string().contains("control characters"));
    }
}
