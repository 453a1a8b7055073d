//! Holidays: requests of agencies for tour packages, and the orders that accepted quotations become. Source: ADR 0121.

pub mod orders;
pub mod requests;
