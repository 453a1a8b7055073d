//! Flights as they stand on a paper.

use jetway_domain::air::itinerary::{Connection, connections, journeys};
use jetway_domain::air::offer::{FareBrand, Segment, SegmentEnd};
use jetway_domain::air::search::Cabin;
use jetway_domain::codes::AirportCode;
use jetway_paper::{Flight, FlightEnd, Journey, Words};

use super::text::{date, duration, time};
use crate::air::names;

/// `30 kg checked`.
pub(in crate::air) fn checked_baggage(brand: &FareBrand, words: &Words) -> String {
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
pub(in crate::air) fn trip(segments: &[Segment], words: &Words) -> Vec<Journey> {
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
        Journey {
            title: format!("{} – {}", city(journey.origin), city(journey.destination)),
            detail: [
                date(journey.departs_local.date(), words),
                duration(journey.duration_minutes, words),
                stops,
            ]
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
    use jetway_domain::air::itinerary::Connection;
    use jetway_domain::codes::AirportCode;
    use jetway_paper::Language;

    use super::waiting;

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
