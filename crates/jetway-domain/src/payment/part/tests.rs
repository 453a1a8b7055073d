use super::*;
use crate::money::CurrencyCode;

const BOOKED: &str = "2026-11-21T08:00:00Z";

fn at(text: &str) -> DateTime<Utc> {
    text.parse().expect("an instant")
}

fn money(minor: i64) -> Money {
    Money::new(minor, CurrencyCode::AED)
}

/// 1,000.01, refundable without a penalty; starts on 20 December at 09:00 UTC.
fn sold() -> PartBasis {
    PartBasis {
        payable: money(100_001),
        refundable: true,
        penalty: money(0),
        starts_at: Some(at("2026-12-20T09:00:00Z")),
    }
}

fn terms(basis: &PartBasis, allowed: bool, now: &str) -> Result<PartTerms, NoParts> {
    part_terms(basis, allowed, false, at(now))
}

#[test]
fn thirty_percent_now_and_the_rest_within_a_week() {
    let terms = terms(&sold(), false, BOOKED).expect("terms");
    assert_eq!((terms.now, terms.later), (money(30_000), money(70_001)));
    assert_eq!(terms.due_at, at("2026-11-28T08:00:00Z"));
}

#[test]
fn the_rest_is_due_three_days_before_the_start_at_the_latest() {
    let terms = terms(&sold(), false, "2026-12-13T09:00:00Z").expect("terms");
    assert_eq!(terms.due_at, at("2026-12-17T09:00:00Z"));
}

#[test]
fn a_trip_that_starts_within_a_week_is_paid_in_full() {
    assert_eq!(terms(&sold(), true, "2026-12-13T09:00:01Z"), Err(NoParts::TooSoon));
    let without_start = PartBasis {
        starts_at: None,
        ..sold()
    };
    assert_eq!(terms(&without_start, true, BOOKED), Err(NoParts::TooSoon));
}

#[test]
fn the_first_part_covers_the_refund_penalty() {
    let costly = PartBasis {
        penalty: money(45_000),
        ..sold()
    };
    assert_eq!(terms(&costly, false, BOOKED).expect("terms").now, money(45_000));
    for penalty in [money(200_000), money(i64::MAX), Money::new(45_000, CurrencyCode::BDT)] {
        let costlier = PartBasis { penalty, ..sold() };
        assert_eq!(terms(&costlier, false, BOOKED), Err(NoParts::Pointless), "{penalty}");
    }
}

#[test]
fn a_non_refundable_order_needs_approval_and_half_of_it_now() {
    let fixed = PartBasis {
        refundable: false,
        ..sold()
    };
    assert_eq!(terms(&fixed, false, BOOKED), Err(NoParts::NotRefundable));
    assert!(NoParts::NotRefundable.can_be_asked() && !NoParts::TooSoon.can_be_asked());
    let allowed = terms(&fixed, true, BOOKED).expect("terms");
    assert_eq!((allowed.now.minor, allowed.later.minor), (50_001, 50_000));
}

#[test]
fn nothing_new_while_an_amount_is_overdue() {
    assert_eq!(part_terms(&sold(), true, true, at(BOOKED)), Err(NoParts::Overdue));
}
