//! Columns that hold a whole domain value as JSON.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::DbError;

pub(super) fn write(value: &impl Serialize, column: &'static str) -> Result<Value, DbError> {
    serde_json::to_value(value).map_err(|_| DbError::Unreadable(column))
}

pub(super) fn read<T: DeserializeOwned>(value: Value, column: &'static str) -> Result<T, DbError> {
    serde_json::from_value(value).map_err(|_| DbError::Unreadable(column))
}
