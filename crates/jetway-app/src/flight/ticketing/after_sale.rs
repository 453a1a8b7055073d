//! Voids, refunds and exchanges of ticketed orders: quoted, accepted, carried out by the airline, paid (ADR 0100, 0104).

mod accept;
mod ask;
mod error;
pub mod exchange;
mod money;
mod operators;
mod settle;
mod steps;

pub use ask::{AfterSaleAsk, AfterSaleOptions};
pub use error::AfterSaleError;
pub use operators::{AfterSaleCase, ManualQuote, OperatorAnswer, OperatorStep};
