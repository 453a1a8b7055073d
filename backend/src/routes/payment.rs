//! The agency's money.

pub(crate) mod load_passbook;
pub(crate) mod my_balance;
