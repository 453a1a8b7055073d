//! A visa application as agents read it.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use jetway_app::visa::VisaError;
use jetway_domain::access::Functionality;
use jetway_domain::visa::applicant::{Applicant, ApplicantDocument, ApplicantForm, DocumentState, VisaState};
use jetway_domain::visa::correction::{Correction, CorrectionItem, CorrectionSubject};
use jetway_domain::visa::fields::value_of;
use jetway_domain::visa::order::VisaOrder as Stored;
use serde::Serialize;
use utoipa::ToSchema;

use super::product::VisaProduct;
use super::search::shown;
use crate::http::{Agent, Refusal};
use crate::state::AppState;
use crate::wire::instant::instant;
use crate::wire::name_warning::NameWarning;
use crate::wire::names::{VisaDocumentStatus, VisaOrderStatus};
use crate::wire::payment::Payment;
use crate::wire::person::masked;

/// An action of an agent.
#[derive(Serialize, ToSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "camelCase")]
pub(crate) enum VisaAction {
    /// Fill the draft.
    Edit,
    /// Submit and pay.
    Submit,
    /// Answer a correction.
    Correct,
    /// Cancel.
    Cancel,
    /// Print the application and its invoices.
    Print,
    /// Read the history.
    History,
    /// Read answered corrections, which hold what applicants entered.
    CorrectionHistory,
}

/// A document that is asked of an applicant.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VisaApplicantDocument {
    code: String,
    name: String,
    mandatory: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    file_id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    file_name: Option<String>,
    #[schema(value_type = VisaDocumentStatus)]
    status: &'static str,
    /// Why it was rejected.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    uploaded_at: Option<String>,
}

/// An applicant.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VisaApplicant {
    applicant_id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    traveller_id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<&'static str>,
    given_name: String,
    surname: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    birth_date: Option<NaiveDate>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nationality: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    occupation: Option<String>,
    /// Masked without 220.
    #[serde(skip_serializing_if = "Option::is_none")]
    passport_number: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    passport_issue_date: Option<NaiveDate>,
    #[serde(skip_serializing_if = "Option::is_none")]
    passport_expiry: Option<NaiveDate>,
    #[serde(skip_serializing_if = "Option::is_none")]
    issue_country: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    phone: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    email: Option<String>,
    answers: BTreeMap<String, String>,
    guardian_consent: bool,
    #[schema(value_type = VisaOrderStatus)]
    status: &'static str,
    /// Those that are asked of this applicant.
    documents: Vec<VisaApplicantDocument>,
    /// Once the visa is delivered; masked without 220.
    #[serde(skip_serializing_if = "Option::is_none")]
    visa_number: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    visa_file_id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    decided_at: Option<String>,
    /// Why it was refused or returned.
    #[serde(skip_serializing_if = "Option::is_none")]
    decision_reason: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    biometrics_at: Option<String>,
}

/// For all applicants.
#[derive(Serialize, ToSchema)]
pub(crate) struct VisaOrderFees {
    embassy: String,
    service: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    express: Option<String>,
    vat: String,
    total: String,
}

/// One thing to correct: a field or a document.
#[derive(Serialize, ToSchema)]
pub(crate) struct VisaCorrectionItem {
    /// Name of an input field, or code of a question.
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<String>,
    /// Code of a document.
    #[serde(skip_serializing_if = "Option::is_none")]
    document: Option<String>,
    reason: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    before: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    after: Option<String>,
}

/// What operators asked to correct.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VisaCorrection {
    correction_id: String,
    applicant_id: String,
    items: Vec<VisaCorrectionItem>,
    requested_at: String,
    requested_by: String,
    due_at: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    resolved_at: Option<String>,
    /// Who answered it; absent for one that ended unanswered.
    #[serde(skip_serializing_if = "Option::is_none")]
    answered_by: Option<String>,
}

/// A cancellation.
#[derive(Serialize, ToSchema)]
pub(crate) struct VisaCancelled {
    at: String,
    fee: String,
    /// Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    refund: Option<String>,
}

/// An application. Without 259 what applicants entered, and its corrections, are left out; drafts are read in full with 260.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VisaOrder {
    reference_id: String,
    version: u32,
    #[schema(value_type = VisaOrderStatus)]
    status: &'static str,
    status_text: &'static str,
    created_at: String,
    created_by: String,
    /// Until when a draft is kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    draft_until: Option<String>,
    /// Until when the amount of a draft holds; saving again prices it anew.
    #[serde(skip_serializing_if = "Option::is_none")]
    price_until: Option<String>,
    product: VisaProduct,
    travel_date: NaiveDate,
    nationality: String,
    residency: String,
    express: bool,
    applicants: Vec<VisaApplicant>,
    /// What should be looked at in the names of applicants, such as a title inside one, or a single name for a country that
    /// refuses it; it blocks nothing.
    name_warnings: Vec<NameWarning>,
    fees: VisaOrderFees,
    /// Amount the customer pays for all applicants.
    amount: String,
    /// Amount the agency pays; needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    agent_amount: Option<String>,
    currency: String,
    payment: Payment,
    /// Open ones; those that ended with 254 alone.
    corrections: Vec<VisaCorrection>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cancelled: Option<VisaCancelled>,
    actions: Vec<VisaAction>,
}

impl VisaOrder {
    pub(super) fn of(state: &AppState, agent: &Agent, order: &Stored) -> Result<Self, Refusal> {
        let details = &order.details;
        let visibility = agent.visibility();
        let product = VisaProduct::of(&details.product, shown(state, agent, details.travel_on));
        let product = product.map_err(|error| Refusal::ours(&error))?;
        let amounts = details.amounts;
        let applicants = details.applicants.iter().map(|one| applicant(state, agent, order, one));
        let draft_until = order.draft_until();
        let cancelled = match &details.cancelled {
            None => None,
            Some(cancelled) => {
                let refund = cancelled
                    .terms
                    .returned
                    .total()
                    .map_err(|error| Refusal::ours(&error))?;
                Some(VisaCancelled {
                    at: instant(cancelled.terms.at),
                    fee: cancelled.terms.fee.to_string(),
                    refund: visibility.agent_amounts.then(|| refund.to_string()),
                })
            }
        };
        Ok(Self {
            reference_id: order.reference.as_str().to_owned(),
            version: order.version,
            status: order.state().as_str(),
            status_text: order.state().text(),
            created_at: instant(order.created_at),
            created_by: details.created_by_name.clone(),
            price_until: draft_until.map(|_| instant(details.price_until)),
            draft_until: draft_until.map(instant),
            product,
            travel_date: details.travel_on,
            nationality: details.nationality.as_str().to_owned(),
            residency: details.residency.as_str().to_owned(),
            express: details.express,
            applicants: applicants.collect::<Result<_, _>>()?,
            name_warnings: details
                .applicants
                .iter()
                .flat_map(|one| NameWarning::all(&one.given_name, &one.surname, &[details.product.destination]))
                .collect(),
            fees: VisaOrderFees {
                embassy: amounts.embassy.to_string(),
                service: amounts.service.to_string(),
                express: (!amounts.express.is_zero()).then(|| amounts.express.to_string()),
                vat: amounts.vat.to_string(),
                total: order.total().to_string(),
            },
            amount: order.total().to_string(),
            agent_amount: visibility.agent_amounts.then(|| order.total().to_string()),
            currency: order.total().currency.as_str().to_owned(),
            payment: Payment::of(order, visibility),
            corrections: if reads_form(agent, order) {
                corrections(state, agent, order, agent.may(Functionality::ShowVisaCorrectionHistory))?
            } else {
                Vec::new()
            },
            cancelled,
            actions: actions(state, agent, order),
        })
    }
}

/// Whether the user reads what applicants entered: with 259, and while they fill the draft, with 260.
pub(super) fn reads_form(agent: &Agent, order: &Stored) -> bool {
    let is_draft = order.draft_until().is_some();
    agent.may(Functionality::ViewVisaBooking) || (is_draft && agent.may(Functionality::SearchVisa))
}

fn actions(state: &AppState, agent: &Agent, order: &Stored) -> Vec<VisaAction> {
    let is_draft = order.draft_until().is_some();
    let is_late = order.is_too_late(state.app.visas().today(&agent.caller().tenant));
    let can_cancel = order
        .cancel_terms(state.app.clock().now())
        .is_ok_and(|terms| terms.is_some());
    let all = [
        (VisaAction::Edit, Functionality::SearchVisa, is_draft),
        (VisaAction::Submit, Functionality::SearchVisa, is_draft && !is_late),
        (
            VisaAction::Correct,
            Functionality::EditVisaApplication,
            order.open_corrections().next().is_some() && reads_form(agent, order),
        ),
        (VisaAction::Cancel, Functionality::CancelVisaApplication, can_cancel),
        (VisaAction::Print, Functionality::PrintVisaInvoice, true),
        (VisaAction::History, Functionality::ShowVisaBookingHistory, true),
        (
            VisaAction::CorrectionHistory,
            Functionality::ShowVisaCorrectionHistory,
            !order.details.corrections.is_empty() && reads_form(agent, order),
        ),
    ];
    let allowed = all
        .into_iter()
        .filter(|(_, needed, is_now)| *is_now && agent.may(*needed));
    allowed.map(|(action, _, _)| action).collect()
}

fn applicant(state: &AppState, agent: &Agent, order: &Stored, one: &Applicant) -> Result<VisaApplicant, Refusal> {
    let visas = state.app.visas();
    let tenant = &agent.caller().tenant;
    let form = if reads_form(agent, order) {
        visas.open_form(tenant, one).map_err(VisaError::from)?
    } else {
        ApplicantForm::default()
    };
    let country = |code: Option<jetway_domain::codes::CountryCode>| code.map(|code| code.as_str().to_owned());
    let seen = |number: String| {
        if agent.visibility().passports {
            number
        } else {
            masked(&number)
        }
    };
    let is_delivered = one.state == VisaState::Delivered;
    let number = if is_delivered && reads_form(agent, order) {
        visas.open_number(tenant, one).map_err(VisaError::from)?
    } else {
        None
    };
    let has_files = order.details.documents_deleted_at.is_none();
    let decision = one.decision.as_ref();
    let visa = decision.and_then(|decision| decision.visa.as_ref());
    Ok(VisaApplicant {
        applicant_id: one.id.to_string(),
        traveller_id: one.traveller.map(|id| id.to_string()),
        title: one.title.map(jetway_domain::air::traveller::Title::as_str),
        given_name: one.given_name.clone(),
        surname: one.surname.clone(),
        birth_date: form.birth_on,
        nationality: country(form.nationality),
        occupation: form.occupation,
        passport_number: form.passport_number.map(seen),
        passport_issue_date: form.passport_issued_on,
        passport_expiry: form.passport_expires_on,
        issue_country: country(form.issue_country),
        phone: form.phone,
        email: form.email,
        answers: form.answers,
        guardian_consent: form.guardian_consent,
        status: one.state.as_str(),
        documents: one
            .documents
            .iter()
            .map(|document| VisaApplicantDocument::of(document, has_files))
            .collect(),
        visa_number: number.map(seen),
        visa_file_id: visa
            .filter(|_| is_delivered && has_files)
            .map(|file| file.id.to_string()),
        decided_at: decision.map(|decision| instant(decision.at)),
        decision_reason: decision.and_then(|decision| decision.reason.clone()),
        biometrics_at: one.biometrics_at.map(instant),
    })
}

impl VisaApplicantDocument {
    fn of(document: &ApplicantDocument, has_files: bool) -> Self {
        let file = document.file.as_ref();
        Self {
            code: document.code.clone(),
            name: document.name.clone(),
            mandatory: document.mandatory,
            file_id: file.filter(|_| has_files).map(|file| file.id.to_string()),
            file_name: file.map(|file| file.name.clone()),
            status: match document.state {
                DocumentState::Missing => "missing",
                DocumentState::Pending => "pending",
                DocumentState::Ok => "ok",
                DocumentState::Rejected => "rejected",
            },
            reason: document.reason.clone(),
            uploaded_at: file.map(|file| instant(file.uploaded_at)),
        }
    }
}

/// Corrections, newest first: open ones, and the others if they are to be seen.
pub(super) fn corrections(
    state: &AppState,
    agent: &Agent,
    order: &Stored,
    with_ended: bool,
) -> Result<Vec<VisaCorrection>, Refusal> {
    let listed = order.details.corrections.iter().rev();
    let listed = listed.filter(|one| with_ended || one.is_open());
    listed.map(|one| correction(state, agent, order, one)).collect()
}

fn correction(state: &AppState, agent: &Agent, order: &Stored, of: &Correction) -> Result<VisaCorrection, Refusal> {
    let visas = state.app.visas();
    let tenant = &agent.caller().tenant;
    let changes = visas.open_changes(tenant, of).map_err(VisaError::from)?;
    let applicant = order.applicant(of.applicant);
    let form = applicant.map(|one| visas.open_form(tenant, one)).transpose();
    let form = form.map_err(VisaError::from)?.unwrap_or_default();
    let seen = |field: &str, value: String| {
        let is_hidden = field == "passportNumber" && !agent.visibility().passports;
        let value = if is_hidden { masked(&value) } else { value };
        Some(value).filter(|value| !value.is_empty())
    };
    let item = |item: &CorrectionItem| match &item.subject {
        CorrectionSubject::Field(field) => {
            let change = changes.iter().find(|change| change.field == *field);
            let current = || applicant.map(|one| value_of(one, &form, field)).unwrap_or_default();
            let before = change.map_or_else(current, |change| change.before.clone());
            VisaCorrectionItem {
                field: Some(field.clone()),
                document: None,
                reason: item.reason.clone(),
                before: seen(field, before),
                after: change.and_then(|change| seen(field, change.after.clone())),
            }
        }
        CorrectionSubject::Document(code) => {
            let document = applicant.and_then(|one| one.document(code));
            let (before, after) = document.map(|document| of.versions(document)).unwrap_or_default();
            VisaCorrectionItem {
                field: None,
                document: Some(code.clone()),
                reason: item.reason.clone(),
                before: before.map(|file| file.name.clone()),
                after: after.map(|file| file.name.clone()),
            }
        }
    };
    Ok(VisaCorrection {
        correction_id: of.id.to_string(),
        applicant_id: of.applicant.to_string(),
        items: of.items.iter().map(item).collect(),
        requested_at: instant(of.requested_at),
        // As in histories: names of operators stay in the house.
        requested_by: "Operations".to_owned(),
        due_at: instant(of.due_at),
        resolved_at: of.resolved_at.map(instant),
        answered_by: of.resolved_by.clone(),
    })
}
