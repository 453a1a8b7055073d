//! Interfaces to suppliers and payment providers.

pub mod air;
pub mod dropped;
pub mod payment;
