//! Numbers of after-sale requests, for users: `V-2611-00042`.

use std::fmt;

use chrono::{DateTime, Datelike, Utc};
use serde::{Deserialize, Serialize};

use super::AfterSaleKind;

/// The number of a request: its kind, year and month in UTC, and a sequence of at least five digits. Unique within a tenant.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct RequestReference(String);

/// A text that is not a request number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a request number")]
pub struct InvalidRequestReference;

impl RequestReference {
    /// The number of a tenant's `sequence`-th request of a kind.
    #[must_use]
    pub fn compose(kind: AfterSaleKind, at: DateTime<Utc>, sequence: u64) -> Self {
        let year = at.year().rem_euclid(100);
        Self(format!("{}-{year:02}{:02}-{sequence:05}", kind.letter(), at.month()))
    }

    /// Parses a number, accepting lower case and surrounding spaces.
    ///
    /// # Errors
    /// The text is no such number.
    pub fn parse(text: &str) -> Result<Self, InvalidRequestReference> {
        let text = text.trim().to_ascii_uppercase();
        let mut parts = text.split('-');
        let is_number = |part: Option<&str>, least: usize| {
            part.is_some_and(|part| {
                (least..=12).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit())
            })
        };
        let is_kind = |part: &str| {
            AfterSaleKind::ALL
                .into_iter()
                .any(|kind| part.chars().eq(std::iter::once(kind.letter())))
        };
        let is_valid = parts.next().is_some_and(is_kind)
            && is_number(parts.next(), 4)
            && is_number(parts.next(), 5)
            && parts.next().is_none();
        if is_valid {
            Ok(Self(text))
        } else {
            Err(InvalidRequestReference)
        }
    }

    /// The number as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The kind of request.
    #[must_use]
    pub fn kind(&self) -> AfterSaleKind {
        let letter = self.0.chars().next();
        let kind = AfterSaleKind::ALL
            .into_iter()
            .find(|kind| letter == Some(kind.letter()));
        kind.unwrap_or(AfterSaleKind::Refund)
    }
}

impl fmt::Display for RequestReference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl TryFrom<String> for RequestReference {
    type Error = InvalidRequestReference;
    fn try_from(text: String) -> Result<Self, InvalidRequestReference> {
        Self::parse(&text)
    }
}

impl From<RequestReference> for String {
    fn from(reference: RequestReference) -> Self {
        reference.0
    }
}

#[cfg(test)]
mod tests {
    use super::{AfterSaleKind, RequestReference};

    #[test]
    fn a_number_has_kind_month_and_sequence() {
        let at = "2026-11-26T10:00:00Z".parse().expect("an instant");
        for (kind, text) in [
            (AfterSaleKind::Void, "V-2611-00042"),
            (AfterSaleKind::Refund, "R-2611-00042"),
            (AfterSaleKind::Exchange, "X-2611-00042"),
        ] {
            let reference = RequestReference::compose(kind, at, 42);
            assert_eq!(reference.as_str(), text);
            assert_eq!(
                RequestReference::parse(&format!(" {} ", text.to_lowercase())),
                Ok(reference.clone())
            );
            assert_eq!(reference.kind(), kind);
        }
        for text in [
            "",
            "V",
            "V-2611",
            "V-2611-42",
            "Q-2611-00042",
            "V-2611-00042-1",
            "V-26a1-00042",
            "VV-2611-00042",
        ] {
            assert!(RequestReference::parse(text).is_err(), "{text:?}");
        }
    }
}
