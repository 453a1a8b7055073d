//! Extra services on sale for a price session, and those an agent chose (ADR 0058).

use chrono::{DateTime, Utc};
use jetway_domain::air::extra::{Catalogue, Extra, ExtraEvent, ExtraFault, ExtraStatus, OrderExtra, choose, total};
use jetway_domain::air::offer::SupplierOffer;
use jetway_domain::air::price_session::PriceSession;
use jetway_domain::ids::PriceSessionId;

use super::FlightSale;
use super::sell::{SellCommand, SellError};
use super::session::SessionError;
use crate::context::Caller;
use crate::flight::suppliers::SupplierTrouble;

/// Extras on sale with a session's offer now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OnSale {
    /// The session.
    pub session: PriceSession,
    /// The catalogue.
    pub catalogue: Catalogue,
}

/// Why extras cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum ExtrasError {
    /// No usable session.
    #[error(transparent)]
    Session(#[from] SessionError),
    /// No answer.
    #[error(transparent)]
    Supplier(#[from] SupplierTrouble),
}

impl FlightSale {
    /// Extras on sale with a session's offer.
    ///
    /// # Errors
    /// When the session is unusable, or the airline does not answer.
    pub async fn extras_on_sale(&self, caller: &Caller, id: PriceSessionId) -> Result<OnSale, ExtrasError> {
        let session = self.session(caller, id).await?;
        let catalogue = self.catalogue(&session.details.priced.offer).await?;
        Ok(OnSale { session, catalogue })
    }

    async fn catalogue(&self, offer: &SupplierOffer) -> Result<Catalogue, SupplierTrouble> {
        let supplier = self.suppliers.get(&offer.supplier).ok_or(SupplierTrouble::Down)?;
        self.suppliers.read(supplier.extras(offer)).await
    }

    /// Price the chosen extras. Without any, no supplier is called.
    pub(super) async fn chosen_extras(
        &self,
        session: &PriceSession,
        command: &SellCommand,
    ) -> Result<Vec<Extra>, SellError> {
        if command.extras.is_empty() {
            return Ok(Vec::new());
        }
        let currency = session.details.priced.quote.gross.currency;
        let catalogue = self.catalogue(&session.details.priced.offer).await;
        let catalogue = catalogue.map_err(|trouble| SellError::Price(trouble.into()))?;
        let extras = choose(&command.extras, &catalogue, &command.travellers).map_err(|faults| {
            if faults.iter().any(|fault| fault.gone) {
                SellError::ExtrasGone(faults)
            } else {
                SellError::Extras(faults)
            }
        })?;
        let current = total(&extras, currency).ok_or_else(|| SellError::Extras(vec![too_much()]))?;
        match command.extras_shown {
            Some(previous) if previous != current => Err(SellError::ExtrasPriceChanged { previous, current }),
            Some(_) | None => Ok(extras),
        }
    }
}

/// Extras of an order about to be booked, and the events that record who requested them.
pub(super) fn requested(extras: &[Extra], by: &str, at: DateTime<Utc>) -> (Vec<OrderExtra>, Vec<ExtraEvent>) {
    let status = ExtraStatus::Requested;
    let event = |extra: &Extra| ExtraEvent {
        at,
        by: by.to_owned(),
        extra_id: extra.extra_id.clone(),
        before: None,
        after: status,
    };
    let held = |extra: &Extra| OrderExtra {
        extra: extra.clone(),
        status,
        document: None,
    };
    (extras.iter().map(held).collect(), extras.iter().map(event).collect())
}

fn too_much() -> ExtraFault {
    ExtraFault {
        at: 0,
        code: "extra.quantity",
        detail: "Too many.".to_owned(),
        gone: false,
    }
}
