//! Holidays: tour packages that a tenant offers. Source: ADR 0120.

pub mod package;
