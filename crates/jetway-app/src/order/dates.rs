//! Dates, times and deadlines as documents and e-mails write them.

use chrono::{DateTime, Datelike, NaiveDate, NaiveDateTime, Utc};
use jetway_documents::Words;
use jetway_domain::zone::Zone;

use crate::context::place_names::{names_in, zone_city};

/// `Sat 12 Dec 2026`.
pub(crate) fn date(day: NaiveDate, words: &Words) -> String {
    let weekday = &words.weekdays[day.weekday().num_days_from_monday() as usize];
    let month = &words.months[day.month0() as usize];
    format!("{weekday} {} {month} {}", day.day(), day.year())
}

/// `22:15`.
pub(crate) fn time(at: NaiveDateTime) -> String {
    at.format("%H:%M").to_string()
}

/// `Sat 12 Dec 2026 22:15 Dhaka`: every instant and deadline, with the city of its zone, usually the tenant's. Seconds are cut off, so
/// that no deadline reads later than it is; `formatDeadline` of the web kit does the same.
pub(crate) fn moment(at: DateTime<Utc>, zone: Zone, words: &Words) -> String {
    let local = at.with_timezone(&zone).naive_local();
    format!(
        "{} {} {}",
        date(local.date(), words),
        time(local),
        zone_city(zone, names_in(words))
    )
}

/// `4 h 30 min`.
pub(crate) fn duration(minutes: u32, words: &Words) -> String {
    let (hours, rest) = (minutes / 60, minutes % 60);
    let hours_text = format!("{hours} {}", words.hours);
    let minutes_text = format!("{rest} {}", words.minutes);
    match (hours, rest) {
        (0, _) => minutes_text,
        (_, 0) => hours_text,
        (_, _) => format!("{hours_text} {minutes_text}"),
    }
}

#[cfg(test)]
mod tests {
    use jetway_documents::Language;
    use jetway_domain::zone::Zone;

    use super::{duration, moment};

    #[test]
    fn a_moment_names_its_zone_and_is_never_rounded_up() {
        let dhaka: Zone = "Asia/Dhaka".parse().expect("a zone");
        let at = "2026-12-12T15:18:59Z".parse().expect("an instant");
        let said = |language: Language| moment(at, dhaka, language.words());
        assert_eq!(said(Language::English), "Sat 12 Dec 2026 21:18 Dhaka");
        assert!(
            said(Language::Arabic).ends_with(" 2026 21:18 دكا"),
            "{}",
            said(Language::Arabic)
        );
    }

    #[test]
    fn durations_leave_nothing_out_and_say_nothing_twice() {
        let words = Language::English.words();
        assert_eq!(
            [45, 120, 270].map(|minutes| duration(minutes, words)),
            ["45 min", "2 h", "4 h 30 min"]
        );
    }
}
