//! Seasonal demand.

use chrono::{Datelike, NaiveDate, Weekday};

use crate::sandbox::schedule::Place;

/// Year, month, day.
type Day = (i32, u32, u32);
/// Eid al-Fitr and Eid al-Adha, first day (expected).
const EIDS: [Day; 6] = [
    (2026, 3, 20),
    (2026, 5, 27),
    (2027, 3, 10),
    (2027, 5, 16),
    (2028, 2, 27),
    (2028, 5, 5),
];
/// Ramadan, first and last day (expected).
const RAMADANS: [(Day, Day); 3] = [
    ((2026, 2, 18), (2026, 3, 19)),
    ((2027, 2, 8), (2027, 3, 9)),
    ((2028, 1, 28), (2028, 2, 26)),
];
const MUSLIM: [&str; 20] = [
    "AE", "BD", "BH", "DZ", "EG", "ID", "IQ", "JO", "KW", "LB", "MA", "MV", "MY", "OM", "PK", "QA", "SA", "TN", "TR",
    "UZ",
];

/// Demand relative to an ordinary day, in basis points, for a flight between two places on a date.
pub(super) fn demand_bp(from: &Place, to: &Place, date: NaiveDate) -> i64 {
    let weekday = match date.weekday() {
        Weekday::Thu | Weekday::Fri | Weekday::Sun => 10_400,
        Weekday::Tue | Weekday::Wed => 9_600,
        Weekday::Mon | Weekday::Sat => 10_000,
    };
    weekday * peak_bp(from, to, date) / 10_000
}

/// Demand relative to an ordinary night, in basis points, for a night in a country.
pub(in crate::sandbox) fn stay_bp(country: &str, night: NaiveDate) -> i64 {
    let weekday = match night.weekday() {
        Weekday::Fri | Weekday::Sat => 11_200,
        Weekday::Thu => 10_600,
        _ => 9_800,
    };
    weekday * peak_in(&[country], night) / 10_000
}

fn peak_bp(from: &Place, to: &Place, date: NaiveDate) -> i64 {
    peak_in(&[from.country.as_str(), to.country.as_str()], date)
}

fn peak_in(ends: &[&str], date: NaiveDate) -> i64 {
    let touches = |countries: &[&str]| ends.iter().any(|country| countries.contains(country));
    let near_eid = touches(&MUSLIM) && EIDS.iter().any(|eid| (-7..=9).contains(&days_after(date, *eid)));
    let umrah = touches(&["SA"])
        && RAMADANS
            .iter()
            .any(|(first, last)| days_after(date, *first) >= 0 && days_after(date, *last) <= 0);
    let puja = touches(&["IN", "BD", "NP"]) && date.month() == 10 && (5..=20).contains(&date.day());
    let new_year = date.month() == 12 && date.day() >= 17 || date.month() == 1 && date.day() <= 6;
    let school = matches!(date.month(), 7) || date.month() == 8 && date.day() <= 22;
    match (near_eid, umrah || new_year, puja || school) {
        (true, ..) => 13_500,
        (_, true, _) => 12_500,
        (.., true) => 11_500,
        _ if matches!(date.month(), 2 | 9 | 11) => 9_400,
        _ => 10_000,
    }
}

fn days_after(date: NaiveDate, (year, month, day): Day) -> i64 {
    NaiveDate::from_ymd_opt(year, month, day).map_or(i64::MAX, |first| (date - first).num_days())
}
