//! Phone numbers by the numbering plans of the world. `@jetway/kit-ui` has the same rule.

use rlibphonenumber::{NumberLengthType, PHONE_NUMBER_UTIL, PhoneNumberFormat};

use super::plain_digits;

/// Shorter national numbers exist in few countries and as short codes, so they must be assigned ranges too. The
/// assigned ranges of longer numbers change too often to rely on them.
const LONG: usize = 8;

/// A phone number in E.164 form, such as `+971501234567`, of a length that its country's numbering plan has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PhoneNumber(String);

impl PhoneNumber {
    /// Parses a number with its country code as commonly written: spaces, hyphens, dots and brackets may separate the
    /// digits of any script, and a trunk zero after the country code is dropped. `None` for other texts and for numbers
    /// outside every numbering plan.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let written = plain_digits(text.trim());
        let digits = written.strip_prefix('+')?;
        let is_written = digits
            .chars()
            .all(|letter| letter.is_ascii_digit() || " -.()\u{a0}".contains(letter));
        if !is_written {
            return None;
        }
        let number = PHONE_NUMBER_UTIL.parse(written.as_ref(), None).ok()?;
        // A local number without its area code also has a possible length, but cannot be dialled from elsewhere.
        let is_possible = matches!(number.is_possible_with_reason(), Ok(NumberLengthType::IsPossible));
        let is_long = number.get_national_significant_number().len() >= LONG;
        if !is_possible || !(is_long || number.is_valid()) {
            return None;
        }
        Some(Self(number.format_as(PhoneNumberFormat::E164).into_owned()))
    }

    /// Parses a country code, with or without `+`, and the number after it.
    #[must_use]
    pub fn join(country_code: &str, number: &str) -> Option<Self> {
        let code = plain_digits(country_code.trim());
        let code = code.strip_prefix('+').unwrap_or(&code);
        Self::parse(&format!("+{code} {}", number.trim()))
    }

    /// A number as it was stored, of whatever plan; `None` if it has no digits.
    #[must_use]
    pub fn stored(text: &str) -> Option<Self> {
        text.contains(|letter: char| letter.is_ascii_digit())
            .then(|| Self(text.to_owned()))
    }

    /// Whether a written number has the same digits.
    #[must_use]
    pub fn has_digits(&self, written: &str) -> bool {
        let digits = |text: &str| -> String { text.chars().filter(char::is_ascii_digit).collect() };
        digits(&self.0) == digits(&plain_digits(written))
    }

    /// As in `+971501234567`.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The number as text, owned.
    #[must_use]
    pub fn into_string(self) -> String {
        self.0
    }

    /// Whether a stored number is this one. Numbers stored before this rule may have a trunk zero.
    #[must_use]
    pub fn is(&self, stored: &str) -> bool {
        self.0 == stored || Self::parse(stored).is_some_and(|stored| stored == *self)
    }
}

#[cfg(test)]
mod tests {
    use super::PhoneNumber;

    fn parsed(text: &str) -> Option<String> {
        PhoneNumber::parse(text).map(PhoneNumber::into_string)
    }

    #[test]
    fn a_number_is_read_as_people_write_it() {
        for written in [
            "+971501234567",
            "+971 50-123 4567",
            "+971 (0)50 123 4567",
            "+9710501234567",
            " +971.50.123.4567 ",
            "+৯৭১৫০১২৩৪৫৬৭",
            "+٩٧١٥٠١٢٣٤٥٦٧",
        ] {
            assert_eq!(parsed(written).as_deref(), Some("+971501234567"), "{written}");
        }
        assert_eq!(parsed("+8801711-223344").as_deref(), Some("+8801711223344"));
        assert_eq!(parsed("+44 20 7946 0018").as_deref(), Some("+442079460018"));
    }

    #[test]
    fn impossible_numbers_are_refused() {
        for odd in [
            "",
            "0501234567",
            "+0000000",
            "+1234567",
            "+97112",
            "+97112345",
            "+9715012345678901",
            "+971x501234567",
            "+999123456789",
            "+971501234567 ext. 5",
        ] {
            assert_eq!(parsed(odd), None, "{odd}");
        }
    }

    #[test]
    fn a_code_and_a_number_are_one_number() {
        let joined = |code, number| PhoneNumber::join(code, number).map(PhoneNumber::into_string);
        assert_eq!(joined("+971", "050-123-4567").as_deref(), Some("+971501234567"));
        assert_eq!(joined("880", "1711 223344").as_deref(), Some("+8801711223344"));
        assert_eq!(joined("+৮৮০", "১৭১১২২৩৩৪৪").as_deref(), Some("+8801711223344"));
        for (code, number) in [
            ("", "0501234567"),
            ("+971", "12"),
            ("+971", "1234567890123456"),
            ("0", "501234567"),
        ] {
            assert_eq!(joined(code, number), None, "{code} {number}");
        }
    }

    #[test]
    fn a_stored_number_is_compared_by_its_plan() {
        let number = PhoneNumber::parse("+971501234567").unwrap();
        for stored in ["+971501234567", "+9710501234567", "+971 50 123 4567"] {
            assert!(number.is(stored), "{stored}");
        }
        assert!(!number.is("+971501234568"));
        assert!(!number.is(""));
        let odd = PhoneNumber::stored("+0000000").unwrap();
        assert!(odd.has_digits("+000-0000") && odd.is("+0000000") && !odd.is("+971501234567"));
        assert_eq!(PhoneNumber::stored(""), None);
    }
}
