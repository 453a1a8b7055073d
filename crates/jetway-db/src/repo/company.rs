//! What an agency says of itself, its branches, its people and its accounts.

pub mod bank_accounts;
pub mod branches;
pub mod companies;
pub mod staff;
