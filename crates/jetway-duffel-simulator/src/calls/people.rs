//! Named passengers, validated as the sandbox world requires.

use chrono::NaiveDate;
use jetway_domain::air::offer::Ptc;
use jetway_domain::air::traveller::{Gender, Passport, Title, Traveller};
use jetway_domain::codes::CountryCode;
use serde::{Deserialize, Serialize};

use crate::identity_documents::DocumentRule;
use crate::reply::Fault;
use crate::shelf::Person;

/// A passenger, as sent.
#[derive(Debug, Clone, Deserialize, Serialize)]
pub(crate) struct Named {
    pub(crate) id: String,
    title: String,
    given_name: String,
    family_name: String,
    gender: String,
    born_on: NaiveDate,
    email: String,
    phone_number: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    infant_passenger_id: Option<String>,
    #[serde(default, skip_serializing)]
    identity_documents: Vec<Document>,
}

#[derive(Debug, Clone, Deserialize, Serialize)]
struct Document {
    #[serde(rename = "type")]
    kind: String,
    unique_identifier: String,
    issuing_country_code: String,
    expires_on: NaiveDate,
}

/// The longest name.
const LONGEST_NAME: usize = 20;

/// Checks that names are valid, and that documents are given only where accepted and for every traveller where required.
pub(super) fn check_people(rule: DocumentRule, named: &[Named]) -> Result<(), Fault> {
    for (at, one) in named.iter().enumerate() {
        check_name(at, "given_name", &one.given_name)?;
        check_name(at, "family_name", &one.family_name)?;
        let fault = |code, message: &str| {
            let fault = Fault::check(code, message);
            Err(fault.at(format!("/passengers/{at}/identity_documents")))
        };
        let is_taken = |document: &Document| rule.supported().contains(&document.kind.as_str());
        if !one.identity_documents.iter().all(is_taken) {
            return fault(
                "validation_inclusion",
                "This offer does not support this identity document.",
            );
        }
        if rule == DocumentRule::Required && one.identity_documents.is_empty() {
            return fault("validation_required", "Field 'identity_documents' can't be blank.");
        }
    }
    Ok(())
}

fn check_name(at: usize, field: &str, name: &str) -> Result<(), Fault> {
    let is_letter = |letter: char| letter.is_alphabetic() || matches!(letter, ' ' | '-' | '\'');
    let fault = if !(1..=LONGEST_NAME).contains(&name.chars().count()) {
        Fault::check(
            "validation_length",
            format!("Field '{field}' has 1 to {LONGEST_NAME} characters."),
        )
    } else if !name.chars().all(is_letter) {
        Fault::check("validation_format", format!("Field '{field}' has an invalid format."))
    } else {
        return Ok(());
    };
    Err(fault.at(format!("/passengers/{at}/{field}")))
}

/// An offer's passengers with their names, in the offer's order.
pub(super) fn party(people: &[Person], named: &[Named]) -> Result<Vec<Traveller>, Fault> {
    if people.len() != named.len() {
        return Err(Fault::invalid("every passenger of the offer must be named once"));
    }
    let of = |person: &Person| {
        let named_one = named.iter().find(|one| one.id == person.id);
        let one = named_one.ok_or_else(|| Fault::invalid("a passenger of the offer is not named"))?;
        let lap = named
            .iter()
            .find(|adult| adult.infant_passenger_id.as_ref() == Some(&person.id));
        if person.ptc == Ptc::Inf && lap.is_none() {
            return Err(Fault::invalid("an infant needs an adult with its infant_passenger_id"));
        }
        traveller(person, one, lap.map(|adult| adult.id.clone()))
    };
    people.iter().map(of).collect()
}

fn traveller(person: &Person, one: &Named, linked_adult_id: Option<String>) -> Result<Traveller, Fault> {
    let dialable = one
        .phone_number
        .strip_prefix('+')
        .is_some_and(|digits| digits.len() > 6);
    if !dialable || !one.email.contains('@') {
        return Err(Fault::invalid("email or phone_number is not usable"));
    }
    let title = match one.title.as_str() {
        "mr" | "dr" => Title::Mr,
        "mrs" => Title::Mrs,
        "ms" => Title::Ms,
        "miss" => Title::Miss,
        _ => return Err(Fault::invalid("title is mr, mrs, ms, miss or dr")),
    };
    let gender = match one.gender.as_str() {
        "m" => Gender::Male,
        "f" => Gender::Female,
        _ => return Err(Fault::invalid("gender is m or f")),
    };
    let passport = one
        .identity_documents
        .iter()
        .find(|document| document.kind == "passport");
    let country = |code: &str| CountryCode::parse(code).map_err(|_| Fault::invalid("a country is not known"));
    let passport = passport.map(|document| {
        Ok::<_, Fault>(Passport {
            number: document.unique_identifier.clone(),
            issue_country: country(&document.issuing_country_code)?,
            expires_on: document.expires_on,
        })
    });
    let passport = passport.transpose()?;
    let nationality = match &passport {
        Some(passport) => passport.issue_country,
        None => country("GB")?,
    };
    Ok(Traveller {
        traveller_id: person.id.clone(),
        ptc: person.ptc,
        title,
        given_name: one.given_name.clone(),
        surname: one.family_name.clone(),
        gender,
        birth_on: one.born_on,
        nationality,
        passport,
        linked_adult_id,
        frequent_flyer: None,
    })
}
