//! Geographic positions and distances.

use serde::{Deserialize, Serialize};

/// Mean radius of the earth (IUGG).
const EARTH_RADIUS_KM: f64 = 6371.0;

/// A position in degrees.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Position {
    /// North positive.
    pub lat: f64,
    /// East positive.
    pub lon: f64,
}

impl Position {
    /// Great-circle distance in kilometres (haversine).
    #[must_use]
    pub fn km_to(self, other: Self) -> f64 {
        let (lat_a, lat_b) = (self.lat.to_radians(), other.lat.to_radians());
        let half_lat = ((lat_b - lat_a) / 2.0).sin();
        let half_lon = ((other.lon - self.lon).to_radians() / 2.0).sin();
        let chord = half_lat * half_lat + lat_a.cos() * lat_b.cos() * half_lon * half_lon;
        2.0 * EARTH_RADIUS_KM * chord.sqrt().min(1.0).asin()
    }

    /// Degrees of longitude to `other` the shorter way; positive eastward.
    #[must_use]
    pub fn degrees_east_to(self, other: Self) -> f64 {
        (other.lon - self.lon + 540.0).rem_euclid(360.0) - 180.0
    }
}

#[cfg(test)]
mod tests {
    use super::Position;

    const DXB: Position = Position {
        lat: 25.253,
        lon: 55.364,
    };
    const DAC: Position = Position {
        lat: 23.843,
        lon: 90.398,
    };

    #[test]
    fn dubai_and_dhaka_are_some_3540_km_apart() {
        let km = DXB.km_to(DAC);
        assert!((3_530.0..3_560.0).contains(&km), "{km}");
        assert!((km - DAC.km_to(DXB)).abs() < 1e-6);
    }

    #[test]
    fn the_shorter_way_round_crosses_the_date_line() {
        let (nadi, honolulu) = (Position { lat: -17.8, lon: 177.4 }, Position { lat: 21.3, lon: -157.9 });
        assert!(nadi.degrees_east_to(honolulu) > 0.0);
        assert!(DAC.degrees_east_to(DXB) < 0.0);
    }
}
