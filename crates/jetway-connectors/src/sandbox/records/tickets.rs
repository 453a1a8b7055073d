//! Tickets of a record, from the request to the last ticket.

use chrono::{DateTime, Utc};

use crate::sandbox::journal::FirstTickets;

#[derive(Debug, Clone)]
pub(super) struct Tickets {
    pub(super) numbers: Vec<String>,
    pub(super) documents: Vec<String>,
    pub(super) first: Option<FirstTickets>,
    pub(super) ready_at: DateTime<Utc>,
    pub(super) lost: bool,
}

impl Tickets {
    /// Whether all exist.
    pub(super) fn are_made(&self, now: DateTime<Utc>) -> bool {
        now >= self.ready_at
    }

    /// Whether they are still invisible.
    pub(super) fn are_silent(&self, now: DateTime<Utc>) -> bool {
        self.lost && !self.are_made(now)
    }

    /// Existing numbers, in booking order.
    pub(super) fn made(&self, now: DateTime<Utc>) -> &[String] {
        let first = self.first.as_ref().filter(|first| now >= first.ready_at);
        let count = match first {
            _ if self.are_made(now) => self.numbers.len(),
            Some(first) => first.count.min(self.numbers.len()),
            None => 0,
        };
        &self.numbers[..count]
    }

    /// EMDs are issued with the last ticket.
    pub(super) fn made_documents(&self, now: DateTime<Utc>) -> &[String] {
        if self.are_made(now) { &self.documents } else { &[] }
    }
}
