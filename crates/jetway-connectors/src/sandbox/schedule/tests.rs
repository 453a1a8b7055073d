use super::*;

fn code(text: &str) -> AirportCode {
    AirportCode::parse(text).expect("a code")
}

#[test]
fn block_times_are_those_of_the_real_sky() {
    // Dubai–Dhaka takes slightly under five hours west, slightly over four and a half east.
    assert_eq!(timetable::block_minutes(3_537, -35.0, false), 295);
    assert_eq!(timetable::block_minutes(3_537, 35.0, false), 270);
    assert_eq!(timetable::block_minutes(229, 1.0, true), 50);
}

#[test]
fn the_route_between_both_brands_is_busy_every_day_for_a_year() {
    let schedule = Schedule::shared();
    let start: NaiveDate = "2026-11-21".parse().expect("a date");
    for days in 0..361 {
        let date = start + Days::new(days);
        for (from, to) in [("DXB", "DAC"), ("DAC", "DXB")] {
            let ids = schedule.between(code(from), code(to));
            let flying = ids.iter().filter(|id| schedule.departure(**id, date).is_some()).count();
            assert!(flying >= 8, "{from}-{to} {date}: {flying}");
        }
    }
}

#[test]
fn a_flight_keeps_its_wall_time_when_clocks_change() {
    let schedule = Schedule::shared();
    let (from, to) = (code("LHR"), code("DXB"));
    let id = schedule.between(from, to)[0];
    let wall = |date: &str| {
        let departure = schedule.departure(id, date.parse().expect("a date")).expect("flies");
        (
            schedule.wall(from, departure.departs_at).time(),
            departure.departs_at.time(),
        )
    };
    let (winter, summer) = (wall("2027-03-26"), wall("2027-03-29"));
    assert_eq!(winter.0, summer.0, "same wall time");
    assert_ne!(winter.1, summer.1, "another moment in UTC");
}

#[test]
fn flight_numbers_are_unique_and_pairs_come_back() {
    let schedule = Schedule::shared();
    for (id, flight) in schedule.flights.iter().enumerate() {
        assert_eq!(schedule.numbered(flight.carrier, flight.number, flight.from), Some(id));
        assert!(!schedule.between(flight.to, flight.from).is_empty(), "{flight:?}");
        assert!(
            flight.number < 9_999 && flight.departs_minute < 1_440 && flight.days != 0,
            "{flight:?}"
        );
    }
    assert!(schedule.flights.len() > 10_000, "{}", schedule.flights.len());
}
