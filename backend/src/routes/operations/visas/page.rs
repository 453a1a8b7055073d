//! One application as operators read it: the form beside its documents.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use jetway_app::files::FileKind;
use jetway_app::visa::desk::case::{DeskCase, DeskPrivate};
use jetway_app::visa::desk::queue::due_at;
use jetway_domain::ids::{CorrectionId, FileId, TenantId};
use jetway_domain::visa::applicant::{Applicant, ApplicantDocument, ApplicantForm, DocumentState, VisaState};
use jetway_domain::visa::correction::{Correction, CorrectionItem, CorrectionSubject, FieldChange};
use jetway_domain::visa::desk::{DeskQueue, is_checked};
use jetway_domain::visa::fields::value_of;
use jetway_domain::visa::order::VisaOrder;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::form::{self, VisaDeskField};
use crate::routes::operations::order_page::OrderCaseEvent;
use crate::wire::instant::instant;
use crate::wire::names::{VisaDeskStep, VisaDocumentStatus, VisaOrderStatus};

/// An application. Amounts such as `AED 460.00`.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VisaDeskOrder {
    /// Slug of the tenant.
    tenant: String,
    reference_id: String,
    /// Sent with each step, which is refused when the order has changed since.
    version: u32,
    agency: String,
    #[schema(value_type = VisaOrderStatus)]
    status: &'static str,
    destination_name: String,
    product: String,
    travel_date: NaiveDate,
    nationality: String,
    residency: String,
    express: bool,
    processing_days: VisaDays,
    fees: VisaDeskFees,
    #[serde(skip_serializing_if = "Option::is_none")]
    submitted_at: Option<String>,
    /// When the next thing is late; absent when nothing waits.
    #[serde(skip_serializing_if = "Option::is_none")]
    due_at: Option<String>,
    applicants: Vec<VisaDeskApplicant>,
    /// Newest first.
    corrections: Vec<VisaDeskCorrection>,
    /// Oldest first.
    events: Vec<OrderCaseEvent>,
    /// Whether every visa is there to hand out.
    can_deliver: bool,
    /// When the documents were deleted.
    #[serde(skip_serializing_if = "Option::is_none")]
    files_deleted_at: Option<String>,
}

/// Days, at least and at most.
#[derive(Serialize, ToSchema)]
pub(crate) struct VisaDays {
    min: u16,
    max: u16,
}

/// What an application costs.
#[derive(Serialize, ToSchema)]
pub(crate) struct VisaDeskFees {
    total: String,
}

/// An applicant.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VisaDeskApplicant {
    applicant_id: Uuid,
    name: String,
    #[schema(value_type = VisaOrderStatus)]
    status: &'static str,
    /// In the order of the form; empty for operators who may not read it.
    fields: Vec<VisaDeskField>,
    documents: Vec<VisaDeskDocument>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lodged_at: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    embassy_reference: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    biometrics_at: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    decided_at: Option<String>,
    /// Why it was refused or returned.
    #[serde(skip_serializing_if = "Option::is_none")]
    decision_reason: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    visa_number: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    visa_file_id: Option<Uuid>,
    /// What the operator may do now.
    #[schema(value_type = Vec<VisaDeskStep>)]
    steps: Vec<&'static str>,
}

/// A document of an applicant.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VisaDeskDocument {
    code: String,
    name: String,
    mandatory: bool,
    #[schema(value_type = VisaDocumentStatus)]
    status: &'static str,
    /// Absent without a file, and once it was deleted.
    #[serde(skip_serializing_if = "Option::is_none")]
    file_id: Option<Uuid>,
    #[serde(skip_serializing_if = "Option::is_none")]
    file_name: Option<String>,
    /// Media type of the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    kind: Option<&'static str>,
    /// Why it was rejected.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    uploaded_at: Option<String>,
    /// Versions that a correction replaced, oldest first.
    earlier: Vec<VisaDeskEarlierFile>,
}

/// A former version of a document.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VisaDeskEarlierFile {
    file_id: Uuid,
    file_name: String,
}

/// A correction that was asked for.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VisaDeskCorrection {
    correction_id: Uuid,
    applicant_id: Uuid,
    items: Vec<VisaDeskCorrectionItem>,
    requested_at: String,
    requested_by: String,
    due_at: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    resolved_at: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    answered_by: Option<String>,
}

/// One thing to correct. Values of a form are absent for operators who may not read it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VisaDeskCorrectionItem {
    /// Name of an input field, or code of an answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<String>,
    /// Code of a document.
    #[serde(skip_serializing_if = "Option::is_none")]
    document: Option<String>,
    /// What it is called.
    label: String,
    reason: String,
    /// Former value, or name of the former file.
    #[serde(skip_serializing_if = "Option::is_none")]
    before: Option<String>,
    /// New value, or name of the new file.
    #[serde(skip_serializing_if = "Option::is_none")]
    after: Option<String>,
}

impl VisaDeskOrder {
    /// `acts`: the operator may take steps.
    pub(super) fn of(tenant: &TenantId, case: DeskCase, acts: bool) -> Self {
        let (order, private) = (&case.order, case.private.as_ref());
        let details = &order.details;
        let product = &details.product;
        let form = |at: usize| private.and_then(|private| private.forms.get(at));
        let number = |at: usize| private.and_then(|private| private.numbers.get(at).cloned().flatten());
        let is_kept = details.documents_deleted_at.is_none();
        let kinds = if is_kept { case.kinds } else { BTreeMap::new() };
        let people = details.applicants.iter().enumerate();
        let applicants = people.map(|(at, one)| {
            let fields = form(at)
                .map(|form| form::fields(details, one, form))
                .unwrap_or_default();
            let (lodged_at, biometrics_at) = (one.lodged_at.map(instant), one.biometrics_at.map(instant));
            let decision = one.decision.as_ref();
            let visa = decision.and_then(|decision| decision.visa.as_ref()).filter(|_| is_kept);
            VisaDeskApplicant {
                applicant_id: one.id.0,
                name: one.name(),
                status: one.state.as_str(),
                fields,
                documents: one
                    .documents
                    .iter()
                    .map(|document| VisaDeskDocument::of(document, &kinds))
                    .collect(),
                lodged_at,
                embassy_reference: one.embassy_reference.clone(),
                biometrics_at,
                decided_at: decision.map(|decision| instant(decision.at)),
                decision_reason: decision.and_then(|decision| decision.reason.clone()),
                visa_number: number(at),
                visa_file_id: visa.map(|file| file.id.0),
                steps: if acts { steps(one) } else { Vec::new() },
            }
        });
        let has_visa = |one: &Applicant| one.decision.as_ref().is_some_and(|decision| decision.visa.is_some());
        let mut approved = details.applicants.iter().filter(|one| one.state == VisaState::Approved);
        let waits = details.applicants.iter().any(|one| DeskQueue::of(one).is_some());
        let corrections = details.corrections.iter().rev();
        Self {
            tenant: tenant.as_str().to_owned(),
            reference_id: order.reference.as_str().to_owned(),
            version: order.version,
            agency: details.agency_name.clone(),
            status: order.state().as_str(),
            destination_name: product.destination_name.clone(),
            product: product.name.en.clone(),
            travel_date: details.travel_on,
            nationality: details.nationality.as_str().to_owned(),
            residency: details.residency.as_str().to_owned(),
            express: details.express,
            processing_days: VisaDays {
                min: product.processing.min,
                max: product.processing.max,
            },
            fees: VisaDeskFees {
                total: order.total().to_string(),
            },
            submitted_at: details.submitted_at.map(instant),
            due_at: waits.then(|| instant(due_at(order))),
            applicants: applicants.collect(),
            corrections: corrections
                .map(|one| VisaDeskCorrection::of(order, one, private))
                .collect(),
            events: case.history.into_iter().map(OrderCaseEvent::of).collect(),
            can_deliver: acts && approved.next().is_some_and(has_visa) && approved.all(has_visa),
            files_deleted_at: details.documents_deleted_at.map(instant),
        }
    }
}

/// What can be done with an applicant now.
fn steps(one: &Applicant) -> Vec<&'static str> {
    match one.state {
        VisaState::Submitted => vec!["review", "correct"],
        VisaState::DocumentReview | VisaState::Resubmitted if is_checked(one) => vec!["review", "correct", "lodge"],
        VisaState::DocumentReview | VisaState::Resubmitted => vec!["review", "correct"],
        VisaState::CorrectionRequested => vec!["correct"],
        VisaState::Lodged | VisaState::InProcess | VisaState::BiometricsDue => vec!["decide"],
        VisaState::Approved => vec!["upload"],
        VisaState::Draft
        | VisaState::Refused
        | VisaState::Returned
        | VisaState::Delivered
        | VisaState::Cancelled
        | VisaState::Expired => Vec::new(),
    }
}

impl VisaDeskDocument {
    fn of(document: &ApplicantDocument, kinds: &BTreeMap<FileId, FileKind>) -> Self {
        let file = document.file.as_ref();
        let kept = file.filter(|file| kinds.contains_key(&file.id));
        let earlier = document.earlier.iter().filter(|file| kinds.contains_key(&file.id));
        Self {
            code: document.code.clone(),
            name: document.name.clone(),
            mandatory: document.mandatory,
            status: match document.state {
                DocumentState::Missing => "missing",
                DocumentState::Pending => "pending",
                DocumentState::Ok => "ok",
                DocumentState::Rejected => "rejected",
            },
            file_id: kept.map(|file| file.id.0),
            file_name: file.map(|file| file.name.clone()),
            kind: kept.and_then(|file| kinds.get(&file.id)).map(|kind| kind.as_str()),
            reason: document.reason.clone(),
            uploaded_at: file.map(|file| instant(file.uploaded_at)),
            earlier: earlier
                .map(|file| VisaDeskEarlierFile {
                    file_id: file.id.0,
                    file_name: file.name.clone(),
                })
                .collect(),
        }
    }
}

impl VisaDeskCorrection {
    fn of(order: &VisaOrder, correction: &Correction, private: Option<&DeskPrivate>) -> Self {
        let at = order
            .details
            .applicants
            .iter()
            .position(|one| one.id == correction.applicant);
        let applicant = at.and_then(|at| order.details.applicants.get(at));
        let form = at.and_then(|at| private.and_then(|private| private.forms.get(at)));
        let changes = private.and_then(|private| changes_of(private, correction.id));
        let items = correction.items.iter();
        let items = items.map(|item| match &item.subject {
            CorrectionSubject::Field(field) => field_item(order, (applicant, form), (item, field), changes),
            CorrectionSubject::Document(code) => document_item(applicant, correction, (item, code)),
        });
        Self {
            correction_id: correction.id.0,
            applicant_id: correction.applicant.0,
            items: items.collect(),
            requested_at: instant(correction.requested_at),
            requested_by: correction.requested_by.clone(),
            due_at: instant(correction.due_at),
            resolved_at: correction.resolved_at.map(instant),
            answered_by: correction.resolved_by.clone(),
        }
    }
}

fn changes_of(private: &DeskPrivate, correction: CorrectionId) -> Option<&[FieldChange]> {
    private.changes.get(&correction).map(Vec::as_slice)
}

fn field_item(
    order: &VisaOrder,
    (applicant, form): (Option<&Applicant>, Option<&ApplicantForm>),
    (item, field): (&CorrectionItem, &str),
    changes: Option<&[FieldChange]>,
) -> VisaDeskCorrectionItem {
    let product = &order.details.product;
    let change = changes.and_then(|changes| changes.iter().find(|change| change.field == field));
    let now = || Some(value_of(applicant?, form?, field));
    VisaDeskCorrectionItem {
        field: Some(field.to_owned()),
        document: None,
        label: form::label(product, field),
        reason: item.reason.clone(),
        before: change.map_or_else(now, |change| Some(change.before.clone())),
        after: change.map(|change| change.after.clone()),
    }
}

fn document_item(
    applicant: Option<&Applicant>,
    correction: &Correction,
    (item, code): (&CorrectionItem, &str),
) -> VisaDeskCorrectionItem {
    let document = applicant.and_then(|one| one.document(code));
    let (before, after) = document.map(|one| correction.versions(one)).unwrap_or_default();
    VisaDeskCorrectionItem {
        field: None,
        document: Some(code.to_owned()),
        label: document.map_or_else(|| code.to_owned(), |one| one.name.clone()),
        reason: item.reason.clone(),
        before: before.map(|file| file.name.clone()),
        after: after.map(|file| file.name.clone()),
    }
}
