//! The hotel data stored with an order.

use chrono::{DateTime, NaiveDateTime, NaiveTime, Utc};
use serde::{Deserialize, Serialize};

use crate::codes::CountryCode;
use crate::reference::geo::Position;
use crate::zone::Zone;

/// A hotel.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Property {
    /// Its id in this portal, the same for every supplier.
    pub id: String,
    /// Name.
    pub name: String,
    /// 1 to 5.
    pub stars: u8,
    /// Street and area.
    pub address: String,
    /// City.
    pub city: String,
    /// Country.
    pub country: CountryCode,
    /// Position.
    pub position: Position,
    /// IANA name of its time zone.
    pub zone: String,
    /// Phone number, with the country code.
    pub phone: Option<String>,
    /// Path of its picture in the portal.
    pub picture: String,
    /// Check-in time, in its time zone.
    pub check_in_from: NaiveTime,
    /// Check-out time, in its time zone.
    pub check_out_until: NaiveTime,
}

impl Property {
    /// Its time zone; UTC for a name that the database does not have.
    #[must_use]
    pub fn zone(&self) -> Zone {
        self.zone.parse().unwrap_or(Zone::UTC)
    }

    /// Local time at an instant.
    #[must_use]
    pub fn local(&self, at: DateTime<Utc>) -> NaiveDateTime {
        at.with_timezone(&self.zone()).naive_local()
    }
}
