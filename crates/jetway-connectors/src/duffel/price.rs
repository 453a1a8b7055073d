//! Prices an offer again, before or after it is held.

use jetway_domain::air::offer::{Ptc, SupplierOffer};

use super::Duffel;
use super::error::CallError;
use super::offer::fares;
use super::wire::Offer;
use crate::port::air::{PriceCheck, SupplierError};
use crate::port::dropped::DropReason;

impl Duffel {
    /// An offer that is no longer on sale may be held by us; then the order has the price.
    pub(super) async fn price_again(&self, offer: &SupplierOffer) -> Result<PriceCheck, SupplierError> {
        match self.fetch(&offer.offer_ref).await {
            Ok(now) => match self.read(&now) {
                Ok(now) => Ok(PriceCheck::Available(Box::new(now))),
                Err(DropReason::NotHeld | DropReason::Currency) => Ok(PriceCheck::SoldOut),
                Err(reason) => {
                    tracing::warn!(
                        offer = offer.offer_ref,
                        reason = reason.as_str(),
                        "a chosen offer cannot be read"
                    );
                    Err(unreadable())
                }
            },
            Err(error) if error.is_gone() => self.price_held(offer).await,
            Err(error) if error.is_not_found() => Err(SupplierError::NotFound),
            Err(error) => Err(error.into()),
        }
    }

    pub(super) async fn fetch(&self, id: &str) -> Result<Offer, CallError> {
        self.client.get(&format!("/air/offers/{}", plain(id)), &[]).await
    }

    async fn price_held(&self, offer: &SupplierOffer) -> Result<PriceCheck, SupplierError> {
        let of_offer = self.unpaid(|written| written.offer() == Some(&offer.offer_ref)).await;
        let Some(order) = of_offer.map_err(SupplierError::from)? else {
            return Ok(PriceCheck::Expired);
        };
        let people = offer
            .fares
            .iter()
            .flat_map(|fare| std::iter::repeat_n(fare.ptc, usize::from(fare.count)));
        let people: Vec<Ptc> = people.collect();
        let fares = fares(&order.price, &people, self.settings.currency).map_err(|_| unreadable())?;
        let held = SupplierOffer { fares, ..offer.clone() };
        Ok(PriceCheck::Available(Box::new(held)))
    }
}

fn unreadable() -> SupplierError {
    SupplierError::Unavailable("an offer that cannot be read".to_owned())
}

/// Validates an id for use in a URL: letters, digits and underscores.
pub(super) fn plain(id: &str) -> String {
    id.chars()
        .filter(|letter| letter.is_ascii_alphanumeric() || *letter == '_')
        .collect()
}
