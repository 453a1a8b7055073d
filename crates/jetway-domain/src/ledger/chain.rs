//! The hash chain that reveals changed, removed or inserted entries.

use sha2::{Digest, Sha256};

use super::{ChainHash, JournalEntry, PostedEntry};
use crate::ids::{JournalId, TenantId};

impl ChainHash {
    /// Hash of an entry: its content, its number and the previous hash.
    #[must_use]
    pub fn of(tenant: &TenantId, id: JournalId, number: i64, previous: Self, entry: &JournalEntry) -> Self {
        let mut digest = Canonical(Sha256::new());
        digest.text("jetway ledger entry v1");
        digest.text(tenant.as_str());
        digest.bytes(&previous.0);
        digest.bytes(id.0.as_bytes());
        digest.bytes(&number.to_be_bytes());
        digest.bytes(entry.agency.0.as_bytes());
        digest.text(entry.kind.as_str());
        digest.text(&entry.reference);
        digest.optional(entry.order.as_ref().map(|order| order.as_str().as_bytes()));
        digest.optional(entry.hold.as_ref().map(|hold| hold.0.as_bytes().as_slice()));
        digest.text(&entry.description);
        digest.text(&entry.actor);
        digest.optional(entry.reason.as_ref().map(String::as_bytes));
        // Both databases store microseconds.
        digest.bytes(&entry.posted_at.timestamp_micros().to_be_bytes());
        digest.text(&entry.value_on.to_string());
        for line in &entry.lines {
            digest.text(&line.account.to_string());
            digest.text(line.side.as_str());
            digest.text(line.amount.currency.as_str());
            digest.bytes(&line.amount.minor.to_be_bytes());
        }
        Self(digest.0.finalize().into())
    }
}

impl PostedEntry {
    /// Whether the entry's hash matches its content.
    #[must_use]
    pub fn is_intact(&self, tenant: &TenantId) -> bool {
        self.hash == ChainHash::of(tenant, self.id, self.number, self.previous, &self.entry)
    }
}

/// Every field is prefixed by its length, so that no two entries produce the same bytes.
struct Canonical(Sha256);

impl Canonical {
    fn bytes(&mut self, bytes: &[u8]) {
        self.0.update((bytes.len() as u64).to_be_bytes());
        self.0.update(bytes);
    }

    fn text(&mut self, text: &str) {
        self.bytes(text.as_bytes());
    }

    fn optional(&mut self, bytes: Option<&[u8]>) {
        self.bytes(&[u8::from(bytes.is_some())]);
        self.bytes(bytes.unwrap_or_default());
    }
}
