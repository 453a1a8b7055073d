//! Builds seat maps: seats, availability and prices.

use std::collections::{BTreeSet, HashSet};

use jetway_domain::air::extra::{Seat, SeatCell, SeatFeature, SeatMap, SeatRow, SeatStatus};
use jetway_domain::air::search::Cabin;
use jetway_domain::money::Money;

use super::cabin::Layout;

/// Front rows of economy with a surcharge.
const FRONT_ROWS: u16 = 4;
/// One seat in this many is blocked by the airline.
const KEPT: u64 = 60;

/// Input for a seat map.
pub(super) struct Drawing<'a> {
    pub(super) layout: &'a Layout,
    pub(super) aircraft: &'a str,
    pub(super) cabin: Cabin,
    pub(super) segment_id: &'a str,
    /// Number of seats taken by the rest of the world.
    pub(super) taken: u16,
    /// Seats assigned in this world's bookings.
    pub(super) occupied: Option<&'a BTreeSet<String>>,
    /// A roll per seat; the lowest are taken first, so that a taken seat stays taken as the flight fills.
    pub(super) luck: &'a dyn Fn(&str) -> u64,
    /// Converts price steps to money.
    pub(super) price: &'a dyn Fn(i64) -> Money,
    pub(super) comes_with_fare: bool,
}

/// Builds the seat map.
pub(super) fn draw(drawing: &Drawing<'_>) -> SeatMap {
    let layout = drawing.layout;
    let columns: Vec<Option<char>> = layout
        .letters
        .chars()
        .map(|letter| (letter != ' ').then_some(letter))
        .collect();
    let places = places(layout);
    let taken = taken(drawing, &places);
    let mut rows = Vec::new();
    let mut numbers: Vec<u16> = places.iter().map(|(row, _)| *row).collect();
    numbers.dedup();
    for number in numbers {
        // Doors of a wide-body aircraft are between its sections.
        if number != layout.first_row && layout.exits.contains(&number) && columns.len() > 7 {
            rows.push(service_row(&columns));
        }
        rows.push(row(drawing, &columns, number, &places, &taken));
    }
    rows.push(service_row(&columns));
    SeatMap {
        segment_id: drawing.segment_id.to_owned(),
        aircraft: drawing.aircraft.to_owned(),
        cabin: drawing.cabin,
        columns,
        wing: layout.wing,
        rows,
    }
}

/// All seats; the last row of a cabin is partial and filled from both sides.
fn places(layout: &Layout) -> Vec<(u16, char)> {
    let letters: Vec<char> = layout.letters.chars().filter(|letter| *letter != ' ').collect();
    let mut places = Vec::with_capacity(usize::from(layout.seats));
    let mut row = layout.first_row;
    let mut left = usize::from(layout.seats);
    while left > 0 {
        let middle = letters.len().saturating_sub(left);
        let from = (letters.len() - middle).div_ceil(2);
        for (at, letter) in letters.iter().enumerate() {
            if at < from || at >= from + middle {
                places.push((row, *letter));
            }
        }
        left = left.saturating_sub(letters.len());
        row += 1;
    }
    places
}

fn taken(drawing: &Drawing<'_>, places: &[(u16, char)]) -> HashSet<String> {
    let mut ranked: Vec<(u64, String)> = places
        .iter()
        .map(|(row, letter)| format!("{row}{letter}"))
        .map(|designator| ((drawing.luck)(&designator), designator))
        .collect();
    ranked.sort();
    let others = ranked
        .into_iter()
        .take(usize::from(drawing.taken))
        .map(|(_, designator)| designator);
    others.chain(drawing.occupied.into_iter().flatten().cloned()).collect()
}

fn row(
    drawing: &Drawing<'_>,
    columns: &[Option<char>],
    number: u16,
    places: &[(u16, char)],
    taken: &HashSet<String>,
) -> SeatRow {
    let exit = drawing.layout.exits.contains(&number);
    let cells = columns.iter().enumerate().map(|(at, column)| match column {
        None => SeatCell::Aisle,
        Some(letter) if places.contains(&(number, *letter)) => {
            SeatCell::Seat(Box::new(seat(drawing, columns, number, (at, *letter), exit, taken)))
        }
        Some(_) => SeatCell::Empty,
    });
    SeatRow {
        number: Some(number),
        exit,
        cells: cells.collect(),
    }
}

fn seat(
    drawing: &Drawing<'_>,
    columns: &[Option<char>],
    row: u16,
    (at, letter): (usize, char),
    exit: bool,
    taken: &HashSet<String>,
) -> Seat {
    let designator = format!("{row}{letter}");
    let economy = drawing.cabin == Cabin::Economy;
    let first = row == drawing.layout.first_row;
    let front = economy && row < drawing.layout.first_row + FRONT_ROWS;
    let roomy = economy && (exit || first);
    let aisle_at = |place: Option<usize>| place.is_some_and(|place| columns.get(place) == Some(&None));
    let features = [
        (at == 0 || at + 1 == columns.len(), SeatFeature::Window),
        (
            aisle_at(at.checked_sub(1)) || aisle_at(Some(at + 1)),
            SeatFeature::Aisle,
        ),
        (exit, SeatFeature::Exit),
        (roomy, SeatFeature::ExtraLegroom),
        (first, SeatFeature::Bulkhead),
        (front && !roomy, SeatFeature::Front),
    ];
    let steps = match (roomy, front) {
        _ if !economy => 0,
        (true, _) => 3,
        (false, _) if drawing.comes_with_fare => 0,
        (false, true) => 2,
        (false, false) => 1,
    };
    let status = if taken.contains(&designator) {
        SeatStatus::Taken
    } else if (drawing.luck)(&designator).is_multiple_of(KEPT) {
        SeatStatus::Blocked
    } else {
        SeatStatus::Free
    };
    Seat {
        designator,
        status,
        features: features
            .into_iter()
            .filter_map(|(has, feature)| has.then_some(feature))
            .collect(),
        price: (drawing.price)(steps),
        adults_only: exit,
    }
}

/// Lavatories at the sides, galleys in the middle.
fn service_row(columns: &[Option<char>]) -> SeatRow {
    let last = columns.len().saturating_sub(1);
    let cells = columns.iter().enumerate().map(|(at, column)| match column {
        None => SeatCell::Aisle,
        Some(_) if at == 0 || at == last => SeatCell::Lavatory,
        Some(_) => SeatCell::Galley,
    });
    SeatRow {
        number: None,
        exit: false,
        cells: cells.collect(),
    }
}
