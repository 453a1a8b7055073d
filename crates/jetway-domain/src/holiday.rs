//! Holidays: requests of agencies for tour packages, quotations, and the orders they become. Source: ADR 0121.

#[cfg(test)]
pub(crate) mod fixtures;
pub mod order;
pub mod quotation;
pub mod request;
pub mod trip;
