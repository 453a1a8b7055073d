//! Flights an agent picked out for a client, at the client's price. It holds no net amount and no supplier.

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use super::merge::{ItineraryId, PricedOffer};
use super::offer::{FareBrand, FareMode, Segment};
use super::search::PassengerCounts;
use crate::codes::CarrierCode;
use crate::money::{Money, MoneyError};

/// Most flights in one proposal.
pub const MOST_ITEMS: usize = 6;
/// A client may look that long, unless the first flight leaves before.
const LIFE: TimeDelta = TimeDelta::hours(72);

/// What the agency adds to the customer price. Presentation alone: no wallet and no ledger knows of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Markup {
    /// Nothing.
    #[default]
    None,
    /// Basis points of the customer price.
    Percent(u32),
    /// For the whole party.
    Fixed(Money),
}

impl Markup {
    /// The amount a client is shown.
    ///
    /// # Errors
    /// When the currencies differ or the sum does not fit.
    pub fn on(self, amount: Money) -> Result<Money, MoneyError> {
        match self {
            Self::None => Ok(amount),
            Self::Percent(basis_points) => amount.checked_add(amount.percent_bp(basis_points)?),
            Self::Fixed(extra) => amount.checked_add(extra),
        }
    }
}

/// One flight of a proposal, as the client sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProposedFlight {
    /// Its name in the search it came from.
    pub itinerary: ItineraryId,
    /// All flights in order.
    pub segments: Vec<Segment>,
    /// What the fare carries. Penalties are the airline's, not ours.
    pub brand: FareBrand,
    /// Whether it can be held.
    pub mode: FareMode,
    /// Who tickets it.
    pub validating: CarrierCode,
    /// For everyone, markup included.
    pub amount: Money,
}

impl ProposedFlight {
    /// What a client may see of an offer.
    ///
    /// # Errors
    /// When the markup cannot be added.
    pub fn of(priced: &PricedOffer, markup: Markup) -> Result<Self, MoneyError> {
        let offer = &priced.offer;
        Ok(Self {
            itinerary: priced.id.clone(),
            segments: offer.segments.clone(),
            brand: offer.brand.clone(),
            mode: offer.mode,
            validating: offer.validating,
            amount: markup.on(priced.quote.customer_total)?,
        })
    }
}

/// What a client is shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proposal {
    /// Who it is for; may be empty.
    pub client: String,
    /// The agent's words; may be empty.
    pub note: String,
    /// The agency as printed.
    pub agency: String,
    /// Who made it.
    pub agent: String,
    /// Who travels.
    pub party: PassengerCounts,
    /// In the order they were picked.
    pub flights: Vec<ProposedFlight>,
    /// When the prices were those.
    pub made_at: DateTime<Utc>,
    /// The link answers until then.
    pub expires_at: DateTime<Utc>,
}

/// When the link of a proposal ends: three days, or the first departure in it.
#[must_use]
pub fn expiry(now: DateTime<Utc>, flights: &[ProposedFlight]) -> DateTime<Utc> {
    let first = flights
        .iter()
        .filter_map(|flight| flight.segments.first())
        .map(|segment| segment.origin.utc)
        .min();
    first.map_or(now + LIFE, |first| first.min(now + LIFE))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::money::CurrencyCode;

    #[test]
    fn a_markup_is_a_part_or_an_amount_on_top() {
        let price = Money::new(100_050, CurrencyCode::AED);
        let shown = |markup: Markup| markup.on(price).map(|money| money.minor);
        assert_eq!(shown(Markup::None), Ok(100_050));
        assert_eq!(shown(Markup::Percent(500)), Ok(105_053));
        assert_eq!(shown(Markup::Fixed(Money::new(5_000, CurrencyCode::AED))), Ok(105_050));
        assert!(shown(Markup::Fixed(Money::new(5_000, CurrencyCode::USD))).is_err());
    }
}
