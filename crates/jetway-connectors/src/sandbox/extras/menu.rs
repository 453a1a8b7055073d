//! Baggage, meals and SSRs.

use jetway_domain::air::extra::{ExtraKind, ServiceOption, Words};
use jetway_domain::air::offer::{Inclusion, Ptc, SupplierOffer};
use jetway_domain::air::traveller::alone::{ESCORT, escorts};
use jetway_domain::money::Money;

use crate::reference::Airlines;
use crate::sandbox::fares::Filing;
use crate::sandbox::schedule::Schedule;
use crate::sandbox::shopping::Leg;

/// Minimum flight time with meals.
const SHORTEST_WITH_MEALS: u32 = 80;

const MEALS: [(&str, &str, &[Ptc]); 8] = [
    ("AVML", "Vegetarian meal, Asian", &[Ptc::Adt, Ptc::Chd]),
    ("VGML", "Vegan meal", &[Ptc::Adt, Ptc::Chd]),
    ("MOML", "Muslim meal", &[Ptc::Adt, Ptc::Chd]),
    ("HNML", "Hindu meal", &[Ptc::Adt, Ptc::Chd]),
    ("DBML", "Diabetic meal", &[Ptc::Adt, Ptc::Chd]),
    ("GFML", "Gluten-free meal", &[Ptc::Adt, Ptc::Chd]),
    ("CHML", "Child's meal", &[Ptc::Chd]),
    ("BBML", "Baby meal", &[Ptc::Inf]),
];

const REQUESTS: [(&str, &str, &[Ptc], Words); 7] = [
    (
        "WCHR",
        "Wheelchair to the aircraft door",
        &[Ptc::Adt, Ptc::Chd],
        Words::None,
    ),
    (
        "WCHS",
        "Wheelchair, cannot climb stairs",
        &[Ptc::Adt, Ptc::Chd],
        Words::None,
    ),
    ("WCHC", "Wheelchair to the seat", &[Ptc::Adt, Ptc::Chd], Words::None),
    ("MAAS", "Meet and assist", &[Ptc::Adt, Ptc::Chd], Words::Any),
    ("BLND", "Blind traveller", &[Ptc::Adt, Ptc::Chd], Words::None),
    ("DEAF", "Deaf traveller", &[Ptc::Adt, Ptc::Chd], Words::None),
    ("OTHS", "Another request", &[Ptc::Adt, Ptc::Chd, Ptc::Inf], Words::Any),
];

/// On sale when no adult travels and every airline of the trip accepts unaccompanied minors.
const LOOK_AFTER: (&str, &str, &[Ptc], Words) = (ESCORT, "Child travelling alone", &[Ptc::Chd], Words::Guardians);

/// Input for computing options.
pub(super) struct Menu<'a> {
    pub(super) schedule: &'a Schedule,
    pub(super) offer: &'a SupplierOffer,
    pub(super) legs: &'a [&'a Leg],
    pub(super) filing: Filing,
    pub(super) uplift_bp: u32,
    pub(super) sells: bool,
}

/// All options except seats.
pub(super) fn options(menu: &Menu<'_>) -> Vec<ServiceOption> {
    let mut options = Vec::new();
    if menu.sells {
        options.extend(baggage(menu));
        options.extend(meals(menu));
    }
    options.extend(requests(menu));
    options
}

/// Price of a number of steps for a flight or journey of this length.
pub(super) fn price(filing: Filing, km: u32, steps: i64, uplift_bp: u32) -> Money {
    let step = match km {
        0..800 => 40_000,
        800..5_000 => 90_000,
        _ => 160_000,
    };
    filing.fare(step * steps * (10_000 + i64::from(uplift_bp)) / 10_000)
}

/// Sold per journey: kilograms at low-cost airlines, pieces at others.
fn baggage(menu: &Menu<'_>) -> Vec<ServiceOption> {
    let low_cost = Airlines::embedded()
        .get(menu.offer.validating)
        .is_some_and(|airline| airline.low_cost);
    let sold: &[(&str, &str, i64, u8)] = if low_cost {
        &[
            ("BG10", "10 kg", 2, 1),
            ("BG20", "20 kg", 3, 1),
            ("BG30", "30 kg", 5, 1),
        ]
    } else {
        &[("PC23", "23 kg piece", 6, 3)]
    };
    let segments = menu.offer.segments.iter().zip(menu.legs);
    let flights: Vec<_> = segments
        .map(|(segment, leg)| {
            let km = menu.schedule.flight(leg.flight).km;
            (segment.journey_index, segment.segment_id.clone(), km)
        })
        .collect();
    let journeys = flights.chunk_by(|one, next| one.0 == next.0);
    journeys
        .flat_map(|journey| {
            let km = journey.iter().map(|(_, _, km)| km).sum();
            let segment_ids: Vec<String> = journey.iter().map(|(_, id, _)| id.to_string()).collect();
            sold.iter().map(move |(code, name, steps, most)| ServiceOption {
                kind: ExtraKind::Baggage,
                code: (*code).to_owned(),
                name: (*name).to_owned(),
                segment_ids: segment_ids.clone(),
                price: price(menu.filing, km, *steps, menu.uplift_bp),
                most: *most,
                ptcs: vec![Ptc::Adt, Ptc::Chd],
                words: Words::None,
            })
        })
        .collect()
}

/// Free where the fare includes a meal; then only special meals can be selected.
fn meals(menu: &Menu<'_>) -> Vec<ServiceOption> {
    let steps = i64::from(menu.offer.brand.meal != Inclusion::Free);
    let served = menu
        .offer
        .segments
        .iter()
        .zip(menu.legs)
        .filter(|(segment, _)| segment.duration_minutes >= SHORTEST_WITH_MEALS);
    served
        .flat_map(|(segment, leg)| {
            let price = price(menu.filing, menu.schedule.flight(leg.flight).km, steps, menu.uplift_bp);
            MEALS.iter().map(move |(code, name, ptcs)| ServiceOption {
                kind: ExtraKind::Meal,
                code: (*code).to_owned(),
                name: (*name).to_owned(),
                segment_ids: vec![segment.segment_id.to_string()],
                price,
                most: 1,
                ptcs: ptcs.to_vec(),
                words: Words::None,
            })
        })
        .collect()
}

/// For the whole trip, free of charge.
fn requests(menu: &Menu<'_>) -> Vec<ServiceOption> {
    let segments = menu.offer.segments.iter();
    let segment_ids: Vec<String> = segments.map(|segment| segment.segment_id.to_string()).collect();
    let free = Money::zero(menu.filing.currency());
    let request = |(code, name, ptcs, words): &(&str, &str, &[Ptc], Words)| ServiceOption {
        kind: ExtraKind::Request,
        code: (*code).to_owned(),
        name: (*name).to_owned(),
        segment_ids: segment_ids.clone(),
        price: free,
        most: 1,
        ptcs: ptcs.to_vec(),
        words: *words,
    };
    let escort = looks_after(menu.offer).then_some(&LOOK_AFTER);
    REQUESTS.iter().chain(escort).map(request).collect()
}

fn looks_after(offer: &SupplierOffer) -> bool {
    offer.fares.iter().all(|fare| fare.ptc != Ptc::Adt) && escorts(&offer.segments)
}
