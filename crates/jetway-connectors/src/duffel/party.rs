//! Converts travellers to Duffel passengers.

use std::cmp::Reverse;

use jetway_domain::air::offer::Ptc;
use jetway_domain::air::traveller::{Gender, Passport, Title, Traveller};
use serde_json::{Value, json};

use super::DuffelSettings;
use super::offer::ptc;
use super::wire::{Offer, Passenger};

/// Maximum length of a given or family name.
const LONGEST_NAME: usize = 20;

/// A traveller with the assigned passenger of the offer.
pub(super) type Pair<'a> = (&'a Traveller, &'a Passenger);

/// Why the party cannot be sent, as text for agents; `None` when it can.
pub(super) fn fault(offer: &Offer, party: &[Traveller]) -> Option<String> {
    let is_long = |name: &str| name.chars().count() > LONGEST_NAME;
    let long = party
        .iter()
        .find(|one| is_long(&one.given_name) || is_long(&one.surname));
    if let Some(Traveller {
        given_name, surname, ..
    }) = long
    {
        let fault = format!(
            "the airline takes names of at most {LONGEST_NAME} letters; that of {given_name} {surname} is longer"
        );
        return Some(fault);
    }
    if let Some(person) = party.iter().find(|one| one.gender == Gender::Unspecified) {
        let Traveller {
            given_name, surname, ..
        } = person;
        let fault = format!("the airline takes the sex M or F only; that of {given_name} {surname} is X");
        return Some(fault);
    }
    if offer.documents_required != Some(true) {
        return None;
    }
    if !takes_passports(offer) {
        return Some("the airline needs a document for these flights that is not a passport".to_owned());
    }
    let all_have = party.iter().all(|one| one.passport.is_some());
    (!all_have).then(|| "the airline needs every traveller's passport for these flights".to_owned())
}

fn takes_passports(offer: &Offer) -> bool {
    offer
        .documents_taken
        .iter()
        .flatten()
        .any(|document| document == "passport")
}

/// Assigns travellers to passengers of their type; the older child gets the older passenger.
pub(super) fn paired<'a>(places: &'a [Passenger], party: &'a [Traveller]) -> Option<Vec<Pair<'a>>> {
    let of = |wanted: Ptc| {
        let mut places: Vec<_> = places.iter().filter(|place| ptc(place) == wanted).collect();
        let mut people: Vec<_> = party.iter().filter(|person| person.ptc == wanted).collect();
        places.sort_by_key(|place| Reverse(place.age));
        people.sort_by_key(|person| person.birth_on);
        people.into_iter().zip(places)
    };
    let mut pairs: Vec<_> = [Ptc::Adt, Ptc::Chd, Ptc::Inf].into_iter().flat_map(of).collect();
    let place = |person: &Traveller| party.iter().position(|one| one.traveller_id == person.traveller_id);
    pairs.sort_by_key(|(person, _)| place(person));
    (pairs.len() == party.len() && pairs.len() == places.len()).then_some(pairs)
}

/// The passengers of an order; passports only where the offer accepts them.
pub(super) fn passengers(offer: &Offer, party: &[Pair<'_>], contact: &DuffelSettings) -> Vec<Value> {
    let takes_passports = takes_passports(offer);
    let one = |(person, place): &Pair<'_>| {
        let mut painted = passenger(person, place, contact);
        let on_lap = |(infant, _): &&Pair<'_>| infant.linked_adult_id.as_ref() == Some(&person.traveller_id);
        if let Some((_, infant)) = party.iter().find(on_lap) {
            painted["infant_passenger_id"] = json!(infant.id);
        }
        if let Some(passport) = person.passport.as_ref().filter(|_| takes_passports) {
            painted["identity_documents"] = json!([document(passport)]);
        }
        painted
    };
    party.iter().map(one).collect()
}

fn passenger(person: &Traveller, place: &Passenger, contact: &DuffelSettings) -> Value {
    json!({
        "id": place.id,
        "title": title(person.title),
        "given_name": person.given_name,
        "family_name": person.surname,
        "gender": match person.gender {
            Gender::Male => "m",
            Gender::Female => "f",
            // [`fault`] keeps such a party from being sent.
            Gender::Unspecified => "x",
        },
        "born_on": person.birth_on.to_string(),
        "email": contact.contact_email,
        "phone_number": contact.contact_phone,
    })
}

fn document(passport: &Passport) -> Value {
    json!({
        "type": "passport",
        "unique_identifier": passport.number,
        "issuing_country_code": passport.issue_country.as_str(),
        "expires_on": passport.expires_on.to_string(),
    })
}

/// Duffel has no titles for children.
const fn title(title: Title) -> &'static str {
    match title {
        Title::Mr | Title::Mstr => "mr",
        Title::Mrs => "mrs",
        Title::Ms => "ms",
        Title::Miss => "miss",
    }
}
