//! Cabin layouts of aircraft types: typical two- to four-class arrangements, not those of a particular airline.

use jetway_domain::air::search::Cabin;

use crate::reference::AircraftType;
use crate::sandbox::inventory::capacity;

/// The cabin layout of a class.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Layout {
    /// Letters from left to right; a space is an aisle.
    pub(super) letters: &'static str,
    pub(super) seats: u16,
    pub(super) first_row: u16,
    /// Exit rows.
    pub(super) exits: Vec<u16>,
    pub(super) wing: Option<(u16, u16)>,
}

impl Layout {
    /// `None` for a class the type does not have.
    pub(super) fn of(aircraft: &AircraftType, cabin: Cabin) -> Option<Self> {
        let seats = capacity(aircraft, cabin);
        if seats == 0 {
            return None;
        }
        let (letters, first_row) = arrangement(aircraft, cabin);
        let abreast = u16::try_from(letters.trim().chars().filter(|letter| *letter != ' ').count()).ok()?;
        let rows = seats.div_ceil(abreast);
        let last = first_row + rows - 1;
        let (exits, wing) = if cabin == Cabin::Economy {
            (exits(aircraft, first_row, rows), wing(first_row, rows))
        } else {
            (Vec::new(), None)
        };
        debug_assert!(
            exits.iter().all(|row| (first_row..=last).contains(row)),
            "exits in the cabin"
        );
        Some(Self {
            letters,
            seats,
            first_row,
            exits,
            wing,
        })
    }
}

/// Letters of a row, and the number of the first row.
fn arrangement(aircraft: &AircraftType, cabin: Cabin) -> (&'static str, u16) {
    match (cabin, body(aircraft)) {
        (Cabin::First, _) => ("A EF K", 1),
        (Cabin::Business, Body::Turboprop | Body::Regional | Body::Narrow) => ("AC DF", 1),
        (Cabin::Business, Body::Wide(_)) => ("A DG K", 6),
        (Cabin::PremiumEconomy, _) if aircraft.premium.is_multiple_of(8) => ("AC DEFG HK", 20),
        (Cabin::PremiumEconomy, _) => ("AC DEF HK", 20),
        (Cabin::Economy, Body::Turboprop) => ("AC DF", 1),
        (Cabin::Economy, Body::Regional) if aircraft.iata == "223" => ("AC DEF", 5),
        (Cabin::Economy, Body::Regional) => ("AC DF", if aircraft.business > 0 { 5 } else { 1 }),
        (Cabin::Economy, Body::Narrow) => ("ABC DEF", 6),
        (Cabin::Economy, Body::Wide(letters)) => (letters, 30),
    }
}

enum Body {
    Turboprop,
    Regional,
    Narrow,
    Wide(&'static str),
}

fn body(aircraft: &AircraftType) -> Body {
    match aircraft.iata.as_str() {
        "AT7" | "DH4" => Body::Turboprop,
        "E75" | "E90" | "E95" | "223" => Body::Regional,
        "763" => Body::Wide("AC DEF HK"),
        "313" | "332" | "333" | "339" | "343" | "346" => Body::Wide("AC DEFG HK"),
        "359" | "351" | "788" | "789" | "781" => Body::Wide("ABC DEF HJK"),
        "388" | "772" | "77L" | "77W" | "74H" => Body::Wide("ABC DEFG HJK"),
        _ => Body::Narrow,
    }
}

fn exits(aircraft: &AircraftType, first: u16, rows: u16) -> Vec<u16> {
    match body(aircraft) {
        Body::Turboprop => vec![first],
        Body::Regional => vec![first + rows / 2],
        Body::Narrow => vec![first + rows * 2 / 5, first + rows * 2 / 5 + 1],
        Body::Wide(_) => vec![first, first + rows / 2],
    }
}

const fn wing(first: u16, rows: u16) -> Option<(u16, u16)> {
    Some((first + rows / 3, first + rows * 3 / 5))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reference::Aircraft;

    #[test]
    fn every_type_has_a_cabin_for_every_class_it_sells() {
        let types = include_str!("../../../data/aircraft.csv").lines().skip(1);
        for iata in types.filter_map(|line| line.split(',').next()) {
            let aircraft = Aircraft::embedded().get(iata).expect("a type");
            for cabin in [Cabin::Economy, Cabin::PremiumEconomy, Cabin::Business, Cabin::First] {
                let layout = Layout::of(aircraft, cabin);
                assert_eq!(layout.is_some(), capacity(aircraft, cabin) > 0, "{iata} {cabin:?}");
            }
        }
    }
}
