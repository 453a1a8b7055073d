//! Price an itinerary again and open a session to book it at.

use std::sync::Arc;

use futures::future::join_all;
use jetway_connectors::port::air::PriceCheck;
use jetway_db::DbError;
use jetway_domain::air::merge::{ItineraryId, PricedOffer, worth_telling};
use jetway_domain::air::offer::filed::FiledRules;
use jetway_domain::air::price_session::{PriceSession, SessionDetails};
use jetway_domain::air::pricing::PricingError;
use jetway_domain::air::pricing::fare_change::FareChange;
use jetway_domain::ids::TenantId;

use super::FlightSale;
use super::session::SessionError;
use crate::context::Caller;
use crate::flight::quote::{QuoteError, quoted};
use crate::flight::search::{Found, SearchError};
use crate::flight::suppliers::SupplierTrouble;

/// Maximum number of other suppliers to query when one is sold out.
const MOST_RESCUES: usize = 3;

/// The agent's choice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PriceCommand {
    /// The search.
    pub request_id: String,
    /// The card or brand.
    pub itinerary: ItineraryId,
    /// Another brand of the same flights, by its code.
    pub brand: Option<String>,
}

/// Result of re-pricing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Priced {
    /// It can be booked at this price.
    Open(Box<OpenPrice>),
    /// Sold out; these are the same flights from other suppliers.
    SoldOut {
        /// Priced just now, with the same fare first.
        alternatives: Vec<PricedOffer>,
        /// The fare that is sold out.
        lost: Box<PricedOffer>,
    },
    /// The supplier no longer prices it; a new search is needed.
    Expired {
        /// The fare that is sold out.
        lost: Box<PricedOffer>,
    },
}

/// A price that can be booked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenPrice {
    /// The session.
    pub session: PriceSession,
    /// Differences from what was shown.
    pub change: Option<FareChange>,
    /// A lower fare for the same flights and comfort.
    pub lower: Option<Arc<PricedOffer>>,
}

/// Why nothing could be priced.
#[derive(Debug, thiserror::Error)]
pub enum PriceError {
    /// The search cannot be read.
    #[error(transparent)]
    Search(#[from] SearchError),
    /// The search has no such itinerary.
    #[error("no such itinerary")]
    UnknownItinerary,
    /// The flights are not sold in this brand.
    #[error("no such brand")]
    UnknownBrand,
    /// No answer from the supplier.
    #[error(transparent)]
    Supplier(#[from] SupplierTrouble),
    /// The supplier's fare does not add up.
    #[error(transparent)]
    Pricing(#[from] PricingError),
    /// This tenant does not trade.
    #[error("no pricing rules for this tenant")]
    NotTrading,
    /// The session cannot be kept.
    #[error(transparent)]
    Session(#[from] SessionError),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

impl From<QuoteError> for PriceError {
    fn from(error: QuoteError) -> Self {
        match error {
            QuoteError::Pricing(error) => Self::Pricing(error),
            QuoteError::NotTrading => Self::NotTrading,
        }
    }
}

impl FlightSale {
    /// Price an itinerary of a running search again.
    ///
    /// # Errors
    /// When the search, the itinerary, the supplier or the database does not answer.
    pub async fn price(&self, caller: &Caller, command: &PriceCommand) -> Result<Priced, PriceError> {
        let found = self.chosen(caller, command).await?;
        let lost = Box::new(found.offer.as_ref().clone());
        match self.suppliers.reprice(&found.query, &found.offer.offer).await? {
            PriceCheck::Available(offer) => {
                let current = quoted(&self.services, &caller.tenant, &found.offer, *offer)?;
                Ok(Priced::Open(Box::new(self.open(caller, found, current).await?)))
            }
            PriceCheck::SoldOut => {
                let alternatives = self.rescues(&caller.tenant, &found).await;
                Ok(Priced::SoldOut { alternatives, lost })
            }
            PriceCheck::Expired => Ok(Priced::Expired { lost }),
        }
    }

    /// A fare as the search showed it, without calling the supplier.
    ///
    /// # Errors
    /// When the caller's agency has no such search, it has expired, or it has no such fare.
    pub async fn shown(&self, caller: &Caller, command: &PriceCommand) -> Result<Arc<PricedOffer>, PriceError> {
        Ok(self.chosen(caller, command).await?.offer)
    }

    /// The filed rules of a fare in a search. They are fetched now, because searches are kept without them.
    ///
    /// # Errors
    /// As [`FlightSale::shown`], and when the airline does not answer.
    pub async fn filed_rules(&self, caller: &Caller, command: &PriceCommand) -> Result<FiledRules, PriceError> {
        let shown = self.shown(caller, command).await?;
        let supplier = self.suppliers.get(&shown.offer.supplier).ok_or(SupplierTrouble::Down)?;
        Ok(self.suppliers.read(supplier.rules(&shown.offer)).await?)
    }

    async fn chosen(&self, caller: &Caller, command: &PriceCommand) -> Result<Found, PriceError> {
        let find = |id| self.search.offer(caller, &command.request_id, id);
        let found = find(&command.itinerary).await?.ok_or(PriceError::UnknownItinerary)?;
        let Some(code) = &command.brand else { return Ok(found) };
        if found.offer.offer.brand.code == *code {
            return Ok(found);
        }
        let brand = found.brands.iter().find(|other| other.offer.brand.code == *code);
        find(&brand.ok_or(PriceError::UnknownBrand)?.id)
            .await?
            .ok_or(PriceError::UnknownItinerary)
    }

    async fn open(&self, caller: &Caller, found: Found, current: PricedOffer) -> Result<OpenPrice, PriceError> {
        let change = FareChange::between(&found.offer, &current);
        let lower = found.lower.filter(|lower| worth_telling(&current, lower));
        let details = SessionDetails {
            query: found.query,
            priced: current,
            party: None,
            extras: Vec::new(),
            record: None,
        };
        let session = self.open_session(caller, details).await?;
        Ok(OpenPrice { session, change, lower })
    }

    async fn rescues(&self, tenant: &TenantId, found: &Found) -> Vec<PricedOffer> {
        let asked = found.fallbacks.iter().take(MOST_RESCUES).map(|other| async move {
            match self.suppliers.reprice(&found.query, &other.offer).await {
                Ok(PriceCheck::Available(offer)) => quoted(&self.services, tenant, other, *offer).ok(),
                Ok(PriceCheck::SoldOut | PriceCheck::Expired) | Err(_) => None,
            }
        });
        join_all(asked).await.into_iter().flatten().collect()
    }
}
