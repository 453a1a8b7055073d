//! Fares for special groups: cheaper, or with more baggage.

use ecow::eco_format;
use jetway_domain::air::fare_kind::FareKind;
use jetway_domain::air::offer::{Condition, FareBrand};
use jetway_domain::codes::CountryCode;

use crate::sandbox::schedule::Place;

/// Destinations of workers from Bangladesh.
const GULF: [&str; 8] = ["AE", "BH", "KW", "MY", "OM", "QA", "SA", "SG"];
/// Destinations of pilgrims.
const HOLY: [&str; 2] = ["JED", "MED"];

/// Whether such fares are filed for a journey.
pub(in crate::sandbox) fn is_filed(
    kind: FareKind,
    from: &Place,
    to: &Place,
    airport_to: &str,
    journeys: usize,
) -> bool {
    let country = |place: &Place| -> CountryCode { place.country };
    match kind {
        FareKind::Regular | FareKind::Student | FareKind::Seaman | FareKind::Corporate => true,
        FareKind::Labour => journeys == 1 && country(from).as_str() == "BD" && GULF.contains(&country(to).as_str()),
        FareKind::Umrah => HOLY.contains(&airport_to),
    }
}

/// Price relative to the regular base fare.
pub(in crate::sandbox) const fn price_bp(kind: FareKind) -> i64 {
    match kind {
        FareKind::Regular => 10_000,
        FareKind::Student => 9_300,
        FareKind::Seaman => 9_000,
        FareKind::Labour => 8_800,
        FareKind::Umrah => 9_200,
        FareKind::Corporate => 9_500,
    }
}

/// Terms such a fare adds to its brand.
pub(in crate::sandbox) fn extend_terms(brand: &mut FareBrand, kind: FareKind) {
    brand.kind = kind;
    let more = match kind {
        FareKind::Regular | FareKind::Corporate => 0,
        FareKind::Student | FareKind::Labour => 10,
        FareKind::Seaman => 20,
        FareKind::Umrah => 15,
    };
    let kilos = brand
        .checked_bag
        .strip_suffix(" kg")
        .and_then(|kilos| kilos.parse::<u32>().ok());
    if let Some(kilos) = kilos {
        brand.checked_bag = eco_format!("{} kg", kilos + more);
    }
    if matches!(kind, FareKind::Corporate | FareKind::Seaman) {
        brand.change = Condition {
            allowed: true,
            fee: None,
        };
    }
}
