//! Time limits of an order and reconciliation intervals. Source: ADR 0013.

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use super::offer::{FareMode, SupplierOffer};

/// Maximum hold, whatever the supplier allows.
const LONGEST_HOLD: TimeDelta = TimeDelta::hours(24);
/// Holds end at least this long before departure.
pub(super) const BEFORE_DEPARTURE: TimeDelta = TimeDelta::hours(4);
/// Seats are released before the supplier's limit, so that late ticketing cannot race with it.
const SAFETY: TimeDelta = TimeDelta::minutes(1);
/// Ticketing limit of an instant fare after booking.
const INSTANT: TimeDelta = TimeDelta::minutes(15);

/// The two time limits of an unpaid order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimeLimits {
    /// Ticketing time limit.
    pub ticketing_time_limit_at: DateTime<Utc>,
    /// Automatic cancellation, one minute earlier.
    pub auto_cancel_at: DateTime<Utc>,
}

impl TimeLimits {
    /// The earliest of the supplier's limit, our maximum hold and four hours before departure; for an instant fare,
    /// fifteen minutes.
    #[must_use]
    pub fn of(offer: &SupplierOffer, supplier_limit: Option<DateTime<Utc>>, booked_at: DateTime<Utc>) -> Self {
        let departure = offer.segments.first().map(|segment| segment.origin.utc);
        let limit = match offer.mode {
            FareMode::OnHold => [
                supplier_limit.or(offer.ticketing_time_limit),
                departure.map(|departure| departure - BEFORE_DEPARTURE),
            ]
            .into_iter()
            .flatten()
            .fold(booked_at + LONGEST_HOLD, DateTime::min),
            FareMode::Instant => booked_at + INSTANT,
        };
        Self::ending(limit)
    }

    /// Limits for a given ticketing time limit.
    #[must_use]
    pub fn ending(limit: DateTime<Utc>) -> Self {
        Self {
            ticketing_time_limit_at: limit,
            auto_cancel_at: limit - SAFETY,
        }
    }

    /// Whether seats booked now could be held.
    #[must_use]
    pub fn hold_allowed(offer: &SupplierOffer, now: DateTime<Utc>) -> bool {
        offer.mode == FareMode::OnHold && Self::of(offer, None, now).auto_cancel_at > now
    }
}

/// The supplier's answer about requested tickets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TicketProgress {
    /// Every traveller has a ticket.
    Ticketed,
    /// In progress, or only some tickets exist.
    Making,
    /// The record is active and has no ticket.
    NotTicketed,
    /// The record was cancelled.
    Gone,
    /// No usable answer.
    Silent,
}

/// What to do next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TicketVerdict {
    /// Capture the money and confirm.
    Confirm,
    /// Query again later.
    Wait,
    /// No ticket was issued: release the hold, so that a user can try again.
    Return,
    /// Hand over to operations; the hold stays.
    HandOver,
}

/// A record without a ticket this long after the request will not get one automatically.
const NOT_TICKETED_FOR: TimeDelta = TimeDelta::minutes(5);
/// After this an unknown outcome goes to operations.
const UNKNOWN_FOR: TimeDelta = TimeDelta::minutes(30);

/// Decides what to do about the supplier's answer, `waited` after the request.
#[must_use]
pub fn ticket_verdict(progress: TicketProgress, waited: TimeDelta) -> TicketVerdict {
    match progress {
        TicketProgress::Ticketed => TicketVerdict::Confirm,
        TicketProgress::NotTicketed if waited >= NOT_TICKETED_FOR => TicketVerdict::Return,
        TicketProgress::Gone => TicketVerdict::HandOver,
        TicketProgress::Making | TicketProgress::Silent | TicketProgress::NotTicketed if waited >= UNKNOWN_FOR => {
            TicketVerdict::HandOver
        }
        TicketProgress::Making | TicketProgress::Silent | TicketProgress::NotTicketed => TicketVerdict::Wait,
    }
}

/// A booking without a supplier record is considered lost after this.
const UNBOOKED_FOR: TimeDelta = TimeDelta::minutes(10);

/// Whether a booking of unknown outcome without a supplier record is considered lost.
#[must_use]
pub fn booking_is_lost(waited: TimeDelta) -> bool {
    waited >= UNBOOKED_FOR
}

/// Next query: 5 s at first, 30 s later.
#[must_use]
pub fn next_query_after(waited: TimeDelta) -> TimeDelta {
    match waited.num_seconds() {
        ..30 => TimeDelta::seconds(5),
        30..120 => TimeDelta::seconds(15),
        _ => TimeDelta::seconds(30),
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixtures::{at, flight, offer};
    use super::TicketProgress::{Gone, Making, NotTicketed, Silent, Ticketed};
    use super::*;

    fn held(limit: &str, departs: &str, lands: &str) -> SupplierOffer {
        let mut offer = offer(
            "gds-a",
            "VALUE",
            1,
            vec![flight(0, "EK", "582", ("DXB", departs, 4), ("DAC", lands, 6))],
        );
        offer.ticketing_time_limit = Some(at(limit));
        offer
    }

    #[test]
    fn the_earliest_clock_decides_and_we_cancel_a_minute_before() {
        let now = at("2026-11-21T10:00:00Z");
        let table = [
            (
                "2026-11-21T16:00:00Z",
                "2026-12-01T02:00",
                "2026-12-01T08:30",
                "2026-11-21T16:00:00Z",
            ),
            (
                "2026-11-25T16:00:00Z",
                "2026-12-01T02:00",
                "2026-12-01T08:30",
                "2026-11-22T10:00:00Z",
            ),
            // Departs at 18:00 in Dubai, 14:00 UTC.
            (
                "2026-11-22T16:00:00Z",
                "2026-11-21T18:00",
                "2026-11-22T00:30",
                "2026-11-21T10:00:00Z",
            ),
        ];
        for (limit, departs, lands, expected) in table {
            let limits = TimeLimits::of(&held(limit, departs, lands), None, now);
            assert_eq!(limits.ticketing_time_limit_at, at(expected));
            assert_eq!(limits.auto_cancel_at, at(expected) - TimeDelta::minutes(1));
        }
    }

    #[test]
    fn seats_too_close_to_departure_are_not_held() {
        let offer = held("2026-11-22T16:00:00Z", "2026-11-21T18:00", "2026-11-22T00:30");
        assert!(TimeLimits::hold_allowed(&offer, at("2026-11-21T09:58:00Z")));
        assert!(!TimeLimits::hold_allowed(&offer, at("2026-11-21T09:59:00Z")));
    }

    #[test]
    fn an_instant_fare_has_a_quarter_of_an_hour() {
        let mut offer = held("2026-11-22T16:00:00Z", "2026-12-01T02:00", "2026-12-01T08:30");
        offer.mode = FareMode::Instant;
        let now = at("2026-11-21T10:00:00Z");
        assert!(!TimeLimits::hold_allowed(&offer, now));
        assert_eq!(
            TimeLimits::of(&offer, None, now).auto_cancel_at,
            at("2026-11-21T10:14:00Z")
        );
    }

    #[test]
    fn verdicts_on_tickets() {
        let table = [
            (Ticketed, 0, TicketVerdict::Confirm),
            (Ticketed, 40, TicketVerdict::Confirm),
            (Making, 29, TicketVerdict::Wait),
            (Making, 30, TicketVerdict::HandOver),
            (Silent, 29, TicketVerdict::Wait),
            (Silent, 30, TicketVerdict::HandOver),
            (NotTicketed, 4, TicketVerdict::Wait),
            (NotTicketed, 5, TicketVerdict::Return),
            (Gone, 0, TicketVerdict::HandOver),
        ];
        for (progress, minutes, expected) in table {
            assert_eq!(
                ticket_verdict(progress, TimeDelta::minutes(minutes)),
                expected,
                "{progress:?} after {minutes}"
            );
        }
    }

    #[test]
    fn looks_often_at_first() {
        let waits: Vec<_> = [0, 29, 30, 119, 120, 900]
            .map(TimeDelta::seconds)
            .map(next_query_after)
            .to_vec();
        assert_eq!(
            waits.iter().map(TimeDelta::num_seconds).collect::<Vec<_>>(),
            [5, 5, 15, 15, 30, 30]
        );
    }
}
