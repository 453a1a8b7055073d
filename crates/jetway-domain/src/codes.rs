//! Industry codes, validated on input.

use std::fmt;

use serde::{Deserialize, Serialize};

macro_rules! code {
    ($(#[$doc:meta])* $name:ident, $len:literal, $what:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name([u8; $len]);

        impl $name {
            /// Parses a code, accepting lower case.
            ///
            /// # Errors
            /// The text is not exactly the letters and digits of such a code.
            pub fn parse(text: &str) -> Result<Self, InvalidCode> {
                let bytes: [u8; $len] = text
                    .as_bytes()
                    .try_into()
                    .map_err(|_| InvalidCode::new($what, text))?;
                if !bytes.iter().all(u8::is_ascii_alphanumeric) {
                    return Err(InvalidCode::new($what, text));
                }
                Ok(Self(bytes.map(|byte| byte.to_ascii_uppercase())))
            }

            /// The code as text, upper case.
            #[must_use]
            pub fn as_str(&self) -> &str {
                std::str::from_utf8(&self.0).unwrap_or_default()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl TryFrom<String> for $name {
            type Error = InvalidCode;
            fn try_from(text: String) -> Result<Self, InvalidCode> {
                Self::parse(&text)
            }
        }

        impl From<$name> for String {
            fn from(code: $name) -> Self {
                code.as_str().to_owned()
            }
        }
    };
}

/// A text that is not a code of the kind expected.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} is not {what}")]
pub struct InvalidCode {
    what: &'static str,
    text: String,
}

impl InvalidCode {
    pub(crate) fn new(what: &'static str, text: &str) -> Self {
        Self {
            what,
            text: text.chars().take(24).collect(),
        }
    }
}

code!(
    /// IATA airport or metropolitan area code, such as `DXB` or `LON`.
    AirportCode, 3, "a three-letter airport code"
);
code!(
    /// IATA airline designator, such as `EK` or `6E`.
    CarrierCode, 2, "a two-character airline code"
);
code!(
    /// ISO 3166-1 alpha-2 country code.
    CountryCode, 2, "a two-letter country code"
);
