//! Corrections that operators request of the agency.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::applicant::{ApplicantDocument, StoredDocument};
use crate::ids::{ApplicantId, CorrectionId};

/// The subject of a correction.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum CorrectionSubject {
    /// An entry of the form, by its name on the wire, such as `passportNumber`, or by the code of a question.
    Field(String),
    /// A document, by its code.
    Document(String),
}

/// One item to correct.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CorrectionItem {
    /// The subject of a correction.
    pub subject: CorrectionSubject,
    /// The reason, for the agency.
    pub reason: String,
}

/// A correction requested of one applicant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Correction {
    /// Its key.
    pub id: CorrectionId,
    /// The applicant.
    pub applicant: ApplicantId,
    /// The items to correct.
    pub items: Vec<CorrectionItem>,
    /// When it was requested.
    pub requested_at: DateTime<Utc>,
    /// Who requested it.
    pub requested_by: String,
    /// Its due date.
    pub due_at: DateTime<Utc>,
    /// When it was answered.
    pub resolved_at: Option<DateTime<Utc>>,
    /// Who answered.
    pub resolved_by: Option<String>,
    /// Codes of documents replaced since it was requested.
    pub replaced: Vec<String>,
    /// Each changed field with its former and new value, as [`FieldChange`] list, encrypted.
    pub sealed_changes: Option<String>,
}

/// A field before and after a correction.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FieldChange {
    /// Name of the field.
    pub field: String,
    /// Former value.
    pub before: String,
    /// New value.
    pub after: String,
}

impl std::fmt::Debug for FieldChange {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "FieldChange({})", self.field)
    }
}

impl Correction {
    /// Whether it waits for the agency.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.resolved_at.is_none()
    }

    /// Whether a file was uploaded for it as this document.
    #[must_use]
    pub fn has_replaced(&self, code: &str) -> bool {
        self.replaced.iter().any(|replaced| replaced == code)
    }

    /// The file of a document at the time of the request, and the last one uploaded for it.
    #[must_use]
    pub fn versions<'a>(
        &self,
        document: &'a ApplicantDocument,
    ) -> (Option<&'a StoredDocument>, Option<&'a StoredDocument>) {
        let newest_first = || document.file.iter().chain(document.earlier.iter().rev());
        let before = newest_first().find(|file| file.uploaded_at <= self.requested_at);
        let in_time = |file: &StoredDocument| {
            file.uploaded_at > self.requested_at && self.resolved_at.is_none_or(|at| file.uploaded_at <= at)
        };
        let is_answer = |file: &&StoredDocument| file.correction.map_or_else(|| in_time(file), |of| of == self.id);
        let after = newest_first().find(is_answer);
        (before, after.filter(|_| self.has_replaced(&document.code)))
    }

    /// Codes of the documents it requests.
    pub fn documents(&self) -> impl Iterator<Item = &str> {
        self.items.iter().filter_map(|item| match &item.subject {
            CorrectionSubject::Document(code) => Some(code.as_str()),
            CorrectionSubject::Field(_) => None,
        })
    }

    /// Names of the fields it requests.
    pub fn fields(&self) -> impl Iterator<Item = &str> {
        self.items.iter().filter_map(|item| match &item.subject {
            CorrectionSubject::Field(field) => Some(field.as_str()),
            CorrectionSubject::Document(_) => None,
        })
    }
}
