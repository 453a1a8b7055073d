//! Differences between a re-priced fare and the one shown: price, booking class and flight times. Source: ADR 0014.

use std::fmt;

use ecow::EcoString;

use super::{Quote, same_price};
use crate::air::merge::PricedOffer;
use crate::air::offer::{FlightDesignator, Segment, SupplierOffer};
use crate::air::schedule_change::{TimeChange, in_words};
use crate::air::search::Cabin;

/// The class a flight is sold in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SoldClass {
    /// Booking class (RBD).
    pub rbd: char,
    /// Cabin.
    pub cabin: Cabin,
    /// Fare basis.
    pub fare_basis: EcoString,
}

impl SoldClass {
    /// The class of a segment.
    #[must_use]
    pub fn of(segment: &Segment) -> Self {
        Self {
            rbd: segment.rbd,
            cabin: segment.cabin,
            fare_basis: segment.fare_basis.clone(),
        }
    }
}

/// A flight now sold in another class.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClassChange {
    /// The flight.
    pub flight: FlightDesignator,
    /// The class shown before.
    pub previous: SoldClass,
    /// The current class.
    pub current: SoldClass,
}

/// Text for histories and logs; pages have their own.
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

/// Flights now sold in another booking class, cabin or fare basis. A flight without a counterpart is skipped: different
/// flights are more than a class change.
#[must_use]
pub fn class_changes(before: &[Segment], now: &[Segment]) -> Vec<ClassChange> {
    pairs(before, now)
        .map(|(old, new)| (old, SoldClass::of(old), SoldClass::of(new)))
        .filter(|(_, previous, current)| previous != current)
        .map(|(segment, previous, current)| ClassChange {
            flight: segment.marketing.clone(),
            previous,
            current,
        })
        .collect()
}

/// Flights now at other times. A flight without a counterpart is skipped, as above.
#[must_use]
pub fn time_changes(before: &[Segment], now: &[Segment]) -> Vec<TimeChange> {
    pairs(before, now)
        .filter_map(|(old, new)| TimeChange::between(old, new))
        .collect()
}

/// Whether a fare may be sold without asking again: same price, classes and times.
#[must_use]
pub fn is_as_agreed(agreed: &SupplierOffer, now: &SupplierOffer) -> bool {
    let (before, flown) = (&agreed.segments, &now.segments);
    now.fares == agreed.fares && class_changes(before, flown).is_empty() && time_changes(before, flown).is_empty()
}

/// Pairs flights by journey, airport and flight number, because segment ids belong to one offer; no two flights of a
/// journey leave an airport under one number.
fn pairs<'a>(before: &'a [Segment], now: &'a [Segment]) -> impl Iterator<Item = (&'a Segment, &'a Segment)> {
    let flown = |segment: &'a Segment| (segment.journey_index, &segment.marketing, segment.origin.airport);
    before
        .iter()
        .filter_map(move |old| Some((old, now.iter().find(|new| flown(new) == flown(old))?)))
}

/// Differences between two states of a fare.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FareChange {
    /// The previous price, possibly unchanged.
    pub previous: Box<Quote>,
    /// Flights in another class.
    pub classes: Vec<ClassChange>,
    /// Flights at other times.
    pub times: Vec<TimeChange>,
}

impl FareChange {
    /// The differences; `None` when price, classes and times are unchanged.
    #[must_use]
    pub fn between(before: &PricedOffer, now: &PricedOffer) -> Option<Self> {
        let change = Self::of(before, now);
        let moves_flights = !change.classes.is_empty() || !change.times.is_empty();
        (moves_flights || change.moves_price(&now.quote)).then_some(change)
    }

    /// Builds the differences when a change was already detected.
    #[must_use]
    pub fn of(before: &PricedOffer, now: &PricedOffer) -> Self {
        let (shown, flown) = (&before.offer.segments, &now.offer.segments);
        Self {
            previous: Box::new(before.quote.clone()),
            classes: class_changes(shown, flown),
            times: time_changes(shown, flown),
        }
    }

    /// Whether the price differs from `current`.
    #[must_use]
    pub fn moves_price(&self, current: &Quote) -> bool {
        !same_price(&self.previous, current)
    }

    /// The class changes in one line.
    #[must_use]
    pub fn classes_in_words(&self) -> String {
        let lines: Vec<String> = self.classes.iter().map(ToString::to_string).collect();
        lines.join(", ")
    }

    /// The time changes, one sentence each; `None` without any.
    #[must_use]
    pub fn times_in_words(&self) -> Option<String> {
        in_words(&self.times)
    }
}

#[cfg(test)]
mod tests {
    use chrono::TimeDelta;

    use super::*;
    use crate::air::fixtures::{flight, offer};
    use crate::air::pricing::{PricingRules, TaxBase, TaxLabel, TaxRule, quote};

    const RULES: PricingRules = PricingRules {
        tax_on_agent: TaxRule {
            label: TaxLabel::Vat,
            rate_bp: 500,
            base: TaxBase::ServiceFee,
        },
        service_fee_minor: 0,
        commission_share_bp: 10_000,
    };

    fn there_and_back() -> Vec<Segment> {
        let there = (("DXB", "2026-12-01T02:00", 4), ("DAC", "2026-12-01T08:30", 6));
        let back = (("DAC", "2026-12-20T10:00", 6), ("DXB", "2026-12-20T13:00", 4));
        vec![
            flight(0, "EK", "582", there.0, there.1),
            flight(1, "EK", "585", back.0, back.1),
        ]
    }

    #[test]
    fn a_changed_class_cabin_or_fare_code_is_reported_with_its_flight() {
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
    fn a_changed_departure_time_is_reported_and_is_not_what_was_agreed() {
        let sold = offer("gds-a", "VALUE", 90_000, there_and_back());
        let quote = quote(&sold.fares, &RULES).expect("prices");
        let shown = PricedOffer::new(sold, quote);
        let flights = |offer: &PricedOffer| time_changes(&shown.offer.segments, &offer.offer.segments);
        assert!(flights(&shown).is_empty() && is_as_agreed(&shown.offer, &shown.offer));
        assert_eq!(FareChange::between(&shown, &shown), None);
        let mut now = shown.clone();
        now.offer.segments[0].segment_id = "s9".into();
        now.offer.segments[0].destination.utc += TimeDelta::minutes(20);
        let change = FareChange::between(&shown, &now).expect("other times");
        assert_eq!((change.times.len(), change.classes.len()), (1, 0));
        assert!(!change.moves_price(&now.quote) && !is_as_agreed(&shown.offer, &now.offer));
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
