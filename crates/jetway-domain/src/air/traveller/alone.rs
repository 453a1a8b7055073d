//! Children without an adult: whether the airlines of a trip take them, and what has to be arranged first. Source: ADR 0074.

mod policies;

use std::collections::BTreeSet;

use super::{Traveller, age_on};
use crate::air::extra::{ExtraKind, ExtraStatus, OrderExtra};
use crate::air::offer::Segment;
use crate::air::order::{OrderDetails, Wish};
use crate::air::search::PassengerCounts;
use crate::codes::CarrierCode;
use policies::{Policy, policy_of};

/// The request to look after a child from door to door: unaccompanied minor.
pub const ESCORT: &str = "UMNR";
/// Who is as old as that looks after others, and after themselves.
const GROWN_UP: i32 = 16;
/// Who is younger is handed over, looked after and met; from then on they may be.
const ESCORTED_BELOW: i32 = 12;
/// Fewer digits are no phone number.
const SHORTEST_NUMBER: usize = 7;

/// Why children without an adult get no tickets as their order stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum AloneReason {
    /// An airline of the trip takes nobody of that age alone.
    TooYoung,
    /// An airline of the trip takes no children alone.
    NotTaken,
    /// An airline of the trip takes them on direct flights only.
    Connection,
    /// Nothing is known of an airline of the trip.
    Unknown,
    /// The airlines would take them, and nobody asked to have each of them looked after, or the airline refused.
    NoEscort,
}

impl AloneReason {
    /// As written on the wire.
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

impl OrderDetails {
    /// Children without an adult.
    #[must_use]
    pub fn only_child(&self) -> bool {
        is_alone(&self.travellers, &self.offer.segments)
    }

    /// What airlines say to children without an adult, whatever operations said; nothing for everybody else.
    #[must_use]
    pub fn alone_reasons(&self) -> Vec<AloneReason> {
        reasons(&self.travellers, &self.offer.segments, &self.extras)
    }

    /// Why no tickets are made for children without an adult; nothing once operations allowed it.
    #[must_use]
    pub fn barred_for(&self) -> Vec<AloneReason> {
        if self.alone_request.as_ref().is_some_and(Wish::is_allowed) {
            return Vec::new();
        }
        self.alone_reasons()
    }
}

/// Nobody of the party is grown up when the trip begins.
#[must_use]
pub fn is_alone(party: &[Traveller], segments: &[Segment]) -> bool {
    let Some(first) = segments.first() else { return false };
    !party.is_empty() && party.iter().all(|person| age_at(person, first) < GROWN_UP)
}

/// What stands between a party and its tickets; nothing for a party with an adult.
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

/// What the airlines of an offer say to a party nobody has named yet; `None` for one with an adult.
#[must_use]
pub fn offered(passengers: &PassengerCounts, segments: &[Segment]) -> Option<Vec<AloneReason>> {
    if passengers.adults > 0 {
        return None;
    }
    let youngest = passengers.child_ages.iter().min().copied().map(i32::from);
    Some(airlines_say(segments, |_| youngest))
}

/// Whether every airline of a trip looks after children on it, once they are old enough.
#[must_use]
pub fn escorts(segments: &[Segment]) -> bool {
    airlines_say(segments, |_| Some(ESCORTED_BELOW - 1)).is_empty()
}

/// Words that say who brings a child and who meets it: each has a phone number.
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
