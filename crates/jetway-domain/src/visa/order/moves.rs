//! Moves of an application by the agency, operators and the embassy. A refused move may leave the order half changed: make
//! moves on a copy, and store it when they succeed.

use chrono::{DateTime, Utc};

use super::{VisaCancelTerms, VisaOrder};
use crate::ids::{ApplicantId, CorrectionId, FileId};
use crate::visa::applicant::{Applicant, ApplicantDocument, DocumentState, StoredDocument, VisaDecision, VisaState};
use crate::visa::correction::{Correction, CorrectionSubject};

/// Why a move is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum VisaFault {
    /// The order has no such applicant.
    #[error("there is no such applicant")]
    NoApplicant,
    /// The applicant has no such document, or it has no file.
    #[error("there is no such document")]
    NoDocument,
    /// The order has no such open correction.
    #[error("there is no such open correction")]
    NoCorrection,
    /// The applicant's state does not allow it.
    #[error("an application that is {from} cannot become {to}")]
    WrongState {
        /// Current state.
        from: VisaState,
        /// Requested state.
        to: VisaState,
    },
    /// The document cannot be changed now.
    #[error("the documents of an application that is {0} cannot be changed")]
    Closed(VisaState),
    /// Not every document is accepted; their codes.
    #[error("not every document is checked")]
    Unchecked(Vec<String>),
    /// Mandatory documents have no file; their codes.
    #[error("documents are missing")]
    Missing(Vec<String>),
    /// A correction was not answered in full; the names of its fields and the codes of its documents.
    #[error("the correction is not answered in full")]
    Unanswered(Vec<String>),
    /// A correction asks for nothing, or for a field or document that the product does not have.
    #[error("the correction asks for something that is not part of the application")]
    UnknownSubject(String),
    /// A minor's application needs the consent of a guardian before it can be lodged.
    #[error("a guardian did not consent to the application of a minor")]
    NoConsent,
    /// An approved visa has no file.
    #[error("the visa is not uploaded")]
    NoVisa,
}

/// The embassy's ruling.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DecisionOutcome {
    /// Granted.
    Approved,
    /// Refused.
    Refused,
    /// Returned without a decision.
    Returned,
}

/// A decision of the embassy.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewDecision {
    /// The ruling.
    pub outcome: DecisionOutcome,
    /// When.
    pub at: DateTime<Utc>,
    /// The number of the visa, encrypted.
    pub sealed_number: Option<String>,
    /// Why it was refused or returned.
    pub reason: Option<String>,
}

/// Form entries that a correction can request, in addition to the product's questions.
pub const FORM_FIELDS: [&str; 13] = [
    "title",
    "givenName",
    "surname",
    "birthDate",
    "nationality",
    "occupation",
    "passportNumber",
    "passportIssueDate",
    "passportExpiry",
    "issueCountry",
    "phone",
    "email",
    "guardianConsent",
];

/// The entry that determines price and rules of a visa, so that changing it needs another application.
const FIXED_FIELD: &str = "nationality";

impl Applicant {
    fn step(&mut self, to: VisaState) -> Result<(), VisaFault> {
        let from = self.state;
        if !from.may_become(to) {
            return Err(VisaFault::WrongState { from, to });
        }
        self.state = to;
        Ok(())
    }
}

impl VisaOrder {
    fn applicant_mut(&mut self, id: ApplicantId) -> Result<&mut Applicant, VisaFault> {
        let found = self.details.applicants.iter_mut().find(|one| one.id == id);
        found.ok_or(VisaFault::NoApplicant)
    }

    /// The agency: every applicant is submitted. The caller has checked their forms.
    ///
    /// # Errors
    /// When one is no draft or misses a document.
    pub fn submit(&mut self, now: DateTime<Utc>) -> Result<(), VisaFault> {
        for applicant in &mut self.details.applicants {
            let missing: Vec<String> = applicant.missing().map(str::to_owned).collect();
            if !missing.is_empty() {
                return Err(VisaFault::Missing(missing));
            }
            applicant.step(VisaState::Submitted)?;
        }
        self.details.submitted_at = Some(now);
        Ok(())
    }

    /// The agency: sets the file of an applicant's document. Returns the file that is no longer kept: that of a draft, and one that
    /// was uploaded for the same open correction before. Files that existed when a correction was requested are kept, and so are those
    /// uploaded for other corrections. `named` is the correction that it answers; if `None`, the oldest one that requests the document.
    ///
    /// # Errors
    /// When it is not requested of the applicant now.
    pub fn put_document(
        &mut self,
        (applicant, code): (ApplicantId, &str),
        named: Option<CorrectionId>,
        mut file: StoredDocument,
    ) -> Result<Option<FileId>, VisaFault> {
        let answering = self.correction_of_document((applicant, code), named);
        if named.is_some() && answering.is_none() {
            return Err(VisaFault::NoCorrection);
        }
        let asked = answering.map(|one| one.id);
        let is_other = |one: &&Correction| {
            one.applicant == applicant && Some(one.id) != asked && one.documents().any(|document| document == code)
        };
        let others = self.details.corrections.iter().filter(is_other);
        let others: Vec<DateTime<Utc>> = others.map(|one| one.requested_at).collect();
        let found = self.applicant_mut(applicant)?;
        if found.state != VisaState::Draft && asked.is_none() {
            return Err(VisaFault::Closed(found.state));
        }
        let is_draft = found.state == VisaState::Draft;
        let document = document_mut(found, code)?;
        file.correction = asked;
        let mut former = document.file.replace(file);
        if !is_draft {
            document.earlier.extend(former.take());
            // Another correction may be about this file, which is then its previous version.
            let is_asked_about = |one: &StoredDocument| others.iter().any(|at| *at >= one.uploaded_at);
            let is_replaced = |one: &StoredDocument| one.correction == asked && !is_asked_about(one);
            let same = document.earlier.iter().position(is_replaced);
            former = same.map(|at| document.earlier.remove(at));
        }
        document.state = DocumentState::Pending;
        document.reason = None;
        let asked = self.details.corrections.iter_mut().find(|one| Some(one.id) == asked);
        if let Some(correction) = asked.filter(|one| !one.has_replaced(code)) {
            correction.replaced.push(code.to_owned());
        }
        Ok(former.map(|file| file.id))
    }

    /// The agency: removes a document from a draft. Returns its file.
    ///
    /// # Errors
    /// When the order is not a draft, or there is no file.
    pub fn remove_document(&mut self, applicant: ApplicantId, code: &str) -> Result<FileId, VisaFault> {
        let found = self.applicant_mut(applicant)?;
        if found.state != VisaState::Draft {
            return Err(VisaFault::Closed(found.state));
        }
        let document = document_mut(found, code)?;
        let file = document.file.take().ok_or(VisaFault::NoDocument)?;
        document.state = DocumentState::Missing;
        Ok(file.id)
    }

    /// Operators: accept a document, or reject it for a reason. The first one starts the review of the applicant.
    ///
    /// # Errors
    /// When no document has this file, or the applicant is not in review.
    pub fn review_document(&mut self, file: FileId, rejected: Option<String>) -> Result<(), VisaFault> {
        let has = |document: &ApplicantDocument| document.file.as_ref().is_some_and(|kept| kept.id == file);
        let mut applicants = self.details.applicants.iter_mut();
        let applicant = applicants
            .find(|one| one.documents.iter().any(has))
            .ok_or(VisaFault::NoDocument)?;
        match applicant.state {
            VisaState::DocumentReview => {}
            // A withdrawn correction leads back to the review; checking a document does not.
            VisaState::CorrectionRequested => return Err(VisaFault::Closed(applicant.state)),
            _ => applicant.step(VisaState::DocumentReview)?,
        }
        let document = applicant.documents.iter_mut().find(|one| has(one));
        let document = document.ok_or(VisaFault::NoDocument)?;
        document.state = if rejected.is_some() {
            DocumentState::Rejected
        } else {
            DocumentState::Ok
        };
        document.reason = rejected;
        Ok(())
    }

    /// Operators: request a correction of the agency. Requested documents are rejected. An applicant can have several
    /// open corrections.
    ///
    /// # Errors
    /// When the applicant is past the review, or an item is not part of the application.
    pub fn request_correction(&mut self, correction: Correction) -> Result<(), VisaFault> {
        if correction.items.is_empty() {
            return Err(VisaFault::UnknownSubject(String::new()));
        }
        let product = &self.details.product;
        for field in correction.fields() {
            let is_known = FORM_FIELDS.contains(&field) || product.field(field).is_some();
            if !is_known || field == FIXED_FIELD {
                return Err(VisaFault::UnknownSubject(field.to_owned()));
            }
        }
        let applicant = self.applicant_mut(correction.applicant)?;
        let unknown = correction.documents().find(|code| applicant.document(code).is_none());
        if let Some(code) = unknown {
            return Err(VisaFault::UnknownSubject(code.to_owned()));
        }
        if applicant.state != VisaState::CorrectionRequested {
            applicant.step(VisaState::CorrectionRequested)?;
        }
        for item in &correction.items {
            if let CorrectionSubject::Document(code) = &item.subject {
                let document = document_mut(applicant, code)?;
                document.state = if document.file.is_some() {
                    DocumentState::Rejected
                } else {
                    DocumentState::Missing
                };
                document.reason = Some(item.reason.clone());
            }
        }
        self.details.corrections.push(correction);
        Ok(())
    }

    /// The agency: a correction is answered; `answered` are the names of the fields that have a new value. The applicant waits for
    /// operators again when no other correction of them is open.
    ///
    /// # Errors
    /// When it is not open, or a requested field or document was not sent.
    pub fn resolve_correction(
        &mut self,
        id: CorrectionId,
        answered: &[&str],
        sealed_changes: Option<String>,
        (by, now): (&str, DateTime<Utc>),
    ) -> Result<(), VisaFault> {
        let correction = self.open_corrections().find(|one| one.id == id);
        let correction = correction.ok_or(VisaFault::NoCorrection)?;
        let fields = correction.fields().filter(|field| !answered.contains(field));
        let documents = correction.documents().filter(|code| !correction.has_replaced(code));
        let unanswered: Vec<String> = fields.chain(documents).map(str::to_owned).collect();
        if !unanswered.is_empty() {
            return Err(VisaFault::Unanswered(unanswered));
        }
        let applicant = correction.applicant;
        let others = self.open_corrections().filter(|one| one.applicant == applicant).count() > 1;
        if !others {
            self.applicant_mut(applicant)?.step(VisaState::Resubmitted)?;
        }
        let kept = self.details.corrections.iter_mut().find(|one| one.id == id);
        let kept = kept.ok_or(VisaFault::NoCorrection)?;
        kept.resolved_at = Some(now);
        kept.resolved_by = Some(by.to_owned());
        kept.sealed_changes = sealed_changes;
        Ok(())
    }

    /// Operators: withdraw a correction. Its documents wait for a check again, and so does the applicant when no other
    /// correction of them is open.
    ///
    /// # Errors
    /// When it is not open.
    pub fn withdraw_correction(&mut self, id: CorrectionId, now: DateTime<Utc>) -> Result<ApplicantId, VisaFault> {
        let withdrawn = self.open_corrections().find(|one| one.id == id);
        let withdrawn = withdrawn.ok_or(VisaFault::NoCorrection)?.clone();
        let others = self.open_corrections();
        let others = others.filter(|one| one.applicant == withdrawn.applicant && one.id != id);
        let others: Vec<Correction> = others.cloned().collect();
        let applicant = self.applicant_mut(withdrawn.applicant)?;
        if others.is_empty() {
            applicant.step(VisaState::DocumentReview)?;
        }
        let is_asked_still = |code: &str| others.iter().any(|one| one.documents().any(|asked| asked == code));
        for code in withdrawn.documents().filter(|code| !is_asked_still(code)) {
            let document = document_mut(applicant, code)?;
            if document.state == DocumentState::Rejected {
                document.state = DocumentState::Pending;
            }
            document.reason = None;
        }
        let mut corrections = self.details.corrections.iter_mut();
        let kept = corrections.find(|one| one.id == id).ok_or(VisaFault::NoCorrection)?;
        kept.resolved_at = Some(now);
        Ok(withdrawn.applicant)
    }

    /// Operators: the applications of these applicants were lodged with the embassy.
    ///
    /// # Errors
    /// When one is not in review, or one of their documents is not accepted.
    pub fn lodge(&mut self, applicants: &[ApplicantId], now: DateTime<Utc>) -> Result<(), VisaFault> {
        for id in applicants {
            let applicant = self.applicant_mut(*id)?;
            applicant.step(VisaState::Lodged)?;
            let is_open = |one: &&ApplicantDocument| one.file.is_some() && one.state != DocumentState::Ok;
            let unchecked = applicant.documents.iter().filter(is_open);
            let mut codes: Vec<String> = unchecked.map(|one| one.code.clone()).collect();
            codes.extend(applicant.missing().map(str::to_owned));
            if !codes.is_empty() {
                return Err(VisaFault::Unchecked(codes));
            }
            applicant.lodged_at = Some(now);
        }
        Ok(())
    }

    /// The embassy is processing an application.
    ///
    /// # Errors
    /// When it is not lodged.
    pub fn start_processing(&mut self, applicant: ApplicantId, reference: Option<String>) -> Result<(), VisaFault> {
        let applicant = self.applicant_mut(applicant)?;
        applicant.step(VisaState::InProcess)?;
        applicant.biometrics_at = None;
        applicant.embassy_reference = applicant.embassy_reference.take().or(reference);
        Ok(())
    }

    /// The embassy requires fingerprints of an applicant.
    ///
    /// # Errors
    /// When it is not processing the application.
    pub fn ask_biometrics(&mut self, applicant: ApplicantId, at: DateTime<Utc>) -> Result<(), VisaFault> {
        let applicant = self.applicant_mut(applicant)?;
        applicant.step(VisaState::BiometricsDue)?;
        applicant.biometrics_at = Some(at);
        Ok(())
    }

    /// The embassy decided on an application.
    ///
    /// # Errors
    /// When it is not processing it.
    pub fn decide(&mut self, applicant: ApplicantId, decision: NewDecision) -> Result<(), VisaFault> {
        let applicant = self.applicant_mut(applicant)?;
        applicant.step(match decision.outcome {
            DecisionOutcome::Approved => VisaState::Approved,
            DecisionOutcome::Refused => VisaState::Refused,
            DecisionOutcome::Returned => VisaState::Returned,
        })?;
        applicant.decision = Some(VisaDecision {
            at: decision.at,
            sealed_number: decision.sealed_number,
            reason: decision.reason,
            visa: None,
        });
        Ok(())
    }

    /// Operators: set the visa of an approved applicant. Returns the file it replaces.
    ///
    /// # Errors
    /// When the applicant is not approved.
    pub fn put_visa(&mut self, applicant: ApplicantId, file: StoredDocument) -> Result<Option<FileId>, VisaFault> {
        let applicant = self.applicant_mut(applicant)?;
        if applicant.state != VisaState::Approved {
            return Err(VisaFault::Closed(applicant.state));
        }
        let decision = applicant.decision.as_mut().ok_or(VisaFault::NoVisa)?;
        Ok(decision.visa.replace(file).map(|file| file.id))
    }

    /// Operators: deliver the visas of all approved applicants to the agency. Returns these applicants.
    ///
    /// # Errors
    /// When one of them has no file, or there is none.
    pub fn deliver(&mut self) -> Result<Vec<ApplicantId>, VisaFault> {
        let mut delivered = Vec::new();
        for applicant in &mut self.details.applicants {
            if applicant.state != VisaState::Approved {
                continue;
            }
            let has_visa = applicant
                .decision
                .as_ref()
                .is_some_and(|decision| decision.visa.is_some());
            if !has_visa {
                return Err(VisaFault::NoVisa);
            }
            applicant.step(VisaState::Delivered)?;
            delivered.push(applicant.id);
        }
        if delivered.is_empty() {
            return Err(VisaFault::WrongState {
                from: self.state(),
                to: VisaState::Delivered,
            });
        }
        Ok(delivered)
    }

    /// The agency: cancels the applicants of the terms, and closes their corrections.
    ///
    /// # Errors
    /// When one cannot be cancelled any more.
    pub fn cancel(&mut self, terms: &VisaCancelTerms) -> Result<(), VisaFault> {
        for id in &terms.applicants {
            self.applicant_mut(*id)?.step(VisaState::Cancelled)?;
        }
        for correction in &mut self.details.corrections {
            if correction.is_open() && terms.applicants.contains(&correction.applicant) {
                correction.resolved_at = Some(terms.at);
            }
        }
        Ok(())
    }

    /// Whether every applicant is cancelled, and so the order.
    #[must_use]
    pub fn is_all_cancelled(&self) -> bool {
        self.details
            .applicants
            .iter()
            .all(|one| one.state == VisaState::Cancelled)
    }
}

fn document_mut<'a>(applicant: &'a mut Applicant, code: &str) -> Result<&'a mut ApplicantDocument, VisaFault> {
    let found = applicant.documents.iter_mut().find(|one| one.code == code);
    found.ok_or(VisaFault::NoDocument)
}
