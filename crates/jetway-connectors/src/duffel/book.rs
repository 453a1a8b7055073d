//! Holding seats, and giving them up.

use jetway_domain::air::extra::Extra;
use jetway_domain::air::offer::{Ptc, SupplierOffer};
use jetway_domain::air::traveller::{Gender, Title, Traveller};
use serde_json::{Map, Value, json};

use super::Duffel;
use super::error::refused;
use super::offer::{ptc, total};
use super::price::plain;
use super::wire::{Cancellation, Offer, Order, Passenger, traveller_key};
use crate::port::air::{BookingState, Outcome, Rejection, SupplierBooking};

impl Duffel {
    /// One operation makes one order: an order that says it was made by it is the answer.
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
        match self.unpaid(|order| order.metadata.operation() == Some(operation)).await {
            Ok(None) => {}
            Ok(Some(order)) => return self.booked(&order),
            // Nothing was asked for yet.
            Err(_) => return refused("the airline cannot be reached"),
        }
        let current = match self.fetch(&offer.offer_ref).await {
            Ok(current) => current,
            Err(error) if super::price::is_gone(&error) => return Outcome::Rejected(Rejection::SoldOut),
            Err(_) => return refused("the airline cannot be reached"),
        };
        if let Some(rejection) = self.moved(&current, offer) {
            return Outcome::Rejected(rejection);
        }
        let Some(body) = self.body(operation, &current, travellers) else {
            return refused("the travellers are not those of the offer");
        };
        let made: Result<Order, _> = self.client.post("/air/orders", &[], &body).await;
        match made {
            Ok(order) => self.booked(&order),
            Err(error) if error.code() == Some("price_changed") => self.dearer(offer).await,
            Err(error) => {
                tracing::warn!(supplier = %self.settings.id.0, %error, "a booking was not made");
                error.outcome()
            }
        }
    }

    /// What is booked is what was agreed to, or nothing.
    fn moved(&self, current: &Offer, agreed: &SupplierOffer) -> Option<Rejection> {
        match self.read(current) {
            Err(_) => Some(Rejection::SoldOut),
            Ok(now) => (now.fares != agreed.fares).then(|| Rejection::PriceChanged(Box::new(now))),
        }
    }

    /// The refusal itself does not say the new price.
    async fn dearer(&self, agreed: &SupplierOffer) -> Outcome<SupplierBooking> {
        let now = self.fetch(&agreed.offer_ref).await.ok();
        let rejection = now.and_then(|now| self.moved(&now, agreed));
        Outcome::Rejected(rejection.unwrap_or_else(|| Rejection::Refused("the price has just changed".to_owned())))
    }

    fn body(&self, operation: &str, offer: &Offer, travellers: &[Traveller]) -> Option<Value> {
        let pairs = paired(&offer.passengers, travellers)?;
        let total = total(&offer.price, self.settings.currency).ok()?;
        let mut metadata = Map::from_iter([
            ("operation".to_owned(), json!(operation)),
            ("offer".to_owned(), json!(offer.id)),
            ("total".to_owned(), json!(total.to_string())),
        ]);
        for (at, (person, passenger)) in pairs.iter().enumerate() {
            metadata.insert(
                traveller_key(at + 1),
                json!(format!("{} {}", person.traveller_id, passenger.id)),
            );
        }
        let passengers = pairs
            .iter()
            .map(|(person, passenger)| self.passenger(person, passenger, &pairs));
        Some(json!({
            "type": "hold",
            "selected_offers": [offer.id],
            "passengers": passengers.collect::<Vec<_>>(),
            "metadata": metadata,
        }))
    }

    fn passenger(&self, person: &Traveller, passenger: &Passenger, party: &[(&Traveller, &Passenger)]) -> Value {
        let mut painted = json!({
            "id": passenger.id,
            "title": title(person.title),
            "given_name": person.given_name,
            "family_name": person.surname,
            "gender": match person.gender {
                Gender::Male => "m",
                Gender::Female => "f",
            },
            "born_on": person.birth_on.to_string(),
            "email": self.settings.contact_email,
            "phone_number": self.settings.contact_phone,
        });
        let on_lap =
            |(infant, _): &&(&Traveller, &Passenger)| infant.linked_adult_id.as_ref() == Some(&person.traveller_id);
        if let Some((_, infant)) = party.iter().find(on_lap) {
            painted["infant_passenger_id"] = json!(infant.id);
        }
        if let Some(passport) = &person.passport {
            painted["identity_documents"] = json!([{
                "type": "passport",
                "unique_identifier": passport.number,
                "issuing_country_code": passport.issue_country.as_str(),
                "expires_on": passport.expires_on.to_string(),
            }]);
        }
        painted
    }

    /// An order nobody paid is given up; one with tickets stays.
    pub(super) async fn give_up(&self, pnr: &str) -> Outcome<()> {
        let order = match self.order(pnr).await {
            Ok(order) => order,
            Err(error) => return error.outcome(),
        };
        match self.state(&order) {
            BookingState::Cancelled => return Outcome::Done(()),
            BookingState::Ticketing | BookingState::Ticketed => return refused("the record has tickets"),
            BookingState::Pending | BookingState::Held => {}
        }
        let wanted = json!({ "order_id": order.id });
        let wanted: Result<Cancellation, _> = self.client.post("/air/order_cancellations", &[], &wanted).await;
        let wanted = match wanted {
            Ok(wanted) => wanted,
            Err(error) => return error.outcome(),
        };
        let path = format!("/air/order_cancellations/{}/actions/confirm", plain(&wanted.id));
        let confirmed: Result<Cancellation, _> = self.client.post(&path, &[], &json!({})).await;
        confirmed.map_or_else(super::error::CallError::outcome, |_| Outcome::Done(()))
    }
}

/// Everybody of the party with a place in the offer of their type.
fn paired<'a>(places: &'a [Passenger], party: &'a [Traveller]) -> Option<Vec<(&'a Traveller, &'a Passenger)>> {
    let of = |wanted: Ptc| {
        let places = places.iter().filter(move |place| ptc(place) == wanted);
        let people = party.iter().filter(move |person| person.ptc == wanted);
        people.zip(places)
    };
    let mut pairs: Vec<_> = [Ptc::Adt, Ptc::Chd, Ptc::Inf].into_iter().flat_map(of).collect();
    let place = |person: &Traveller| party.iter().position(|one| one.traveller_id == person.traveller_id);
    pairs.sort_by_key(|(person, _)| place(person));
    (pairs.len() == party.len() && pairs.len() == places.len()).then_some(pairs)
}

/// Duffel has no titles for children.
const fn title(title: Title) -> &'static str {
    match title {
        Title::Mr | Title::Mstr => "mr",
        Title::Mrs => "mrs",
        Title::Ms => "ms",
        Title::Miss => "miss",
    }
}
