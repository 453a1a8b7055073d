//! Interline partners and codeshare flights (ADR 0079).

use jetway_domain::codes::CarrierCode;
use jetway_domain::reference::Airline;

use crate::reference::Airlines;
use crate::sandbox::dice::Dice;
use crate::sandbox::schedule::Flight;

/// Partners without a common alliance.
const PARTNERS: [(&str, &str); 14] = [
    ("EK", "FZ"),
    ("EK", "QF"),
    ("EK", "AC"),
    ("EK", "UA"),
    ("EK", "MK"),
    ("EY", "AF"),
    ("EY", "KL"),
    ("EY", "B6"),
    ("BG", "TK"),
    ("BG", "EY"),
    ("BG", "MH"),
    ("QR", "6E"),
    ("TK", "6E"),
    ("SQ", "MH"),
];
/// Share of flights of airlines with partners that have a codeshare number, about eight percent of all flights.
const SHARED_BP: u32 = 1_100;
/// A codeshare number is the operating number plus this.
const SHARED_NUMBERS: u16 = 8_000;

/// Whether two airlines have an agreement or a common alliance.
pub(super) fn are_partners(one: &Airline, other: &Airline) -> bool {
    let (a, b) = (one.code.as_str(), other.code.as_str());
    let agree = |pair: &(&str, &str)| (pair.0, pair.1) == (a, b) || (pair.0, pair.1) == (b, a);
    one.alliance.is_some() && one.alliance == other.alliance || PARTNERS.iter().any(agree)
}

/// The codeshare partner of a flight, if any. Both directions of a pair of flight numbers have the same.
pub(in crate::sandbox) fn sold_by_partner(dice: &Dice, flight: &Flight) -> Option<CarrierCode> {
    let airlines = Airlines::embedded();
    let own = airlines.get(flight.carrier)?;
    let question = format!("shared|{}|{}", flight.carrier, flight.number.div_ceil(2));
    if !dice.happens(SHARED_BP, format_args!("{question}")) {
        return None;
    }
    let partners: Vec<_> = airlines
        .all()
        .iter()
        .filter(|other| other.code != own.code && are_partners(own, other))
        .map(|other| other.code)
        .collect();
    let many = u64::try_from(partners.len()).ok().filter(|many| *many > 0)?;
    let at = usize::try_from(dice.below(many, format_args!("partner|{question}"))).ok()?;
    partners.get(at).copied()
}

/// The partner's flight number.
pub(super) const fn partners_number(flight: &Flight) -> u16 {
    SHARED_NUMBERS + flight.number % 1_000
}
