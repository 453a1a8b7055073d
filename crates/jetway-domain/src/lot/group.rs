//! Groups that buy seats of a fare lot: their names, their payments and their orders. Source: ADR 0112.

pub mod list;
pub mod name;
pub mod order;
pub mod passports;
