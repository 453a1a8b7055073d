use chrono::{DateTime, NaiveDate, NaiveDateTime, TimeDelta, Utc};

use super::{CancellationPolicy, CancellationStep, Fee};
use crate::money::{CurrencyCode, Money};
use crate::zone::Zone;

fn aed(minor: i64) -> Money {
    Money::new(minor, CurrencyCode::AED)
}

fn at(zone: &str, (month, day): (u32, u32), (hour, minute): (u32, u32)) -> DateTime<Utc> {
    let day = NaiveDate::from_ymd_opt(2026, month, day).expect("a day");
    let local: NaiveDateTime = day.and_hms_opt(hour, minute, 0).expect("a time");
    zone.parse::<Zone>().expect("a zone").instant(local)
}

fn policy(steps: &[(DateTime<Utc>, Fee)]) -> CancellationPolicy {
    CancellationPolicy::new(
        steps
            .iter()
            .map(|&(from, fee)| CancellationStep { from, fee })
            .collect(),
    )
}

#[test]
fn cancelling_is_free_at_17_59_and_costs_at_18_01_by_the_hotels_clock_in_every_zone() {
    let nights = [aed(40_000), aed(50_000)];
    for (zone, day) in [
        ("Asia/Dubai", (12, 20)),
        ("Asia/Kathmandu", (12, 20)),
        ("Pacific/Kiritimati", (12, 31)),
        ("Pacific/Pago_Pago", (12, 31)),
        // The clocks change on these days.
        ("Europe/London", (3, 29)),
        ("Europe/London", (10, 25)),
        ("America/New_York", (3, 8)),
        ("America/New_York", (11, 1)),
        ("Australia/Lord_Howe", (4, 5)),
    ] {
        let policy = policy(&[(at(zone, day, (18, 0)), Fee::Nights(1))]);
        let fee = |hour, minute| policy.fee_at(at(zone, day, (hour, minute)), aed(90_000), &nights);
        assert_eq!(fee(17, 59), Ok(aed(0)), "{zone} {day:?}");
        assert_eq!(fee(18, 0), Ok(aed(40_000)), "{zone} {day:?}");
        assert_eq!(fee(18, 1), Ok(aed(40_000)), "{zone} {day:?}");
    }
}

#[test]
fn a_deadline_at_midnight_ends_the_day_at_the_hotel_and_not_in_utc() {
    let midnight = at("Asia/Dhaka", (12, 20), (0, 0));
    let policy = policy(&[(midnight, Fee::Percent(5_000))]);
    let fee = |now| policy.fee_at(now, aed(1_001), &[]);
    assert_eq!(fee(at("Asia/Dhaka", (12, 19), (23, 59))), Ok(aed(0)));
    assert_eq!(fee(at("UTC", (12, 19), (18, 0))), Ok(aed(501)));
}

#[test]
fn the_last_step_before_now_applies_whatever_order_they_came_in() {
    let start = at("UTC", (12, 1), (0, 0));
    let day = |days| start + TimeDelta::days(days);
    let policy = policy(&[
        (day(9), Fee::Percent(10_000)),
        (day(5), Fee::Amount(aed(5_000))),
        (day(0), Fee::Percent(0)),
    ]);
    let fees = [-1, 0, 5, 8, 9, 99].map(|days| policy.fee_at(day(days), aed(80_000), &[]).expect("a fee").minor);
    assert_eq!(fees, [0, 0, 5_000, 5_000, 80_000, 80_000]);
    assert_eq!(policy.free_until(), Some(day(5)));
    assert_eq!(policy.next_step(day(5)).map(|step| step.from), Some(day(9)));
    assert_eq!(policy.next_step(day(9)), None);
}

#[test]
fn no_fee_exceeds_the_price() {
    let now = at("UTC", (12, 1), (0, 0));
    for fee in [Fee::Percent(12_000), Fee::Nights(9), Fee::Amount(aed(99_999))] {
        let nights = [aed(50_000), aed(60_000)];
        let policy = policy(&[(now, fee)]);
        assert_eq!(policy.fee_at(now, aed(90_000), &nights), Ok(aed(90_000)), "{fee:?}");
    }
    assert_eq!(
        CancellationPolicy::never_refunded(now).fee_at(now, aed(7), &[]),
        Ok(aed(7))
    );
    assert_eq!(CancellationPolicy::default().free_until(), None);
}
