//! The form of an applicant as operators read it.

use jetway_domain::visa::applicant::{Applicant, ApplicantForm};
use jetway_domain::visa::fields::value_of;
use jetway_domain::visa::order::VisaOrderDetails;
use jetway_domain::visa::product::VisaProduct;
use jetway_domain::visa::rules::is_minor;
use serde::Serialize;
use utoipa::ToSchema;

use crate::wire::names::VisaFieldKind;

/// An entry of the form.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VisaDeskField {
    /// Name of an input field, or code of an answer.
    field: String,
    label: String,
    /// Dates such as `2026-11-26`, countries as two letters.
    value: String,
    #[schema(value_type = VisaFieldKind)]
    kind: &'static str,
}

/// The consent of a guardian, which only minors need.
const CONSENT: &str = "guardianConsent";
/// Every input field: its name, what it is called, and its kind.
const INPUTS: [(&str, &str, &str); 13] = [
    ("title", "Title", "text"),
    ("givenName", "Given name", "text"),
    ("surname", "Surname", "text"),
    ("birthDate", "Date of birth", "date"),
    ("nationality", "Nationality", "country"),
    ("occupation", "Occupation", "text"),
    ("passportNumber", "Passport number", "text"),
    ("passportIssueDate", "Passport issued on", "date"),
    ("passportExpiry", "Passport valid until", "date"),
    ("issueCountry", "Passport issued by", "country"),
    ("phone", "Phone", "text"),
    ("email", "E-mail", "text"),
    (CONSENT, "A guardian consents", "yesNo"),
];

/// What was entered, in the order of the form. What was left empty is left out.
pub(super) fn fields(order: &VisaOrderDetails, applicant: &Applicant, form: &ApplicantForm) -> Vec<VisaDeskField> {
    let product = &order.product;
    let needs_consent = form.guardian_consent || is_minor(form, order.travel_on);
    let inputs = INPUTS.into_iter();
    let questions = product.fields.iter();
    let questions = questions.map(|field| (field.code.as_str(), field.label.en.as_str(), field.kind.as_str()));
    let entered = |(field, label, kind): (&str, &str, &'static str)| {
        let value = value_of(applicant, form, field);
        let choice = product
            .field(field)
            .and_then(|asked| asked.choices.iter().find(|one| one.value == value));
        let value = choice.map_or(value, |choice| choice.label.en.clone());
        // Adults need no consent.
        let is_shown = !value.is_empty() && (field != CONSENT || needs_consent);
        is_shown.then(|| VisaDeskField {
            field: field.to_owned(),
            label: label.to_owned(),
            value,
            kind,
        })
    };
    inputs.chain(questions).filter_map(entered).collect()
}

/// What a field or a question is called.
pub(super) fn label(product: &VisaProduct, field: &str) -> String {
    let input = INPUTS.iter().find(|(name, ..)| *name == field);
    let question = || product.field(field).map(|field| field.label.en.as_str());
    let label = input.map(|(_, label, _)| *label).or_else(question);
    label.unwrap_or(field).to_owned()
}
