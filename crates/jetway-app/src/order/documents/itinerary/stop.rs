//! What a trip has besides flights.

use chrono::{DateTime, Days, NaiveDate, NaiveTime, Utc};

/// A stay at a hotel, or a day of a holiday.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stop {
    /// Id within the order.
    pub id: String,
    /// Such as the name of the hotel.
    pub title: String,
    /// Address or city.
    pub place: String,
    /// Details, one line each.
    pub lines: Vec<String>,
    /// When it is.
    pub time: StopTime,
}

/// When a stop is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StopTime {
    /// From an instant to another.
    Between {
        /// The start.
        from: DateTime<Utc>,
        /// The end.
        to: DateTime<Utc>,
    },
    /// A whole day, by the calendar of the place.
    Day(NaiveDate),
}

impl StopTime {
    /// When it is over. A day ends at midnight UTC, since its place has no known zone.
    #[must_use]
    pub fn ends_at(self) -> DateTime<Utc> {
        match self {
            Self::Between { to, .. } => to,
            Self::Day(day) => {
                let next = day.checked_add_days(Days::new(1)).unwrap_or(day);
                next.and_time(NaiveTime::MIN).and_utc()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use chrono::{DateTime, Utc};

    use super::StopTime;

    #[test]
    fn a_day_is_over_at_its_end() {
        let day = "2027-01-31".parse().expect("a day");
        let end: DateTime<Utc> = "2027-02-01T00:00:00Z".parse().expect("an instant");
        assert_eq!(StopTime::Day(day).ends_at(), end);
    }
}
