//! The flights and stops of an itinerary as a calendar file (RFC 5545).

use chrono::{DateTime, Utc};
use icalendar::{Calendar, Component as _, Event, EventLike as _};
use jetway_connectors::reference::Airports;
use jetway_documents::Words;
use jetway_domain::ids::OrderReference;

use super::stop::{Stop, StopTime};
use super::trip::{Leg, LegEnd, Trip};
use crate::context::place_names::{airline_name, airport_name, names_in};

/// One event per flight, at its current times, and one per stop. Instants are in UTC, which calendars show in their owner's zone;
/// local times, with their zone, are in the description.
pub(super) fn calendar(
    reference: &OrderReference,
    trip: &Trip,
    (words, link): (&Words, &str),
    now: DateTime<Utc>,
) -> String {
    let mut calendar = Calendar::new();
    calendar.name(&words.itinerary);
    let locators = trip.locators.join(", ");
    for leg in &trip.legs {
        let id = format!("{}-{}@{}", reference.as_str(), leg.id, host(link));
        calendar.push(event(leg, (&locators, words), link).uid(&id).timestamp(now).done());
    }
    for stop in &trip.stops {
        let id = format!("{}-{}@{}", reference.as_str(), stop.id, host(link));
        calendar.push(stop_event(stop, &locators, link).uid(&id).timestamp(now).done());
    }
    calendar.to_string()
}

fn stop_event(stop: &Stop, locators: &str, link: &str) -> Event {
    let lines = stop.lines.iter().map(String::as_str).chain([locators, link]);
    let said: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
    let mut event = Event::new();
    event
        .summary(&stop.title)
        .description(&said.join("\n"))
        .location(&stop.place);
    match stop.time {
        StopTime::Between { from, to } => event.starts(from).ends(to),
        StopTime::Day(day) => event.all_day(day),
    };
    event.done()
}

fn event(leg: &Leg, (locators, words): (&str, &Words), link: &str) -> Event {
    let (from, to, names) = (&leg.from, &leg.to, names_in(words));
    let airline = leg.airline.map(|code| airline_name(code, names));
    let said = [
        airline.unwrap_or_default(),
        end(from),
        end(to),
        locators.to_owned(),
        link.to_owned(),
    ];
    let said: Vec<String> = said.into_iter().filter(|line| !line.is_empty()).collect();
    Event::new()
        .summary(&format!("{} {}–{}", leg.number, from.at.airport, to.at.airport))
        .description(&said.join("\n"))
        .location(&airport_name(from.at.airport, names))
        .starts(from.at.utc)
        .ends(to.at.utc)
        .done()
}

/// `DXB 2026-12-12 02:15 (Asia/Dubai)`, with the terminal if there is one.
fn end(end: &LegEnd) -> String {
    let airport = end.at.airport;
    let local = end.at.local.format("%Y-%m-%d %H:%M");
    let known = Airports::embedded().get(airport);
    let zone = known.map_or("local time", |airport| airport.timezone.as_str());
    let terminal = end
        .terminal
        .as_ref()
        .map_or_else(String::new, |terminal| format!(", T{terminal}"));
    format!("{airport} {local} ({zone}){terminal}")
}

/// Makes event ids globally unique.
fn host(link: &str) -> &str {
    let rest = link.split_once("://").map_or(link, |(_, rest)| rest);
    rest.split(['/', ':']).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use chrono::DateTime;
    use jetway_documents::Language;
    use jetway_domain::codes::{AirportCode, CarrierCode};
    use jetway_domain::ids::{OrderKind, OrderPrefix, OrderReference};
    use jetway_domain::order::connection::LegTime;

    use super::calendar;
    use crate::order::documents::itinerary::trip::{Leg, LegEnd, Trip};

    fn end(airport: &str, at: &str) -> LegEnd {
        let utc: DateTime<chrono::Utc> = at.parse().expect("an instant");
        LegEnd {
            at: LegTime {
                airport: AirportCode::parse(airport).expect("an airport"),
                local: utc.naive_utc(),
                utc,
            },
            terminal: None,
        }
    }

    #[test]
    fn a_calendar_names_cities_and_airlines_in_its_language() {
        let leg = Leg {
            id: "s1".to_owned(),
            journey: 0,
            number: "EK 582".to_owned(),
            airline: CarrierCode::parse("EK").ok(),
            flown_by: None,
            minutes: 270,
            from: end("DXB", "2026-12-12T02:15:00Z"),
            to: end("DAC", "2026-12-12T06:45:00Z"),
        };
        let trip = Trip {
            has_documents: true,
            route: "DXB-DAC".to_owned(),
            locators: vec!["EK K7Q2ZD".to_owned()],
            legs: vec![leg],
            stops: Vec::new(),
        };
        let prefix = OrderPrefix::parse("DM").expect("a prefix");
        let made_at = DateTime::UNIX_EPOCH;
        let reference = OrderReference::compose(prefix, OrderKind::Flight, made_at, 1).expect("a reference");
        let link = "https://falcon.test/itinerary?token=abc";
        let written = |language: Language| {
            let file = calendar(&reference, &trip, (language.words(), link), made_at);
            file.replace("\r\n ", "")
        };
        let (english, arabic) = (written(Language::English), written(Language::Arabic));
        assert!(english.contains("LOCATION:Dubai International Airport"), "{english}");
        assert!(
            english.contains("Emirates") && english.contains("(Asia/Dubai)"),
            "{english}"
        );
        assert!(
            arabic.contains("LOCATION:دبي") && arabic.contains("طيران الإمارات"),
            "{arabic}"
        );
    }
}
