//! Validates a search before any supplier is called. Source: travel-domain decisions "Flight search".

use chrono::{NaiveDate, TimeDelta};

use super::search::{AirSearchQuery, TripType};

/// Airlines sell this many days ahead.
pub const LAST_DAY: TimeDelta = TimeDelta::days(361);
/// Maximum number of seats in a booking.
const MOST_SEATS: usize = 9;
/// Maximum number of journeys in a trip.
const MOST_JOURNEYS: usize = 6;
/// Ages of children.
pub(in crate::air) const CHILD_AGES: std::ops::RangeInclusive<u8> = 2..=11;

/// The part of a search a fault concerns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SearchPart {
    /// The journeys as a whole.
    Journeys,
    /// A journey's origin.
    Origin(usize),
    /// A journey's destination.
    Destination(usize),
    /// A journey's departure date.
    Date(usize),
    /// The number of adults.
    Adults,
    /// The number of infants.
    Infants,
    /// The age of a child.
    ChildAge(usize),
}

/// A validation error of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SearchFault {
    /// The part it concerns.
    pub part: SearchPart,
    /// Stable code, such as `date.past`.
    pub code: &'static str,
    /// One sentence, safe to show.
    pub detail: &'static str,
}

/// All validation errors of a search. `today` returns the date at the origin of a journey, by its index.
#[must_use]
pub fn check_search(query: &AirSearchQuery, today: impl Fn(usize) -> NaiveDate) -> Vec<SearchFault> {
    let mut faults = Vec::new();
    check_passengers(query, &mut faults);
    check_shape(query, &mut faults);
    let mut earliest = None;
    for (at, journey) in query.journeys.iter().enumerate() {
        let today = today(at);
        let mut fault = |part, code, detail| faults.push(SearchFault { part, code, detail });
        if journey.origin == journey.destination {
            fault(
                SearchPart::Destination(at),
                "route.same",
                "Origin and destination are the same.",
            );
        }
        if journey.departs_on < today {
            fault(SearchPart::Date(at), "date.past", "The date has passed.");
        } else if journey.departs_on > today + LAST_DAY {
            fault(
                SearchPart::Date(at),
                "date.tooFar",
                "Flights are sold up to 361 days ahead.",
            );
        }
        if earliest.is_some_and(|earliest| journey.departs_on < earliest) {
            fault(
                SearchPart::Date(at),
                "date.order",
                "The date is before that of the journey before it.",
            );
        }
        earliest = Some(journey.departs_on);
    }
    faults
}

fn check_passengers(query: &AirSearchQuery, faults: &mut Vec<SearchFault>) {
    let passengers = &query.passengers;
    let mut fault = |part, code, detail| faults.push(SearchFault { part, code, detail });
    let seats = usize::from(passengers.adults) + passengers.child_ages.len();
    if seats == 0 {
        fault(SearchPart::Adults, "passengers.none", "Add at least one passenger.");
    }
    if seats > MOST_SEATS {
        fault(
            SearchPart::Adults,
            "passengers.tooMany",
            "At most nine seats fit in one booking.",
        );
    }
    if passengers.infants > passengers.adults {
        fault(
            SearchPart::Infants,
            "infants.ratio",
            "Each infant needs an adult's lap.",
        );
    }
    for (at, age) in passengers.child_ages.iter().enumerate() {
        if !CHILD_AGES.contains(age) {
            fault(SearchPart::ChildAge(at), "age.child", "A child is 2 to 11 years old.");
        }
    }
}

fn check_shape(query: &AirSearchQuery, faults: &mut Vec<SearchFault>) {
    let journeys = &query.journeys;
    let right = match query.trip_type {
        TripType::OneWay => journeys.len() == 1,
        TripType::Return => match journeys.as_slice() {
            [out, back] => out.origin == back.destination && out.destination == back.origin,
            _ => false,
        },
        TripType::MultiCity => (1..=MOST_JOURNEYS).contains(&journeys.len()),
    };
    if !right {
        faults.push(SearchFault {
            part: SearchPart::Journeys,
            code: "journeys.shape",
            detail: "The journeys do not fit the kind of trip.",
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::air::search::{Cabin, JourneyQuery, PassengerCounts};
    use crate::codes::AirportCode;
    use crate::money::CurrencyCode;

    const TODAY: &str = "2026-11-21";

    fn journey(from: &str, to: &str, on: &str) -> JourneyQuery {
        let airport = |code| AirportCode::parse(code).expect("an airport");
        JourneyQuery {
            origin: airport(from),
            destination: airport(to),
            departs_on: on.parse().expect("a date"),
        }
    }

    fn query(trip_type: TripType, journeys: Vec<JourneyQuery>, adults: u8, ages: &[u8], infants: u8) -> AirSearchQuery {
        AirSearchQuery {
            trip_type,
            cabin: Cabin::Economy,
            journeys,
            passengers: PassengerCounts {
                adults,
                child_ages: ages.to_vec(),
                infants,
            },
            preferred_airlines: Vec::new(),
            fare_kind: crate::air::fare_kind::FareKind::Regular,
            direct_only: false,
            nearby_airports: false,
            currency: CurrencyCode::AED,
        }
    }

    fn codes(query: &AirSearchQuery) -> Vec<(SearchPart, &'static str)> {
        let faults = check_search(query, |_| TODAY.parse().expect("a date"));
        faults.into_iter().map(|fault| (fault.part, fault.code)).collect()
    }

    #[test]
    fn sensible_searches_pass() {
        let out = || journey("DXB", "DAC", TODAY);
        let multi: Vec<_> = (0..6).map(|_| out()).collect();
        for query in [
            query(TripType::OneWay, vec![out()], 9, &[], 9),
            query(
                TripType::OneWay,
                vec![journey("DXB", "DAC", "2027-11-17")],
                1,
                &[2, 11],
                0,
            ),
            query(TripType::OneWay, vec![out()], 0, &[8], 0),
            query(TripType::Return, vec![out(), journey("DAC", "DXB", TODAY)], 2, &[7], 0),
            query(TripType::MultiCity, multi, 1, &[], 0),
        ] {
            assert_eq!(codes(&query), [], "{query:?}");
        }
    }

    #[test]
    fn passengers_must_fit_in_one_booking() {
        let with = |adults, ages: &[u8], infants| {
            codes(&query(
                TripType::OneWay,
                vec![journey("DXB", "DAC", TODAY)],
                adults,
                ages,
                infants,
            ))
        };
        assert_eq!(with(0, &[], 0), [(SearchPart::Adults, "passengers.none")]);
        assert_eq!(with(8, &[5, 6], 0), [(SearchPart::Adults, "passengers.tooMany")]);
        assert_eq!(with(5, &[], 6), [(SearchPart::Infants, "infants.ratio")]);
        assert_eq!(
            with(1, &[1, 5, 12], 0),
            [
                (SearchPart::ChildAge(0), "age.child"),
                (SearchPart::ChildAge(2), "age.child"),
            ]
        );
    }

    #[test]
    fn journeys_must_fit_the_trip_and_the_calendar() {
        let one = |on| query(TripType::OneWay, vec![journey("DXB", "DAC", on)], 1, &[], 0);
        assert_eq!(codes(&one("2026-11-20")), [(SearchPart::Date(0), "date.past")]);
        assert_eq!(codes(&one("2027-11-18")), [(SearchPart::Date(0), "date.tooFar")]);
        let nowhere = query(TripType::OneWay, vec![journey("DXB", "DXB", TODAY)], 1, &[], 0);
        assert_eq!(codes(&nowhere), [(SearchPart::Destination(0), "route.same")]);
        let shape = [(SearchPart::Journeys, "journeys.shape")];
        let out = || journey("DXB", "DAC", TODAY);
        assert_eq!(codes(&query(TripType::Return, vec![out()], 1, &[], 0)), shape);
        assert_eq!(
            codes(&query(
                TripType::Return,
                vec![out(), journey("CGP", "DXB", TODAY)],
                1,
                &[],
                0
            )),
            shape
        );
        let seven = (0..7).map(|_| out()).collect();
        assert_eq!(codes(&query(TripType::MultiCity, seven, 1, &[], 0)), shape);
        let back = journey("DAC", "DXB", "2026-12-01");
        let backwards = query(
            TripType::Return,
            vec![journey("DXB", "DAC", "2026-12-02"), back],
            1,
            &[],
            0,
        );
        assert_eq!(codes(&backwards), [(SearchPart::Date(1), "date.order")]);
    }
}
