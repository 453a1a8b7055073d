//! Entries of an applicant by their wire names, as used in corrections.

use super::applicant::{Applicant, ApplicantForm};
use super::rules::LONGEST_NAME;
use crate::air::traveller::Title;
use crate::codes::CountryCode;
use crate::text::{LONGEST_MAIL, PhoneNumber, is_mail_address, plain_name};

/// A value that does not fit the field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BadValue;

/// Every title.
pub const TITLES: [Title; 5] = [Title::Mr, Title::Mrs, Title::Ms, Title::Mstr, Title::Miss];

/// The value of a field; empty when there is none. Other names are questions of the product.
#[must_use]
pub fn value_of(applicant: &Applicant, form: &ApplicantForm, field: &str) -> String {
    let country = |code: Option<CountryCode>| code.map(|code| code.as_str().to_owned());
    let day = |day: Option<chrono::NaiveDate>| day.map(|day| day.to_string());
    let value = match field {
        "title" => applicant.title.map(|title| title.as_str().to_owned()),
        "givenName" => Some(applicant.given_name.clone()),
        "surname" => Some(applicant.surname.clone()),
        "birthDate" => day(form.birth_on),
        "nationality" => country(form.nationality),
        "occupation" => form.occupation.clone(),
        "passportNumber" => form.passport_number.clone(),
        "passportIssueDate" => day(form.passport_issued_on),
        "passportExpiry" => day(form.passport_expires_on),
        "issueCountry" => country(form.issue_country),
        "phone" => form.phone.clone(),
        "email" => form.email.clone(),
        "guardianConsent" => Some(if form.guardian_consent { "yes" } else { "no" }.to_owned()),
        answer => form.answers.get(answer).cloned(),
    };
    value.unwrap_or_default()
}

/// Set a field; an empty text removes its value. Names have plain apostrophes and hyphens, a phone number is in E.164.
///
/// # Errors
/// When the text has no valid format for the field. Whether the value is plausible is checked later.
pub fn set_value(
    applicant: &mut Applicant,
    form: &mut ApplicantForm,
    (field, text): (&str, &str),
) -> Result<(), BadValue> {
    let text = text.trim();
    let given = (!text.is_empty()).then(|| text.to_owned());
    let country = || {
        given
            .as_deref()
            .map(CountryCode::parse)
            .transpose()
            .map_err(|_| BadValue)
    };
    let day = || given.as_deref().map(str::parse).transpose().map_err(|_| BadValue);
    match field {
        "title" => {
            let title = TITLES.into_iter().find(|title| title.as_str() == text);
            applicant.title = Some(title.ok_or(BadValue)?);
        }
        "givenName" => applicant.given_name = plain_name(text),
        "surname" => applicant.surname = plain_name(text),
        "birthDate" => form.birth_on = day()?,
        "nationality" => form.nationality = country()?,
        "occupation" => form.occupation = line(given, LONGEST_NAME)?,
        "passportNumber" => form.passport_number = given.map(|number| number.to_ascii_uppercase()),
        "passportIssueDate" => form.passport_issued_on = day()?,
        "passportExpiry" => form.passport_expires_on = day()?,
        "issueCountry" => form.issue_country = country()?,
        "phone" => {
            let number = given.as_deref().map(|text| PhoneNumber::parse(text).ok_or(BadValue));
            form.phone = number.transpose()?.map(PhoneNumber::into_string);
        }
        "email" => {
            let address = line(given, LONGEST_MAIL)?.map(|text| text.to_lowercase());
            if address.as_deref().is_some_and(|address| !is_mail_address(address)) {
                return Err(BadValue);
            }
            form.email = address;
        }
        "guardianConsent" => {
            form.guardian_consent = match text {
                "yes" => true,
                "no" => false,
                _ => return Err(BadValue),
            };
        }
        answer => {
            match given {
                Some(given) => form.answers.insert(answer.to_owned(), given),
                None => form.answers.remove(answer),
            };
        }
    }
    Ok(())
}

/// One line of limited length.
fn line(given: Option<String>, most: usize) -> Result<Option<String>, BadValue> {
    let fits = |text: &String| text.chars().count() <= most && !text.chars().any(char::is_control);
    if given.as_ref().is_none_or(fits) {
        Ok(given)
    } else {
        Err(BadValue)
    }
}

#[cfg(test)]
mod tests {
    use super::{BadValue, set_value, value_of};
    use crate::visa::applicant::ApplicantForm;
    use crate::visa::order::FORM_FIELDS;
    use crate::visa::order::example::draft;

    #[test]
    fn every_field_reads_as_it_was_set() {
        let mut applicant = draft().details.applicants.remove(0);
        let mut form = ApplicantForm::default();
        let values = [
            "Mrs",
            "Mina",
            "Uddin",
            "1990-04-03",
            "BD",
            "Teacher",
            "BX0123456",
            "2020-01-01",
            "2030-01-01",
            "BD",
            "+8801711000000",
            "mina@nightingale.example",
            "yes",
        ];
        for (field, value) in FORM_FIELDS.into_iter().zip(values) {
            set_value(&mut applicant, &mut form, (field, value)).unwrap();
            assert_eq!(value_of(&applicant, &form, field), value, "{field}");
        }
        for (field, typed, kept) in [
            ("surname", "O\u{2019}Neil", "O'Neil"),
            ("phone", "+880 (0)1711-000000", "+8801711000000"),
        ] {
            set_value(&mut applicant, &mut form, (field, typed)).unwrap();
            assert_eq!(value_of(&applicant, &form, field), kept);
        }
        set_value(&mut applicant, &mut form, ("twoBlankPages", "yes")).unwrap();
        assert_eq!(value_of(&applicant, &form, "twoBlankPages"), "yes");
        for (field, value) in [
            ("title", "Dr"),
            ("birthDate", "3 April"),
            ("nationality", "Bangladesh"),
            ("guardianConsent", "maybe"),
            ("email", "mina at nightingale"),
            ("phone", "+0000000"),
            ("phone", "+880 1711 000 000, +880 1711 000 001"),
            ("occupation", "Teacher\nof many"),
        ] {
            assert_eq!(
                set_value(&mut applicant, &mut form, (field, value)),
                Err(BadValue),
                "{field}"
            );
        }
        for field in ["phone", "email", "passportIssueDate", "occupation"] {
            set_value(&mut applicant, &mut form, (field, " ")).unwrap();
            assert_eq!(value_of(&applicant, &form, field), "", "{field} is cleared");
        }
    }
}
