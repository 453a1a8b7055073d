//! Holidays: tour packages as agencies find them and operators keep them, and their pictures. Source: ADR 0120.

pub mod catalogue;
pub mod demo;
pub mod packages;
pub mod picture;
