//! Flights: search, price, book, ticket, orders.

pub mod book;
pub mod cancel;
mod charge;
pub mod desk;
pub mod extend;
pub mod extras;
pub mod issue;
mod look;
pub mod names;
pub mod orders;
mod papers;
mod press_locks;
pub mod price;
pub mod proposals;
pub mod search;
pub mod sell;
mod settle;
mod supplier_call;
pub mod verify;

pub use charge::ChargeError;
pub use papers::SealOldError;
pub use settle::SettleError;
pub(crate) use settle::{Change, OPERATIONS};
pub use supplier_call::SupplierTrouble;
