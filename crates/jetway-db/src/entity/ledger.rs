//! The rows of the ledger.

pub(crate) mod account;
pub(crate) mod due;
pub(crate) mod entry;
pub(crate) mod hold;
pub(crate) mod line;
pub(crate) mod payment;
pub(crate) mod wallet;
