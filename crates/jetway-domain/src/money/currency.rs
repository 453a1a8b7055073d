//! Currencies and their minor units.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::codes::InvalidCode;

/// ISO 4217 currency code, such as `AED`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct CurrencyCode([u8; 3]);

impl CurrencyCode {
    /// UAE dirham.
    pub const AED: Self = Self(*b"AED");
    /// Bangladeshi taka.
    pub const BDT: Self = Self(*b"BDT");
    /// US dollar.
    pub const USD: Self = Self(*b"USD");

    /// Parses a code, accepting lower case.
    ///
    /// # Errors
    /// The text is not exactly three letters.
    pub fn parse(text: &str) -> Result<Self, InvalidCode> {
        let invalid = || InvalidCode::new("a three-letter currency code", text);
        let bytes: [u8; 3] = text.as_bytes().try_into().map_err(|_| invalid())?;
        if !bytes.iter().all(u8::is_ascii_alphabetic) {
            return Err(invalid());
        }
        Ok(Self(bytes.map(|byte| byte.to_ascii_uppercase())))
    }

    /// The code as text, upper case.
    #[must_use]
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or_default()
    }

    /// Decimal digits (source: ISO 4217 list one of 2024-06-25, which lists only 0, 2, 3 and 4).
    #[must_use]
    pub const fn exponent(self) -> u32 {
        match &self.0 {
            b"BIF" | b"CLP" | b"DJF" | b"GNF" | b"ISK" | b"JPY" | b"KMF" | b"KRW" | b"PYG" | b"RWF" | b"UGX"
            | b"UYI" | b"VND" | b"VUV" | b"XAF" | b"XOF" | b"XPF" => 0,
            b"BHD" | b"IQD" | b"JOD" | b"KWD" | b"LYD" | b"OMR" | b"TND" => 3,
            b"CLF" | b"UYW" => 4,
            _ => 2,
        }
    }

    /// Minor units in one major unit: 100 for `AED`, 1 for `JPY`, 1000 for `KWD`.
    #[must_use]
    pub const fn minor_per_major(self) -> i64 {
        10_i64.pow(self.exponent())
    }
}

impl fmt::Display for CurrencyCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for CurrencyCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl std::str::FromStr for CurrencyCode {
    type Err = InvalidCode;
    fn from_str(text: &str) -> Result<Self, InvalidCode> {
        Self::parse(text)
    }
}

impl TryFrom<String> for CurrencyCode {
    type Error = InvalidCode;
    fn try_from(text: String) -> Result<Self, InvalidCode> {
        Self::parse(&text)
    }
}

impl From<CurrencyCode> for String {
    fn from(code: CurrencyCode) -> Self {
        code.as_str().to_owned()
    }
}
