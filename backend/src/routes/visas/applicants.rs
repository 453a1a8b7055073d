//! Applicants as they are entered.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use jetway_app::visa::draft::ApplicantEntry;
use jetway_domain::codes::CountryCode;
use jetway_domain::text::plain_name;
use jetway_domain::visa::applicant::ApplicantForm;
use jetway_domain::visa::rules::{LONGEST_ANSWER, LONGEST_NAME};
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::http::Faults;
use crate::wire::field_error::BadField;
use crate::wire::form_fields::{contact_phone, line, mail};
use crate::wire::person::title_of;

/// Most answers of a form.
const MOST_ANSWERS: usize = 50;

/// An applicant. What is absent or blank is not known yet.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct VisaApplicantInput {
    /// An applicant of the draft; absent for a new one.
    applicant_id: Option<Uuid>,
    traveller_id: Option<Uuid>,
    /// `Mr`, `Mrs`, `Ms`, `Mstr` or `Miss`.
    title: Option<String>,
    given_name: Option<String>,
    surname: Option<String>,
    birth_date: Option<String>,
    nationality: Option<String>,
    occupation: Option<String>,
    /// One that is masked stays as it is.
    passport_number: Option<String>,
    passport_issue_date: Option<String>,
    passport_expiry: Option<String>,
    issue_country: Option<String>,
    phone: Option<String>,
    email: Option<String>,
    /// Answers to the product's questions, by their codes.
    answers: BTreeMap<String, String>,
    /// A guardian of a minor agrees.
    guardian_consent: Option<bool>,
}

/// The applicants, or every field at fault.
pub(super) fn entries(applicants: &[VisaApplicantInput]) -> Result<Vec<ApplicantEntry>, Faults> {
    let mut faults = Faults::default();
    let read = |(number, one): (usize, &VisaApplicantInput)| one.read(number, &mut faults);
    let entries = applicants.iter().enumerate().map(read).collect();
    if faults.is_empty() { Ok(entries) } else { Err(faults) }
}

impl VisaApplicantInput {
    fn read(&self, number: usize, faults: &mut Faults) -> ApplicantEntry {
        let at = |field: &str| format!("/applicants/{number}/{field}");
        let mut text = |field: &str, text: &Option<String>, most: usize| {
            let given = given(text.as_deref())?;
            faults.take(line(&at(field), given, (0, most)))
        };
        let given_name = text("givenName", &self.given_name, LONGEST_NAME);
        let surname = text("surname", &self.surname, LONGEST_NAME);
        let occupation = text("occupation", &self.occupation, LONGEST_NAME);
        let passport = text("passportNumber", &self.passport_number, LONGEST_NAME);
        let title = given(self.title.as_deref()).and_then(|title| {
            let known = title_of(title);
            faults.take(known.ok_or_else(|| BadField::new(at("title"), "title.unknown", "Mr, Mrs, Ms, Mstr or Miss.")))
        });
        let mut day = |field: &str, text: &Option<String>| {
            let day = given(text.as_deref())?.parse::<NaiveDate>();
            faults.take(day.map_err(|_| BadField::new(at(field), "date.shape", "Such as 2027-01-31.")))
        };
        let birth_on = day("birthDate", &self.birth_date);
        let passport_issued_on = day("passportIssueDate", &self.passport_issue_date);
        let passport_expires_on = day("passportExpiry", &self.passport_expiry);
        let mut country = |field: &str, text: &Option<String>| {
            let code = CountryCode::parse(given(text.as_deref())?);
            faults.take(code.map_err(|_| BadField::new(at(field), "country.unknown", "Choose a country.")))
        };
        let nationality = country("nationality", &self.nationality);
        let issue_country = country("issueCountry", &self.issue_country);
        let phone = given(self.phone.as_deref()).and_then(|text| faults.take(contact_phone(&at("phone"), text)));
        let email = given(self.email.as_deref()).and_then(|text| faults.take(mail(&at("email"), text)));
        let mut answers = BTreeMap::new();
        if self.answers.len() > MOST_ANSWERS {
            faults.add(BadField::new(
                at("answers"),
                "answers.tooMany",
                "The form has fewer questions.",
            ));
        }
        for (code, answer) in self.answers.iter().take(MOST_ANSWERS) {
            if let Some(answer) = given(Some(answer)) {
                let read = faults.take(line(&at(&format!("answers/{code}")), answer, (0, LONGEST_ANSWER)));
                answers.extend(read.map(|answer| (code.clone(), answer)));
            }
        }
        ApplicantEntry {
            id: self.applicant_id.map(Into::into),
            traveller: self.traveller_id.map(Into::into),
            title,
            given_name: given_name.as_deref().map(plain_name).unwrap_or_default(),
            surname: surname.as_deref().map(plain_name).unwrap_or_default(),
            form: ApplicantForm {
                birth_on,
                nationality,
                occupation,
                passport_number: passport.map(|number| number.to_ascii_uppercase()),
                passport_issued_on,
                passport_expires_on,
                issue_country,
                phone,
                email,
                answers,
                guardian_consent: self.guardian_consent == Some(true),
            },
        }
    }
}

fn given(text: Option<&str>) -> Option<&str> {
    text.map(str::trim).filter(|text| !text.is_empty())
}
