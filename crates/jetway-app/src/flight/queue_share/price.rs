//! Prices a record again, and opens a session to import it at that price.

use jetway_domain::air::merge::{ItineraryId, PricedOffer};
use jetway_domain::air::price_session::{Party, PriceSession, SessionDetails};
use jetway_domain::air::pricing::quote;

use super::QueueShare;
use super::error::ImportError;
use super::read::{FoundRecord, RecordLookup};
use crate::context::Caller;
use crate::flight::quote::QuoteError;

/// A record that can become an order at a price.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PricedRecord {
    /// The record.
    pub found: FoundRecord,
    /// The session with its flights, travellers and current price.
    pub session: PriceSession,
}

impl QueueShare {
    /// Read a record again and open a price session with its flights and travellers, under the tenant's price rules.
    ///
    /// # Errors
    /// As [`QueueShare::look_up`], and `Blocked` when it cannot become an order.
    pub async fn price(&self, caller: &Caller, lookup: &RecordLookup) -> Result<PricedRecord, ImportError> {
        let found = self.look_up(caller, lookup).await?;
        if !found.blockers.is_empty() {
            return Err(ImportError::Blocked {
                blockers: found.blockers,
                order: found.order,
            });
        }
        let rules = self.services.pricing(&caller.tenant).ok_or(QuoteError::NotTrading)?;
        let record = &found.record;
        let quote = quote(&record.offer.fares, &rules).map_err(QuoteError::from)?;
        let details = SessionDetails {
            query: record.query.clone(),
            priced: PricedOffer {
                id: ItineraryId(format!("record-{}", record.pnr)),
                offer: record.offer.clone(),
                quote,
            },
            party: Some(Party {
                travellers: record.travellers.clone(),
                contact: record.contact.clone(),
            }),
            extras: Vec::new(),
            record: Some(record.imported()),
        };
        let session = self.sale.open_session(caller, details).await?;
        Ok(PricedRecord { found, session })
    }
}
