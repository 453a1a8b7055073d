//! What the desk was asked for.

use std::collections::HashMap;

use chrono::{DateTime, Utc};

use crate::port::group::{GroupOutcome, GroupRecord};
use crate::sandbox::journal::{GroupEntry, JournalEntry};

/// The reason it gives for a refusal.
const REFUSAL: &str = "the airline does not issue these tickets";

/// Every request for tickets.
#[derive(Default)]
pub(in crate::sandbox) struct Groups(HashMap<String, GroupEntry>);

impl Groups {
    /// Replays an entry; other entries change nothing.
    pub(in crate::sandbox) fn apply(&mut self, entry: &JournalEntry) {
        if let JournalEntry::GroupAsked(entry) = entry {
            self.0.insert(entry.operation_id.clone(), GroupEntry::clone(entry));
        }
    }

    pub(super) fn outcome(&self, operation: &str, now: DateTime<Utc>) -> Option<GroupOutcome> {
        let entry = self.0.get(operation)?;
        if entry.is_refused {
            return Some(GroupOutcome::Refused(REFUSAL.to_owned()));
        }
        let is_made = now >= entry.ready_at;
        Some(GroupOutcome::Done(GroupRecord {
            reference: entry.reference.clone(),
            tickets: entry.tickets.iter().filter(|_| is_made).cloned().collect(),
        }))
    }
}
