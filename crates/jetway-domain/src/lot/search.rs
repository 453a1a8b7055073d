//! Which lots an agency looks for, and what it can narrow them by.

use std::collections::BTreeSet;

use chrono::{Datelike, NaiveDate};

use super::{FareLot, LotFeature, Range};
use crate::codes::AirportCode;

/// Which lots to find; what is absent does not filter.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LotFilter {
    /// Where the way out starts.
    pub origin: Option<AirportCode>,
    /// Where the way out ends.
    pub destination: Option<AirportCode>,
    /// First day of the month in which the way out starts.
    pub month: Option<NaiveDate>,
    /// Seats that must be free, and that a party of this lot may have.
    pub passengers: Option<u32>,
    /// Features that a lot must all have.
    pub features: BTreeSet<LotFeature>,
    /// Least rating in tenths.
    pub rating_tenths: Option<u8>,
    /// What the customer pays for a seat, in minor units; lots whose prices touch it are found.
    pub price_minor: Range<i64>,
}

impl LotFilter {
    /// Whether a lot is one of them.
    #[must_use]
    pub fn matches(&self, lot: &FareLot) -> bool {
        let offer = &lot.offer;
        let same_month = |month: NaiveDate| {
            let day = offer.departure_date();
            day.is_some_and(|day| (day.year(), day.month()) == (month.year(), month.month()))
        };
        let fits = |seats: u32| {
            let allowed = offer.terms.min_passengers..=offer.terms.max_passengers;
            allowed.contains(&seats) && seats <= lot.seats.free()
        };
        self.origin.is_none_or(|origin| offer.origin() == Some(origin))
            && self.destination.is_none_or(|place| offer.destination() == Some(place))
            && self.month.is_none_or(same_month)
            && self.passengers.is_none_or(fits)
            && self.features.is_subset(&offer.features)
            && self.rating_tenths.is_none_or(|least| offer.rating_tenths >= least)
            && self.price_minor.touches(offer.prices.seat_range())
    }
}

/// What lots can be narrowed by.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LotFacets {
    /// Where their ways out start.
    pub origins: BTreeSet<AirportCode>,
    /// Where their ways out end.
    pub destinations: BTreeSet<AirportCode>,
    /// First days of the months in which they leave.
    pub months: BTreeSet<NaiveDate>,
    /// Each feature with the number of lots that have it.
    pub features: Vec<(LotFeature, usize)>,
    /// Ratings in tenths.
    pub rating_tenths: Range<u8>,
    /// What the customer pays for a seat, in minor units.
    pub price_minor: Range<i64>,
}

impl LotFacets {
    /// What these lots can be narrowed by.
    #[must_use]
    pub fn of(lots: &[FareLot]) -> Self {
        let offers = || lots.iter().map(|lot| &lot.offer);
        let with = |feature: LotFeature| offers().filter(|offer| offer.features.contains(&feature)).count();
        let features = LotFeature::ALL.into_iter().map(|feature| (feature, with(feature)));
        Self {
            origins: offers().filter_map(|offer| offer.origin()).collect(),
            destinations: offers().filter_map(|offer| offer.destination()).collect(),
            months: offers()
                .filter_map(|offer| offer.departure_date()?.with_day(1))
                .collect(),
            features: features.filter(|(_, count)| *count > 0).collect(),
            rating_tenths: Range::around(offers().map(|offer| Range::at(offer.rating_tenths))),
            price_minor: Range::around(offers().map(|offer| offer.prices.seat_range())),
        }
    }
}
