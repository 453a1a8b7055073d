//! The rows of the ledger.

pub(crate) mod account;
pub(crate) mod change;
pub(crate) mod entry;
pub(crate) mod hold;
pub(crate) mod line;
pub(crate) mod wallet;
