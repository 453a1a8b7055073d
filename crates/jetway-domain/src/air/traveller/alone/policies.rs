//! Airline policies on unaccompanied minors. Illustrative and hand-written: full-service airlines commonly accept them
//! from five years, some on direct flights only; low-cost airlines do not. No entry is an airline's published
//! condition.

use crate::codes::CarrierCode;

/// An airline's policy on unaccompanied minors.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Policy {
    /// Does not accept them.
    Never,
    /// Accepts them from this age on.
    From {
        /// In years, on the day of the flight.
        youngest: i32,
        /// Also accepts them on connections.
        connections: bool,
    },
}

/// From five years, with connections.
const EVERYWHERE: &[&str] = &[
    "AF", "AI", "AY", "CX", "EK", "ET", "EY", "JL", "KE", "KL", "LH", "LX", "MH", "MS", "NH", "OS", "QF", "QR", "SQ",
    "SV", "TK", "UL",
];
/// From five years, on direct flights.
const DIRECT: &[&str] = &[
    "AA", "BG", "BS", "DL", "GF", "KU", "ME", "PK", "RJ", "TG", "UA", "VQ", "WY",
];
/// From six years, on direct flights.
const DIRECT_FROM_SIX: &[&str] = &["AC", "HY", "KC", "NZ", "PR"];
/// Not accepted.
const NEVER: &[&str] = &[
    "3L", "5J", "6E", "AK", "BA", "D7", "F3", "FD", "FR", "FZ", "G9", "IX", "J9", "OD", "OV", "PC", "SG", "TR", "U2",
    "VJ", "W6", "XY",
];

/// `None` for an airline without an entry.
pub(super) fn policy_of(carrier: CarrierCode) -> Option<Policy> {
    let from = |youngest, connections| Policy::From { youngest, connections };
    let lines = [
        (EVERYWHERE, from(5, true)),
        (DIRECT, from(5, false)),
        (DIRECT_FROM_SIX, from(6, false)),
        (NEVER, Policy::Never),
    ];
    let found = lines
        .into_iter()
        .find(|(carriers, _)| carriers.contains(&carrier.as_str()));
    found.map(|(_, policy)| policy)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{DIRECT, DIRECT_FROM_SIX, EVERYWHERE, NEVER};

    #[test]
    fn an_airline_does_one_thing() {
        let all = [EVERYWHERE, DIRECT, DIRECT_FROM_SIX, NEVER].concat();
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len());
    }
}
