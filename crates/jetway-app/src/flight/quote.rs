//! The price of an offer under a tenant's rules.

use jetway_domain::air::merge::PricedOffer;
use jetway_domain::air::offer::SupplierOffer;
use jetway_domain::air::pricing::{PricingError, quote};
use jetway_domain::ids::TenantId;

use crate::context::Services;

/// Why an offer has no price.
#[derive(Debug, thiserror::Error)]
pub enum QuoteError {
    /// The supplier's fare does not add up.
    #[error(transparent)]
    Pricing(#[from] PricingError),
    /// This tenant does not trade.
    #[error("no pricing rules for this tenant")]
    NotTrading,
}

/// The itinerary of `before` at the supplier's current price, with the extras of `before`.
pub(crate) fn quoted(
    services: &Services,
    tenant: &TenantId,
    before: &PricedOffer,
    offer: SupplierOffer,
) -> Result<PricedOffer, QuoteError> {
    let rules = services.pricing(tenant).ok_or(QuoteError::NotTrading)?;
    let quote = quote(&offer.fares, &rules)?.with_extras(before.quote.extras)?;
    Ok(PricedOffer {
        id: before.id.clone(),
        offer,
        quote,
    })
}
