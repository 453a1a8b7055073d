//! Points in time as text.

use chrono::{DateTime, SecondsFormat, Utc};

/// RFC 3339 in UTC, whole seconds, ending in `Z`.
pub(crate) fn instant(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::Secs, true)
}
