//! How a fare that was priced again differs from the one shown: in its price, in the class its flights are sold in, or in both.
//! Source: ADR 0014.

use std::fmt;

use ecow::EcoString;

use super::{Quote, same_price};
use crate::air::merge::PricedOffer;
use crate::air::offer::{FlightDesignator, Segment};
use crate::air::search::Cabin;

/// What a flight is sold in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SoldClass {
    /// Booking letter.
    pub rbd: char,
    /// Compartment.
    pub cabin: Cabin,
    /// Filed fare code.
    pub fare_basis: EcoString,
}

impl SoldClass {
    /// Of a flight.
    #[must_use]
    pub fn of(segment: &Segment) -> Self {
        Self {
            rbd: segment.rbd,
            cabin: segment.cabin,
            fare_basis: segment.fare_basis.clone(),
        }
    }
}

/// A flight that is sold in another class now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClassChange {
    /// Which.
    pub flight: FlightDesignator,
    /// As it was shown.
    pub previous: SoldClass,
    /// As it is sold now.
    pub current: SoldClass,
}

/// For histories and logs; pages have words of their own.
impl fmt::Display for ClassChange {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            flight,
            previous,
            current,
        } = self;
        write!(formatter, "{} {} ", flight.carrier, flight.number)?;
        if previous.cabin != current.cabin {
            let (before, now) = (previous.cabin, current.cabin);
            write!(formatter, "{before:?} {} → {now:?} {}", previous.rbd, current.rbd)
        } else if previous.rbd == current.rbd {
            write!(formatter, "{} → {}", previous.fare_basis, current.fare_basis)
        } else {
            write!(formatter, "{} → {}", previous.rbd, current.rbd)
        }
    }
}

/// The flights sold in another letter, cabin or fare code now. A flight without a counterpart is left out: other flights are
/// more than another class of the same ones.
#[must_use]
pub fn class_changes(before: &[Segment], now: &[Segment]) -> Vec<ClassChange> {
    let flown = |segment: &Segment| (segment.journey_index, segment.marketing.clone(), segment.origin.airport);
    let pairs = before.iter().filter_map(|old| {
        let new = now.iter().find(|new| flown(new) == flown(old))?;
        Some((old, SoldClass::of(old), SoldClass::of(new)))
    });
    pairs
        .filter(|(_, previous, current)| previous != current)
        .map(|(segment, previous, current)| ClassChange {
            flight: segment.marketing.clone(),
            previous,
            current,
        })
        .collect()
}

/// What differs between two looks at the same fare.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FareChange {
    /// The price before; it may be the same.
    pub previous: Box<Quote>,
    /// Flights in another class.
    pub classes: Vec<ClassChange>,
}

impl FareChange {
    /// What moved; `None` when price and classes are as they were.
    #[must_use]
    pub fn between(before: &PricedOffer, now: &PricedOffer) -> Option<Self> {
        let change = Self::of(before, now);
        (change.moves_price(&now.quote) || !change.classes.is_empty()).then_some(change)
    }

    /// The same for a change that somebody else found already.
    #[must_use]
    pub fn of(before: &PricedOffer, now: &PricedOffer) -> Self {
        Self {
            previous: Box::new(before.quote.clone()),
            classes: class_changes(&before.offer.segments, &now.offer.segments),
        }
    }

    /// Whether the price is another one than `current`.
    #[must_use]
    pub fn moves_price(&self, current: &Quote) -> bool {
        !same_price(&self.previous, current)
    }

    /// The flights in another class, in one line.
    #[must_use]
    pub fn classes_in_words(&self) -> String {
        let lines: Vec<String> = self.classes.iter().map(ToString::to_string).collect();
        lines.join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::air::fixtures::flight;

    fn there_and_back() -> Vec<Segment> {
        let there = (("DXB", "2026-12-01T02:00", 4), ("DAC", "2026-12-01T08:30", 6));
        let back = (("DAC", "2026-12-20T10:00", 6), ("DXB", "2026-12-20T13:00", 4));
        vec![
            flight(0, "EK", "582", there.0, there.1),
            flight(1, "EK", "585", back.0, back.1),
        ]
    }

    #[test]
    fn a_letter_a_cabin_or_a_fare_code_that_moved_is_told_of_its_flight() {
        let shown = there_and_back();
        assert!(class_changes(&shown, &shown).is_empty());
        let told = |change: fn(&mut Segment)| {
            let mut now = shown.clone();
            change(&mut now[1]);
            let changes = class_changes(&shown, &now);
            changes.iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        assert_eq!(told(|segment| segment.rbd = 'B'), ["EK 585 Y → B"]);
        let up = |segment: &mut Segment| (segment.rbd, segment.cabin) = ('J', Cabin::Business);
        assert_eq!(told(up), ["EK 585 Economy Y → Business J"]);
        assert_eq!(
            told(|segment| segment.fare_basis = "YFLEX".into()),
            ["EK 585 YOW → YFLEX"]
        );
    }

    #[test]
    fn other_flights_are_no_other_class_and_names_of_segments_do_not_matter() {
        let shown = there_and_back();
        let mut now = shown.clone();
        now[0].segment_id = "s9".into();
        assert!(class_changes(&shown, &now).is_empty());
        now[0].marketing.number = "584".into();
        now[0].rbd = 'B';
        assert!(class_changes(&shown, &now).is_empty());
    }
}
