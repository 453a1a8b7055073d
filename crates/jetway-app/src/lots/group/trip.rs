//! The flights of a group as its travellers read them.

use chrono::{DateTime, NaiveDateTime, Utc};
use jetway_domain::codes::{AirportCode, CarrierCode};
use jetway_domain::lot::{LotFlight, LotJourney};
use jetway_domain::order::connection::{LegTime, minutes};

use crate::lots::place::instants;
use crate::order::documents::itinerary::{Leg, LegEnd};

/// Letters of an airline's code before the digits of a flight.
const DESIGNATOR: usize = 2;

/// The flights of journeys, counted from 1.
pub(crate) fn legs(journeys: &[LotJourney]) -> Vec<Leg> {
    let journeys = journeys.iter().enumerate();
    let flights = journeys.flat_map(|(at, journey)| journey.flights.iter().map(move |flight| (at, flight)));
    flights
        .zip(1..)
        .map(|((journey, flight), number): (_, u32)| leg(flight, journey, number))
        .collect()
}

fn leg(flight: &LotFlight, journey: usize, number: u32) -> Leg {
    // A lot has known airports alone, so that each clock has its zone.
    let instants = instants(flight).unwrap_or_else(|| (flight.departs.and_utc(), flight.arrives.and_utc()));
    let from = end(flight.origin, flight.departs, instants.0);
    let to = end(flight.destination, flight.arrives, instants.1);
    let (airline, digits) = flight
        .number
        .split_at_checked(DESIGNATOR)
        .unwrap_or(("", &flight.number));
    Leg {
        id: number.to_string(),
        journey,
        number: format!("{airline} {digits}").trim_start().to_owned(),
        airline: CarrierCode::parse(airline).ok(),
        flown_by: None,
        minutes: minutes(to.at.utc - from.at.utc),
        from,
        to,
    }
}

const fn end(airport: AirportCode, local: NaiveDateTime, utc: DateTime<Utc>) -> LegEnd {
    LegEnd {
        at: LegTime { airport, local, utc },
        terminal: None,
    }
}

#[cfg(test)]
mod tests {
    use jetway_documents::Language;
    use jetway_domain::codes::AirportCode;
    use jetway_domain::lot::{LotFlight, LotJourney};

    use super::legs;
    use crate::order::documents::itinerary::journeys;

    fn flight(number: &str, from: (&str, &str), to: (&str, &str)) -> LotFlight {
        LotFlight {
            number: number.to_owned(),
            origin: AirportCode::parse(from.0).expect("an airport"),
            destination: AirportCode::parse(to.0).expect("an airport"),
            departs: from.1.parse().expect("a time"),
            arrives: to.1.parse().expect("a time"),
        }
    }

    #[test]
    fn flights_leave_and_land_at_the_instants_of_their_airports() {
        let out = [
            flight("EK585", ("DAC", "2026-12-10T10:00:00"), ("DXB", "2026-12-10T13:30:00")),
            flight("EK803", ("DXB", "2026-12-10T15:00:00"), ("JED", "2026-12-10T17:00:00")),
        ];
        let back = [flight(
            "EK806",
            ("MED", "2026-12-20T21:00:00"),
            ("DXB", "2026-12-21T00:55:00"),
        )];
        let legs = legs(&[
            LotJourney { flights: out.to_vec() },
            LotJourney { flights: back.to_vec() },
        ]);
        let times: Vec<_> = legs
            .iter()
            .map(|leg| (leg.id.as_str(), leg.from.at.utc.to_rfc3339(), leg.minutes))
            .collect();
        assert_eq!(
            times,
            [
                ("1", "2026-12-10T04:00:00+00:00".to_owned(), 330),
                ("2", "2026-12-10T11:00:00+00:00".to_owned(), 180),
                ("3", "2026-12-20T18:00:00+00:00".to_owned(), 175),
            ]
        );
        let flown: Vec<_> = legs.into_iter().map(|leg| (leg, String::new())).collect();
        let printed = journeys(&flown, Language::English.words());
        assert_eq!(printed.len(), 2);
        assert_eq!(printed[0].detail, "Thu 10 Dec 2026 · 10 h · 1 stop");
        let first = &printed[0].flights[0];
        assert_eq!(
            (first.number.as_str(), first.airline.as_str(), first.from.time.as_str()),
            ("EK 585", "Emirates", "10:00")
        );
        assert!(first.wait.ends_with("1 h 30 min"), "{}", first.wait);
        assert_eq!(printed[1].flights[0].to.date, "Mon 21 Dec 2026");
    }

    #[test]
    fn the_hour_that_occurs_twice_is_the_one_that_fits_the_distance() {
        let at = |arrives| {
            let flight = flight("EK008", ("LHR", "2026-10-25T01:30:00"), ("DXB", arrives));
            let legs = legs(&[LotJourney { flights: vec![flight] }]);
            (legs[0].from.at.utc.to_rfc3339(), legs[0].minutes)
        };
        assert_eq!(at("2026-10-25T11:50:00"), ("2026-10-25T00:30:00+00:00".to_owned(), 440));
        assert_eq!(at("2026-10-25T12:50:00"), ("2026-10-25T01:30:00+00:00".to_owned(), 440));
    }
}
