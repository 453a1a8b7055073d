//! Cursors of lists: where a page ended, for the next one.

use std::fmt::Display;
use std::str::SplitN;

use chrono::{DateTime, Utc};
use jetway_app::app::order_cases::OrderMark;

use super::field_error::BadField;

/// Between the parts of a cursor.
const BETWEEN: char = '/';

/// Writes a cursor. Only its last part may hold any text.
pub(crate) fn write<const PARTS: usize>(parts: [&dyn Display; PARTS]) -> String {
    parts.map(ToString::to_string).join(&BETWEEN.to_string())
}

/// Reads the parts of a cursor with `read`, which returns `None` if one is not as the list writes it.
pub(crate) fn read<'a, T>(
    cursor: &'a str,
    parts: usize,
    read: impl FnOnce(&mut SplitN<'a, char>) -> Option<T>,
) -> Result<T, BadField> {
    read(&mut cursor.splitn(parts, BETWEEN))
        .ok_or_else(|| BadField::new("/cursor", "cursor.unknown", "Use the cursor of the page before."))
}

/// Writes a place in a list that is sorted by time and then by key.
pub(crate) fn write_place(at: DateTime<Utc>, id: impl Display) -> String {
    write([&at.to_rfc3339(), &id])
}

/// Writes a place in a list of orders.
pub(crate) fn write_order_mark(mark: &OrderMark) -> String {
    write_place(mark.created_at, mark.id)
}

/// Reads a place in a list of orders.
pub(crate) fn read_order_mark(cursor: &str) -> Result<OrderMark, BadField> {
    read(cursor, 2, |parts| {
        Some(OrderMark {
            created_at: parts.next()?.parse().ok()?,
            id: parts.next()?.parse().ok()?,
        })
    })
}
