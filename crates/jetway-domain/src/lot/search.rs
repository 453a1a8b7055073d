//! Search criteria and filter values of lots.

use std::collections::BTreeSet;

use chrono::{Datelike, NaiveDate};

use super::{FareLot, LotFeature, Range};
use crate::codes::AirportCode;

/// Search criteria; absent ones do not filter.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LotFilter {
    /// Origin of the outbound journey.
    pub origin: Option<AirportCode>,
    /// Destination of the outbound journey.
    pub destination: Option<AirportCode>,
    /// First day of the month of the outbound departure.
    pub month: Option<NaiveDate>,
    /// Seats required: they must be free and within the lot's party size.
    pub passengers: Option<u32>,
    /// Features that a lot must all have.
    pub features: BTreeSet<LotFeature>,
    /// Minimum rating in tenths.
    pub rating_tenths: Option<u8>,
    /// Customer price per seat, in minor units; matches lots whose price range overlaps.
    pub price_minor: Range<i64>,
}

impl LotFilter {
    /// Whether a lot matches.
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

/// Filter values of lots.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LotFacets {
    /// Origins of outbound journeys.
    pub origins: BTreeSet<AirportCode>,
    /// Destinations of outbound journeys.
    pub destinations: BTreeSet<AirportCode>,
    /// First days of the departure months.
    pub months: BTreeSet<NaiveDate>,
    /// Each feature with the number of lots that have it.
    pub features: Vec<(LotFeature, usize)>,
    /// Ratings in tenths.
    pub rating_tenths: Range<u8>,
    /// Customer prices per seat, in minor units.
    pub price_minor: Range<i64>,
}

impl LotFacets {
    /// Filter values of these lots.
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
