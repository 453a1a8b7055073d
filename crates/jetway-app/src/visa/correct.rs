//! Answers operators' correction requests. Nothing else changes, and only that applicant waits for operators again.

use std::collections::BTreeMap;

use jetway_domain::ids::{CorrectionId, OrderReference, TenantId};
use jetway_domain::order::OrderEventKind;
use jetway_domain::visa::applicant::Applicant;
use jetway_domain::visa::correction::FieldChange;
use jetway_domain::visa::fields::{set_value, value_of};
use jetway_domain::visa::order::{VisaFault, VisaOrder};
use jetway_domain::visa::rules::{ApplicantFault, LONGEST_ANSWER, documents_of, repeated_passports, submission_faults};

use super::draft::MASK;
use super::{CHANGES, VisaError, Visas, place};
use crate::context::Caller;
use crate::order::change::Change;

impl Visas {
    /// Answer a correction with new values of its fields. Its documents were uploaded before.
    ///
    /// # Errors
    /// When it is not open, a field was not requested, or a field or document is missing or wrong.
    pub async fn answer_correction(
        &self,
        caller: &Caller,
        (reference, id): (&OrderReference, CorrectionId),
        answers: &BTreeMap<String, String>,
    ) -> Result<VisaOrder, VisaError> {
        let (order, _lock) = self.store.own_locked::<VisaOrder>(caller, reference).await?;
        let correction = order.open_corrections().find(|one| one.id == id);
        let correction = correction.ok_or(VisaFault::NoCorrection)?.clone();
        let asked: Vec<&str> = correction.fields().collect();
        let unasked = answers.keys().filter(|name| !asked.contains(&name.as_str()));
        let detail = "This correction was not requested, so the field cannot be changed.";
        let mut faults: Vec<ApplicantFault> = unasked.map(|name| fault(name, "correction.notAsked", detail)).collect();
        let applicant = order.applicant(correction.applicant).ok_or(VisaFault::NoApplicant)?;
        let (corrected, changes) = self.corrected(&caller.tenant, &order, applicant, (&asked, answers), &mut faults)?;
        let missing = correction.documents().filter(|code| !correction.has_replaced(code));
        let detail = "Upload this document again.";
        faults.extend(missing.map(|code| ApplicantFault {
            field: format!("/documents/{code}"),
            code: "document.missing",
            detail,
        }));
        if !faults.is_empty() {
            return Err(VisaError::Answers(faults));
        }
        let mut moved = order.clone();
        if let Some(kept) = moved.details.applicants.iter_mut().find(|one| one.id == corrected.id) {
            *kept = corrected;
        }
        let at = id.to_string();
        let sealed = self
            .services
            .sealer
            .seal(place(&caller.tenant, CHANGES, &at), &changes)?;
        let by = (caller.user_name.as_str(), self.services.now());
        moved.resolve_correction(id, &asked, Some(sealed), by)?;
        let tx = self.services.begin(&caller.tenant).await?;
        let text = "A correction was answered.";
        let change = Change::by(&caller.user_name, OrderEventKind::CorrectionAnswered, text);
        Ok(self.keep(tx, (&order, moved), change).await?)
    }

    /// The applicant with the requested fields as answered, and the changes. Faults of these fields are added.
    fn corrected(
        &self,
        tenant: &TenantId,
        order: &VisaOrder,
        applicant: &Applicant,
        (asked, answers): (&[&str], &BTreeMap<String, String>),
        faults: &mut Vec<ApplicantFault>,
    ) -> Result<(Applicant, Vec<FieldChange>), VisaError> {
        let mut form = self.open_form(tenant, applicant)?;
        let mut corrected = applicant.clone();
        let mut changes = Vec::new();
        for field in asked {
            let Some(answer) = answers.get(*field) else {
                faults.push(fault(field, "field.missing", "Enter this."));
                continue;
            };
            let before = value_of(&corrected, &form, field);
            // A user who may not read the number sends it back masked, which confirms it.
            let is_unread = *field == "passportNumber" && answer.contains(MASK);
            let answer = if is_unread { &before } else { answer };
            let is_short = answer.chars().count() <= LONGEST_ANSWER && !answer.chars().any(char::is_control);
            if !is_short || set_value(&mut corrected, &mut form, (field, answer)).is_err() {
                faults.push(fault(field, "answer.shape", "The answer does not fit the question."));
                continue;
            }
            let after = value_of(&corrected, &form, field);
            changes.push(FieldChange {
                field: (*field).to_owned(),
                before,
                after,
            });
        }
        let details = &order.details;
        let trip = (details.nationality, details.travel_on, self.today(tenant));
        for found in submission_faults(&details.product, &corrected, &form, trip) {
            let name = found.field.strip_prefix("answers/").unwrap_or(&found.field);
            let is_new = faults.iter().all(|known| known.field != format!("/answers/{name}"));
            if asked.contains(&name) && is_new {
                faults.push(fault(name, found.code, found.detail));
            }
        }
        // A passport is identified by number and country, so the fault is reported at the requested field.
        let mut makes_it = ["passportNumber", "issueCountry"].into_iter();
        if let Some(field) = makes_it.find(|field| asked.contains(field)) {
            let others = details.applicants.iter().filter(|other| other.id != corrected.id);
            let others = others.map(|other| Ok((other.state, self.open_form(tenant, other)?)));
            let mut applicants = others.collect::<Result<Vec<_>, VisaError>>()?;
            let own = applicants.len();
            applicants.push((corrected.state, form.clone()));
            let mut repeated = repeated_passports(&applicants).into_iter();
            let repeated = repeated.find(|(number, _)| *number == own);
            faults.extend(repeated.map(|(_, found)| fault(field, found.code, found.detail)));
        }
        // A document required by the new entries is added, and operators request its file. None is removed.
        let wanted = documents_of(&details.product, &form, details.travel_on, &corrected.documents);
        let is_known = |code: &str| applicant.document(code).is_some();
        corrected
            .documents
            .extend(wanted.into_iter().filter(|document| !is_known(&document.code)));
        self.seal_form(tenant, &mut corrected, &form)?;
        Ok((corrected, changes))
    }
}

fn fault(field: &str, code: &'static str, detail: &'static str) -> ApplicantFault {
    ApplicantFault {
        field: format!("/answers/{field}"),
        code,
        detail,
    }
}
