//! Due times: pure functions, spread across hosts to avoid bursts.

use chrono::{DateTime, TimeDelta, Utc};
use sha2::{Digest, Sha256};

use crate::settings::RenewSettings;

/// Delays after each failed verification, in seconds: ten checks in the first twenty minutes.
const FIRST_DELAYS: [i64; 9] = [30, 30, 60, 60, 120, 180, 210, 240, 270];
const LONGEST_DELAY: i64 = 4 * 60 * 60;

/// Delay after a number of consecutive failed verifications.
#[must_use]
pub fn after_failed_check(failures: u32) -> TimeDelta {
    let index = usize::try_from(failures.saturating_sub(1)).unwrap_or(usize::MAX);
    let seconds = FIRST_DELAYS.get(index).copied().unwrap_or_else(|| {
        let doublings = u32::try_from(index - FIRST_DELAYS.len()).unwrap_or(u32::MAX).min(10);
        (600_i64 << doublings).min(LONGEST_DELAY)
    });
    TimeDelta::seconds(seconds)
}

/// Delay after a number of consecutive failed orders: doubling up to a limit, randomised to 75–125 %.
#[must_use]
pub fn after_failed_order(failures: u32, host: &str, is_final: bool, settings: &RenewSettings) -> TimeDelta {
    let cap = i64::from(settings.retry_cap_seconds);
    let doublings = failures.saturating_sub(1).min(20);
    let seconds = if is_final {
        cap
    } else {
        (i64::from(settings.retry_seconds) << doublings).min(cap)
    };
    let millis = seconds.saturating_mul(750 + spread(&format!("{host} {failures}"), 500));
    TimeDelta::milliseconds(millis)
}

/// When to renew a certificate: at a third of its validity left, up to a tenth of that later so that certificates of
/// one day spread out; earlier if the CA's window (RFC 9773) says so.
#[must_use]
pub fn renew_at(
    host: &str,
    issued: DateTime<Utc>,
    expires: DateTime<Utc>,
    window: Option<(DateTime<Utc>, DateTime<Utc>)>,
) -> DateTime<Utc> {
    let third = (expires - issued).num_milliseconds() / 3;
    let ours = expires - TimeDelta::milliseconds(third - third / 10_000 * spread(host, 1_000));
    match window {
        Some((start, end)) => {
            let within = (end - start).num_milliseconds().max(0) / 1_000 * spread(host, 1_000);
            ours.min(start + TimeDelta::milliseconds(within))
        }
        None => ours,
    }
}

/// 0 up to `parts`, constant for a text.
fn spread(text: &str, parts: i64) -> i64 {
    let hash = Sha256::digest(text);
    let number = hash
        .iter()
        .take(4)
        .fold(0_i64, |number, byte| number << 8 | i64::from(*byte));
    number % parts
}

#[cfg(test)]
mod tests {
    use super::*;

    const SETTINGS: RenewSettings = RenewSettings {
        poll_seconds: 30,
        retry_seconds: 900,
        retry_cap_seconds: 43_200,
    };

    #[test]
    fn ten_checks_in_twenty_minutes_then_ever_fewer() {
        let waits: Vec<i64> = (1..30)
            .map(|failures| after_failed_check(failures).num_seconds())
            .collect();
        // The first check is at 0; the tenth after nine delays.
        assert_eq!(waits[..9].iter().sum::<i64>(), 20 * 60);
        assert!(waits.windows(2).all(|pair| pair[0] <= pair[1]), "{waits:?}");
        assert_eq!(waits[9..13], [600, 1200, 2400, 4800]);
        assert_eq!(waits.last(), Some(&LONGEST_DELAY));
        assert_eq!(after_failed_check(u32::MAX).num_seconds(), LONGEST_DELAY);
    }

    #[test]
    fn failed_orders_wait_twice_as_long_each_time_up_to_the_cap() {
        for failures in 1..40_u32 {
            let base = (900_i64 << (failures - 1).min(20)).min(43_200);
            let wait = after_failed_order(failures, "a.example", false, &SETTINGS).num_seconds();
            assert!((base * 3 / 4..=base * 5 / 4).contains(&wait), "{failures}: {wait}");
        }
        let refused = after_failed_order(1, "a.example", true, &SETTINGS).num_seconds();
        assert!(refused >= 43_200 * 3 / 4, "{refused}");
        let one = after_failed_order(3, "a.example", false, &SETTINGS);
        assert_ne!(one, after_failed_order(3, "b.example", false, &SETTINGS), "hosts part");
    }

    #[test]
    fn renewal_falls_into_the_last_third_and_is_spread() {
        let issued: DateTime<Utc> = "2026-01-01T00:00:00Z".parse().expect("a moment");
        let expires = issued + TimeDelta::days(90);
        let times: Vec<_> = (0..1_000)
            .map(|n| renew_at(&format!("{n}.example"), issued, expires, None))
            .collect();
        let (first, last) = (times.iter().min().expect("some"), times.iter().max().expect("some"));
        assert!(*first >= issued + TimeDelta::days(60));
        assert!(*last <= issued + TimeDelta::days(63));
        assert!(*last - *first > TimeDelta::days(2), "spread over {}", *last - *first);
    }

    #[test]
    fn the_authority_may_ask_for_an_earlier_renewal_but_not_for_a_later_one() {
        let issued: DateTime<Utc> = "2026-01-01T00:00:00Z".parse().expect("a moment");
        let expires = issued + TimeDelta::days(90);
        let window = |from: i64, to: i64| Some((issued + TimeDelta::days(from), issued + TimeDelta::days(to)));
        let early = renew_at("a.example", issued, expires, window(1, 2));
        assert!(early >= issued + TimeDelta::days(1) && early < issued + TimeDelta::days(2));
        let late = renew_at("a.example", issued, expires, window(80, 85));
        assert_eq!(late, renew_at("a.example", issued, expires, None));
    }
}
