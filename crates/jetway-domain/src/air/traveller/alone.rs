//! Unaccompanied minors: whether the airlines of a trip accept them, and what must be arranged. Source: ADR 0074.

mod policies;

use std::collections::BTreeSet;

use super::{Traveller, age_on};
use crate::air::extra::{ExtraKind, ExtraStatus, OrderExtra};
use crate::air::offer::Segment;
use crate::air::search::PassengerCounts;
use crate::codes::CarrierCode;
use policies::{Policy, policy_of};

/// The SSR code of the unaccompanied minor service.
pub const ESCORT: &str = "UMNR";
/// From this age on, a traveller may accompany others and travels alone.
const GROWN_UP: i32 = 16;
/// Younger children must use the UMNR service; from this age on it is optional.
const ESCORTED_BELOW: i32 = 12;
/// Minimum number of digits of a phone number.
const SHORTEST_NUMBER: usize = 7;

/// Why an order of unaccompanied minors cannot be ticketed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum AloneReason {
    /// An airline of the trip does not accept children of that age.
    TooYoung,
    /// An airline of the trip does not accept unaccompanied minors.
    NotTaken,
    /// An airline of the trip accepts them on direct flights only.
    Connection,
    /// The policy of an airline of the trip is unknown.
    Unknown,
    /// UMNR was not requested for each child, or the airline refused it.
    NoEscort,
}

impl AloneReason {
    /// Wire name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::TooYoung => "tooYoung",
            Self::NotTaken => "notTaken",
            Self::Connection => "connection",
            Self::Unknown => "unknown",
            Self::NoEscort => "noEscort",
        }
    }
}

/// Whether no traveller of the party is old enough to accompany others when the trip starts.
#[must_use]
pub fn is_alone(party: &[Traveller], segments: &[Segment]) -> bool {
    let Some(first) = segments.first() else { return false };
    !party.is_empty() && party.iter().all(|person| age_at(person, first) < GROWN_UP)
}

/// What prevents ticketing of a party; empty with an adult.
#[must_use]
pub fn reasons(party: &[Traveller], segments: &[Segment], extras: &[OrderExtra]) -> Vec<AloneReason> {
    if !is_alone(party, segments) {
        return Vec::new();
    }
    let youngest_at = |flight: &Segment| party.iter().map(|person| age_at(person, flight)).min();
    let airlines = airlines_say(segments, youngest_at);
    if !airlines.is_empty() {
        return airlines;
    }
    let unescorted = segments.first().is_some_and(|first| {
        let mut children = party.iter().filter(|person| age_at(person, first) < ESCORTED_BELOW);
        children.any(|child| !is_escorted(child, extras))
    });
    if unescorted {
        vec![AloneReason::NoEscort]
    } else {
        Vec::new()
    }
}

/// What the airlines of an offer require of a party without named travellers; `None` with an adult.
#[must_use]
pub fn offered(passengers: &PassengerCounts, segments: &[Segment]) -> Option<Vec<AloneReason>> {
    if passengers.adults > 0 {
        return None;
    }
    let youngest = passengers.child_ages.iter().min().copied().map(i32::from);
    Some(airlines_say(segments, |_| youngest))
}

/// Whether every airline of a trip offers the UMNR service on it, for children old enough.
#[must_use]
pub fn escorts(segments: &[Segment]) -> bool {
    airlines_say(segments, |_| Some(ESCORTED_BELOW - 1)).is_empty()
}

/// Whether a remark names who drops off the child and who picks it up, each with a phone number.
#[must_use]
pub fn names_guardians(words: &str) -> bool {
    let runs = words.split(|letter: char| !letter.is_ascii_digit() && !"+- ".contains(letter));
    let digits = |run: &&str| run.chars().filter(char::is_ascii_digit).count();
    runs.filter(|run| digits(run) >= SHORTEST_NUMBER).count() >= 2
}

fn age_at(person: &Traveller, flight: &Segment) -> i32 {
    age_on(person.birth_on, flight.origin.local.date())
}

fn is_escorted(child: &Traveller, extras: &[OrderExtra]) -> bool {
    extras.iter().any(|held| {
        let asked = held.extra.kind == ExtraKind::Request && held.extra.code == ESCORT;
        asked && held.extra.traveller_id == child.traveller_id && held.status != ExtraStatus::Refused
    })
}

fn airlines_say(segments: &[Segment], youngest_at: impl Fn(&Segment) -> Option<i32>) -> Vec<AloneReason> {
    let journey = |index: u8| {
        segments
            .iter()
            .filter(move |flight| flight.journey_index == index)
            .count()
    };
    let reasons: BTreeSet<AloneReason> = segments
        .iter()
        .filter_map(|flight| {
            let is_direct = journey(flight.journey_index) == 1;
            airline_says(flight.operating.carrier, youngest_at(flight)?, is_direct)
        })
        .collect();
    reasons.into_iter().collect()
}

fn airline_says(carrier: CarrierCode, age: i32, is_direct: bool) -> Option<AloneReason> {
    match policy_of(carrier) {
        None => Some(AloneReason::Unknown),
        Some(Policy::Never) => Some(AloneReason::NotTaken),
        Some(Policy::From { youngest, .. }) if age < youngest => Some(AloneReason::TooYoung),
        Some(Policy::From { connections, .. }) => {
            let is_free = is_direct || connections || age >= ESCORTED_BELOW;
            (!is_free).then_some(AloneReason::Connection)
        }
    }
}

#[cfg(test)]
mod tests;
