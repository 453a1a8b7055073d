//! A tenant's rules for voids, refunds and exchanges.

use chrono::{DateTime, Datelike, NaiveTime, TimeDelta, Utc};

use crate::zone::Zone;

/// A tenant's rules, from `[after_sale]` in its manifest. Amounts are minor units of the tenant's currency.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AfterSaleRules {
    /// Fee for each voided ticket.
    pub void_fee_minor: i64,
    /// Fee for each refunded ticket.
    pub refund_fee_minor: i64,
    /// Fee for each exchanged ticket.
    pub exchange_fee_minor: i64,
    /// Office time on the day of issue from which tickets are no longer voided.
    pub void_until: NaiveTime,
    /// Whether the office is closed on each day of the week, Monday first.
    pub closed_on: [bool; 7],
}

impl AfterSaleRules {
    /// Default office time from which tickets are no longer voided.
    pub const VOID_UNTIL: NaiveTime = match NaiveTime::from_hms_opt(23, 30, 0) {
        Some(time) => time,
        None => NaiveTime::MIN,
    };
    /// Default: Saturday and Sunday.
    pub const WEEKEND: [bool; 7] = [false, false, false, false, false, true, true];
    /// How long a computed refund or exchange quote can be accepted.
    pub const QUOTE_HOLDS: TimeDelta = TimeDelta::minutes(30);
}

impl Default for AfterSaleRules {
    fn default() -> Self {
        Self {
            void_fee_minor: 0,
            refund_fee_minor: 0,
            exchange_fee_minor: 0,
            void_until: Self::VOID_UNTIL,
            closed_on: Self::WEEKEND,
        }
    }
}

impl AfterSaleRules {
    /// One business day after `at`: the same office time on the next day on which the office is open.
    #[must_use]
    pub fn next_business_day(&self, at: DateTime<Utc>, zone: Zone) -> DateTime<Utc> {
        let local = at.with_timezone(&zone).naive_local();
        let is_open = |days: &i64| {
            let day = local + TimeDelta::days(*days);
            !self.closed_on[day.weekday().num_days_from_monday() as usize]
        };
        // For an office that never opens, a week.
        let days = (1..=7).find(is_open).unwrap_or(7);
        zone.instant(local + TimeDelta::days(days))
    }
}

#[cfg(test)]
mod tests {
    use super::AfterSaleRules;
    use crate::air::fixtures::at;

    #[test]
    fn a_business_day_skips_the_days_the_office_is_closed() {
        let zone = "Asia/Dhaka".parse().expect("a zone");
        let rules = AfterSaleRules {
            // Friday and Saturday.
            closed_on: [false, false, false, false, true, true, false],
            ..AfterSaleRules::default()
        };
        // Thursday 10:00 in Dhaka; the next business day is Sunday.
        assert_eq!(
            rules.next_business_day(at("2026-11-26T04:00:00Z"), zone),
            at("2026-11-29T04:00:00Z")
        );
        let default = AfterSaleRules::default();
        assert_eq!(
            default.next_business_day(at("2026-11-26T04:00:00Z"), zone),
            at("2026-11-27T04:00:00Z")
        );
        let never = AfterSaleRules {
            closed_on: [true; 7],
            ..default
        };
        assert_eq!(
            never.next_business_day(at("2026-11-26T04:00:00Z"), zone),
            at("2026-12-03T04:00:00Z")
        );
    }
}
