//! What orders of every product share: storing, locking, charging, listing, notes, requests and reviews.

pub mod after_sale;
pub(crate) mod change;
pub(crate) mod charge;
pub(crate) mod dates;
pub mod documents;
pub(crate) mod emails;
pub mod error;
pub mod history;
pub mod in_doubt;
pub mod list;
mod lock;
pub mod notes;
pub mod notifications;
pub mod part_terms;
pub mod product;
pub mod reconcile;
pub mod requests;
pub mod review;
mod service;
mod store;
#[cfg(test)]
mod tests;

pub use error::{ChargeError, OrderError, SettleError};
pub(crate) use lock::Locked;
pub use product::AnyOrder;
pub use service::Orders;
pub(crate) use store::Applied;
pub use store::OrderStore;
