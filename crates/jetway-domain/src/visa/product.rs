//! Visa products: fees, documents, questions and rules.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::codes::CountryCode;
use crate::money::Money;
use crate::text::Bilingual;

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
    /// Purpose of the trip.
    VisaPurpose {
        /// Tourism.
        Tourist = "tourist",
        /// Business.
        Business = "business",
        /// Transit.
        Transit = "transit",
        /// Pilgrimage.
        Umrah = "umrah",
    }
}

names! {
    /// Number of entries of a visa.
    VisaEntries {
        /// Single entry.
        Single = "single",
        /// Double entry.
        Double = "double",
        /// Multiple entry.
        Multiple = "multiple",
    }
}

names! {
    /// Visa requirement of a nationality for a destination.
    VisaEligibility {
        /// No visa.
        VisaFree = "visaFree",
        /// A visa on arrival.
        OnArrival = "onArrival",
        /// An electronic visa.
        EVisa = "eVisa",
        /// A visa issued by an embassy.
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
    pub label: Bilingual,
}

/// A question of the form in addition to the common ones.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct VisaField {
    /// Key of the answer.
    pub code: String,
    /// How it is answered.
    pub kind: VisaFieldKind,
    /// The question.
    pub label: Bilingual,
    /// Whether it must be answered.
    pub required: bool,
    /// The answers of a choice.
    pub choices: Vec<VisaChoice>,
    /// Longest text.
    pub max_length: Option<usize>,
    /// A hint.
    pub help: Option<Bilingual>,
}

/// The applicants a document is required of.
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
    /// Its English name; pages name common documents by their code.
    pub name: String,
    /// Whether an application without it is refused.
    pub mandatory: bool,
    /// A hint.
    pub note: Option<Bilingual>,
    /// The applicants it is required of.
    pub condition: DocumentCondition,
}

/// Express processing for a fee.
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
    /// The embassy's fee.
    pub embassy: Money,
    /// The portal's fee, without VAT.
    pub service: Money,
    /// VAT on the portal's fees, in basis points.
    pub vat_bp: u32,
    /// Share of the portal's fees that is returned when a lodged application is cancelled, in basis points.
    pub lodged_refund_bp: u32,
}

/// Processing time in working days.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProcessingDays {
    /// Minimum.
    pub min: u16,
    /// Maximum.
    pub max: u16,
}

/// Calendar days for a number of working days, at five per week.
#[must_use]
pub fn calendar_days(working: u16) -> chrono::TimeDelta {
    chrono::TimeDelta::days(i64::from(working) + i64::from(working) / 5 * 2)
}

/// A visa on sale.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct VisaProduct {
    /// Its key.
    pub id: String,
    /// Its name.
    pub name: Bilingual,
    /// The destination country.
    pub destination: CountryCode,
    /// English name of that country.
    pub destination_name: String,
    /// Purpose.
    pub purpose: VisaPurpose,
    /// Number of entries.
    pub entries: VisaEntries,
    /// Maximum days of one stay.
    pub stay_days: u16,
    /// Validity in days.
    pub validity_days: u16,
    /// Processing time.
    pub processing: ProcessingDays,
    /// Express processing, if offered.
    pub express: Option<Express>,
    /// Fees of one applicant.
    pub fees: FeeRates,
    /// Required documents.
    pub documents: Vec<DocumentRule>,
    /// Questions of the form.
    pub fields: Vec<VisaField>,
    /// Applications are accepted until this many days before the day of travel.
    pub cutoff_days: u16,
    /// The terms, one sentence each.
    pub terms: Vec<Bilingual>,
    /// Source of the data.
    pub source: Bilingual,
    /// Date of the data.
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
