//! Holidays: tour packages that a tenant offers (ADR 0120), requests of agencies for them, quotations, and the orders they become
//! (ADR 0121).

#[cfg(test)]
pub(crate) mod fixtures;
mod line;
pub mod order;
pub mod package;
pub mod quotation;
pub mod request;
pub mod trip;
