//! Points in time as text.

use chrono::{DateTime, NaiveDateTime, SecondsFormat, Utc};

/// RFC 3339 in UTC, whole seconds, ending in `Z`.
pub(crate) fn instant(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::Secs, true)
}

/// A time of a place's clock, such as `2026-12-01T22:15`.
pub(crate) fn local_time(at: NaiveDateTime) -> String {
    at.format("%Y-%m-%dT%H:%M").to_string()
}
