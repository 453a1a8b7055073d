//! A flight of the timetable.

use jetway_domain::codes::{AirportCode, CarrierCode};

/// One flight number between two airports.
#[derive(Debug, Clone)]
pub(in crate::sandbox) struct Flight {
    pub(in crate::sandbox) carrier: CarrierCode,
    pub(in crate::sandbox) number: u16,
    pub(in crate::sandbox) from: AirportCode,
    pub(in crate::sandbox) to: AirportCode,
    /// Local time at `from`, in minutes after midnight.
    pub(in crate::sandbox) departs_minute: u32,
    /// Bit 0 is Monday.
    pub(in crate::sandbox) days: u8,
    pub(in crate::sandbox) block_minutes: u32,
    pub(in crate::sandbox) aircraft: &'static str,
    pub(in crate::sandbox) km: u32,
}
