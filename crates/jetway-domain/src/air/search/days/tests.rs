use chrono::{NaiveDate, TimeDelta, TimeZone, Utc};

use super::{DayQuestion, FareSource, KEPT_FOR, Lesson, SeenFare, nights, on_day};
use crate::air::fare_kind::FareKind;
use crate::air::fixtures::money;
use crate::air::search::{AirSearchQuery, Cabin, JourneyQuery, PassengerCounts, TripType};
use crate::codes::{AirportCode, CarrierCode};
use crate::money::CurrencyCode;

fn day(day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 12, day).expect("a day")
}

fn journey(from: &str, to: &str, departs_on: NaiveDate) -> JourneyQuery {
    JourneyQuery {
        origin: AirportCode::parse(from).expect("an airport"),
        destination: AirportCode::parse(to).expect("an airport"),
        departs_on,
    }
}

fn there_and_back(out: u32, back: u32) -> AirSearchQuery {
    AirSearchQuery {
        trip_type: TripType::Return,
        cabin: Cabin::Economy,
        journeys: vec![journey("DXB", "DAC", day(out)), journey("DAC", "DXB", day(back))],
        passengers: PassengerCounts {
            adults: 2,
            child_ages: vec![9, 7],
            infants: 1,
        },
        preferred_airlines: Vec::new(),
        fare_kind: FareKind::Regular,
        direct_only: false,
        nearby_airports: false,
        currency: CurrencyCode::AED,
    }
}

fn question(query: &AirSearchQuery) -> DayQuestion {
    DayQuestion::of(query).expect("a question").0
}

#[test]
fn other_days_of_the_same_trip_are_the_same_question() {
    let (asked, departs_on) = DayQuestion::of(&there_and_back(1, 8)).expect("a question");
    assert_eq!(departs_on, day(1));
    assert_eq!(question(&there_and_back(10, 17)), asked);
    let mut told = there_and_back(10, 17);
    told.preferred_airlines = vec![CarrierCode::parse("EK").expect("an airline")];
    told.passengers.child_ages = vec![7, 9];
    assert_eq!(question(&told), asked, "an order of ages or airlines changes no price");
}

#[test]
fn every_part_that_affects_a_price_makes_another_key() {
    let asked = question(&there_and_back(1, 8));
    type Change = fn(&mut AirSearchQuery);
    let changes: [Change; 10] = [
        |query| query.journeys[1].departs_on = day(9),
        |query| query.journeys[0].origin = AirportCode::parse("SHJ").expect("an airport"),
        |query| query.cabin = Cabin::Business,
        |query| query.fare_kind = FareKind::Student,
        |query| query.direct_only = true,
        |query| query.nearby_airports = true,
        |query| query.passengers.adults = 1,
        |query| query.passengers.child_ages = vec![7],
        |query| query.passengers.infants = 0,
        |query| query.currency = CurrencyCode::USD,
    ];
    for (at, change) in changes.into_iter().enumerate() {
        let mut other = there_and_back(1, 8);
        change(&mut other);
        assert_ne!(question(&other), asked, "change {at}");
    }
    let mut one_way = there_and_back(1, 8);
    one_way.trip_type = TripType::OneWay;
    one_way.journeys.truncate(1);
    assert_ne!(question(&one_way), asked);
    assert_eq!((nights(&one_way), nights(&there_and_back(1, 8))), (None, Some(7)));
}

#[test]
fn several_cities_have_no_day_of_their_own() {
    let mut query = there_and_back(1, 8);
    query.trip_type = TripType::MultiCity;
    assert_eq!(DayQuestion::of(&query), None);
    assert_eq!(nights(&query), None);
}

#[test]
fn a_search_that_heard_everyone_has_the_last_word_and_any_other_only_a_lower_one() {
    let aed = |minor| money(minor, "AED");
    let cases = [
        (Some(aed(900)), true, Some(aed(800)), Lesson::Keep(aed(900))),
        (Some(aed(900)), true, None, Lesson::Keep(aed(900))),
        (None, true, Some(aed(800)), Lesson::Forget),
        (Some(aed(900)), false, Some(aed(800)), Lesson::Nothing),
        (Some(aed(800)), false, Some(aed(800)), Lesson::Nothing),
        (Some(aed(700)), false, Some(aed(800)), Lesson::Keep(aed(700))),
        (Some(aed(900)), false, None, Lesson::Keep(aed(900))),
        (None, false, Some(aed(800)), Lesson::Nothing),
    ];
    for (lowest, everyone, known, lesson) in cases {
        assert_eq!(
            Lesson::of(lowest, everyone, known),
            lesson,
            "{lowest:?} {everyone} {known:?}"
        );
    }
}

#[test]
fn a_price_says_something_for_a_week() {
    let seen = SeenFare {
        departs_on: day(20),
        amount: money(900, "AED"),
        seen_at: Utc.with_ymd_and_hms(2026, 11, 21, 8, 0, 0).single().expect("a moment"),
        source: FareSource::Search,
    };
    assert!(seen.is_fresh(seen.seen_at + KEPT_FOR - TimeDelta::seconds(1)));
    assert!(!seen.is_fresh(seen.seen_at + KEPT_FOR));
}

#[test]
fn a_trip_moves_as_a_whole_to_another_day() {
    assert_eq!(on_day(&there_and_back(1, 8), day(10)), Some(there_and_back(10, 17)));
    assert_eq!(on_day(&there_and_back(10, 17), day(1)), Some(there_and_back(1, 8)));
    assert_eq!(
        on_day(&there_and_back(1, 8), NaiveDate::MAX),
        None,
        "its return would be past the last day"
    );
}

#[test]
fn sources_are_stored_by_name() {
    for source in [FareSource::Search, FareSource::Index] {
        assert_eq!(FareSource::parse(source.as_str()), Some(source));
    }
    assert_eq!(FareSource::parse("guess"), None);
}
