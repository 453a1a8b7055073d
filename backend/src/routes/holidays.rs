//! Holidays: requests of agencies for tour packages, and the orders that accepted quotations become.

pub(crate) mod orders;
pub(crate) mod requests;
