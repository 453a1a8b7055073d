//! Departure and block times.

use std::collections::HashMap;

use jetway_domain::codes::CarrierCode;

use super::Flight;
use super::network::Route;
use super::place::Places;
use crate::sandbox::dice::Dice;

/// Timetables are the same in every world.
const DICE: Dice = Dice::new(0x7469_6d65);
const EVERY_DAY: u8 = 0b111_1111;
const DAY: u32 = 24 * 60;
/// Departure banks: first minute and length.
const GULF_BANKS: [(u32, u32); 4] = [(120, 150), (470, 150), (850, 150), (1200, 210)];
const BANKS: [(u32, u32); 4] = [(400, 170), (640, 150), (840, 180), (1140, 200)];
const GULF: [&str; 9] = ["DXB", "AUH", "DOH", "SHJ", "BAH", "KWI", "MCT", "JED", "RUH"];

/// Every flight of every route in both directions; the return flight has the next number.
pub(super) fn flights(routes: &[Route], places: &Places) -> Vec<Flight> {
    let mut next_number: HashMap<CarrierCode, u16> = HashMap::new();
    let mut flights = Vec::new();
    for route in routes {
        for wave in 0..u32::from(route.daily) {
            let number = next_number.entry(route.carrier).or_insert(201);
            if let Some(pair) = rotation(route, wave, *number, places) {
                flights.extend(pair);
                *number += 2;
            }
        }
    }
    flights
}

fn rotation(route: &Route, wave: u32, number: u16, places: &Places) -> Option<[Flight; 2]> {
    let (hub, away) = (places.get(route.hub)?, places.get(route.away)?);
    let key = format!("{}{number}{}{}", route.carrier, route.hub, route.away);
    let pick = |limit: u32, what: &str| -> u32 {
        u32::try_from(DICE.below(u64::from(limit), format_args!("{what}|{key}"))).unwrap_or(0)
    };
    let variety = u32::try_from(route.fleet.len()).ok()?;
    let aircraft = route.fleet.get(usize::try_from(pick(variety, "aircraft")).ok()?)?;
    let banks = if GULF.contains(&route.hub.as_str()) {
        GULF_BANKS
    } else {
        BANKS
    };
    let count = banks.len();
    let first = usize::try_from(pick(4, "bank")).ok()?;
    let (start, length) =
        banks[(first + usize::try_from(wave).ok()? * count / usize::from(route.daily.max(1))) % count];
    let departs = if route.domestic && route.km < 600 {
        round5(390 + wave * 780 / u32::from(route.daily.max(1)) + pick(120, "time"))
    } else {
        round5(start + pick(length, "time"))
    };
    let degrees = hub.position.degrees_east_to(away.position);
    let out = block_minutes(route.km, degrees, aircraft.propeller);
    let back = block_minutes(route.km, -degrees, aircraft.propeller);
    // The return flight departs after the turnaround, in local time.
    let ground = if route.km > 4_500 {
        95 + pick(120, "ground")
    } else {
        45 + pick(45, "ground")
    };
    let shift = wall_shift_minutes(degrees);
    let back_departs = round5((departs + out + ground + DAY + shift) % DAY) % DAY;
    let days = if route.thin {
        thin_days(pick(7, "days"))
    } else {
        EVERY_DAY
    };
    let flight = |number, from, to, departs_minute, block_minutes| Flight {
        carrier: route.carrier,
        number,
        from,
        to,
        departs_minute,
        days,
        block_minutes,
        aircraft: aircraft.iata.as_str(),
        km: route.km,
    };
    Some([
        flight(number, route.hub, route.away, departs % DAY, out),
        flight(number + 1, route.away, route.hub, back_departs, back),
    ])
}

/// Block time: winds make eastbound jets 5 % faster and westbound ones 5 % slower.
pub(super) fn block_minutes(km: u32, degrees_east: f64, propeller: bool) -> u32 {
    let minutes = if propeller {
        20 * 100 + km * 60 * 100 / 430
    } else {
        let wind = if degrees_east > 0.0 { 95 } else { 105 };
        35 * 100 + km * 60 / 850 * wind
    };
    round5(minutes.div_ceil(100))
}

/// Four or five days a week.
const fn thin_days(shift: u32) -> u8 {
    let pattern: u32 = if shift.is_multiple_of(2) {
        0b101_0101
    } else {
        0b101_1011
    };
    ((pattern << shift | pattern >> (7 - shift)) & 0b111_1111) as u8
}

/// Approximate difference of local times, always positive.
fn wall_shift_minutes(degrees_east: f64) -> u32 {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "between 0 and 1440"
    )]
    let shift = (degrees_east * 4.0).rem_euclid(f64::from(DAY)) as u32;
    shift
}

const fn round5(minutes: u32) -> u32 {
    (minutes + 2) / 5 * 5
}
