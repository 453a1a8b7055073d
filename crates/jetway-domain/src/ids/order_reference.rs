//! The order reference for users: `SBF2611-00042V`.
//!
//! Two letters of the tenant, one of the product, year and month in UTC, a sequence of at least five digits, and a
//! check letter that detects every wrong digit and every swap of neighbours before a lookup.

use std::fmt;
use std::str::FromStr;

use chrono::{DateTime, Datelike, Utc};
use serde::{Deserialize, Serialize};

use super::TenantId;

/// Without `I`, `O` and `Q`, which are easily misread or misheard; 23 is prime, which the check requires.
const CHECK_LETTERS: &[u8; 23] = b"ABCDEFGHJKLMNPRSTUVWXYZ";

/// Maximum digits of a sequence; keeps the check weights distinct.
const MAX_SEQUENCE_DIGITS: usize = 9;

/// The product sold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OrderKind {
    /// A flight order, `F`.
    Flight,
    /// A hotel order, `H`.
    Hotel,
    /// A visa application, `V`.
    Visa,
    /// A holiday made from a tour package, `P`.
    Holiday,
    /// Seats of a fare lot for a group, `G`.
    Group,
}

impl OrderKind {
    /// Every kind.
    pub const ALL: [Self; 5] = [Self::Flight, Self::Hotel, Self::Visa, Self::Holiday, Self::Group];

    /// Stored name, such as `flight`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Flight => "flight",
            Self::Hotel => "hotel",
            Self::Visa => "visa",
            Self::Holiday => "holiday",
            Self::Group => "group",
        }
    }

    const fn letter(self) -> u8 {
        match self {
            Self::Flight => b'F',
            Self::Hotel => b'H',
            Self::Visa => b'V',
            Self::Holiday => b'P',
            Self::Group => b'G',
        }
    }

    const fn from_letter(letter: u8) -> Option<Self> {
        match letter {
            b'F' => Some(Self::Flight),
            b'H' => Some(Self::Hotel),
            b'V' => Some(Self::Visa),
            b'P' => Some(Self::Holiday),
            b'G' => Some(Self::Group),
            _ => None,
        }
    }
}

/// The two letters a tenant's references start with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct OrderPrefix([u8; 2]);

impl OrderPrefix {
    /// Parses two letters, accepting lower case.
    ///
    /// # Errors
    /// The text is anything else.
    pub fn parse(text: &str) -> Result<Self, InvalidOrderReference> {
        match text.as_bytes() {
            [first, second] if first.is_ascii_alphabetic() && second.is_ascii_alphabetic() => {
                Ok(Self([first.to_ascii_uppercase(), second.to_ascii_uppercase()]))
            }
            _ => Err(InvalidOrderReference),
        }
    }

    /// The first two letters of the slug, padded with `X`; `JW` for the original brand. Two tenants may share them: a
    /// reference is unique within its tenant.
    #[must_use]
    pub fn of(tenant: &TenantId) -> Self {
        if tenant.as_str() == TenantId::ORIGINAL {
            return Self(*b"JW");
        }
        let mut letters = tenant
            .as_str()
            .bytes()
            .filter(u8::is_ascii_alphabetic)
            .map(|byte| byte.to_ascii_uppercase());
        Self([letters.next().unwrap_or(b'X'), letters.next().unwrap_or(b'X')])
    }
}

/// An order reference. Unique within a tenant.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct OrderReference(String);

/// A text that is not an order reference, or has a wrong check letter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not an order reference")]
pub struct InvalidOrderReference;

impl OrderReference {
    /// Composes the reference of a tenant's `sequence`-th sale.
    ///
    /// # Errors
    /// The sequence has more than nine digits.
    pub fn compose(
        prefix: OrderPrefix,
        kind: OrderKind,
        created_at: DateTime<Utc>,
        sequence: u64,
    ) -> Result<Self, InvalidOrderReference> {
        let letters = [prefix.0[0], prefix.0[1], kind.letter()].map(char::from);
        let year = created_at.year().rem_euclid(100);
        let letters = String::from_iter(letters);
        let body = format!("{letters}{year:02}{:02}-{sequence:05}", created_at.month());
        if body.len() > 8 + MAX_SEQUENCE_DIGITS {
            return Err(InvalidOrderReference);
        }
        let check = check_letter(body.as_bytes());
        Ok(Self(format!("{body}{check}")))
    }

    /// Parses and verifies a reference, accepting lower case and surrounding spaces.
    ///
    /// # Errors
    /// The format or the check letter is wrong.
    pub fn parse(text: &str) -> Result<Self, InvalidOrderReference> {
        let text = text.trim().to_ascii_uppercase();
        let bytes = text.as_bytes();
        let (&check, body) = bytes.split_last().ok_or(InvalidOrderReference)?;
        let (head, sequence) = body.split_at_checked(8).ok_or(InvalidOrderReference)?;
        let shaped = head[..2].iter().all(u8::is_ascii_uppercase)
            && OrderKind::from_letter(head[2]).is_some()
            && head[3..7].iter().all(u8::is_ascii_digit)
            && head[7] == b'-'
            && (5..=MAX_SEQUENCE_DIGITS).contains(&sequence.len())
            && sequence.iter().all(u8::is_ascii_digit);
        if shaped && check_letter(body) == char::from(check) {
            Ok(Self(text))
        } else {
            Err(InvalidOrderReference)
        }
    }

    /// The reference as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Path of the order's page in its portal, without the leading slash.
    #[must_use]
    pub fn page(&self) -> String {
        let reference = self.as_str();
        match self.kind() {
            OrderKind::Hotel => format!("hotel-bookings/{reference}"),
            OrderKind::Group => format!("fare-bookings/{reference}"),
            OrderKind::Holiday => format!("holiday-bookings/{reference}"),
            OrderKind::Visa => format!("visa-order?orderReference={reference}"),
            kind => format!("{}-order?reference={reference}", kind.as_str()),
        }
    }

    /// The product sold.
    #[must_use]
    pub fn kind(&self) -> OrderKind {
        self.0
            .as_bytes()
            .get(2)
            .and_then(|letter| OrderKind::from_letter(*letter))
            .unwrap_or(OrderKind::Flight)
    }
}

/// Each character is weighted by its distance from the end plus one, modulo 23: with distinct non-zero weights, a
/// changed digit and a swapped pair both change the sum. The dash counts like any other position.
fn check_letter(body: &[u8]) -> char {
    let sum: u64 = body
        .iter()
        .rev()
        .zip(1..)
        .map(|(byte, weight): (&u8, u64)| weight * u64::from(*byte))
        .sum();
    char::from(CHECK_LETTERS[usize::try_from(sum % 23).unwrap_or_default()])
}

impl fmt::Display for OrderReference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for OrderReference {
    type Err = InvalidOrderReference;
    fn from_str(text: &str) -> Result<Self, InvalidOrderReference> {
        Self::parse(text)
    }
}

impl TryFrom<String> for OrderReference {
    type Error = InvalidOrderReference;
    fn try_from(text: String) -> Result<Self, InvalidOrderReference> {
        Self::parse(&text)
    }
}

impl From<OrderReference> for String {
    fn from(reference: OrderReference) -> Self {
        reference.0
    }
}

#[cfg(test)]
mod tests {
    use super::{DateTime, OrderKind, OrderPrefix, OrderReference, TenantId, Utc};

    fn november() -> DateTime<Utc> {
        "2026-11-21T10:00:00Z".parse().unwrap()
    }

    fn reference(sequence: u64) -> OrderReference {
        let prefix = OrderPrefix::parse("SB").unwrap();
        OrderReference::compose(prefix, OrderKind::Flight, november(), sequence).unwrap()
    }

    #[test]
    fn carries_prefix_kind_month_and_sequence() {
        let text = reference(42).to_string();
        assert_eq!(&text[..13], "SBF2611-00042");
        assert_eq!(text.len(), 14);
        assert_eq!(OrderReference::parse(&text).unwrap().kind(), OrderKind::Flight);
        assert_eq!(
            OrderReference::parse(&format!(" {} ", text.to_lowercase())).unwrap(),
            reference(42)
        );
        assert_eq!(&reference(123_456).to_string()[..14], "SBF2611-123456");
    }

    #[test]
    fn one_wrong_digit_or_a_swap_is_noticed() {
        for sequence in [1, 42, 90_817, 123_456_789] {
            let good = reference(sequence).to_string();
            for place in (3..7).chain(8..good.len() - 1) {
                for digit in b'0'..=b'9' {
                    let mut bytes = good.clone().into_bytes();
                    bytes[place] = digit;
                    let text = String::from_utf8(bytes).unwrap();
                    assert_eq!(OrderReference::parse(&text).is_ok(), text == good, "{text}");
                }
                let mut bytes = good.clone().into_bytes();
                bytes.swap(place, place - 1);
                let text = String::from_utf8(bytes).unwrap();
                assert_eq!(OrderReference::parse(&text).is_ok(), text == good, "{text}");
            }
        }
    }

    #[test]
    fn refuses_other_shapes() {
        let nine_digits = reference(1_000_000_000 - 1).to_string();
        for text in [
            "",
            "A",
            "SBF2611-42",
            "SBX2611-00042A",
            "S1F2611-00042A",
            "SBF2611_00042A",
            "১২৩৪৫৬৭৮৯০",
        ] {
            assert!(OrderReference::parse(text).is_err(), "{text:?}");
        }
        assert!(OrderReference::parse(&nine_digits).is_ok());
        let prefix = OrderPrefix::parse("SB").unwrap();
        assert!(OrderReference::compose(prefix, OrderKind::Hotel, november(), 1_000_000_000).is_err());
    }

    #[test]
    fn every_tenant_has_a_prefix() {
        let of = |slug: &str| OrderPrefix::of(&TenantId::parse(slug).unwrap());
        assert_eq!(of("falcon"), OrderPrefix::parse("fa").unwrap());
        assert_eq!(of("_default"), OrderPrefix::parse("JW").unwrap());
        assert_eq!(of("7"), OrderPrefix::parse("XX").unwrap());
    }
}
