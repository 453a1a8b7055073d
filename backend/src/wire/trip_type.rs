//! Trip types by number.

use jetway_domain::air::search::TripType;

/// 1 one way, 2 return, 3 multi-city.
pub(crate) const fn trip_type(trip: TripType) -> u8 {
    match trip {
        TripType::OneWay => 1,
        TripType::Return => 2,
        TripType::MultiCity => 3,
    }
}
