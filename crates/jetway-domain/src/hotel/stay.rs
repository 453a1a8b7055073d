//! Dates of a stay, and the occupancy of rooms.

use chrono::{NaiveDate, TimeDelta};
use serde::{Deserialize, Serialize};

/// Most nights of a stay.
pub const MOST_NIGHTS: i64 = 30;
/// Most rooms of a search.
pub const MOST_ROOMS: usize = 9;
/// Most adults of a room.
pub const MOST_ADULTS: u8 = 6;
/// Most children of a room.
pub const MOST_CHILDREN: usize = 4;
/// The oldest age of a child.
pub const OLDEST_CHILD: u8 = 17;

/// The dates of a stay, local to the hotel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stay {
    /// The day of arrival.
    pub check_in: NaiveDate,
    /// The day of departure, after the day of arrival.
    pub check_out: NaiveDate,
}

impl Stay {
    /// Number of nights; zero or less for dates in the wrong order.
    #[must_use]
    pub fn nights(self) -> i64 {
        (self.check_out - self.check_in).num_days()
    }

    /// The start date of each night.
    pub fn dates(self) -> impl Iterator<Item = NaiveDate> {
        (0..self.nights()).map(move |night| self.check_in + TimeDelta::days(night))
    }
}

/// Occupancy of a room.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Occupancy {
    /// Adults, at least one.
    pub adults: u8,
    /// The age of each child on the day of arrival.
    pub child_ages: Vec<u8>,
}

impl Occupancy {
    /// Number of guests.
    #[must_use]
    pub fn guests(&self) -> usize {
        usize::from(self.adults) + self.child_ages.len()
    }
}
