//! What an agent offers a client at the client's price: flights to choose from, or one journey of several products. Contains no net
//! amounts and no suppliers.

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use super::merge::{ItineraryId, PricedOffer};
use super::offer::{FareBrand, FareMode, Segment};
use super::search::PassengerCounts;
use crate::codes::CarrierCode;
use crate::lot::umrah::LineContent;
use crate::money::{Money, MoneyError};

/// Maximum number of flights in a proposal.
pub const MOST_ITEMS: usize = 6;
/// Lifetime of a link, unless the first flight departs earlier.
const LIFE: TimeDelta = TimeDelta::hours(72);

/// The agency's markup on the customer price. Presentation only: neither wallet nor ledger uses it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Markup {
    /// No markup.
    #[default]
    None,
    /// In basis points of the customer price.
    Percent(u32),
    /// Amount for the whole party.
    Fixed(Money),
}

impl Markup {
    /// The amount shown to the client.
    ///
    /// # Errors
    /// The currencies differ or the sum overflows.
    pub fn on(self, amount: Money) -> Result<Money, MoneyError> {
        match self {
            Self::None => Ok(amount),
            Self::Percent(basis_points) => amount.checked_add(amount.percent_bp(basis_points)?),
            Self::Fixed(extra) => amount.checked_add(extra),
        }
    }
}

/// A flight of a proposal, as the client sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProposedFlight {
    /// Its id in the search it came from.
    pub itinerary: ItineraryId,
    /// All flights in order.
    pub segments: Vec<Segment>,
    /// The fare brand. Fees are the airline's.
    pub brand: FareBrand,
    /// Whether it can be held.
    pub mode: FareMode,
    /// The ticketing airline.
    pub validating: CarrierCode,
    /// Total for all travellers, markup included.
    pub amount: Money,
}

impl ProposedFlight {
    /// Builds the client's view of an offer.
    ///
    /// # Errors
    /// The markup cannot be added.
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

/// A line of a journey, as the client sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProposedLine {
    /// What it contains.
    pub content: LineContent,
    /// For all travellers, markup included.
    pub amount: Money,
}

/// Flights, hotels and visas that are offered together.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProposedJourney {
    /// Its lines, in the order of the trip.
    pub lines: Vec<ProposedLine>,
    /// Sum of the lines.
    pub total: Money,
}

/// What a client sees.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proposal {
    /// The client's name; may be empty.
    pub client: String,
    /// The agent's message; may be empty.
    pub note: String,
    /// The agency's name as printed.
    pub agency: String,
    /// The agent's name.
    pub agent: String,
    /// Passenger counts.
    pub party: PassengerCounts,
    /// In the order of selection.
    pub flights: Vec<ProposedFlight>,
    /// What is offered instead of flights to choose from.
    #[serde(default)]
    pub journey: Option<ProposedJourney>,
    /// When the prices were valid.
    pub made_at: DateTime<Utc>,
    /// When the link expires.
    pub expires_at: DateTime<Utc>,
}

/// Expiry of a proposal: three days, or the first departure.
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
