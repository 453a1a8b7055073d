//! Terminals of important airports.

use std::collections::HashMap;
use std::sync::LazyLock;

use jetway_domain::codes::{AirportCode, CarrierCode};

static TERMINALS: LazyLock<HashMap<(&'static str, &'static str), &'static str>> = LazyLock::new(|| {
    let rows = include_str!("../../../data/terminals.csv").lines().skip(1);
    rows.filter_map(|row| {
        let mut cells = row.split(',');
        Some(((cells.next()?, cells.next()?), cells.next()?))
    })
    .collect()
});

/// An airline's terminal; `None` when the airport has one, or it is unknown.
pub(in crate::sandbox) fn terminal(airport: AirportCode, carrier: CarrierCode) -> Option<&'static str> {
    let own = TERMINALS.get(&(airport.as_str(), carrier.as_str()));
    own.or_else(|| TERMINALS.get(&(airport.as_str(), "*")))
        .copied()
        .filter(|terminal| !terminal.is_empty())
}
