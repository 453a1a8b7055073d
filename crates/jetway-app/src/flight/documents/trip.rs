//! Flights as they stand on a paper.

use jetway_domain::air::itinerary::{Connection, connections, journeys};
use jetway_domain::air::offer::{FareBrand, Segment, SegmentEnd};
use jetway_domain::air::search::Cabin;
use jetway_domain::codes::AirportCode;
use jetway_paper::{Flight, FlightEnd, Journey, Words};

use super::text::{date, duration, time};
use crate::flight::names;

/// `30 kg checked`.
pub(in crate::flight) fn checked_baggage(brand: &FareBrand, words: &Words) -> String {
    if brand.checked_bag.is_empty() {
        words.hand_luggage_only.clone()
    } else {
        format!("{} {}", brand.checked_bag, words.checked)
    }
}

const fn cabin(cabin: Cabin, words: &Words) -> &String {
    match cabin {
        Cabin::Economy => &words.economy,
        Cabin::PremiumEconomy => &words.premium_economy,
        Cabin::Business => &words.business,
        Cabin::First => &words.first,
    }
}

/// Each way with its flights.
pub(in crate::flight) fn trip(segments: &[Segment], words: &Words) -> Vec<Journey> {
    let waits = connections(segments);
    let flown: Vec<(&Segment, Option<Connection>)> = segments.iter().zip(waits).collect();
    let ways = flown.chunk_by(|(one, _), (next, _)| one.journey_index == next.journey_index);
    let way = |(flights, journey): (&[(&Segment, Option<Connection>)], _)| {
        let journey: jetway_domain::air::itinerary::JourneySummary = journey;
        let stops = match journey.stops {
            0 => words.direct.clone(),
            1 => words.one_stop.clone(),
            more => format!("{more} {}", words.stops),
        };
        // Flights that do not meet have no time between them.
        let meets = flights.iter().all(|(_, wait)| wait.is_none_or(|wait| !wait.is_missed));
        let lasts = meets.then(|| duration(journey.duration_minutes, words));
        let day = date(journey.departs_local.date(), words);
        Journey {
            title: format!("{} – {}", city(journey.origin), city(journey.destination)),
            detail: [Some(day), lasts, Some(stops)]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(" · "),
            flights: flights
                .iter()
                .map(|(segment, wait)| flight(segment, *wait, words))
                .collect(),
        }
    };
    ways.zip(journeys(segments)).map(way).collect()
}

fn flight(segment: &Segment, wait: Option<Connection>, words: &Words) -> Flight {
    let sold = names::airline_name(segment.marketing.carrier);
    let operated = segment.operating.carrier != segment.marketing.carrier;
    let end = |end: &SegmentEnd| FlightEnd {
        code: end.airport.to_string(),
        time: time(end.local),
        date: date(end.local.date(), words),
        place: place(end, words),
    };
    Flight {
        number: format!("{} {}", segment.marketing.carrier, segment.marketing.number),
        airline: if operated {
            format!(
                "{sold}, {} {}",
                words.operated_by,
                names::airline_name(segment.operating.carrier)
            )
        } else {
            sold
        },
        from: end(&segment.origin),
        to: end(&segment.destination),
        duration: duration(segment.duration_minutes, words),
        cabin: [
            cabin(segment.cabin, words).clone(),
            segment.rbd.to_string(),
            names::aircraft(&segment.aircraft).to_owned(),
        ]
        .join(" · "),
        wait: wait.map_or_else(String::new, |wait| waiting(&wait, words)),
    }
}

fn waiting(wait: &Connection, words: &Words) -> String {
    // Held together: a number after a name of other letters would be read into it.
    let mut parts = vec![format!("{} \u{2068}{}\u{2069}", words.wait_in, city(wait.airport))];
    if wait.is_missed {
        parts.push(words.connection_missed.clone());
    } else {
        parts.push(duration(wait.minutes, words));
        parts.extend(wait.overnight.then(|| words.overnight.clone()));
    }
    parts.extend(wait.change_of_airport.then(|| words.change_of_airport.clone()));
    parts.join(" · ")
}

fn city(code: AirportCode) -> String {
    names::airport(code).map_or_else(|| code.to_string(), |airport| airport.city_name.clone())
}

fn place(end: &SegmentEnd, words: &Words) -> String {
    let name = names::airport(end.airport).map_or_else(|| end.airport.to_string(), |airport| airport.name.clone());
    match &end.terminal {
        Some(terminal) => format!("{name}, {} {terminal}", words.terminal),
        None => name,
    }
}

#[cfg(test)]
mod tests {
    use chrono::{DateTime, Utc};
    use jetway_domain::air::itinerary::Connection;
    use jetway_domain::air::offer::{FlightDesignator, Segment, SegmentEnd};
    use jetway_domain::air::search::Cabin;
    use jetway_domain::codes::{AirportCode, CarrierCode};
    use jetway_paper::Language;

    use super::{trip, waiting};

    fn end(airport: &str, at: &str) -> SegmentEnd {
        let utc: DateTime<Utc> = at.parse().expect("a moment");
        SegmentEnd {
            airport: AirportCode::parse(airport).expect("an airport"),
            terminal: None,
            local: utc.naive_utc(),
            utc,
        }
    }

    fn flight(from: (&str, &str), to: (&str, &str)) -> Segment {
        let flown = FlightDesignator {
            carrier: CarrierCode::parse("QR").expect("an airline"),
            number: "640".into(),
        };
        Segment {
            segment_id: "s1".into(),
            journey_index: 0,
            origin: end(from.0, from.1),
            destination: end(to.0, to.1),
            marketing: flown.clone(),
            operating: flown,
            aircraft: "320".into(),
            rbd: 'K',
            cabin: Cabin::Economy,
            fare_basis: "K".into(),
            duration_minutes: 60,
        }
    }

    #[test]
    fn flights_that_do_not_meet_have_no_time_in_all() {
        let first = flight(("DXB", "2026-12-10T02:00:00Z"), ("DOH", "2026-12-10T03:00:00Z"));
        let meets = flight(("DOH", "2026-12-10T04:00:00Z"), ("DAC", "2026-12-10T09:30:00Z"));
        let missed = flight(("DOH", "2026-12-10T02:30:00Z"), ("DAC", "2026-12-10T08:00:00Z"));
        let detail = |onward: &Segment| {
            let journeys = trip(&[first.clone(), onward.clone()], Language::English.words());
            journeys[0].detail.clone()
        };
        assert_eq!(detail(&meets), "Thu 10 Dec 2026 · 7 h 30 min · 1 stop");
        assert_eq!(detail(&missed), "Thu 10 Dec 2026 · 1 stop");
    }

    #[test]
    fn a_missed_connection_has_no_wait_and_says_so() {
        let wait = Connection {
            airport: AirportCode::parse("DOH").expect("an airport"),
            minutes: 0,
            is_missed: true,
            change_of_airport: false,
            overnight: true,
        };
        for (language, said) in [
            (Language::English, "connection missed"),
            (Language::Arabic, "فاتت رحلة المتابعة"),
        ] {
            let words = language.words();
            let text = waiting(&wait, words);
            assert!(text.ends_with(&format!("\u{2069} · {said}")), "{text}");
        }
        let kept = Connection {
            minutes: 45,
            is_missed: false,
            overnight: false,
            ..wait
        };
        assert!(waiting(&kept, Language::English.words()).ends_with("\u{2069} · 45 min"));
    }
}
