//! Fare lots: seats that the consolidator bought from an airline and sells to agencies in groups. Source: ADR 0111.

mod check;
pub mod group;
mod kind;
mod offer;
mod range;
pub mod request;
mod search;
mod seats;
mod terms;
pub mod umrah;

#[cfg(test)]
pub(crate) mod fixtures;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};

use crate::ids::{AgencyId, FareLotId, LotImportId};

pub use check::{LotFault, LotFaultCode, MOST_SEATS};
pub use kind::{LotFeature, LotKind, LotState};
pub use offer::{LotFlight, LotJourney, LotOffer, SeatPrice, SeatPrices};
pub use range::Range;
pub use search::{LotFacets, LotFilter};
pub use seats::{LotSeats, MOST_PASSENGERS, SeatMove, SeatMoveKind, SeatParty, SeatUse};
pub use terms::{LotDeposit, LotTerms};

/// Seats of one airline on fixed flights, at one price per passenger type.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FareLot {
    /// Primary key.
    pub id: FareLotId,
    /// Version, from 1: increases when an operator saves a change, not when orders take or return seats.
    pub version: u32,
    /// Whether it is on sale.
    pub state: LotState,
    /// The agencies that see it.
    pub visibility: LotVisibility,
    /// Its seats.
    pub seats: LotSeats,
    /// Flights, prices and terms. Orders keep a copy.
    pub offer: LotOffer,
    /// The import that made it.
    pub import: Option<LotImportId>,
    /// Last saved change.
    pub changed_at: DateTime<Utc>,
    /// Name of the operator who made that change.
    pub changed_by: String,
}

/// An import of lots.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LotImport {
    /// Primary key.
    pub id: LotImportId,
    /// Number of lots it creates.
    pub lots: u32,
    /// Lots stored so far, all of them drafts, while it is running or after it stopped. `None` once it has ended.
    pub loaded: Option<u32>,
    /// Name of the operator who made it.
    pub made_by: String,
    /// When.
    pub made_at: DateTime<Utc>,
    /// Name of the operator who undid it, and when.
    pub undone: Option<(String, DateTime<Utc>)>,
}

/// The agencies that see a lot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LotVisibility {
    /// All agencies of the tenant.
    All,
    /// These.
    Only(BTreeSet<AgencyId>),
}

impl LotVisibility {
    /// Whether an agency sees the lot.
    #[must_use]
    pub fn includes(&self, agency: AgencyId) -> bool {
        match self {
            Self::All => true,
            Self::Only(agencies) => agencies.contains(&agency),
        }
    }
}

impl FareLot {
    /// Whether an agency can buy from it at `now`, seats permitting: it is on sale, visible to the agency, and the flight has not
    /// left.
    #[must_use]
    pub fn is_open_to(&self, agency: AgencyId, now: DateTime<Utc>) -> bool {
        self.state == LotState::OnSale && self.visibility.includes(agency) && self.offer.departs_at > now
    }
}
