//! The tables, each reached from a transaction: `tx.users().by_email(…)`.

pub mod agencies;
pub mod audit;
pub mod company;
pub mod content;
pub mod counters;
pub mod files;
pub mod flights;
pub mod idempotency;
pub mod jobs;
pub mod ledger;
pub mod orders;
pub mod outbox;
pub mod papers;
pub mod payments;
pub mod prices;
pub mod registration;
pub mod sign_in;
pub mod sweep;
pub mod travellers;
pub mod users;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::DbError;

/// A stored JSON value as the type it was stored from.
fn from_json<T: DeserializeOwned>(value: serde_json::Value, place: &'static str) -> Result<T, DbError> {
    serde_json::from_value(value).map_err(|_| DbError::Unreadable(place))
}

fn to_json<T: Serialize>(value: &T, place: &'static str) -> Result<serde_json::Value, DbError> {
    serde_json::to_value(value).map_err(|_| DbError::Unreadable(place))
}
