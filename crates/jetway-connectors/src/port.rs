//! What the portal asks of the world outside.

pub mod air;
pub mod payment;
