//! Flights as documents print them.

use jetway_documents::{Journey, Words};
use jetway_domain::air::offer::{FareBrand, Segment, SegmentEnd};
use jetway_domain::air::search::Cabin;

use crate::flight::names;
use crate::order::documents::itinerary::{Leg, LegEnd, journeys};

/// `30 kg checked`.
pub(in crate::flight) fn checked_baggage(brand: &FareBrand, words: &Words) -> String {
    if brand.checked_bag.is_empty() {
        words.hand_luggage_only.clone()
    } else {
        format!("{} {}", brand.checked_bag, words.checked)
    }
}

const fn cabin(cabin: Cabin, words: &Words) -> &String {
    match cabin {
        Cabin::Economy => &words.economy,
        Cabin::PremiumEconomy => &words.premium_economy,
        Cabin::Business => &words.business,
        Cabin::First => &words.first,
    }
}

/// Journeys with their flights.
pub(in crate::flight) fn trip(segments: &[Segment], words: &Words) -> Vec<Journey> {
    let seated = |segment: &Segment| {
        [
            cabin(segment.cabin, words).clone(),
            segment.rbd.to_string(),
            names::aircraft(&segment.aircraft).to_owned(),
        ]
        .join(" · ")
    };
    let flown: Vec<(Leg, String)> = segments.iter().map(|segment| (leg(segment), seated(segment))).collect();
    journeys(&flown, words)
}

/// A flight as travellers read it.
pub(in crate::flight) fn leg(segment: &Segment) -> Leg {
    let (sold, flown) = (segment.marketing.carrier, segment.operating.carrier);
    Leg {
        id: segment.segment_id.to_string(),
        journey: usize::from(segment.journey_index),
        number: format!("{sold} {}", segment.marketing.number),
        airline: Some(sold),
        flown_by: (flown != sold).then_some(flown),
        minutes: segment.duration_minutes,
        from: end(&segment.origin),
        to: end(&segment.destination),
    }
}

fn end(end: &SegmentEnd) -> LegEnd {
    LegEnd {
        at: end.time(),
        terminal: end.terminal.as_ref().map(ToString::to_string),
    }
}
