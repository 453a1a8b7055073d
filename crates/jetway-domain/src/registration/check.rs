//! Validates a registration form. The sentences are the same as on the form itself.

use std::ops::RangeInclusive;

use chrono::NaiveDate;

use super::{RegistrationForm, RegistrationKind};
use crate::text::{PhoneNumber, is_company_name, is_mail_address, is_person_name};

/// Source: P-207.
const COMPANY_NAME: RangeInclusive<usize> = 3..=200;
/// Source: P-210.
const PERSON_NAME: RangeInclusive<usize> = 2..=200;
const POSITION: RangeInclusive<usize> = 2..=64;
/// Licence, registration and tax numbers. Source: P-214, P-215.
const NUMBER: RangeInclusive<usize> = 1..=50;
const CITY: RangeInclusive<usize> = 2..=100;
const ADDRESS: RangeInclusive<usize> = 5..=500;
const ZIP: RangeInclusive<usize> = 3..=10;
const MOST_PARTNERS: usize = 10;

/// A validation error of a form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FormFault {
    /// JSON pointer to the field.
    pub pointer: String,
    /// Stable code, such as `name.length`.
    pub code: &'static str,
    /// One sentence, safe to show.
    pub detail: &'static str,
}

/// All validation errors of a form, in its order. `today` is the date at the portal; `asks_aviation` says whether its agencies
/// state a civil aviation number.
#[must_use]
pub fn check_form(form: &RegistrationForm, today: NaiveDate, asks_aviation: bool) -> Vec<FormFault> {
    let mut faults = Faults(Vec::new());
    check_company(form, today, asks_aviation, &mut faults);
    check_kind(form, &mut faults);
    check_person(form, &mut faults);
    check_place(form, &mut faults);
    faults.expect(
        is_mail_address(&form.email),
        "/email",
        "email.invalid",
        "Please enter valid email id",
    );
    let is_phone = PhoneNumber::parse(&form.phone).is_some();
    faults.expect(is_phone, "/phone", "phone.invalid", "Please enter valid Phonenumber");
    let sentence = "Accept the sharing of your information to continue";
    faults.expect(form.accepts_sharing, "/acceptsSharing", "sharing.required", sentence);
    faults.0
}

struct Faults(Vec<FormFault>);

impl Faults {
    fn expect(&mut self, holds: bool, pointer: &str, code: &'static str, detail: &'static str) {
        if !holds {
            let pointer = pointer.to_owned();
            self.0.push(FormFault { pointer, code, detail });
        }
    }
}

fn fits(text: &str, length: &RangeInclusive<usize>) -> bool {
    length.contains(&text.chars().count()) && is_all(text, |letter| !letter.is_control() || letter == '\n')
}

fn is_all(text: &str, kind: impl Fn(char) -> bool) -> bool {
    text.chars().all(kind)
}

fn check_company(form: &RegistrationForm, today: NaiveDate, asks_aviation: bool, faults: &mut Faults) {
    faults.expect(
        fits(&form.company_name, &COMPANY_NAME),
        "/companyName",
        "name.length",
        "Enter a name of 3 to 200 characters",
    );
    faults.expect(
        is_company_name(&form.company_name),
        "/companyName",
        "name.characters",
        "A company's name has no : \\ < > or @",
    );
    faults.expect(
        fits(&form.trade_license_number, &NUMBER),
        "/tradeLicenseNumber",
        "number.length",
        "Enter the trade licence number, at most 50 characters",
    );
    faults.expect(
        form.trade_license_expiry.is_some_and(|expiry| expiry > today),
        "/tradeLicenseExpiry",
        "date.past",
        "Choose a date after today",
    );
    faults.expect(
        fits(&form.civil_aviation_number, &NUMBER) || (!asks_aviation && form.civil_aviation_number.is_empty()),
        "/civilAviationNumber",
        "number.length",
        "Enter the civil aviation number, at most 50 characters",
    );
    faults.expect(
        form.tax_number.is_empty() || fits(&form.tax_number, &NUMBER),
        "/taxNumber",
        "number.length",
        "At most 50 characters",
    );
}

/// Validates the fields specific to a type of business.
fn check_kind(form: &RegistrationForm, faults: &mut Faults) {
    let is_company = matches!(form.kind, RegistrationKind::Company | RegistrationKind::Corporate);
    if is_company {
        faults.expect(
            fits(&form.company_registration_number, &NUMBER),
            "/companyRegistrationNumber",
            "number.length",
            "Enter the company registration number, at most 50 characters",
        );
        faults.expect(
            fits(&form.position, &POSITION),
            "/position",
            "position.length",
            "Enter a position of 2 to 64 characters",
        );
    }
    if form.kind == RegistrationKind::Partnership {
        check_partners(form, faults);
    }
    if form.kind == RegistrationKind::Corporate {
        faults.expect(
            form.travellers.is_some(),
            "/travellers",
            "travellers.required",
            "Choose how many people travel",
        );
    }
}

fn check_partners(form: &RegistrationForm, faults: &mut Faults) {
    let count = form.partners.len();
    faults.expect(
        (1..=MOST_PARTNERS).contains(&count),
        "/partners",
        "partners.count",
        "Name 1 to 10 other partners",
    );
    for (at, partner) in form.partners.iter().enumerate() {
        faults.expect(
            fits(&partner.name, &PERSON_NAME) && is_person_name(&partner.name),
            &format!("/partners/{at}/name"),
            "name.length",
            "Enter a name of 2 to 200 characters",
        );
        faults.expect(
            (1..=99).contains(&partner.share_percent),
            &format!("/partners/{at}/sharePercent"),
            "share.range",
            "Enter a share of 1 to 99 percent",
        );
    }
    let theirs = form
        .partners
        .iter()
        .fold(0_i64, |sum, partner| sum.saturating_add(partner.share_percent));
    faults.expect(
        theirs < 100,
        "/partners",
        "partners.share",
        "The shares of the other partners stay below 100 percent together",
    );
}

fn check_person(form: &RegistrationForm, faults: &mut Faults) {
    faults.expect(
        fits(&form.first_name, &PERSON_NAME) && is_person_name(&form.first_name),
        "/firstName",
        "name.length",
        "Enter a name of 2 to 200 characters",
    );
    faults.expect(
        form.last_name.is_empty() || (fits(&form.last_name, &(1..=200)) && is_person_name(&form.last_name)),
        "/lastName",
        "name.length",
        "At most 200 characters",
    );
}

fn check_place(form: &RegistrationForm, faults: &mut Faults) {
    let is_country = form.country_code.len() == 2 && is_all(&form.country_code, |letter| letter.is_ascii_uppercase());
    faults.expect(is_country, "/countryCode", "country.required", "Choose a country");
    faults.expect(
        fits(&form.city, &CITY),
        "/city",
        "city.length",
        "Enter a city of 2 to 100 characters",
    );
    faults.expect(
        form.zip_code.is_empty() || is_zip(&form.zip_code),
        "/zipCode",
        "zip.invalid",
        "Enter a postal code of 3 to 10 letters and digits, or leave it empty",
    );
    faults.expect(
        fits(&form.address, &ADDRESS),
        "/address",
        "address.length",
        "Enter the full address, 5 to 500 characters",
    );
}

/// Letters and digits, separated by spaces and hyphens, as in postal codes worldwide.
fn is_zip(text: &str) -> bool {
    let first = text.chars().next().is_some_and(|letter| letter.is_ascii_alphanumeric());
    let last = text.chars().last().is_some_and(|letter| letter.is_ascii_alphanumeric());
    let plain = is_all(text, |letter| {
        letter.is_ascii_alphanumeric() || letter == ' ' || letter == '-'
    });
    first && last && plain && fits(text, &ZIP)
}

#[cfg(test)]
mod tests;
