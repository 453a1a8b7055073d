//! Tour packages: what is offered, on which dates and for which price.

mod check;
mod kind;
mod offer;
mod party;

#[cfg(test)]
pub(crate) mod fixtures;
#[cfg(test)]
mod tests;

use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};

use crate::ids::TourPackageId;

pub use check::{MOST_BANDS, MOST_DEPARTURES, MOST_LINES, PackageFault, PackageFaultCode};
pub use kind::{PackageKind, PackageMeal, PackageState};
pub use offer::{CancellationStep, PackageDay, PackageHotel, PackageOffer, PackagePrice, PriceBand, RouteStop};
pub use party::{
    CHILD_UNDER, INFANT_UNDER, MOST_ADULTS, MOST_CHILDREN, PackageParty, PackageRefusal, PartyCount, PartyFault,
};

/// A tour package of a tenant.
#[derive(Debug, Clone, PartialEq)]
pub struct TourPackage {
    /// Primary key.
    pub id: TourPackageId,
    /// Number of the saved change by an operator, from 1. Places that orders take do not count.
    pub version: u32,
    /// Whether agencies see it.
    pub state: PackageState,
    /// What is offered, and on which terms. Requests and orders keep a copy.
    pub offer: PackageOffer,
    /// Fixed departures by date. Without any, the package starts on every day of its price bands.
    pub departures: Vec<Departure>,
    /// How much it is asked for, compared with the tenant's other packages: 0 and more.
    pub popularity: u32,
    /// Last saved change.
    pub changed_at: DateTime<Utc>,
    /// Name of the operator who made that change.
    pub changed_by: String,
}

/// A fixed departure of a package.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Departure {
    /// First day of the tour.
    pub date: NaiveDate,
    /// Places on the tour. Infants need none.
    pub seats: u32,
    /// Places that orders have; never more than `seats`.
    pub taken: u32,
}

impl Departure {
    /// Places that no order has.
    #[must_use]
    pub const fn free(self) -> u32 {
        self.seats.saturating_sub(self.taken)
    }
}

impl TourPackage {
    /// Whether agencies can ask for it on `today`, by the tenant's calendar: it is published and its validity has not ended.
    #[must_use]
    pub fn is_open_on(&self, today: NaiveDate) -> bool {
        self.state == PackageState::Published && self.offer.valid_until >= today
    }

    /// The departures on `date` or later that have places left, by date.
    pub fn departures_from(&self, date: NaiveDate) -> impl Iterator<Item = Departure> {
        let later = self.departures.iter().copied();
        later.filter(move |departure| departure.date >= date && departure.free() > 0)
    }

    /// The first day on `date` or later on which a party of `seats` places can start: `date` itself or the next day with a price when
    /// the package starts every day, else the first departure with that many places. `None` if there is none.
    #[must_use]
    pub fn start_from(&self, date: NaiveDate, seats: u32) -> Option<NaiveDate> {
        if self.departures.is_empty() {
            return self.offer.priced_from(date);
        }
        let mut fitting = self.departures_from(date).filter(|departure| departure.free() >= seats);
        fitting.find_map(|departure| self.offer.band_on(departure.date).map(|_| departure.date))
    }

    /// What a party pays that starts on `date`.
    ///
    /// # Errors
    /// [`PackageRefusal`] says what keeps this party from starting on this date.
    pub fn price_on(&self, date: NaiveDate, party: &PackageParty) -> Result<PackagePrice, PackageRefusal> {
        let count = party.count();
        if count.seats() < self.offer.min_travellers {
            return Err(PackageRefusal::TooFewTravellers(self.offer.min_travellers));
        }
        if !self.departures.is_empty() {
            let departure = self.departures.iter().find(|departure| departure.date == date);
            let departure = departure.ok_or(PackageRefusal::NoDeparture)?;
            if departure.free() < count.seats() {
                return Err(PackageRefusal::TooFewSeats(departure.free()));
            }
        }
        self.offer.price_on(date, count)
    }
}
