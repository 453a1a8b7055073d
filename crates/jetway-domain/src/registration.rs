//! Applying to become an agency of a portal: what a form holds, and what makes it whole.

mod check;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

pub use check::{FormFault, check_form, is_mail_address};

/// What kind of business applies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum RegistrationKind {
    /// One person owns it.
    Proprietor,
    /// Several persons do.
    Partnership,
    /// A company or a limited liability partnership.
    Company,
    /// A company that books travel for its own people.
    Corporate,
}

impl RegistrationKind {
    /// From what is sent. Source: P-136.
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

    /// 1 proprietor, 2 partnership, 3 company or corporate.
    #[must_use]
    pub const fn type_code(self) -> i64 {
        match self {
            Self::Proprietor => 1,
            Self::Partnership => 2,
            Self::Company | Self::Corporate => 3,
        }
    }

    /// Whether it books for its own people.
    #[must_use]
    pub const fn is_corporate(self) -> bool {
        matches!(self, Self::Corporate)
    }
}

/// Another owner of a partnership.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Partner {
    /// Full name, 2 to 200 characters.
    pub name: String,
    /// Of the business, in whole percent.
    pub share_percent: i64,
}

/// How many of a corporate's people travel.
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

/// A registration form as typed, blanks around texts taken away. An empty text is a field left out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct RegistrationForm {
    /// What kind of business.
    pub kind: RegistrationKind,
    /// Trading name.
    pub company_name: String,
    /// Number of the trade licence.
    pub trade_license_number: String,
    /// Its last day.
    pub trade_license_expiry: Option<NaiveDate>,
    /// What the civil aviation authority gave the agency.
    pub civil_aviation_number: String,
    /// Number under which its taxes are paid; may be empty.
    pub tax_number: String,
    /// Number in the register of companies; companies and corporates alone.
    pub company_registration_number: String,
    /// Other owners; partnerships alone.
    pub partners: Vec<Partner>,
    /// How many of its people travel; corporates alone.
    pub travellers: Option<TravellerBand>,
    /// Of the owner, or of who signs for the company.
    pub first_name: String,
    /// May be empty.
    pub last_name: String,
    /// What who signs is in the company; companies and corporates alone.
    pub position: String,
    /// ISO 3166-1 alpha-2.
    pub country_code: String,
    /// City.
    pub city: String,
    /// May be empty: not every country has them.
    pub zip_code: String,
    /// Street and number.
    pub address: String,
    /// Mail address, which becomes the owner's user name.
    pub email: String,
    /// In E.164, as in `+971501234567`.
    pub phone: String,
    /// What was typed may be shared with those who check it.
    pub accepts_sharing: bool,
}

/// A paper that goes with a form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ApplicationPaper {
    /// Front of the owner's national identity card.
    NationalIdFront,
    /// Its back.
    NationalIdBack,
    /// The trade licence.
    TradeLicense,
}

impl ApplicationPaper {
    /// All that must be there. Source: P-216.
    pub const ALL: [Self; 3] = [Self::NationalIdFront, Self::NationalIdBack, Self::TradeLicense];

    /// Name on the wire and in the database.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::NationalIdFront => "nationalIdFront",
            Self::NationalIdBack => "nationalIdBack",
            Self::TradeLicense => "tradeLicense",
        }
    }

    /// From its name.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|paper| paper.as_str() == text)
    }
}
