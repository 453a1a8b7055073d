//! Holidays: tour packages as agencies find them and operators keep them, and their pictures (ADR 0120); requests for them and the
//! orders that accepted quotations become (ADR 0121).

pub mod catalogue;
pub mod demo;
pub mod orders;
pub mod packages;
pub mod picture;
pub mod requests;
