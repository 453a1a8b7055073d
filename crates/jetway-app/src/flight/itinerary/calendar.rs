//! The flights of an itinerary as a calendar file (RFC 5545).

use chrono::{DateTime, Utc};
use icalendar::{Calendar, Component as _, Event, EventLike as _};
use jetway_domain::air::offer::{Segment, SegmentEnd};
use jetway_domain::air::order::FlightOrder;

use crate::flight::names;

/// One event a flight, at its current times. Instants are in UTC, which every calendar shows in its owner's zone; local times
/// at the airports, with the city, are in the description.
pub(super) fn calendar(order: &FlightOrder, name: &str, link: &str, now: DateTime<Utc>) -> String {
    let mut calendar = Calendar::new();
    calendar.name(name);
    let locators: Vec<String> = order
        .details
        .airline_locators
        .iter()
        .map(|(airline, locator)| format!("{airline} {locator}"))
        .collect();
    for segment in order.details.flown() {
        let id = format!("{}-{}@{}", order.reference.as_str(), segment.segment_id, host(link));
        calendar.push(
            event(segment, &locators.join(", "), link)
                .uid(&id)
                .timestamp(now)
                .done(),
        );
    }
    calendar.to_string()
}

fn event(segment: &Segment, locators: &str, link: &str) -> Event {
    let number = format!("{} {}", segment.marketing.carrier, segment.marketing.number);
    let (from, to) = (&segment.origin, &segment.destination);
    let said = [
        names::airline_name(segment.marketing.carrier),
        end(from),
        end(to),
        locators.to_owned(),
        link.to_owned(),
    ];
    let said: Vec<String> = said.into_iter().filter(|line| !line.is_empty()).collect();
    Event::new()
        .summary(&format!("{number} {}–{}", from.airport, to.airport))
        .description(&said.join("\n"))
        .location(&place(from))
        .starts(from.utc)
        .ends(to.utc)
        .done()
}

/// `DXB 2026-12-12 02:15 (Asia/Dubai)`, with the terminal if there is one.
fn end(end: &SegmentEnd) -> String {
    let local = end.local.format("%Y-%m-%d %H:%M");
    let zone = names::airport(end.airport).map_or("local time", |airport| airport.timezone.as_str());
    let terminal = end
        .terminal
        .as_ref()
        .map_or_else(String::new, |terminal| format!(", T{terminal}"));
    format!("{} {local} ({zone}){terminal}", end.airport)
}

fn place(end: &SegmentEnd) -> String {
    names::airport(end.airport).map_or_else(|| end.airport.to_string(), |airport| airport.name.clone())
}

/// Makes the ids of events unique in the world.
fn host(link: &str) -> &str {
    let rest = link.split_once("://").map_or(link, |(_, rest)| rest);
    rest.split(['/', ':']).next().unwrap_or_default()
}
