//! The operators' side: never reachable through the gateway.

mod applications;
mod clock;
mod content;
mod health;
mod kyc;
mod outbox;
mod papers;
pub(crate) mod router;
mod world;
