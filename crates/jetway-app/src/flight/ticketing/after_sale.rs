//! Voids and refunds of ticketed orders: quoted, accepted, carried out by the airline, paid back (ADR 0100).

mod accept;
mod ask;
mod desk;
mod error;
mod money;
mod settle;
mod steps;

pub use ask::{AfterSaleAsk, AfterSaleOptions};
pub use desk::{AfterSaleCase, DeskAnswer, DeskStep, ManualQuote};
pub use error::AfterSaleError;
