//! The interface of embassies and visa centres: they take applications and decide about them days later.

use async_trait::async_trait;
use chrono::{DateTime, Utc};

pub use super::air::SupplierError;

/// One person's application, as it is lodged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VisaLodging {
    /// Names this lodging; the same one is the same lodging, however often it is sent.
    pub operation: String,
    /// ISO 3166 alpha-2 of the destination.
    pub destination: String,
    /// The applicant's given name.
    pub given_name: String,
    /// The applicant's surname.
    pub surname: String,
    /// The applicant's passport number.
    pub passport_number: String,
    /// When it was lodged.
    pub lodged_at: DateTime<Utc>,
    /// Fewest and most days that a decision takes.
    pub days: (u16, u16),
}

/// How far an application is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EmbassyState {
    /// Not decided yet.
    InProcess,
    /// The applicant is expected in person, for fingerprints and a photo.
    BiometricsDue {
        /// The appointment.
        at: DateTime<Utc>,
    },
    /// Decided.
    Decided(EmbassyDecision),
}

/// What an embassy decided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EmbassyDecision {
    /// The visa is granted.
    Approved {
        /// Its number.
        visa_number: String,
    },
    /// The visa is refused.
    Refused {
        /// In the embassy's words.
        reason: String,
    },
    /// The application is returned undecided, since something is missing or unclear.
    Returned {
        /// In the embassy's words.
        reason: String,
    },
}

/// A connection to those who decide on visas.
#[async_trait]
pub trait Embassy: Send + Sync {
    /// Hands an application in and returns the embassy's reference. After an error it may have arrived: send the same operation again, or
    /// nothing.
    async fn lodge(&self, lodging: &VisaLodging) -> Result<String, SupplierError>;
    /// How far an application is that was lodged.
    async fn read(&self, reference: &str, lodging: &VisaLodging) -> Result<EmbassyState, SupplierError>;
}
