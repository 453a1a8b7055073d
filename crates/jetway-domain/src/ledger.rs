//! Double-entry bookkeeping of agency wallets: pure rules, no storage (ADR 0011).
//!
//! Invariants: an entry's debits equal its credits in every currency; an entry affects one agency's wallet; an agency's
//! entries form a hash chain; an amount on hold is a pending transfer, not a balance.

mod account;
mod chain;
mod chain_hash;
mod change;
mod entry;
mod hold;
mod proof;
mod wallet;

#[cfg(test)]
mod tests;

pub use account::{Account, AccountClass, FeeKind, InvalidAccount};
pub use chain_hash::{ChainHash, GENESIS, InvalidChainHash};
pub use change::{
    AdjustmentCause, ChangeSignature, WalletChange, WalletChangeStatus, WalletChangeSubject, adjustment_lines,
};
pub use entry::{EntryKind, JournalEntry, LedgerError, Line, PostedEntry, Side};
pub use hold::{Hold, HoldState};
pub use proof::{Finding, Proof, ProofReport};
pub use wallet::WalletBalance;
