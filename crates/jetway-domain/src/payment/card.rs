//! Card brands by their first digits.

/// The first 6 to 8 digits of a card number. More are never taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardBin {
    /// The first six digits.
    six: u32,
}

/// A text that is not the beginning of a card number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("6 to 8 digits")]
pub struct NoCardBin;

impl CardBin {
    /// Reads 6 to 8 digits; blanks between them are ignored.
    ///
    /// # Errors
    /// Fewer or more digits, or anything else.
    pub fn parse(text: &str) -> Result<Self, NoCardBin> {
        let digits: String = text.chars().filter(|letter| *letter != ' ').collect();
        let is_shaped = (6..=8).contains(&digits.len()) && digits.bytes().all(|digit| digit.is_ascii_digit());
        let six = digits.get(..6).filter(|_| is_shaped).ok_or(NoCardBin)?;
        six.parse::<u32>().map(|six| Self { six }).map_err(|_| NoCardBin)
    }

    /// The brand; `None` for a range of no major brand. Source: ISO/IEC 7812 issuer ranges.
    #[must_use]
    pub const fn brand(self) -> Option<&'static str> {
        match self.six {
            400_000..=499_999 => Some("Visa"),
            510_000..=559_999 | 222_100..=272_099 => Some("Mastercard"),
            340_000..=349_999 | 370_000..=379_999 => Some("American Express"),
            352_800..=358_999 => Some("JCB"),
            620_000..=629_999 => Some("UnionPay"),
            601_100..=601_199 | 644_000..=659_999 => Some("Discover"),
            300_000..=305_999 | 360_000..=369_999 | 380_000..=399_999 => Some("Diners Club"),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{CardBin, NoCardBin};

    #[test]
    fn a_card_is_recognised_by_six_to_eight_digits_and_never_by_more() {
        for (digits, brand) in [
            ("411111", Some("Visa")),
            ("5555 5555", Some("Mastercard")),
            ("2221000", Some("Mastercard")),
            ("378282", Some("American Express")),
            ("624348", Some("UnionPay")),
            ("999999", None),
        ] {
            assert_eq!(CardBin::parse(digits).map(CardBin::brand), Ok(brand), "{digits}");
        }
        for odd in ["", "41111", "411111111", "4111111111111111", "4111x1", "٤١١١١١"] {
            assert_eq!(CardBin::parse(odd), Err(NoCardBin), "{odd}");
        }
    }
}
