//! Decimal digits of every script.

use std::borrow::Cow;

use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

/// Converts every decimal digit to `0` to `9`, and signs used in numbers to their Latin form: the Arabic decimal
/// and thousands separators and the full-width plus. Borrows a text without any.
#[must_use]
pub fn plain_digits(text: &str) -> Cow<'_, str> {
    if text.is_ascii() || text.chars().all(|letter| plain(letter) == letter) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.chars().map(plain).collect())
}

fn plain(letter: char) -> char {
    match letter {
        _ if letter.is_ascii() => letter,
        '\u{66b}' => '.',
        '\u{66c}' => ',',
        '\u{ff0b}' => '+',
        _ => value(letter)
            .and_then(|value| char::from_digit(value, 10))
            .unwrap_or(letter),
    }
}

/// Unicode encodes the digits of a script in order from zero, ten at a time, so the distance to the start of a run gives
/// the value.
fn value(letter: char) -> Option<u32> {
    if !is_decimal(letter) {
        return None;
    }
    let code = u32::from(letter);
    let before = (0..code)
        .rev()
        .take_while(|&earlier| char::from_u32(earlier).is_some_and(is_decimal))
        .count();
    u32::try_from(before % 10).ok()
}

fn is_decimal(letter: char) -> bool {
    letter.general_category() == GeneralCategory::DecimalNumber
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use super::plain_digits;

    #[test]
    fn the_digits_of_every_script_are_read() {
        let scripts = [
            ("Arabic-Indic", "٠١٢٣٤٥٦٧٨٩"),
            ("Persian", "۰۱۲۳۴۵۶۷۸۹"),
            ("Bengali", "০১২৩৪৫৬৭৮৯"),
            ("Devanagari", "०१२३४५६७८९"),
            ("Thai", "๐๑๒๓๔๕๖๗๘๙"),
            ("full width", "０１２３４５６７８９"),
            ("bold, beside other mathematical digits", "𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗"),
            ("monospace, the last of them", "𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿"),
        ];
        for (script, digits) in scripts {
            assert_eq!(plain_digits(digits), "0123456789", "{script}");
        }
    }

    #[test]
    fn nothing_else_changes() {
        assert_eq!(plain_digits("٣٦٬١٧٤٫٨٩ AED"), "36,174.89 AED");
        assert_eq!(plain_digits("＋৯৭১ ৫০"), "+971 50");
        assert_eq!(plain_digits("½ ² Ⅷ রহমান"), "½ ² Ⅷ রহমান");
        assert!(matches!(plain_digits("12 রহমান"), Cow::Borrowed(_)));
    }
}
