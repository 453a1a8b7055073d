//! Searching: one call, every airline of the account.

use jetway_domain::air::offer::SupplierOffer;
use jetway_domain::air::search::{AirSearchQuery, Cabin};
use serde_json::{Value, json};

use super::Duffel;
use super::offer::Left;
use super::wire::{Offer, OfferRequest};
use crate::port::air::SupplierError;

impl Duffel {
    /// What can be held, in the account's currency.
    pub(super) async fn offers(&self, query: &AirSearchQuery) -> Result<Vec<SupplierOffer>, SupplierError> {
        if query.currency != self.settings.currency {
            return Ok(Vec::new());
        }
        // The airlines have a little less time than we have for all of them.
        let patience = self
            .settings
            .patience
            .as_millis()
            .saturating_sub(500)
            .clamp(2_000, 60_000)
            .to_string();
        let options = [("return_offers", "true"), ("supplier_timeout", patience.as_str())];
        let found: Result<OfferRequest, _> = self.client.post("/air/offer_requests", &options, &asked(query)).await;
        let found = found.map_err(SupplierError::from)?;
        let mut unreadable = 0_usize;
        let mut offers = Vec::with_capacity(found.offers.len());
        for value in found.offers {
            let read = serde_json::from_value::<Offer>(value).map_err(|_| Left::Unreadable);
            match read.and_then(|offer| self.read(&offer)) {
                Ok(offer) => offers.push(offer),
                Err(Left::NotHeld | Left::OtherCurrency) => {}
                Err(Left::Unreadable) => unreadable += 1,
            }
        }
        if unreadable > 0 {
            tracing::warn!(supplier = %self.settings.id.0, unreadable, "offers that could not be read were left out");
        }
        Ok(offers)
    }
}

fn asked(query: &AirSearchQuery) -> Value {
    let slices = query.journeys.iter().map(|journey| {
        json!({
            "origin": journey.origin.as_str(),
            "destination": journey.destination.as_str(),
            "departure_date": journey.departs_on.to_string(),
        })
    });
    let people = &query.passengers;
    let adults = std::iter::repeat_n(json!({ "type": "adult" }), usize::from(people.adults));
    let children = people.child_ages.iter().map(|age| json!({ "age": age }));
    let infants = std::iter::repeat_n(json!({ "type": "infant_without_seat" }), usize::from(people.infants));
    json!({
        "slices": slices.collect::<Vec<_>>(),
        "passengers": adults.chain(children).chain(infants).collect::<Vec<_>>(),
        "cabin_class": cabin(query.cabin),
        "max_connections": if query.direct_only { 0 } else { 2 },
    })
}

const fn cabin(cabin: Cabin) -> &'static str {
    match cabin {
        Cabin::Economy => "economy",
        Cabin::PremiumEconomy => "premium_economy",
        Cabin::Business => "business",
        Cabin::First => "first",
    }
}
