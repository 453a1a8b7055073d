//! Company profiles, branches, staff and bank accounts of agencies.

pub mod bank_accounts;
pub mod branches;
pub mod companies;
pub mod staff;
