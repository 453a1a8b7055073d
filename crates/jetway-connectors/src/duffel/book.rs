//! Holding and releasing seats.

use jetway_domain::air::extra::Extra;
use jetway_domain::air::offer::SupplierOffer;
use jetway_domain::air::pricing::fare_change::is_as_agreed;
use jetway_domain::air::traveller::Traveller;
use serde_json::{Map, Value, json};

use super::error::{CallError, refused};
use super::offer::total;
use super::party::{fault, paired, passengers};
use super::price::plain;
use super::wire::{Cancellation, Offer, Order, traveller_key};
use super::{Duffel, flights};
use crate::port::air::{BookingState, Outcome, Rejection, SupplierBooking};

impl Duffel {
    /// One operation makes one order: an existing order with its operation id is returned.
    pub(super) async fn hold(
        &self,
        operation: &str,
        offer: &SupplierOffer,
        travellers: &[Traveller],
        extras: &[Extra],
    ) -> Outcome<SupplierBooking> {
        if !extras.is_empty() {
            let ids = extras.iter().map(|extra| extra.extra_id.clone());
            return Outcome::Rejected(Rejection::ExtrasGone(ids.collect()));
        }
        match self.unpaid(|written| written.operation() == Some(operation)).await {
            Ok(None) => {}
            Ok(Some(order)) => return self.booked(&order),
            // Nothing was requested yet.
            Err(_) => return refused("the airline cannot be reached"),
        }
        let current = match self.fetch(&offer.offer_ref).await {
            Ok(current) => current,
            Err(error) if error.is_gone() => return Outcome::Rejected(Rejection::SoldOut),
            Err(_) => return refused("the airline cannot be reached"),
        };
        if let Some(rejection) = self.moved(&current, offer) {
            return Outcome::Rejected(rejection);
        }
        if let Some(fault) = fault(&current, travellers) {
            return refused(&fault);
        }
        let Some(body) = self.body(operation, &current, offer, travellers) else {
            return refused("the travellers are not those of the offer");
        };
        let made: Result<Order, _> = self.client.post("/air/orders", &[], &body).await;
        match made {
            Ok(order) => self.booked(&order),
            Err(error) if error.code() == Some("price_changed") => self.dearer(offer).await,
            Err(error) => {
                tracing::warn!(supplier = %self.settings.id.0, %error, "a booking failed");
                error.outcome()
            }
        }
    }

    /// Only the agreed offer is booked.
    fn moved(&self, current: &Offer, agreed: &SupplierOffer) -> Option<Rejection> {
        match self.read(current) {
            Err(_) => Some(Rejection::SoldOut),
            Ok(now) => (!is_as_agreed(agreed, &now)).then(|| Rejection::PriceChanged(Box::new(now))),
        }
    }

    /// The refusal itself does not contain the new price.
    async fn dearer(&self, agreed: &SupplierOffer) -> Outcome<SupplierBooking> {
        let now = self.fetch(&agreed.offer_ref).await.ok();
        let rejection = now.and_then(|now| self.moved(&now, agreed));
        Outcome::Rejected(rejection.unwrap_or_else(|| Rejection::Refused("the price has just changed".to_owned())))
    }

    fn body(&self, operation: &str, offer: &Offer, agreed: &SupplierOffer, travellers: &[Traveller]) -> Option<Value> {
        let pairs = paired(&offer.passengers, travellers)?;
        let total = total(&offer.price, self.settings.currency).ok()?;
        let mut metadata = Map::from_iter([
            ("operation".to_owned(), json!(operation)),
            ("offer".to_owned(), json!(offer.id)),
            ("total".to_owned(), json!(total.to_string())),
        ]);
        if let Some(line) = flights::line(&agreed.segments) {
            metadata.insert("flights".to_owned(), json!(line));
        }
        for (at, (person, passenger)) in pairs.iter().enumerate() {
            metadata.insert(
                traveller_key(at + 1),
                json!(format!("{} {}", person.traveller_id, passenger.id)),
            );
        }
        Some(json!({
            "type": "hold",
            "selected_offers": [offer.id],
            "passengers": passengers(offer, &pairs, &self.settings),
            "metadata": metadata,
        }))
    }

    /// Cancels an unpaid order; ticketed orders stay. Only the airline's own refusal counts as refused; anything else
    /// is unknown and retried.
    pub(super) async fn give_up(&self, pnr: &str) -> Outcome<()> {
        let order = match self.order(pnr).await {
            Ok(Some(order)) => order,
            Ok(None) => return refused("the airline does not know this booking"),
            Err(error) => return error.cancelled(),
        };
        match self.state(&order) {
            BookingState::Cancelled => return Outcome::Done(()),
            BookingState::Ticketing | BookingState::Ticketed => {
                tracing::error!(supplier = %self.settings.id.0, pnr, "a record to cancel is paid; operations must handle it");
                return refused("the record has tickets");
            }
            BookingState::Pending | BookingState::Held => {}
        }
        let wanted = json!({ "order_id": order.id });
        let wanted: Result<Cancellation, _> = self.client.post("/air/order_cancellations", &[], &wanted).await;
        let wanted = match wanted {
            Ok(wanted) => wanted,
            Err(error) => return error.cancelled(),
        };
        let path = format!("/air/order_cancellations/{}/actions/confirm", plain(&wanted.id));
        let confirmed: Result<Cancellation, _> = self.client.post(&path, &[], &json!({})).await;
        confirmed.map_or_else(CallError::cancelled, |_| Outcome::Done(()))
    }
}
