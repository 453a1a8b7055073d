//! What an embassy grants through the portal: its fees, documents, questions and rules.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::codes::CountryCode;
use crate::money::Money;

macro_rules! names {
    ($(#[$doc:meta])* $type:ident { $($(#[$one:meta])* $name:ident = $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(rename_all = "camelCase")]
        pub enum $type {
            $($(#[$one])* $name,)*
        }

        impl $type {
            /// Every value.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            /// Stored and wire name.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$name => $text,)* }
            }

            /// Parses a name.
            #[must_use]
            pub fn parse(text: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.as_str() == text)
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }
    };
}

names! {
    /// Why someone travels.
    VisaPurpose {
        /// As a tourist.
        Tourist = "tourist",
        /// For business.
        Business = "business",
        /// Through the country.
        Transit = "transit",
        /// As a pilgrim.
        Umrah = "umrah",
    }
}

names! {
    /// How often a visa lets its holder in.
    VisaEntries {
        /// Once.
        Single = "single",
        /// Twice.
        Double = "double",
        /// As often as they like.
        Multiple = "multiple",
    }
}

names! {
    /// What a nationality needs for a destination.
    VisaEligibility {
        /// No visa.
        VisaFree = "visaFree",
        /// A visa at the border.
        OnArrival = "onArrival",
        /// A visa over the internet.
        EVisa = "eVisa",
        /// A visa of an embassy.
        Embassy = "embassy",
    }
}

names! {
    /// How a question of the form is answered.
    VisaFieldKind {
        /// A line of text.
        Text = "text",
        /// A date such as `2026-11-26`.
        Date = "date",
        /// One of the field's choices.
        Choice = "choice",
        /// `yes` or `no`.
        YesNo = "yesNo",
        /// The code of a country.
        Country = "country",
    }
}

/// An answer of a choice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct VisaChoice {
    /// Its code.
    pub value: String,
    /// Its text.
    pub label: String,
}

/// A question of the form beside those that every applicant answers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct VisaField {
    /// Key of the answer.
    pub code: String,
    /// How it is answered.
    pub kind: VisaFieldKind,
    /// The question.
    pub label: String,
    /// Whether it must be answered.
    pub required: bool,
    /// The answers of a choice.
    pub choices: Vec<VisaChoice>,
    /// Longest text.
    pub max_length: Option<usize>,
    /// A hint.
    pub help: Option<String>,
}

/// Whom a document is asked of.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum DocumentCondition {
    /// Everyone.
    Everyone,
    /// Applicants under eighteen on the day of travel.
    Minors,
    /// Applicants who give this answer to a question.
    Answer {
        /// Code of the question.
        field: String,
        /// The answer.
        is: String,
    },
    /// Citizens of these countries.
    Nationalities(Vec<CountryCode>),
}

/// A document of an application.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DocumentRule {
    /// Its code, such as `photo`.
    pub code: String,
    /// Its name.
    pub name: String,
    /// Whether an application without it is refused.
    pub mandatory: bool,
    /// What to mind.
    pub note: Option<String>,
    /// Whom it is asked of.
    pub condition: DocumentCondition,
}

/// Faster processing for a fee.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Express {
    /// Working days.
    pub days: u16,
    /// Its fee per applicant, without VAT.
    pub fee: Money,
}

/// The fees of one applicant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct FeeRates {
    /// What the embassy takes.
    pub embassy: Money,
    /// What the portal takes, without VAT.
    pub service: Money,
    /// VAT on what the portal takes, in basis points.
    pub vat_bp: u32,
    /// Share of the portal's fees that returns when an application is cancelled after it was lodged, in basis points.
    pub lodged_refund_bp: u32,
}

/// Working days, at least and at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProcessingDays {
    /// At least.
    pub min: u16,
    /// At most.
    pub max: u16,
}

/// Days of the calendar that so many working days take: five of seven.
#[must_use]
pub fn calendar_days(working: u16) -> chrono::TimeDelta {
    chrono::TimeDelta::days(i64::from(working) + i64::from(working) / 5 * 2)
}

/// A visa that is sold.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct VisaProduct {
    /// Its key.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The country it lets into.
    pub destination: CountryCode,
    /// English name of that country.
    pub destination_name: String,
    /// What it is for.
    pub purpose: VisaPurpose,
    /// How often it lets in.
    pub entries: VisaEntries,
    /// Days of one stay.
    pub stay_days: u16,
    /// Days in which it can be used.
    pub validity_days: u16,
    /// How long it takes.
    pub processing: ProcessingDays,
    /// A faster way, if there is one.
    pub express: Option<Express>,
    /// Fees of one applicant.
    pub fees: FeeRates,
    /// Documents it asks for.
    pub documents: Vec<DocumentRule>,
    /// Questions it asks.
    pub fields: Vec<VisaField>,
    /// An application is taken until this many days before the day of travel.
    pub cutoff_days: u16,
    /// The terms, one sentence each.
    pub terms: Vec<String>,
    /// Where the data comes from.
    pub source: String,
    /// The day of the data.
    pub source_date: chrono::NaiveDate,
}

impl VisaProduct {
    /// The rule of a document.
    #[must_use]
    pub fn document(&self, code: &str) -> Option<&DocumentRule> {
        self.documents.iter().find(|rule| rule.code == code)
    }

    /// The question with this code.
    #[must_use]
    pub fn field(&self, code: &str) -> Option<&VisaField> {
        self.fields.iter().find(|field| field.code == code)
    }
}
