//! The hash chain that makes a changed, removed or inserted entry show.

use std::fmt;

use sha2::{Digest, Sha256};

use super::{JournalEntry, PostedEntry};
use crate::ids::{JournalId, TenantId};

/// A SHA-256 link of the chain, written as 64 lower-case hex digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ChainHash([u8; 32]);

/// What the first entry of an agency links to.
pub const GENESIS: ChainHash = ChainHash([0; 32]);

/// A text that is not such a hash.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not a chain hash")]
pub struct InvalidChainHash;

impl ChainHash {
    /// The link of an entry: over everything it says, its place, and the link before it.
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
        // Microseconds are what both engines keep of a moment.
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

    /// Read 64 hex digits.
    ///
    /// # Errors
    /// When the text is anything else.
    pub fn parse(text: &str) -> Result<Self, InvalidChainHash> {
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.is_ascii() {
            return Err(InvalidChainHash);
        }
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let pair = std::str::from_utf8(pair).map_err(|_| InvalidChainHash)?;
            *byte = u8::from_str_radix(pair, 16).map_err(|_| InvalidChainHash)?;
        }
        Ok(Self(bytes))
    }
}

impl PostedEntry {
    /// Whether the entry's own link is what its content makes it.
    #[must_use]
    pub fn is_intact(&self, tenant: &TenantId) -> bool {
        self.hash == ChainHash::of(tenant, self.id, self.number, self.previous, &self.entry)
    }
}

impl fmt::Display for ChainHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for ChainHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Every field goes in behind its length, so that no two entries write the same bytes.
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
