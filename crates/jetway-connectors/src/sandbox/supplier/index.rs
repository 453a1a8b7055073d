//! The price index: the lowest fares of a trip by day.

use std::ops::RangeInclusive;
use std::sync::Arc;

use chrono::NaiveDate;
use jetway_domain::air::offer::PassengerFare;
use jetway_domain::air::search::AirSearchQuery;
use jetway_domain::air::search::days::on_day;

use super::SandboxSupplier;
use crate::port::air::DayFares;
use crate::sandbox::shopping::{Filer, Path};

impl SandboxSupplier {
    /// The lowest fares of each day, from the trips and fares that a search of that day makes its offers of.
    pub(super) fn index(&self, query: &AirSearchQuery, days: RangeInclusive<NaiveDate>) -> Vec<DayFares> {
        let (sold, moved) = self.booked();
        let filer = self.filer(&sold, &moved);
        let (first, last) = days.into_inner();
        let days = first.iter_days().take_while(|day| *day <= last);
        let days = days.filter_map(|departs_on| {
            let query = on_day(query, departs_on)?;
            let fares = self.of_trips(&query, |trip| self.lowest_of(&query, trip, &filer));
            let fares = lowest(fares.into_iter().flatten().collect());
            (!fares.is_empty()).then_some(DayFares { departs_on, fares })
        });
        days.collect()
    }

    /// The fare of a trip's first brand, which is its cheapest.
    fn lowest_of(&self, query: &AirSearchQuery, trip: &[&Path], filer: &Filer<'_>) -> Option<Arc<[PassengerFare]>> {
        let mut spec = self.spec(query, trip, filer)?;
        let left = filer.seat(&mut spec)?;
        Some(filer.offer(&spec, left)?.fares)
    }
}

/// Those that no other fare undercuts. Rules may tax fares and not airport charges, so each is compared by both amounts.
fn lowest(mut fares: Vec<Arc<[PassengerFare]>>) -> Vec<Arc<[PassengerFare]>> {
    fares.sort_by_cached_key(|fares| (total(fares), taxed(fares)));
    let mut least = i64::MAX;
    fares.retain(|fares| {
        let undercuts = taxed(fares) < least;
        least = least.min(taxed(fares));
        undercuts
    });
    fares
}

/// Fares and carrier surcharges of the party, in minor units.
fn taxed(fares: &[PassengerFare]) -> i64 {
    let each = |fare: &PassengerFare| (fare.base.minor + fare.surcharge.minor) * i64::from(fare.count);
    fares.iter().map(each).sum()
}

/// The same with airport charges.
fn total(fares: &[PassengerFare]) -> i64 {
    let charges = |fare: &PassengerFare| fare.taxes.iter().map(|tax| tax.amount.minor).sum::<i64>();
    taxed(fares)
        + fares
            .iter()
            .map(|fare| charges(fare) * i64::from(fare.count))
            .sum::<i64>()
}
