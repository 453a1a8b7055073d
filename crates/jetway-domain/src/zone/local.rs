//! Converts local times of a zone to instants.

use std::fmt;

use chrono::{
    DateTime, FixedOffset, MappedLocalTime, NaiveDate, NaiveDateTime, NaiveTime, Offset, TimeDelta, TimeZone, Utc,
};
use jiff::Timestamp;
use jiff::tz::{self, AmbiguousOffset};

use super::Zone;

/// UTC offset of a zone at an instant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ZoneOffset {
    zone: Zone,
    fixed: FixedOffset,
}

impl Zone {
    /// The instant of a local time. In an hour that occurs twice, the first; a time skipped by a clock change is interpreted
    /// with the offset before the change, which makes it later by the skipped amount.
    #[must_use]
    pub fn instant(self, local: NaiveDateTime) -> DateTime<Utc> {
        self.readings(local).0
    }

    /// The possible instants of a local time, that of [`Zone::instant`] first. There are two in an hour that occurs twice, one by
    /// the clock before the change and one by the clock after it, and of an hour that does not occur.
    #[must_use]
    pub fn readings(self, local: NaiveDateTime) -> (DateTime<Utc>, Option<DateTime<Utc>>) {
        let read = |offset: tz::Offset| {
            let ahead = TimeDelta::seconds(offset.seconds().into());
            let utc = local.and_utc();
            // The first and the last day that chrono has need not exist in UTC.
            utc.checked_sub_signed(ahead).unwrap_or(utc)
        };
        match self.offset_of(local) {
            AmbiguousOffset::Unambiguous { offset } => (read(offset), None),
            AmbiguousOffset::Fold { before, after } | AmbiguousOffset::Gap { before, after } => {
                (read(before), Some(read(after)))
            }
        }
    }

    fn offset_of(self, local: NaiveDateTime) -> AmbiguousOffset {
        let civil = tz::Offset::UTC.to_datetime(timestamp(local));
        self.0.rules.to_ambiguous_timestamp(civil).offset()
    }

    fn at(self, offset: tz::Offset) -> ZoneOffset {
        // Offsets of the database are shorter than a day.
        let fixed = FixedOffset::east_opt(offset.seconds()).unwrap_or_else(|| Utc.fix());
        ZoneOffset { zone: self, fixed }
    }
}

/// The instant of a UTC time; the nearest one jiff has for years beyond ±9999.
fn timestamp(utc: NaiveDateTime) -> Timestamp {
    let second = utc.and_utc().timestamp();
    let second = second.clamp(Timestamp::MIN.as_second(), Timestamp::MAX.as_second());
    Timestamp::from_second(second).unwrap_or(Timestamp::UNIX_EPOCH)
}

impl Offset for ZoneOffset {
    fn fix(&self) -> FixedOffset {
        self.fixed
    }
}

impl fmt::Display for ZoneOffset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.fixed, f)
    }
}

impl TimeZone for Zone {
    type Offset = ZoneOffset;

    fn from_offset(offset: &ZoneOffset) -> Self {
        offset.zone
    }

    fn offset_from_local_date(&self, local: &NaiveDate) -> MappedLocalTime<ZoneOffset> {
        self.offset_from_local_datetime(&local.and_time(NaiveTime::MIN))
    }

    fn offset_from_local_datetime(&self, local: &NaiveDateTime) -> MappedLocalTime<ZoneOffset> {
        match self.offset_of(*local) {
            AmbiguousOffset::Unambiguous { offset } => MappedLocalTime::Single(self.at(offset)),
            AmbiguousOffset::Fold { before, after } => MappedLocalTime::Ambiguous(self.at(before), self.at(after)),
            AmbiguousOffset::Gap { .. } => MappedLocalTime::None,
        }
    }

    fn offset_from_utc_date(&self, utc: &NaiveDate) -> ZoneOffset {
        self.offset_from_utc_datetime(&utc.and_time(NaiveTime::MIN))
    }

    fn offset_from_utc_datetime(&self, utc: &NaiveDateTime) -> ZoneOffset {
        self.at(self.0.rules.to_offset(timestamp(*utc)))
    }
}
