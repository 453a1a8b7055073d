//! Base fares and carrier surcharges of one journey.

use chrono::NaiveDate;
use jetway_domain::air::search::Cabin;
use jetway_domain::codes::CarrierCode;
use jetway_domain::money::round_half_up;

use super::rates::Usd4;
use super::season::demand_bp;
use crate::sandbox::dice::Dice;
use crate::sandbox::schedule::Place;

/// Input for the base fare of one adult for one journey.
pub(in crate::sandbox) struct FareQuestion<'a> {
    pub(in crate::sandbox) from: &'a Place,
    pub(in crate::sandbox) to: &'a Place,
    pub(in crate::sandbox) departs_on: NaiveDate,
    pub(in crate::sandbox) asked_on: NaiveDate,
    pub(in crate::sandbox) carrier: CarrierCode,
    pub(in crate::sandbox) low_cost: bool,
    pub(in crate::sandbox) cabin: Cabin,
    /// Share of the full fare, by booking class.
    pub(in crate::sandbox) level_bp: i64,
    pub(in crate::sandbox) brand_bp: i64,
    pub(in crate::sandbox) stops: usize,
    /// Sold as half of a return fare.
    pub(in crate::sandbox) half_return: bool,
}

/// Fixed part, and part per unit of distance^0.75, in US dollars × 10 000.
const FIXED: i64 = 300_000;
const PER_UNIT: i64 = 3_300;
const LOWEST: Usd4 = 120_000;

/// Base fare of one adult.
pub(in crate::sandbox) fn base_fare(dice: &Dice, question: &FareQuestion<'_>) -> Usd4 {
    let km = question.from.km_to(question.to);
    let full = FIXED + PER_UNIT * distance_units(km) / 100;
    let factors = [
        cabin_bp(question.cabin),
        question.level_bp,
        question.brand_bp,
        demand_bp(question.from, question.to, question.departs_on),
        advance_bp((question.departs_on - question.asked_on).num_days()),
        carrier_bp(dice, question),
        market_bp(dice, question),
        [10_000, 9_200, 8_700, 8_400][question.stops.min(3)],
        if question.half_return { 8_600 } else { 10_000 },
    ];
    // Four more digits than the result, so that rounding errors stay below a cent.
    let fine = i128::from(full) * 10_000;
    let exact = factors
        .iter()
        .fold(fine, |fare, factor| round_half_up(fare * i128::from(*factor), 10_000));
    i64::try_from(round_half_up(exact, 10_000))
        .unwrap_or(i64::MAX)
        .max(LOWEST)
}

/// Fuel surcharge per seat; low-cost airlines include it in the fare.
pub(in crate::sandbox) fn surcharge(km: u32, low_cost: bool) -> Usd4 {
    if low_cost { 0 } else { 60_000 + i64::from(km) * 42 }
}

/// `km^0.75` in hundredths: a measure of distance.
fn distance_units(km: u32) -> i64 {
    #[expect(clippy::cast_possible_truncation, reason = "below a million")]
    let units = (f64::from(km).powf(0.75) * 100.0).round() as i64;
    units
}

const fn cabin_bp(cabin: Cabin) -> i64 {
    match cabin {
        Cabin::Economy => 10_000,
        Cabin::PremiumEconomy => 17_000,
        Cabin::Business => 33_000,
        Cabin::First => 58_000,
    }
}

const fn advance_bp(days: i64) -> i64 {
    match days {
        60.. => 9_200,
        30..60 => 9_700,
        21..30 => 10_200,
        14..21 => 10_900,
        7..14 => 12_000,
        3..7 => 13_500,
        _ => 15_000,
    }
}

/// Price level of an airline; lower for low-cost airlines.
fn carrier_bp(dice: &Dice, question: &FareQuestion<'_>) -> i64 {
    let spread = small(dice.below(2_600, format_args!("carrier|{}", question.carrier)));
    match (question.low_cost, question.carrier.as_str()) {
        (_, "EK") => 12_200,
        (_, "SQ" | "QR" | "CX") => 11_600,
        (_, "BG") => 9_300,
        (true, _) => 8_000 + spread / 2,
        (false, _) => 9_000 + spread,
    }
}

/// Competition varies by market and week.
fn market_bp(dice: &Dice, question: &FareQuestion<'_>) -> i64 {
    use chrono::Datelike;
    let week = question.departs_on.num_days_from_ce() / 7;
    let (from, to) = (question.from.city, question.to.city);
    9_200 + small(dice.below(1_600, format_args!("market|{}|{from}{to}|{week}", question.carrier)))
}

fn small(roll: u64) -> i64 {
    i64::try_from(roll).unwrap_or(0)
}
