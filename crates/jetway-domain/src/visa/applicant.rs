//! Applicants of an application: their entries, documents and states.

use std::collections::BTreeMap;
use std::fmt;

use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};

use crate::air::traveller::Title;
use crate::codes::CountryCode;
use crate::ids::{ApplicantId, CorrectionId, FileId, SavedTravellerId};

/// State of an application: of an applicant, or of an order by its least advanced open applicant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum VisaState {
    /// Not submitted.
    Draft,
    /// Submitted and paid.
    Submitted,
    /// Operators check its documents.
    DocumentReview,
    /// The agency has to correct something.
    CorrectionRequested,
    /// The agency has corrected it.
    Resubmitted,
    /// Lodged with the embassy.
    Lodged,
    /// The embassy works on it.
    InProcess,
    /// The applicant has to give fingerprints.
    BiometricsDue,
    /// Granted.
    Approved,
    /// Refused.
    Refused,
    /// Returned by the embassy without a decision.
    Returned,
    /// The visa was delivered to the agency.
    Delivered,
    /// Cancelled.
    Cancelled,
    /// An expired draft.
    Expired,
}

impl VisaState {
    /// Every state.
    pub const ALL: [Self; 14] = [
        Self::Draft,
        Self::Submitted,
        Self::DocumentReview,
        Self::CorrectionRequested,
        Self::Resubmitted,
        Self::Lodged,
        Self::InProcess,
        Self::BiometricsDue,
        Self::Approved,
        Self::Refused,
        Self::Returned,
        Self::Delivered,
        Self::Cancelled,
        Self::Expired,
    ];

    /// Stored and wire name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Draft => "draft",
            Self::Submitted => "submitted",
            Self::DocumentReview => "documentReview",
            Self::CorrectionRequested => "correctionRequested",
            Self::Resubmitted => "resubmitted",
            Self::Lodged => "lodged",
            Self::InProcess => "inProcess",
            Self::BiometricsDue => "biometricsDue",
            Self::Approved => "approved",
            Self::Refused => "refused",
            Self::Returned => "returned",
            Self::Delivered => "delivered",
            Self::Cancelled => "cancelled",
            Self::Expired => "expired",
        }
    }

    /// Parses a state.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.as_str() == text)
    }

    /// Label for agents.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Draft => "Draft",
            Self::Submitted => "Submitted",
            Self::DocumentReview => "Documents in review",
            Self::CorrectionRequested => "Correction requested",
            Self::Resubmitted => "Corrected",
            Self::Lodged => "Lodged",
            Self::InProcess => "In process",
            Self::BiometricsDue => "Biometrics due",
            Self::Approved => "Approved",
            Self::Refused => "Refused",
            Self::Returned => "Returned",
            Self::Delivered => "Delivered",
            Self::Cancelled => "Cancelled",
            Self::Expired => "Expired",
        }
    }

    /// Whether the embassy does not have it yet.
    #[must_use]
    pub const fn is_before_lodged(self) -> bool {
        matches!(
            self,
            Self::Draft | Self::Submitted | Self::DocumentReview | Self::CorrectionRequested | Self::Resubmitted
        )
    }

    /// Whether the embassy has it and has not decided.
    #[must_use]
    pub const fn is_at_embassy(self) -> bool {
        matches!(self, Self::Lodged | Self::InProcess | Self::BiometricsDue)
    }

    /// Whether the embassy has decided.
    #[must_use]
    pub const fn is_decided(self) -> bool {
        matches!(self, Self::Approved | Self::Refused | Self::Returned | Self::Delivered)
    }

    /// Whether it ended without a visa, so that another applicant may use the passport.
    #[must_use]
    pub const fn is_without_visa(self) -> bool {
        matches!(self, Self::Refused | Self::Returned | Self::Cancelled | Self::Expired)
    }

    /// Whether an applicant may move from here to there.
    #[must_use]
    pub const fn may_become(self, to: Self) -> bool {
        match self {
            Self::Draft => matches!(to, Self::Submitted | Self::Cancelled | Self::Expired),
            Self::Submitted => matches!(to, Self::DocumentReview | Self::CorrectionRequested | Self::Cancelled),
            Self::DocumentReview => matches!(to, Self::CorrectionRequested | Self::Lodged | Self::Cancelled),
            Self::CorrectionRequested => matches!(to, Self::DocumentReview | Self::Resubmitted | Self::Cancelled),
            Self::Resubmitted => matches!(
                to,
                Self::DocumentReview | Self::CorrectionRequested | Self::Lodged | Self::Cancelled
            ),
            Self::Lodged => matches!(to, Self::InProcess | Self::Cancelled),
            Self::InProcess => matches!(
                to,
                Self::BiometricsDue | Self::Approved | Self::Refused | Self::Returned | Self::Cancelled
            ),
            Self::BiometricsDue => matches!(
                to,
                Self::InProcess | Self::Approved | Self::Refused | Self::Returned | Self::Cancelled
            ),
            Self::Approved => matches!(to, Self::Delivered),
            Self::Refused | Self::Returned | Self::Delivered | Self::Cancelled | Self::Expired => false,
        }
    }

    /// The state of an order with applicants in these states. An applicant who still waits for the agency counts before one who
    /// waits for operators, and those before one who waits for the embassy. Cancelled applicants count only among themselves.
    #[must_use]
    pub fn of_all(states: impl Iterator<Item = Self>) -> Self {
        states.min_by_key(|state| state.rank()).unwrap_or(Self::Draft)
    }

    const fn rank(self) -> u8 {
        match self {
            Self::Draft => 0,
            Self::CorrectionRequested => 1,
            Self::BiometricsDue => 2,
            Self::Submitted => 3,
            Self::Resubmitted => 4,
            Self::DocumentReview => 5,
            Self::Lodged => 6,
            Self::InProcess => 7,
            Self::Approved => 8,
            Self::Delivered => 9,
            Self::Returned => 10,
            Self::Refused => 11,
            Self::Cancelled => 12,
            Self::Expired => 13,
        }
    }
}

impl fmt::Display for VisaState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Operators' finding about a document.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum DocumentState {
    /// There is no file.
    Missing,
    /// The file was not checked yet.
    Pending,
    /// Accepted.
    Ok,
    /// Rejected.
    Rejected,
}

/// A stored file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredDocument {
    /// Its key in the table of visa files.
    pub id: FileId,
    /// Its name.
    pub name: String,
    /// When it was uploaded.
    pub uploaded_at: DateTime<Utc>,
    /// The correction that it answers; `None` for a file of the draft, for a visa, and for files from before this was stored.
    #[serde(default)]
    pub correction: Option<CorrectionId>,
}

/// A document required of an applicant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ApplicantDocument {
    /// Code of its rule.
    pub code: String,
    /// Its name.
    pub name: String,
    /// Whether it is mandatory.
    pub mandatory: bool,
    /// The file.
    pub file: Option<StoredDocument>,
    /// The finding.
    pub state: DocumentState,
    /// Why it was rejected.
    pub reason: Option<String>,
    /// Files replaced by corrections, oldest first. They are kept as long as the others.
    #[serde(default)]
    pub earlier: Vec<StoredDocument>,
}

/// The embassy's decision.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct VisaDecision {
    /// When.
    pub at: DateTime<Utc>,
    /// The number of the visa, encrypted.
    pub sealed_number: Option<String>,
    /// Why it was refused or returned.
    pub reason: Option<String>,
    /// The visa.
    pub visa: Option<StoredDocument>,
}

/// An applicant. Data that only they and the embassy should read is encrypted in `sealed_form`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Applicant {
    /// Their key.
    pub id: ApplicantId,
    /// The saved traveller they were copied from.
    pub traveller: Option<SavedTravellerId>,
    /// Title; a draft may lack it.
    pub title: Option<Title>,
    /// Given names as in the passport; empty in a draft.
    pub given_name: String,
    /// Surname as in the passport; empty in a draft.
    pub surname: String,
    /// The [`ApplicantForm`], encrypted; `None` before anything was entered.
    pub sealed_form: Option<String>,
    /// Their state.
    pub state: VisaState,
    /// The documents required of them.
    pub documents: Vec<ApplicantDocument>,
    /// When the application was lodged.
    pub lodged_at: Option<DateTime<Utc>>,
    /// The embassy's reference for the application.
    pub embassy_reference: Option<String>,
    /// When fingerprints are due.
    pub biometrics_at: Option<DateTime<Utc>>,
    /// The decision.
    pub decision: Option<VisaDecision>,
}

/// An applicant's entries other than their name. `Debug` hides them.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct ApplicantForm {
    /// Date of birth.
    pub birth_on: Option<NaiveDate>,
    /// Citizenship.
    pub nationality: Option<CountryCode>,
    /// Occupation.
    pub occupation: Option<String>,
    /// Number of the passport, upper case.
    pub passport_number: Option<String>,
    /// The day it was issued.
    pub passport_issued_on: Option<NaiveDate>,
    /// The last day it is valid.
    pub passport_expires_on: Option<NaiveDate>,
    /// The country that issued it.
    pub issue_country: Option<CountryCode>,
    /// Phone number.
    pub phone: Option<String>,
    /// E-mail address.
    pub email: Option<String>,
    /// Answers to the product's questions by their codes.
    pub answers: BTreeMap<String, String>,
    /// Whether a guardian of a minor consents.
    pub guardian_consent: bool,
}

impl fmt::Debug for Applicant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Applicant({}, {})", self.id, self.state)
    }
}

impl fmt::Debug for ApplicantForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ApplicantForm(…)")
    }
}

impl Applicant {
    /// An empty applicant.
    #[must_use]
    pub const fn blank(id: ApplicantId) -> Self {
        Self {
            id,
            traveller: None,
            title: None,
            given_name: String::new(),
            surname: String::new(),
            sealed_form: None,
            state: VisaState::Draft,
            documents: Vec::new(),
            lodged_at: None,
            embassy_reference: None,
            biometrics_at: None,
            decision: None,
        }
    }

    /// Given name and surname.
    #[must_use]
    pub fn name(&self) -> String {
        format!("{} {}", self.given_name, self.surname).trim().to_owned()
    }

    /// The document with this code.
    #[must_use]
    pub fn document(&self, code: &str) -> Option<&ApplicantDocument> {
        self.documents.iter().find(|document| document.code == code)
    }

    /// Codes of mandatory documents without a file.
    pub fn missing(&self) -> impl Iterator<Item = &str> {
        let missing = self.documents.iter().filter(|one| one.mandatory && one.file.is_none());
        missing.map(|one| one.code.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::VisaState::{
        self, Approved, BiometricsDue, Cancelled, CorrectionRequested, Delivered, DocumentReview, Draft, Expired,
        InProcess, Lodged, Refused, Resubmitted, Returned, Submitted,
    };

    #[test]
    fn an_applicant_has_these_steps_and_no_other() {
        let table = [
            (Draft, vec![Submitted, Cancelled, Expired]),
            (Submitted, vec![DocumentReview, CorrectionRequested, Cancelled]),
            (DocumentReview, vec![CorrectionRequested, Lodged, Cancelled]),
            (CorrectionRequested, vec![DocumentReview, Resubmitted, Cancelled]),
            (
                Resubmitted,
                vec![DocumentReview, CorrectionRequested, Lodged, Cancelled],
            ),
            (Lodged, vec![InProcess, Cancelled]),
            (InProcess, vec![BiometricsDue, Approved, Refused, Returned, Cancelled]),
            (BiometricsDue, vec![InProcess, Approved, Refused, Returned, Cancelled]),
            (Approved, vec![Delivered]),
            (Refused, vec![]),
            (Returned, vec![]),
            (Delivered, vec![]),
            (Cancelled, vec![]),
            (Expired, vec![]),
        ];
        for (from, expected) in table {
            let reachable: Vec<_> = VisaState::ALL.into_iter().filter(|to| from.may_become(*to)).collect();
            assert_eq!(reachable, expected, "from {from}");
        }
    }

    #[test]
    fn an_order_shows_its_worst_open_applicant() {
        let shown = |states: &[VisaState]| VisaState::of_all(states.iter().copied());
        assert_eq!(shown(&[Approved, CorrectionRequested, InProcess]), CorrectionRequested);
        assert_eq!(shown(&[InProcess, Lodged, Delivered]), Lodged);
        assert_eq!(shown(&[Delivered, Refused]), Delivered);
        assert_eq!(shown(&[Cancelled, InProcess]), InProcess);
        assert_eq!(shown(&[Cancelled, Cancelled]), Cancelled);
        for state in VisaState::ALL {
            assert_eq!(shown(&[state, state]), state);
            assert_eq!(VisaState::parse(state.as_str()), Some(state));
        }
    }
}
