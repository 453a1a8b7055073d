//! Operators' steps with an application.

use chrono::{DateTime, Utc};
use jetway_domain::ids::{ApplicantId, CorrectionId, FileId, TenantId};
use jetway_domain::order::OrderEventKind;
use jetway_domain::visa::applicant::{Applicant, StoredDocument, VisaState};
use jetway_domain::visa::correction::{Correction, CorrectionItem, CorrectionSubject};
use jetway_domain::visa::order::{DecisionOutcome, NewDecision, VisaFault, VisaOrder};
use serde_json::json;

use super::record::StepRecord;
use super::{DeskCall, DeskError};
use crate::order::change::{Change, OPERATIONS};
use crate::visa::{NUMBER, Visas, place};

/// The embassy's decision on an application, as recorded by an operator.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// The visa is granted, with its number.
    Approved(String),
    /// It is refused, for a reason.
    Refused(String),
    /// It is returned, for a reason.
    Returned(String),
    /// The applicant is expected in person.
    Biometrics(DateTime<Utc>),
}

impl Visas {
    /// Accept a document, or reject it for a reason that the agency reads.
    ///
    /// # Errors
    /// As [`DeskError`]; `Refused` when the applicant is not in review.
    pub async fn review_document(
        &self,
        call: &DeskCall,
        file: FileId,
        rejected: Option<String>,
    ) -> Result<VisaOrder, DeskError> {
        let (order, _lock) = self.at_desk(call).await?;
        let mut moved = order.clone();
        moved.review_document(file, rejected.clone())?;
        let (applicant, name) = document_of(&order, file).ok_or(VisaFault::NoDocument)?;
        let verb = if rejected.is_some() {
            "does not fit"
        } else {
            "is checked"
        };
        let text = format!("{}: {name} {verb}.", applicant.name());
        let record = StepRecord {
            change: Change::by(OPERATIONS, OrderEventKind::DocumentsReviewed, text),
            action: "visa.documentReviewed",
            detail: json!({ "applicant": applicant.id, "file": file, "ok": rejected.is_none() }),
        };
        let tx = self.services.begin(&call.tenant).await?;
        self.record(tx, call, (&order, moved), record).await
    }

    /// Ask the agency to correct fields and documents of one applicant by a deadline.
    ///
    /// # Errors
    /// As [`DeskError`]; `Past` when the deadline has passed.
    pub async fn request_correction(
        &self,
        call: &DeskCall,
        applicant: ApplicantId,
        items: Vec<CorrectionItem>,
        due_at: DateTime<Utc>,
    ) -> Result<VisaOrder, DeskError> {
        let (order, _lock) = self.at_desk(call).await?;
        let now = self.services.now();
        if due_at <= now {
            return Err(DeskError::Past);
        }
        let correction = Correction {
            id: CorrectionId::fresh(self.services.ids()),
            applicant,
            items,
            requested_at: now,
            requested_by: call.operator.name().to_owned(),
            due_at,
            resolved_at: None,
            resolved_by: None,
            replaced: Vec::new(),
            sealed_changes: None,
        };
        let asked: Vec<&str> = correction.items.iter().map(|item| name_of(&item.subject)).collect();
        let record = StepRecord {
            action: "visa.correctionRequested",
            detail: json!({ "applicant": applicant, "correction": correction.id, "items": asked, "dueAt": due_at }),
            change: {
                let who = order.applicant(applicant).map(Applicant::name).unwrap_or_default();
                let text = format!("{who}: a correction was requested.");
                Change::by(OPERATIONS, OrderEventKind::CorrectionAsked, text)
            },
        };
        let mut moved = order.clone();
        moved.request_correction(correction)?;
        let tx = self.services.begin(&call.tenant).await?;
        self.record(tx, call, (&order, moved), record).await
    }

    /// Withdraw a correction that waits for the agency. The applicant is reviewed again when it was their last open one.
    ///
    /// # Errors
    /// As [`DeskError`]; `Refused` when it is not open.
    pub async fn withdraw_correction(&self, call: &DeskCall, correction: CorrectionId) -> Result<VisaOrder, DeskError> {
        let (order, _lock) = self.at_desk(call).await?;
        let mut moved = order.clone();
        let applicant = moved.withdraw_correction(correction, self.services.now())?;
        let who = order.applicant(applicant).map(Applicant::name).unwrap_or_default();
        let text = format!("{who}: a correction was withdrawn.");
        let record = StepRecord {
            change: Change::by(OPERATIONS, OrderEventKind::CorrectionWithdrawn, text),
            action: "visa.correctionWithdrawn",
            detail: json!({ "applicant": applicant, "correction": correction }),
        };
        let tx = self.services.begin(&call.tenant).await?;
        self.record(tx, call, (&order, moved), record).await
    }

    /// Record the embassy's decision on one application.
    ///
    /// # Errors
    /// As [`DeskError`]; `Refused` when the embassy does not have it.
    pub async fn record_verdict(
        &self,
        call: &DeskCall,
        applicant: ApplicantId,
        verdict: Verdict,
    ) -> Result<VisaOrder, DeskError> {
        let (order, _lock) = self.at_desk(call).await?;
        let mut moved = order.clone();
        let who = order.applicant(applicant).ok_or(VisaFault::NoApplicant)?.name();
        if matches!(&verdict, Verdict::Biometrics(at) if *at <= self.services.now()) {
            return Err(DeskError::Past);
        }
        let word = match &verdict {
            Verdict::Approved(_) => "approved",
            Verdict::Refused(_) => "refused",
            Verdict::Returned(_) => "returned",
            Verdict::Biometrics(_) => "biometricsDue",
        };
        let change = self.take_verdict(&call.tenant, &mut moved, (applicant, &who), verdict)?;
        let record = StepRecord {
            change: Change::by(OPERATIONS, change.0, change.1),
            action: "visa.decisionRecorded",
            detail: json!({ "applicant": applicant, "decision": word }),
        };
        let tx = self.services.begin(&call.tenant).await?;
        self.record(tx, call, (&order, moved), record).await
    }

    /// Moves an applicant by the embassy's decision; returns the line of history.
    pub(super) fn take_verdict(
        &self,
        tenant: &TenantId,
        moved: &mut VisaOrder,
        (applicant, who): (ApplicantId, &str),
        verdict: Verdict,
    ) -> Result<(OrderEventKind, String), DeskError> {
        let state = moved.applicant(applicant).ok_or(VisaFault::NoApplicant)?.state;
        if state == VisaState::Lodged {
            moved.start_processing(applicant, None)?;
        }
        let (outcome, number, reason, text) = match verdict {
            Verdict::Biometrics(at) => {
                if state == VisaState::BiometricsDue {
                    moved.start_processing(applicant, None)?;
                }
                moved.ask_biometrics(applicant, at)?;
                let text = format!("{who} is expected by the embassy, for fingerprints and a photo.");
                return Ok((OrderEventKind::BiometricsDue, text));
            }
            Verdict::Approved(number) => {
                let text = format!("{who}: the visa is granted.");
                (DecisionOutcome::Approved, Some(number), None, text)
            }
            Verdict::Refused(reason) => {
                let text = format!("{who}: the visa is refused.");
                (DecisionOutcome::Refused, None, Some(reason), text)
            }
            Verdict::Returned(reason) => {
                let text = format!("{who}: the embassy returned the application.");
                (DecisionOutcome::Returned, None, Some(reason), text)
            }
        };
        let id = applicant.to_string();
        let seal = |number: String| self.services.sealer.seal(place(tenant, NUMBER, &id), &number);
        let sealed_number = number.map(seal).transpose()?;
        let at = self.services.now();
        moved.decide(
            applicant,
            NewDecision {
                outcome,
                at,
                sealed_number,
                reason,
            },
        )?;
        Ok((OrderEventKind::VisaDecided, text))
    }

    /// Hand the visas of all approved applicants to the agency.
    ///
    /// # Errors
    /// As [`DeskError`]; `Refused` when none is approved, or one has no file.
    pub async fn deliver(&self, call: &DeskCall) -> Result<VisaOrder, DeskError> {
        let (order, _lock) = self.at_desk(call).await?;
        let mut moved = order.clone();
        let delivered = moved.deliver()?;
        let text = match delivered.len() {
            1 => "The visa is ready.".to_owned(),
            count => format!("{count} visas are ready."),
        };
        let record = StepRecord {
            change: Change::by(OPERATIONS, OrderEventKind::VisaDelivered, text),
            action: "visa.delivered",
            detail: json!({ "applicants": delivered }),
        };
        let tx = self.services.begin(&call.tenant).await?;
        self.record(tx, call, (&order, moved), record).await
    }
}

/// The applicant and the name of the document that has a file.
fn document_of(order: &VisaOrder, file: FileId) -> Option<(&Applicant, &str)> {
    order.details.applicants.iter().find_map(|applicant| {
        let has = |kept: &StoredDocument| kept.id == file;
        let mut documents = applicant.documents.iter();
        let document = documents.find(|document| document.file.as_ref().is_some_and(has))?;
        Some((applicant, document.name.as_str()))
    })
}

fn name_of(subject: &CorrectionSubject) -> &str {
    match subject {
        CorrectionSubject::Field(name) | CorrectionSubject::Document(name) => name,
    }
}
