//! Validates an application before submission, and determines the required documents. Source: ADR 0113.

use std::collections::HashSet;

use chrono::{Months, NaiveDate};

use super::applicant::{Applicant, ApplicantDocument, ApplicantForm, DocumentState, VisaState};
use super::product::{DocumentCondition, VisaField, VisaFieldKind, VisaProduct};
use crate::air::traveller::age_on;
use crate::codes::CountryCode;

/// Required validity of a passport after the day of travel.
const PASSPORT_LASTS: Months = Months::new(6);
/// From this age on no guardian is needed.
const ADULT_FROM: i32 = 18;
/// Longest name.
pub const LONGEST_NAME: usize = 60;
/// Longest answer, if the question sets no limit.
pub const LONGEST_ANSWER: usize = 250;
/// Code of the question whether the passport has two blank pages; the answer must be `yes`.
pub const BLANK_PAGES: &str = "twoBlankPages";

/// A fault of an applicant. `field` is the wire name, `documents/photo` for a document, `answers/…` for a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ApplicantFault {
    /// What is wrong.
    pub field: String,
    /// Stable code.
    pub code: &'static str,
    /// A sentence for the user.
    pub detail: &'static str,
}

impl ApplicantFault {
    fn new(field: impl Into<String>, code: &'static str, detail: &'static str) -> Self {
        let field = field.into();
        Self { field, code, detail }
    }
}

/// Whether someone is under eighteen on the day of travel; `false` while the date of birth is not known.
#[must_use]
pub fn is_minor(form: &ApplicantForm, travel_on: NaiveDate) -> bool {
    form.birth_on
        .is_some_and(|born| born > travel_on || age_on(born, travel_on) < ADULT_FROM)
}

/// The documents required of an applicant, with their files. A file of a document that is no longer required is
/// dropped.
#[must_use]
pub fn documents_of(
    product: &VisaProduct,
    form: &ApplicantForm,
    travel_on: NaiveDate,
    kept: &[ApplicantDocument],
) -> Vec<ApplicantDocument> {
    let asked = product.documents.iter().filter(|rule| match &rule.condition {
        DocumentCondition::Everyone => true,
        DocumentCondition::Minors => is_minor(form, travel_on),
        DocumentCondition::Answer { field, is } => form.answers.get(field).is_some_and(|answer| answer == is),
        DocumentCondition::Nationalities(list) => form.nationality.is_some_and(|one| list.contains(&one)),
    });
    let document = |rule: &super::product::DocumentRule| {
        let former = kept.iter().find(|document| document.code == rule.code);
        ApplicantDocument {
            code: rule.code.clone(),
            name: rule.name.clone(),
            mandatory: rule.mandatory,
            file: former.and_then(|former| former.file.clone()),
            state: former.map_or(DocumentState::Missing, |former| former.state),
            reason: former.and_then(|former| former.reason.clone()),
            earlier: former.map(|former| former.earlier.clone()).unwrap_or_default(),
        }
    };
    asked.map(document).collect()
}

/// Faults of an applicant's entries so far. A draft may be incomplete.
#[must_use]
pub fn wrong_entries(
    product: &VisaProduct,
    applicant: &Applicant,
    form: &ApplicantForm,
    today: NaiveDate,
) -> Vec<ApplicantFault> {
    let mut faults = Vec::new();
    for (field, name) in [("givenName", &applicant.given_name), ("surname", &applicant.surname)] {
        if !name.is_empty() && !is_passport_name(name) {
            let detail = "Enter the name as in the passport, in Latin letters.";
            faults.push(ApplicantFault::new(field, "name.shape", detail));
        }
    }
    if form.birth_on.is_some_and(|born| born > today) {
        faults.push(ApplicantFault::new(
            "birthDate",
            "date.future",
            "The date of birth is in the future.",
        ));
    }
    if form.passport_issued_on.is_some_and(|issued| issued > today) {
        let detail = "The passport is issued in the future.";
        faults.push(ApplicantFault::new("passportIssueDate", "date.future", detail));
    }
    if form
        .passport_number
        .as_deref()
        .is_some_and(|number| !is_passport_number(number))
    {
        let detail = "Five to fifteen letters and digits.";
        faults.push(ApplicantFault::new("passportNumber", "passport.shape", detail));
    }
    for (code, answer) in &form.answers {
        let pointer = format!("answers/{code}");
        match product.field(code) {
            None => faults.push(ApplicantFault::new(
                pointer,
                "answer.unknown",
                "The form has no such question.",
            )),
            Some(field) => {
                if !fits(field, answer) {
                    faults.push(ApplicantFault::new(
                        pointer,
                        "answer.shape",
                        "The answer does not fit the question.",
                    ));
                }
            }
        }
    }
    faults
}

/// A fault for each applicant with the same passport as an earlier one, with their index, from zero. Applicants who ended without
/// a visa do not count. `applicants` are states and forms in the order of the application.
#[must_use]
pub fn repeated_passports(applicants: &[(VisaState, ApplicantForm)]) -> Vec<(usize, ApplicantFault)> {
    let mut known = HashSet::new();
    let mut faults = Vec::new();
    for (number, (state, form)) in applicants.iter().enumerate() {
        let passport = form.passport_number.as_ref().filter(|_| !state.is_without_visa());
        let Some(passport) = passport else {
            continue;
        };
        if !known.insert((form.issue_country, passport.to_ascii_uppercase())) {
            let detail = "Another applicant has the same passport number.";
            faults.push((
                number,
                ApplicantFault::new("passportNumber", "passport.duplicate", detail),
            ));
        }
    }
    faults
}

/// Everything that prevents submitting an applicant: missing and invalid entries and missing documents.
#[must_use]
pub fn submission_faults(
    product: &VisaProduct,
    applicant: &Applicant,
    form: &ApplicantForm,
    (nationality, travel_on, today): (CountryCode, NaiveDate, NaiveDate),
) -> Vec<ApplicantFault> {
    let mut faults = wrong_entries(product, applicant, form, today);
    let present = [
        ("title", applicant.title.is_some()),
        ("surname", !applicant.surname.is_empty()),
        ("givenName", !applicant.given_name.is_empty()),
        ("birthDate", form.birth_on.is_some()),
        ("nationality", form.nationality.is_some()),
        ("occupation", form.occupation.is_some()),
        ("passportNumber", form.passport_number.is_some()),
        ("passportExpiry", form.passport_expires_on.is_some()),
        ("issueCountry", form.issue_country.is_some()),
    ];
    for (field, is_there) in present {
        if !is_there {
            faults.push(ApplicantFault::new(field, "field.missing", "Enter this."));
        }
    }
    if form.nationality.is_some_and(|of| of != nationality) {
        let detail = "The visa is sold for another nationality. Search again for this applicant.";
        faults.push(ApplicantFault::new("nationality", "nationality.other", detail));
    }
    let wanted = travel_on.checked_add_months(PASSPORT_LASTS).unwrap_or(travel_on);
    if form.passport_expires_on.is_some_and(|until| until < wanted) {
        let detail = "The passport must be valid for six months after the day of travel.";
        faults.push(ApplicantFault::new("passportExpiry", "passport.tooShort", detail));
    }
    if is_minor(form, travel_on) && !form.guardian_consent {
        let detail = "A guardian must agree to the application of a minor.";
        faults.push(ApplicantFault::new("guardianConsent", "guardian.missing", detail));
    }
    for field in &product.fields {
        let answer = form.answers.get(&field.code).filter(|answer| !answer.is_empty());
        let pointer = format!("answers/{}", field.code);
        if field.required && answer.is_none() {
            faults.push(ApplicantFault::new(pointer, "field.missing", "Answer this question."));
        } else if field.code == BLANK_PAGES && answer.is_some_and(|answer| answer != "yes") {
            let detail = "The embassy wants a passport with two blank pages.";
            faults.push(ApplicantFault::new(pointer, "passport.full", detail));
        }
    }
    for code in applicant.missing() {
        let pointer = format!("documents/{code}");
        faults.push(ApplicantFault::new(
            pointer,
            "document.missing",
            "Upload this document.",
        ));
    }
    faults
}

/// Latin letters as a passport's machine-readable zone can show them.
fn is_passport_name(name: &str) -> bool {
    let is_short = name.chars().count() <= LONGEST_NAME;
    let fits = |letter: char| letter.is_ascii_alphabetic() || " .'-".contains(letter);
    is_short && name.chars().all(fits) && name.chars().any(|letter| letter.is_ascii_alphabetic())
}

fn is_passport_number(number: &str) -> bool {
    (5..=15).contains(&number.len()) && number.chars().all(|letter| letter.is_ascii_alphanumeric())
}

/// Whether an answer fits its question. An empty text is no answer.
fn fits(field: &VisaField, answer: &str) -> bool {
    if answer.is_empty() {
        return true;
    }
    match field.kind {
        VisaFieldKind::Text => {
            let longest = field.max_length.unwrap_or(LONGEST_ANSWER);
            answer.chars().count() <= longest && !answer.chars().any(char::is_control)
        }
        VisaFieldKind::Date => answer.parse::<NaiveDate>().is_ok(),
        VisaFieldKind::Choice => field.choices.iter().any(|choice| choice.value == answer),
        VisaFieldKind::YesNo => matches!(answer, "yes" | "no"),
        VisaFieldKind::Country => CountryCode::parse(answer).is_ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::{documents_of, repeated_passports, submission_faults, wrong_entries};
    use crate::air::traveller::Title;
    use crate::codes::CountryCode;
    use crate::visa::applicant::{Applicant, ApplicantForm, VisaState};
    use crate::visa::order::example::{day, draft, product};

    fn bangladesh() -> CountryCode {
        CountryCode::parse("BD").unwrap()
    }

    fn complete() -> (Applicant, ApplicantForm) {
        let mut applicant = draft().details.applicants.remove(0);
        applicant.title = Some(Title::Mr);
        applicant.given_name = "Karim".to_owned();
        applicant.surname = "Uddin".to_owned();
        let mut form = ApplicantForm {
            birth_on: Some(day("1988-02-03")),
            nationality: Some(bangladesh()),
            occupation: Some("Trader".to_owned()),
            passport_number: Some("BX0123456".to_owned()),
            passport_expires_on: Some(day("2027-07-10")),
            issue_country: Some(bangladesh()),
            ..ApplicantForm::default()
        };
        form.answers.insert("twoBlankPages".to_owned(), "yes".to_owned());
        (applicant, form)
    }

    fn faults((applicant, form): &(Applicant, ApplicantForm)) -> Vec<(String, &'static str)> {
        let trip = (bangladesh(), day("2027-01-10"), day("2026-12-01"));
        let found = submission_faults(&product(), applicant, form, trip);
        found.into_iter().map(|fault| (fault.field, fault.code)).collect()
    }

    #[test]
    fn a_complete_applicant_is_submitted() {
        assert_eq!(faults(&complete()), []);
    }

    #[test]
    fn a_passport_lasts_six_months_after_the_day_of_travel() {
        let mut one = complete();
        one.1.passport_expires_on = Some(day("2027-07-09"));
        assert_eq!(faults(&one), [("passportExpiry".to_owned(), "passport.tooShort")]);
        one.1.passport_expires_on = None;
        assert_eq!(faults(&one), [("passportExpiry".to_owned(), "field.missing")]);
    }

    #[test]
    fn a_minor_needs_a_guardians_consent() {
        let mut one = complete();
        // Eighteen on the day of travel.
        one.1.birth_on = Some(day("2009-01-10"));
        assert_eq!(faults(&one), []);
        one.1.birth_on = Some(day("2009-01-11"));
        assert_eq!(faults(&one), [("guardianConsent".to_owned(), "guardian.missing")]);
        one.1.guardian_consent = true;
        assert_eq!(faults(&one), []);
    }

    #[test]
    fn missing_and_wrong_entries_are_named() {
        let mut one = complete();
        one.0.surname = "উদ্দিন".to_owned();
        one.0.documents[0].file = None;
        one.1.nationality = CountryCode::parse("IN").ok();
        one.1.passport_number = Some("B-1".to_owned());
        one.1.answers.insert("twoBlankPages".to_owned(), "no".to_owned());
        one.1.answers.insert("shoeSize".to_owned(), "44".to_owned());
        let found = faults(&one);
        for (field, code) in [
            ("surname", "name.shape"),
            ("passportNumber", "passport.shape"),
            ("answers/shoeSize", "answer.unknown"),
            ("nationality", "nationality.other"),
            ("answers/twoBlankPages", "passport.full"),
            ("documents/photo", "document.missing"),
        ] {
            assert!(found.contains(&(field.to_owned(), code)), "{field} {code}: {found:?}");
        }
        assert_eq!(found.len(), 6);
    }

    #[test]
    fn a_draft_may_lack_anything_but_holds_nothing_wrong() {
        let (applicant, _) = complete();
        let empty = ApplicantForm::default();
        assert_eq!(wrong_entries(&product(), &applicant, &empty, day("2026-12-01")), []);
        let unborn = ApplicantForm {
            birth_on: Some(day("2026-12-02")),
            ..empty
        };
        assert_eq!(
            wrong_entries(&product(), &applicant, &unborn, day("2026-12-01")).len(),
            1
        );
    }

    #[test]
    fn one_passport_is_of_one_applicant() {
        let (_, form) = complete();
        let elsewhere = ApplicantForm {
            issue_country: CountryCode::parse("IN").ok(),
            ..form.clone()
        };
        let blank = ApplicantForm::default();
        let found = |states: [VisaState; 5]| -> Vec<(usize, &str)> {
            let forms = [&form, &blank, &elsewhere, &blank, &form].map(ApplicantForm::clone);
            let applicants: Vec<_> = states.into_iter().zip(forms).collect();
            let faults = repeated_passports(&applicants).into_iter();
            faults.map(|(number, fault)| (number, fault.code)).collect()
        };
        let mut states = [VisaState::Draft; 5];
        assert_eq!(found(states), [(4, "passport.duplicate")]);
        for (state, is_free) in [
            (VisaState::Cancelled, true),
            (VisaState::Refused, true),
            (VisaState::Returned, true),
            (VisaState::Delivered, false),
        ] {
            states[0] = state;
            assert_eq!(found(states).is_empty(), is_free, "{state}");
        }
    }

    #[test]
    fn documents_follow_age_and_answers() {
        let (applicant, mut form) = complete();
        let codes = |form: &ApplicantForm| -> Vec<String> {
            let asked = documents_of(&product(), form, day("2027-01-10"), &applicant.documents);
            assert!(asked.iter().take(2).all(|one| one.file.is_some()), "files are kept");
            asked.into_iter().map(|one| one.code).collect()
        };
        assert_eq!(codes(&form), ["photo", "passport"]);
        form.answers.insert("employment".to_owned(), "employed".to_owned());
        form.birth_on = Some(day("2015-01-01"));
        assert_eq!(
            codes(&form),
            ["photo", "passport", "birthCertificate", "employerLetter"]
        );
    }
}
