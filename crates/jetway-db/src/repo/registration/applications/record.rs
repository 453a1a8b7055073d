//! An application and its state.

use chrono::{DateTime, Utc};
use jetway_domain::ids::{AgencyId, ApplicationId};
use jetway_domain::registration::RegistrationForm;
use serde::{Deserialize, Serialize};

/// State of an application.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ApplicationStatus {
    /// A draft.
    Draft,
    /// Submitted; waits for an operator.
    Pending,
    /// Returned; waits for the applicant.
    MoreInformation,
    /// Approved: it became an agency.
    Approved,
    /// Rejected.
    Rejected,
}

impl ApplicationStatus {
    /// All of them.
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

    /// Parses a name.
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

/// An operator's remark on one item of an application. The agency reads it later.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ApplicationRemark {
    /// The item, such as `Trade licence`.
    pub item: String,
    /// `ok`, `open` or `refused`.
    pub status: String,
    /// The remark.
    pub remark: String,
    /// Name of the operator.
    pub by: String,
    /// When it happened.
    pub at: DateTime<Utc>,
}

/// An application.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Application {
    /// Its identifier.
    pub id: ApplicationId,
    /// Hash of the key the applicant's browser holds.
    pub key_hash: String,
    /// Reference, assigned on submission.
    pub reference: Option<String>,
    /// State.
    pub status: ApplicationStatus,
    /// Origin of the portal the applicant used, such as `https://portal.example`.
    pub origin: String,
    /// The applicant's language, BCP 47; the portal's default if absent.
    pub language: Option<String>,
    /// The verified e-mail address, in lower case.
    pub verified_email: Option<String>,
    /// The verified phone number, in E.164.
    pub verified_phone: Option<String>,
    /// The submitted form.
    pub form: Option<RegistrationForm>,
    /// Remarks of operators.
    pub remarks: Vec<ApplicationRemark>,
    /// The agency it became.
    pub agency_id: Option<AgencyId>,
    /// The operator who decided last.
    pub decided_by: Option<String>,
    /// The reason for a rejection, or what is missing.
    pub reason: Option<String>,
    /// When the draft was created.
    pub created_at: DateTime<Utc>,
    /// When it last changed.
    pub updated_at: DateTime<Utc>,
    /// When it was last submitted.
    pub submitted_at: Option<DateTime<Utc>>,
    /// When it was last decided.
    pub decided_at: Option<DateTime<Utc>>,
}

impl Application {
    /// A new application with empty fields.
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
