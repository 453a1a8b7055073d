//! Voids, refunds and exchanges of tickets: quoted, requested, accepted, listed.

mod bodies;
mod calls;
pub(crate) mod exchange;
pub(crate) mod refund;
mod refusals;
pub(crate) mod void;
