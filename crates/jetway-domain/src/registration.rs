//! Registration of an agency: form data and validation.

mod check;
pub mod licences;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

pub use check::{FormFault, check_form};

/// Type of business.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum RegistrationKind {
    /// One owner.
    Proprietor,
    /// Several owners.
    Partnership,
    /// A company or a limited liability partnership.
    Company,
    /// A company that books travel for its own staff.
    Corporate,
}

impl RegistrationKind {
    /// The type of a submitted form. Source: P-136.
    #[must_use]
    pub const fn of(type_code: i64, is_corporate: bool) -> Option<Self> {
        match (type_code, is_corporate) {
            (1, false) => Some(Self::Proprietor),
            (2, false) => Some(Self::Partnership),
            (3, false) => Some(Self::Company),
            (3, true) => Some(Self::Corporate),
            _ => None,
        }
    }

    /// Wire code: 1 proprietor, 2 partnership, 3 company or corporate.
    #[must_use]
    pub const fn type_code(self) -> i64 {
        match self {
            Self::Proprietor => 1,
            Self::Partnership => 2,
            Self::Company | Self::Corporate => 3,
        }
    }

    /// Whether it books for its own staff.
    #[must_use]
    pub const fn is_corporate(self) -> bool {
        matches!(self, Self::Corporate)
    }
}

/// Another partner of a partnership.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Partner {
    /// Full name, 2 to 200 characters.
    pub name: String,
    /// Share of the business, in whole percent.
    pub share_percent: i64,
}

/// Number of a corporate's travellers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum TravellerBand {
    /// Up to 20.
    #[serde(rename = "1-20")]
    Few,
    /// 21 to 100.
    #[serde(rename = "21-100")]
    Some,
    /// 101 to 500.
    #[serde(rename = "101-500")]
    Many,
    /// More than 500.
    #[serde(rename = "500+")]
    Crowd,
}

/// A registration form as typed, trimmed. An empty text is an absent field.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct RegistrationForm {
    /// Type of business.
    pub kind: RegistrationKind,
    /// Trading name.
    pub company_name: String,
    /// Number of the trade licence.
    pub trade_license_number: String,
    /// Its expiry date.
    pub trade_license_expiry: Option<NaiveDate>,
    /// Civil aviation number.
    pub civil_aviation_number: String,
    /// Tax registration number; may be empty.
    pub tax_number: String,
    /// Company registration number, for companies and corporates only.
    pub company_registration_number: String,
    /// Other partners, for partnerships only.
    pub partners: Vec<Partner>,
    /// Number of travellers, for corporates only.
    pub travellers: Option<TravellerBand>,
    /// First name of the owner or signatory.
    pub first_name: String,
    /// May be empty.
    pub last_name: String,
    /// Position of the signatory, for companies and corporates only.
    pub position: String,
    /// ISO 3166-1 alpha-2.
    pub country_code: String,
    /// City.
    pub city: String,
    /// May be empty, because not every country has postal codes.
    pub zip_code: String,
    /// Street and number.
    pub address: String,
    /// E-mail address, which becomes the owner's user name.
    pub email: String,
    /// E.164 format, such as `+971501234567`.
    pub phone: String,
    /// Consent to share the data with those who verify it.
    pub accepts_sharing: bool,
}

/// An attachment of a form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ApplicationAttachment {
    /// Front of the owner's national identity card.
    NationalIdFront,
    /// Its back.
    NationalIdBack,
    /// The trade licence.
    TradeLicense,
}

impl ApplicationAttachment {
    /// All required attachments. Source: P-216.
    pub const ALL: [Self; 3] = [Self::NationalIdFront, Self::NationalIdBack, Self::TradeLicense];

    /// Stored and wire name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::NationalIdFront => "nationalIdFront",
            Self::NationalIdBack => "nationalIdBack",
            Self::TradeLicense => "tradeLicense",
        }
    }

    /// Parses a name.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|attachment| attachment.as_str() == text)
    }
}
