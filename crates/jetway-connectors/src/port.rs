//! Interfaces to suppliers and payment providers.

pub mod air;
pub mod dropped;
pub mod embassy;
pub mod group;
pub mod hotel;
pub mod payment;
pub mod visa;
