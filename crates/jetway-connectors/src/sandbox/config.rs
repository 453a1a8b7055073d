//! How a sandbox world behaves.

use serde::{Deserialize, Serialize};

/// Settings of a world. Chances are in basis points: 100 is 1 %.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct WorldConfig {
    /// Part of a real supplier's answering time, in percent; 0 answers at once.
    pub latency_percent: u32,
    /// A price check finds another fare.
    pub price_changed_bp: u32,
    /// Of the prices that move, this part falls; the others rise.
    pub price_dropped_bp: u32,
    /// A price check finds the trip in a dearer booking letter.
    pub class_changed_bp: u32,
    /// A price check finds the seats gone.
    pub price_sold_out_bp: u32,
    /// A booking is refused as sold out.
    pub book_sold_out_bp: u32,
    /// A booking is refused because the fare has just moved.
    pub book_price_changed_bp: u32,
    /// One of the special requests of a record is refused.
    pub requests_refused_bp: u32,
    /// A ticket is refused because the fare has just moved.
    pub issue_price_changed_bp: u32,
    /// A ticket is made late.
    pub issue_pending_bp: u32,
    /// Of the tickets of a party only a part is made at first.
    pub issue_partial_bp: u32,
    /// A ticket is refused.
    pub issue_refused_bp: u32,
    /// A search, a price check or another read is not answered in time.
    pub read_timeout_bp: u32,
    /// A search, a price check or another read fails.
    pub read_failed_bp: u32,
    /// An airline moves a flight, 3 to 30 days before it leaves.
    pub schedule_changed_bp: u32,
    /// Virtual minutes a late ticket takes, and the rest of a set that was made in part.
    pub pending_minutes: u32,
    /// The first GDS makes tickets in two virtual seconds at least and this many at most; 0 makes them at once.
    pub ticketing_seconds: u32,
    /// A ticket made by hand takes a minute at least and less than this many; 0 makes it at once.
    pub by_hand_minutes: u32,
}

impl Default for WorldConfig {
    /// For demonstrations: quick, and now and then something goes wrong.
    fn default() -> Self {
        Self {
            latency_percent: 35,
            price_changed_bp: 150,
            price_dropped_bp: 2_500,
            class_changed_bp: 40,
            price_sold_out_bp: 50,
            book_sold_out_bp: 20,
            book_price_changed_bp: 20,
            requests_refused_bp: 50,
            issue_price_changed_bp: 20,
            issue_pending_bp: 50,
            issue_partial_bp: 5,
            issue_refused_bp: 20,
            read_timeout_bp: 20,
            read_failed_bp: 10,
            schedule_changed_bp: 40,
            pending_minutes: 2,
            ticketing_seconds: 0,
            by_hand_minutes: 10,
        }
    }
}

impl WorldConfig {
    /// For tests: answers at once, nothing goes wrong unless told to.
    #[must_use]
    pub const fn quiet() -> Self {
        Self {
            latency_percent: 0,
            price_changed_bp: 0,
            price_dropped_bp: 0,
            class_changed_bp: 0,
            price_sold_out_bp: 0,
            book_sold_out_bp: 0,
            book_price_changed_bp: 0,
            requests_refused_bp: 0,
            issue_price_changed_bp: 0,
            issue_pending_bp: 0,
            issue_partial_bp: 0,
            issue_refused_bp: 0,
            read_timeout_bp: 0,
            read_failed_bp: 0,
            schedule_changed_bp: 0,
            pending_minutes: 2,
            ticketing_seconds: 0,
            by_hand_minutes: 0,
        }
    }

    /// Error rates as suppliers are expected to have.
    #[must_use]
    pub const fn rough() -> Self {
        Self {
            latency_percent: 100,
            price_changed_bp: 600,
            price_dropped_bp: 2_500,
            class_changed_bp: 150,
            price_sold_out_bp: 200,
            book_sold_out_bp: 50,
            book_price_changed_bp: 100,
            requests_refused_bp: 300,
            issue_price_changed_bp: 100,
            issue_pending_bp: 200,
            issue_partial_bp: 20,
            issue_refused_bp: 50,
            read_timeout_bp: 150,
            read_failed_bp: 50,
            schedule_changed_bp: 150,
            pending_minutes: 10,
            ticketing_seconds: 20,
            by_hand_minutes: 30,
        }
    }
}
