//! The operators' side: never reachable through the gateway.

mod clock;
mod health;
mod outbox;
pub(crate) mod router;
mod world;
