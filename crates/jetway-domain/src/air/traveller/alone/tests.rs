use chrono::NaiveDate;

use super::*;
use crate::air::extra::Extra;
use crate::air::fixtures::{flight, money};
use crate::air::offer::Ptc;
use crate::air::traveller::{Gender, Title};
use crate::codes::CountryCode;

/// Outbound on 20 January 2027 and inbound on the 30th, direct.
fn direct(out: &str, back: &str) -> Vec<Segment> {
    vec![
        flight(
            0,
            out,
            "1",
            ("DXB", "2027-01-20T08:00", 4),
            ("DAC", "2027-01-20T15:00", 6),
        ),
        flight(
            1,
            back,
            "2",
            ("DAC", "2027-01-30T08:00", 6),
            ("DXB", "2027-01-30T12:00", 4),
        ),
    ]
}

/// One way via another airport.
fn over(first: &str, second: &str) -> Vec<Segment> {
    vec![
        flight(
            0,
            first,
            "1",
            ("DXB", "2027-01-20T08:00", 4),
            ("DOH", "2027-01-20T08:20", 3),
        ),
        flight(
            0,
            second,
            "2",
            ("DOH", "2027-01-20T10:00", 3),
            ("DAC", "2027-01-20T18:00", 6),
        ),
    ]
}

fn born(id: &str, birth_on: &str) -> Traveller {
    let birth_on: NaiveDate = birth_on.parse().expect("a day");
    Traveller {
        traveller_id: id.to_owned(),
        ptc: Ptc::Chd,
        title: Title::Mstr,
        given_name: "Yusuf".to_owned(),
        surname: "Rahman".to_owned(),
        gender: Gender::Male,
        birth_on,
        nationality: CountryCode::parse("BD").expect("a country"),
        passport: None,
        linked_adult_id: None,
        frequent_flyer: None,
    }
}

fn escort(traveller: &str, status: ExtraStatus) -> OrderExtra {
    OrderExtra {
        extra: Extra {
            extra_id: "x1".to_owned(),
            kind: ExtraKind::Request,
            code: ESCORT.to_owned(),
            name: "Child travelling alone".to_owned(),
            traveller_id: traveller.to_owned(),
            segment_ids: Vec::new(),
            quantity: 1,
            remark: None,
            price: money(0, "AED"),
        },
        status,
        document: None,
    }
}

#[test]
fn each_airline_of_a_trip_must_take_them_at_their_age_on_that_kind_of_journey() {
    use AloneReason::{Connection, NotTaken, TooYoung, Unknown};
    let cases: [(&str, Vec<Segment>, &str, &[AloneReason]); 12] = [
        (
            "eight, an airline that takes them",
            direct("EK", "EK"),
            "2019-01-01",
            &[],
        ),
        ("eight, over another airport", over("QR", "QR"), "2019-01-01", &[]),
        ("eight, direct flights only", direct("BG", "BG"), "2019-01-01", &[]),
        (
            "eight, and not over another airport",
            over("BG", "BG"),
            "2019-01-01",
            &[Connection],
        ),
        (
            "one of two airlines says no to changing",
            over("QR", "GF"),
            "2019-01-01",
            &[Connection],
        ),
        (
            "low cost on the way back",
            direct("EK", "FZ"),
            "2019-01-01",
            &[NotTaken],
        ),
        ("an unknown airline", direct("EK", "H9"), "2019-01-01", &[Unknown]),
        ("all of it", over("FZ", "H9"), "2019-01-01", &[NotTaken, Unknown]),
        ("four", direct("EK", "EK"), "2022-06-01", &[TooYoung]),
        (
            "five on the way back alone",
            direct("EK", "EK"),
            "2022-01-25",
            &[TooYoung],
        ),
        (
            "five, where six is required",
            direct("EK", "HY"),
            "2021-06-01",
            &[TooYoung],
        ),
        ("thirteen may change planes", over("BG", "BG"), "2013-06-01", &[]),
    ];
    for (what, segments, birth_on, expected) in cases {
        let party = [born("t1", birth_on)];
        let extras = [escort("t1", ExtraStatus::Requested)];
        assert_eq!(reasons(&party, &segments, &extras), expected, "{what}");
    }
}

#[test]
fn every_child_below_twelve_is_looked_after() {
    let flights = direct("EK", "EK");
    let brothers = [born("t1", "2019-01-01"), born("t2", "2013-01-01")];
    assert_eq!(reasons(&brothers, &flights, &[]), [AloneReason::NoEscort]);
    // UMNR is optional for thirteen-year-olds.
    for status in [ExtraStatus::Requested, ExtraStatus::Confirmed] {
        assert_eq!(reasons(&brothers, &flights, &[escort("t1", status)]), []);
    }
    for wrong in [escort("t2", ExtraStatus::Confirmed), escort("t1", ExtraStatus::Refused)] {
        assert_eq!(reasons(&brothers, &flights, &[wrong]), [AloneReason::NoEscort]);
    }
    assert_eq!(reasons(&brothers[1..], &flights, &[]), []);
}

#[test]
fn who_is_sixteen_when_the_trip_begins_looks_after_the_others() {
    let flights = direct("FZ", "FZ");
    for (birth_on, alone) in [("2011-01-20", false), ("2011-01-21", true)] {
        let party = [born("t1", birth_on), born("t2", "2022-06-01")];
        assert_eq!(is_alone(&party, &flights), alone, "{birth_on}");
        assert_eq!(reasons(&party, &flights, &[]).is_empty(), !alone, "{birth_on}");
    }
    assert!(!is_alone(&[], &flights));
    assert!(!is_alone(&[born("t1", "2019-01-01")], &[]));
}

#[test]
fn minors_are_judged_before_travellers_are_named() {
    let counts = |adults, ages: &[u8]| PassengerCounts {
        adults,
        child_ages: ages.to_vec(),
        infants: 0,
    };
    let flights = direct("EK", "EK");
    assert_eq!(offered(&counts(1, &[8]), &flights), None);
    assert_eq!(offered(&counts(0, &[8, 11]), &flights), Some(Vec::new()));
    assert_eq!(
        offered(&counts(0, &[8, 4]), &flights),
        Some(vec![AloneReason::TooYoung])
    );
    assert!(escorts(&flights) && !escorts(&direct("EK", "FZ")) && !escorts(&over("BG", "BG")));
}

#[test]
fn both_who_brings_and_who_meets_a_child_can_be_called() {
    for (words, good) in [
        (
            "Brings: Sara Rahman +971 50 123 4567, meets: Ali Rahman +880 1712-345678",
            true,
        ),
        ("971501234567 / 8801712345678", true),
        ("Sara Rahman +971 50 123 4567", false),
        ("Her aunt brings her, her uncle meets her", false),
        ("Sara 12345 Ali 67890", false),
        ("", false),
    ] {
        assert_eq!(names_guardians(words), good, "{words}");
    }
}
