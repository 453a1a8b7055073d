//! An application, and where it stands.

use chrono::{DateTime, Utc};
use jetway_domain::ids::{AgencyId, ApplicationId};
use jetway_domain::registration::RegistrationForm;
use serde::{Deserialize, Serialize};

/// Where an application stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ApplicationStatus {
    /// Being typed.
    Draft,
    /// Waits for an operator.
    Pending,
    /// Waits for the applicant.
    MoreInformation,
    /// Became an agency.
    Approved,
    /// Did not.
    Rejected,
}

impl ApplicationStatus {
    /// Every one.
    pub const ALL: [Self; 5] = [
        Self::Draft,
        Self::Pending,
        Self::MoreInformation,
        Self::Approved,
        Self::Rejected,
    ];

    /// Name in the database and for operators.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Draft => "draft",
            Self::Pending => "pending",
            Self::MoreInformation => "moreInformation",
            Self::Approved => "approved",
            Self::Rejected => "rejected",
        }
    }

    /// From its name.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.as_str() == text)
    }

    /// Whether the applicant may change it.
    #[must_use]
    pub const fn is_open_to_applicant(self) -> bool {
        matches!(self, Self::Draft | Self::MoreInformation)
    }
}

/// What was found about one point of an application. The agency reads it later.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ApplicationRemark {
    /// What it is about, such as `Trade licence`.
    pub item: String,
    /// `ok`, `open` or `refused`.
    pub status: String,
    /// What was found.
    pub remark: String,
    /// Who found it.
    pub by: String,
    /// When.
    pub at: DateTime<Utc>,
}

/// An application.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Application {
    /// Its identifier.
    pub id: ApplicationId,
    /// Hash of the key the applicant's browser holds.
    pub key_hash: String,
    /// What people call it; given when it is sent.
    pub reference: Option<String>,
    /// Where it stands.
    pub status: ApplicationStatus,
    /// Where the applicant found the portal, as in `https://portal.example`.
    pub origin: String,
    /// The language they read there, BCP 47; the portal's usual one when absent.
    pub language: Option<String>,
    /// The mail address that is proven, in lower case.
    pub verified_email: Option<String>,
    /// The phone that is proven, in E.164.
    pub verified_phone: Option<String>,
    /// What was sent.
    pub form: Option<RegistrationForm>,
    /// What operators found.
    pub remarks: Vec<ApplicationRemark>,
    /// What it became.
    pub agency_id: Option<AgencyId>,
    /// The operator who decided last.
    pub decided_by: Option<String>,
    /// Why it was refused, or what is missing.
    pub reason: Option<String>,
    /// When the first field was proven.
    pub created_at: DateTime<Utc>,
    /// Last change.
    pub updated_at: DateTime<Utc>,
    /// When it was sent last.
    pub submitted_at: Option<DateTime<Utc>>,
    /// When it was decided last.
    pub decided_at: Option<DateTime<Utc>>,
}

impl Application {
    /// A new application with every field empty.
    #[must_use]
    pub const fn draft(id: ApplicationId, key_hash: String, origin: String, now: DateTime<Utc>) -> Self {
        Self {
            id,
            key_hash,
            reference: None,
            status: ApplicationStatus::Draft,
            origin,
            language: None,
            verified_email: None,
            verified_phone: None,
            form: None,
            remarks: Vec::new(),
            agency_id: None,
            decided_by: None,
            reason: None,
            created_at: now,
            updated_at: now,
            submitted_at: None,
            decided_at: None,
        }
    }
}
