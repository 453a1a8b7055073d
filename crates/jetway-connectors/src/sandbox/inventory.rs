//! Seats left per booking class.

use chrono::{Datelike, NaiveDate};
use jetway_domain::air::search::Cabin;

use super::dice::Dice;
use super::schedule::Flight;
use crate::reference::AircraftType;

/// A booking class of a cabin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Level {
    pub(super) rbd: char,
    /// Seats reserved for more expensive classes, in basis points of the cabin.
    keep_bp: u32,
    /// Share of the full fare.
    pub(super) price_bp: i64,
}

const fn level(rbd: char, keep_bp: u32, price_bp: i64) -> Level {
    Level { rbd, keep_bp, price_bp }
}

const ECONOMY: [Level; 9] = [
    level('T', 7_000, 6_200),
    level('Q', 6_000, 7_000),
    level('V', 5_000, 7_900),
    level('L', 4_200, 8_800),
    level('K', 3_400, 9_800),
    level('H', 2_600, 11_000),
    level('M', 1_800, 12_500),
    level('B', 800, 14_500),
    level('Y', 0, 17_500),
];
const PREMIUM: [Level; 2] = [level('E', 4_000, 9_000), level('W', 0, 11_000)];
const BUSINESS: [Level; 3] = [
    level('D', 4_000, 8_500),
    level('C', 1_500, 10_000),
    level('J', 0, 12_500),
];
const FIRST: [Level; 2] = [level('A', 5_000, 9_000), level('F', 0, 10_500)];

/// Booking classes of a cabin, cheapest first.
pub(super) const fn ladder(cabin: Cabin) -> &'static [Level] {
    match cabin {
        Cabin::Economy => &ECONOMY,
        Cabin::PremiumEconomy => &PREMIUM,
        Cabin::Business => &BUSINESS,
        Cabin::First => &FIRST,
    }
}

/// Position of a class within its cabin.
pub(super) fn step_of(cabin: Cabin, rbd: char) -> Option<usize> {
    ladder(cabin).iter().position(|level| level.rbd == rbd)
}

/// Number of seats of a cabin in an aircraft type.
pub(super) const fn capacity(aircraft: &AircraftType, cabin: Cabin) -> u16 {
    match cabin {
        Cabin::Economy => aircraft.economy,
        Cabin::PremiumEconomy => aircraft.premium,
        Cabin::Business => aircraft.business,
        Cabin::First => aircraft.first,
    }
}

/// Seats not taken by the rest of the world.
pub(super) fn open_seats(dice: &Dice, flight: &Flight, capacity: u16, date: NaiveDate, asked_on: NaiveDate) -> u16 {
    let key = (flight.carrier, flight.number, flight.from, date.num_days_from_ce());
    if dice.happens(400, format_args!("full|{key:?}")) {
        return 0;
    }
    let expected_bp = 6_200 + dice.below(3_600, format_args!("load|{key:?}"));
    let taken_bp = expected_bp * booked_bp((date - asked_on).num_days()) / 10_000;
    let taken = u64::from(capacity) * taken_bp / 10_000;
    capacity.saturating_sub(u16::try_from(taken).unwrap_or(u16::MAX))
}

/// Share of the final load that is booked this long before departure.
const fn booked_bp(days: i64) -> u64 {
    match days {
        180.. => 1_500,
        120..180 => 2_300,
        90..120 => 3_000,
        60..90 => 4_200,
        30..60 => 6_000,
        14..30 => 7_800,
        7..14 => 8_800,
        3..7 => 9_500,
        _ => 10_000,
    }
}

/// Seats available in a class, at most nine; an expensive class includes the seats of cheaper ones.
pub(super) fn available(cabin: Cabin, step: usize, left: u16, capacity: u16) -> u8 {
    let Some(level) = ladder(cabin).get(step) else { return 0 };
    let kept = u32::from(capacity) * level.keep_bp / 10_000;
    u8::try_from(u32::from(left).saturating_sub(kept).min(9)).unwrap_or(9)
}

/// The cheapest class from `first` on with that many seats.
pub(super) fn cheapest(cabin: Cabin, first: usize, seats: u8, left: u16, capacity: u16) -> Option<usize> {
    (first..ladder(cabin).len()).find(|step| available(cabin, *step, left, capacity) >= seats)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dearer_letters_never_have_fewer_seats() {
        for cabin in [Cabin::Economy, Cabin::PremiumEconomy, Cabin::Business, Cabin::First] {
            for left in 0..=100 {
                let seats: Vec<u8> = (0..ladder(cabin).len())
                    .map(|step| available(cabin, step, left, 100))
                    .collect();
                assert!(seats.is_sorted(), "{cabin:?} {left} {seats:?}");
                assert_eq!(u16::from(*seats.last().expect("a step")), left.min(9));
            }
            assert!(ladder(cabin).is_sorted_by_key(|level| level.price_bp));
        }
    }

    #[test]
    fn a_sale_closes_the_cheapest_letter_first() {
        let step = |left| cheapest(Cabin::Economy, 0, 2, left, 100);
        assert_eq!(step(75), Some(0));
        assert_eq!(step(72), Some(0));
        assert_eq!(step(71), Some(1), "one seat of T left for two");
        assert_eq!(step(2), Some(8));
        assert_eq!(step(1), None);
    }
}
