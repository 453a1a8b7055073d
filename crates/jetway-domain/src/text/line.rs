//! The two kinds of text in a request, and the characters neither may contain.

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

use super::plain_digits;

/// Why a text is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum TextFault {
    /// A line break in a single line.
    #[error("One line of plain text.")]
    LineBreak,
    /// A control character or bidi override.
    #[error("Plain text without control characters.")]
    Control,
}

impl TextFault {
    /// Stable code of both faults.
    pub const CODE: &'static str = "field.characters";
}

/// One line of text: trimmed, composed (NFC), without control characters or invisible ones. Where all its letters are
/// ASCII (a code, an amount, a date, a phone number), its digits are ASCII too.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line(String);

/// Text of several lines separated by `\n`; otherwise as a [`Line`], with its digits and tabulators as typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Text(String);

impl Line {
    /// Reads what was typed or pasted.
    ///
    /// # Errors
    /// A line break between words, a control character or a bidi override.
    pub fn parse(typed: &str) -> Result<Self, TextFault> {
        let visible = visible(typed)?;
        let trimmed = visible.trim();
        if trimmed.contains(['\n', '\r', '\u{2028}', '\u{2029}']) {
            return Err(TextFault::LineBreak);
        }
        let composed: String = trimmed
            .nfc()
            .map(|letter| if letter == '\t' { ' ' } else { letter })
            .collect();
        let is_latin = !composed
            .chars()
            .any(|letter| letter.is_alphabetic() && !letter.is_ascii());
        Ok(Self(if is_latin {
            plain_digits(&composed).into_owned()
        } else {
            composed
        }))
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The text, owned.
    #[must_use]
    pub fn into_string(self) -> String {
        self.0
    }
}

impl Text {
    /// Reads what was typed or pasted.
    ///
    /// # Errors
    /// A control character other than a line break or tab, or a bidi override.
    pub fn parse(typed: &str) -> Result<Self, TextFault> {
        let visible = visible(typed)?.replace("\r\n", "\n");
        let lined = visible.trim().nfc().map(|letter| match letter {
            '\r' | '\u{2028}' | '\u{2029}' => '\n',
            letter => letter,
        });
        Ok(Self(lined.collect()))
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The text, owned.
    #[must_use]
    pub fn into_string(self) -> String {
        self.0
    }
}

/// Passwords are kept as typed, since their hashes were computed from that; only control characters, which no keyboard enters, are
/// refused.
///
/// # Errors
/// A control character.
pub fn check_password(typed: &str) -> Result<(), TextFault> {
    if typed.chars().any(char::is_control) {
        return Err(TextFault::Control);
    }
    Ok(())
}

/// The text without invisible characters.
fn visible(typed: &str) -> Result<String, TextFault> {
    let mut kept = String::with_capacity(typed.len());
    for letter in typed.chars() {
        match letter {
            '\n' | '\r' | '\t' => kept.push(letter),
            '\u{202d}' | '\u{202e}' => return Err(TextFault::Control),
            _ if letter.is_control() => return Err(TextFault::Control),
            // Joiners shape the letters of some scripts and emoji; elsewhere they only make equal texts differ.
            '\u{200c}' | '\u{200d}' => {
                if kept.chars().next_back().is_some_and(|before| !before.is_ascii()) {
                    kept.push(letter);
                }
            }
            _ if is_invisible(letter) || is_blank(letter) => {}
            _ => kept.push(letter),
        }
    }
    while kept.ends_with(['\u{200c}', '\u{200d}']) {
        kept.pop();
    }
    Ok(kept)
}

/// Letters and marks that are not printed: Hangul fillers, Khmer inherent vowels, Mongolian selectors, the combining joiner. A name of
/// these alone would look empty.
const fn is_blank(letter: char) -> bool {
    matches!(
        letter,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'
            ..='\u{180d}' | '\u{180f}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}'
    )
}

/// Format characters except the few that are printed: signs before Arabic, Syriac and Kaithi numbers.
fn is_invisible(letter: char) -> bool {
    let is_printed = matches!(
        letter,
        '\u{600}'..='\u{605}' | '\u{6dd}' | '\u{70f}' | '\u{890}' | '\u{891}' | '\u{8e2}' | '\u{110bd}' | '\u{110cd}'
    );
    letter.general_category() == GeneralCategory::Format && !is_printed
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(typed: &str) -> Result<String, TextFault> {
        Line::parse(typed).map(Line::into_string)
    }

    fn text(typed: &str) -> Result<String, TextFault> {
        Text::parse(typed).map(Text::into_string)
    }

    #[test]
    fn a_line_is_trimmed_composed_and_visible() {
        let table = [
            (" Amina\u{a0}", "Amina"),
            ("Amina\n", "Amina"),
            ("a\tb", "a b"),
            ("Zoe\u{308}", "Zo\u{eb}"),
            ("a\u{200b}gent@falcon.test", "agent@falcon.test"),
            ("\u{feff}BX\u{ad}0123456", "BX0123456"),
            // As copied from a telephone's contacts.
            ("\u{202a}+971 50 123 4567\u{202c}", "+971 50 123 4567"),
            ("\u{2067}\u{200f}١٢\u{2069}", "12"),
            ("ad\u{200d}min", "admin"),
            ("می\u{200c}خواهم", "می\u{200c}خواهم"),
            ("ক্\u{200d}", "ক্"),
            ("\u{3164}Amina\u{2800}", "Amina"),
            ("\u{115f}\u{34f}", ""),
        ];
        for (typed, read) in table {
            assert_eq!(line(typed).as_deref(), Ok(read), "{typed:?}");
        }
    }

    #[test]
    fn digits_are_plain_in_codes_and_as_typed_among_other_letters() {
        assert_eq!(line("BX০১২৩৪৫৬").as_deref(), Ok("BX0123456"));
        assert_eq!(line("٢٠٢٦-١٢-٠١").as_deref(), Ok("2026-12-01"));
        assert_eq!(line("গেট ৫").as_deref(), Ok("গেট ৫"));
        assert_eq!(text("৫").as_deref(), Ok("৫"));
    }

    #[test]
    fn control_characters_are_refused() {
        for odd in [
            "\0",
            "a\0b",
            "a\u{1b}[31m",
            "a\u{7}",
            "a\u{85}b",
            "a\u{202e}b",
            "a\u{202d}b",
        ] {
            assert_eq!(line(odd), Err(TextFault::Control), "{odd:?}");
            assert_eq!(text(odd), Err(TextFault::Control), "{odd:?}");
        }
        for broken in ["a\nb", "a\r\nb", "a\u{2028}b"] {
            assert_eq!(line(broken), Err(TextFault::LineBreak), "{broken:?}");
        }
    }

    #[test]
    fn a_text_keeps_its_lines() {
        assert_eq!(text(" a\r\nb\rc\u{2028}d\te \n").as_deref(), Ok("a\nb\nc\nd\te"));
    }

    #[test]
    fn a_password_stays_as_typed() {
        assert_eq!(check_password(" p\u{e9}\u{200b} "), Ok(()));
        assert_eq!(check_password("p\0"), Err(TextFault::Control));
    }
}
