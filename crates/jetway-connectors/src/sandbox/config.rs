//! Behaviour of a sandbox world.

use serde::{Deserialize, Serialize};

/// Settings of a world. Probabilities are in basis points: 100 is 1 %.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct WorldConfig {
    /// Percentage of a real supplier's response time; 0 responds at once.
    pub latency_percent: u32,
    /// A price check returns another fare.
    pub price_changed_bp: u32,
    /// Share of price changes that are decreases.
    pub price_dropped_bp: u32,
    /// A price check returns a more expensive booking class.
    pub class_changed_bp: u32,
    /// A price check finds the offer sold out.
    pub price_sold_out_bp: u32,
    /// A booking is refused as sold out.
    pub book_sold_out_bp: u32,
    /// A booking is refused because the fare has changed.
    pub book_price_changed_bp: u32,
    /// One of a record's SSRs is refused.
    pub requests_refused_bp: u32,
    /// Ticketing is refused because the fare has changed.
    pub issue_price_changed_bp: u32,
    /// Ticketing is delayed.
    pub issue_pending_bp: u32,
    /// Only a part of a party's tickets is issued at first.
    pub issue_partial_bp: u32,
    /// Ticketing is refused.
    pub issue_refused_bp: u32,
    /// The check of a hotel's rate returns another price.
    pub stay_price_changed_bp: u32,
    /// The check of a hotel's rate returns stricter terms.
    pub stay_terms_changed_bp: u32,
    /// The check of a hotel's rate finds it sold out.
    pub stay_sold_out_bp: u32,
    /// A hotel of the asynchronous supplier answers a booking later.
    pub stay_pending_bp: u32,
    /// A search, price check or other read times out.
    pub read_timeout_bp: u32,
    /// A search, price check or other read fails.
    pub read_failed_bp: u32,
    /// An airline changes a flight's times, 3 to 30 days before departure.
    pub schedule_changed_bp: u32,
    /// Virtual minutes of delayed ticketing, and of the rest of partial ticketing.
    pub pending_minutes: u32,
    /// The first GDS issues tickets within two to this many virtual seconds; 0 issues at once.
    pub ticketing_seconds: u32,
    /// Manual ticketing takes one to this many minutes; 0 issues at once.
    pub by_hand_minutes: u32,
}

impl Default for WorldConfig {
    /// For demonstrations: fast, with occasional failures.
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
            stay_price_changed_bp: 400,
            stay_terms_changed_bp: 100,
            stay_sold_out_bp: 200,
            stay_pending_bp: 600,
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
    /// For tests: immediate, with failures only on request.
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
            stay_price_changed_bp: 0,
            stay_terms_changed_bp: 0,
            stay_sold_out_bp: 0,
            stay_pending_bp: 0,
            read_timeout_bp: 0,
            read_failed_bp: 0,
            schedule_changed_bp: 0,
            pending_minutes: 2,
            ticketing_seconds: 0,
            by_hand_minutes: 0,
        }
    }

    /// Error rates expected of real suppliers.
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
            stay_price_changed_bp: 800,
            stay_terms_changed_bp: 200,
            stay_sold_out_bp: 400,
            stay_pending_bp: 1200,
            read_timeout_bp: 150,
            read_failed_bp: 50,
            schedule_changed_bp: 150,
            pending_minutes: 10,
            ticketing_seconds: 20,
            by_hand_minutes: 30,
        }
    }
}
