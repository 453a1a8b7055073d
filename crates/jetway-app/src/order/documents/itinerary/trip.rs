//! What the core needs of a product whose orders are trips, and how it prints their flights.

use async_trait::async_trait;
use chrono::{DateTime, Utc};
use jetway_db::{DbError, Tx};
use jetway_documents::{Document, Flight, FlightEnd, Journey, Words};
use jetway_domain::codes::CarrierCode;
use jetway_domain::ids::{OrderId, OrderKind, TenantId};
use jetway_domain::order::connection::{Connection, LegTime, minutes};

use super::stop::Stop;
use crate::context::place_names::{airline_name, airport_name, city_of, names_in};
use crate::order::dates::{date, duration, time};
use crate::order::documents::{Letterhead, PrintError};

/// A product whose travellers read an itinerary once they have documents.
#[async_trait]
pub trait TravelProduct: Send + Sync {
    /// The kind of its orders.
    fn kind(&self) -> OrderKind;

    /// The trip of an order; `None` if this product has no such order.
    ///
    /// # Errors
    /// When the database fails.
    async fn trip(&self, tx: &Tx, order: OrderId) -> Result<Option<Trip>, DbError>;

    /// The travellers' document of an order without passports, with prices if chosen; `token` is that of its link. `None` if this product has
    /// no such order.
    ///
    /// # Errors
    /// When the database fails or the order's amounts do not add up.
    async fn itinerary(
        &self,
        key: (&TenantId, OrderId),
        with_prices: bool,
        printed: (Letterhead, String),
    ) -> Result<Option<Document>, PrintError>;
}

/// The trip of an order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trip {
    /// Whether travellers have documents: tickets, a voucher, or a holiday that is confirmed and paid.
    pub has_documents: bool,
    /// `DXB-DAC-DXB`, the hotel with its city, or the title of a holiday.
    pub route: String,
    /// References by which airlines know it, such as `EK K7Q2ZD`.
    pub locators: Vec<String>,
    /// Its flights in order, at current times.
    pub legs: Vec<Leg>,
    /// Its stays or days in order.
    pub stops: Vec<Stop>,
}

impl Trip {
    /// When its last flight lands or its last stop ends; `None` without either.
    #[must_use]
    pub fn ends_at(&self) -> Option<DateTime<Utc>> {
        let landings = self.legs.iter().map(|leg| leg.to.at.utc);
        landings.chain(self.stops.iter().map(|stop| stop.time.ends_at())).max()
    }
}

/// A flight of a trip.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Leg {
    /// Id within the order.
    pub id: String,
    /// The journey it is part of, from 0.
    pub journey: usize,
    /// `EK 582`.
    pub number: String,
    /// The marketing airline; `None` for one without a known form of code.
    pub airline: Option<CarrierCode>,
    /// The operating airline, if different.
    pub flown_by: Option<CarrierCode>,
    /// Minutes in the air.
    pub minutes: u32,
    /// Departure.
    pub from: LegEnd,
    /// Arrival.
    pub to: LegEnd,
}

/// Departure or arrival of a flight.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LegEnd {
    /// Where and when.
    pub at: LegTime,
    /// Terminal, if the airport has more than one.
    pub terminal: Option<String>,
}

/// Journeys with their flights, each paired with its cabin line, such as `Economy · Q · Boeing 777`; empty if
/// unknown.
pub(crate) fn journeys(flown: &[(Leg, String)], words: &Words) -> Vec<Journey> {
    let ways = flown.chunk_by(|(one, _), (next, _)| one.journey == next.journey);
    ways.filter_map(|way| journey(way, words)).collect()
}

fn journey(way: &[(Leg, String)], words: &Words) -> Option<Journey> {
    let (first, last) = (&way.first()?.0, &way.last()?.0);
    let stops = match way.len() - 1 {
        0 => words.direct.clone(),
        1 => words.one_stop.clone(),
        more => format!("{more} {}", words.stops),
    };
    let wait = |at: usize| {
        way.get(at + 1)
            .map(|(next, _)| Connection::between(way[at].0.to.at, next.from.at))
    };
    let waits: Vec<Option<Connection>> = (0..way.len()).map(wait).collect();
    // Flights that do not connect have no layover.
    let meets = waits.iter().flatten().all(|wait| !wait.is_missed);
    let lasts = meets.then(|| duration(minutes(last.to.at.utc - first.from.at.utc), words));
    let day = date(first.from.at.local.date(), words);
    let detail: Vec<String> = [Some(day), lasts, Some(stops)].into_iter().flatten().collect();
    let names = names_in(words);
    Some(Journey {
        title: format!(
            "{} – {}",
            city_of(first.from.at.airport, names),
            city_of(last.to.at.airport, names)
        ),
        detail: detail.join(" · "),
        flights: way
            .iter()
            .zip(waits)
            .map(|((leg, cabin), wait)| flight(leg, cabin, wait, words))
            .collect(),
    })
}

fn flight(leg: &Leg, cabin: &str, wait: Option<Connection>, words: &Words) -> Flight {
    let end = |end: &LegEnd| FlightEnd {
        code: end.at.airport.to_string(),
        time: time(end.at.local),
        date: date(end.at.local.date(), words),
        place: place(end, words),
    };
    Flight {
        number: leg.number.clone(),
        airline: airlines(leg, words),
        from: end(&leg.from),
        to: end(&leg.to),
        duration: duration(leg.minutes, words),
        cabin: cabin.to_owned(),
        wait: wait.map_or_else(String::new, |wait| waiting(&wait, words)),
    }
}

fn waiting(wait: &Connection, words: &Words) -> String {
    // Isolated: a number after a name in another script would be displayed as part of it.
    let mut parts = vec![format!(
        "{} \u{2068}{}\u{2069}",
        words.wait_in,
        city_of(wait.airport, names_in(words))
    )];
    if wait.is_missed {
        parts.push(words.connection_missed.clone());
    } else {
        parts.push(duration(wait.minutes, words));
        parts.extend(wait.overnight.then(|| words.overnight.clone()));
    }
    parts.extend(wait.change_of_airport.then(|| words.change_of_airport.clone()));
    parts.join(" · ")
}

/// `Emirates, operated by flydubai`.
fn airlines(leg: &Leg, words: &Words) -> String {
    let name = |code| airline_name(code, names_in(words));
    let sold_by = leg.airline.map(name).unwrap_or_default();
    match leg.flown_by.map(name) {
        Some(flown_by) => format!("{sold_by}{} {} {flown_by}", words.comma, words.operated_by),
        None => sold_by,
    }
}

fn place(end: &LegEnd, words: &Words) -> String {
    let name = airport_name(end.at.airport, names_in(words));
    match &end.terminal {
        Some(terminal) => format!("{name}{} {} {terminal}", words.comma, words.terminal),
        None => name,
    }
}

#[cfg(test)]
mod tests {
    use chrono::{DateTime, Utc};
    use jetway_documents::Language;
    use jetway_domain::codes::{AirportCode, CarrierCode};
    use jetway_domain::order::connection::{Connection, LegTime};

    use super::{Leg, LegEnd, journeys, waiting};

    fn end(airport: &str, at: &str) -> LegEnd {
        let utc: DateTime<Utc> = at.parse().expect("a moment");
        LegEnd {
            at: LegTime {
                airport: AirportCode::parse(airport).expect("an airport"),
                local: utc.naive_utc(),
                utc,
            },
            terminal: None,
        }
    }

    fn leg(from: (&str, &str), to: (&str, &str)) -> (Leg, String) {
        let leg = Leg {
            id: "s1".to_owned(),
            journey: 0,
            number: "QR 640".to_owned(),
            airline: CarrierCode::parse("QR").ok(),
            flown_by: None,
            minutes: 60,
            from: end(from.0, from.1),
            to: end(to.0, to.1),
        };
        (leg, String::new())
    }

    #[test]
    fn flights_that_do_not_meet_have_no_time_in_all() {
        let first = leg(("DXB", "2026-12-10T02:00:00Z"), ("DOH", "2026-12-10T03:00:00Z"));
        let meets = leg(("DOH", "2026-12-10T04:00:00Z"), ("DAC", "2026-12-10T09:30:00Z"));
        let missed = leg(("DOH", "2026-12-10T02:30:00Z"), ("DAC", "2026-12-10T08:00:00Z"));
        let detail = |onward: &(Leg, String)| {
            let journeys = journeys(&[first.clone(), onward.clone()], Language::English.words());
            journeys[0].detail.clone()
        };
        assert_eq!(detail(&meets), "Thu 10 Dec 2026 · 7 h 30 min · 1 stop");
        assert_eq!(detail(&missed), "Thu 10 Dec 2026 · 1 stop");
    }

    #[test]
    fn an_arabic_document_names_cities_and_airlines_in_arabic() {
        let mut first = leg(("DXB", "2026-12-10T02:00:00Z"), ("DOH", "2026-12-10T03:00:00Z"));
        first.0.airline = CarrierCode::parse("EK").ok();
        first.0.flown_by = CarrierCode::parse("QR").ok();
        let next = leg(("DOH", "2026-12-10T04:00:00Z"), ("DAC", "2026-12-10T09:30:00Z"));
        let journeys = journeys(&[first, next], Language::Arabic.words());
        assert_eq!(journeys[0].title, "دبي – دكا");
        let flight = &journeys[0].flights[0];
        assert_eq!(flight.airline, "طيران الإمارات، تشغيل الخطوط الجوية القطرية");
        assert_eq!(flight.from.place, "دبي · \u{2068}Dubai International Airport\u{2069}");
        assert!(
            flight.wait.starts_with("توقف في \u{2068}الدوحة\u{2069}"),
            "{}",
            flight.wait
        );
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
