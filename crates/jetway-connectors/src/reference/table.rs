//! Parses embedded tables.

use serde::de::DeserializeOwned;

/// Parses every row of an embedded CSV file.
///
/// # Panics
/// The file, which is part of the source, is malformed.
pub(crate) fn rows<Row: DeserializeOwned>(name: &str, text: &str) -> Vec<Row> {
    csv::Reader::from_reader(text.as_bytes())
        .deserialize()
        .map(|row| row.unwrap_or_else(|error| panic!("{name}: {error}")))
        .collect()
}
