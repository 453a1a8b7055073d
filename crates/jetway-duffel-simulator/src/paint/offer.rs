//! Offers and searches.

use jetway_domain::air::offer::{FareMode, PassengerFare, SupplierOffer};
use jetway_domain::money::{CurrencyCode, Money};
use serde_json::{Value, json};

use super::flights::{airline, airport, condition, person_type, segment_id, slices};
use super::moment;
use crate::identity_documents::DocumentRule;
use crate::shelf::{OfferRequest, Offered, Person, Service, Shelf};

fn sum(parts: impl Iterator<Item = Money>, currency: CurrencyCode) -> Money {
    Money::new(parts.map(|part| part.minor).sum(), currency)
}

fn currency(offer: &SupplierOffer) -> CurrencyCode {
    offer.fares.first().map_or(CurrencyCode::USD, |fare| fare.base.currency)
}

fn of_party(offer: &SupplierOffer, part: impl Fn(&PassengerFare) -> i64) -> Money {
    let all = offer
        .fares
        .iter()
        .map(|fare| Money::new(part(fare) * i64::from(fare.count), fare.base.currency));
    sum(all, currency(offer))
}

/// Base fares of all passengers.
pub(super) fn base(offer: &SupplierOffer) -> Money {
    of_party(offer, |fare| fare.base.minor)
}

/// Taxes and carrier charges of all passengers.
pub(super) fn taxes(offer: &SupplierOffer) -> Money {
    let taxes = |fare: &PassengerFare| fare.taxes.iter().map(|tax| tax.amount.minor).sum::<i64>();
    of_party(offer, |fare| fare.surcharge.minor + taxes(fare))
}

/// Total of all passengers.
pub(crate) fn total(offer: &SupplierOffer) -> Money {
    sum([base(offer), taxes(offer)].into_iter(), currency(offer))
}

/// Change and refund conditions.
pub(super) fn conditions(offered: &Offered) -> Value {
    let offer = &offered.offer;
    json!({
        "change_before_departure": condition(&offer.brand.change, offered.people.len(), offer),
        "refund_before_departure": condition(&offer.brand.refund, offered.people.len(), offer),
    })
}

/// An offer, with its services.
pub(crate) fn offer(offered: &Offered, bags: &[(String, Service)]) -> Value {
    let offer = &offered.offer;
    let (base, taxes, total) = (base(offer), taxes(offer), total(offer));
    let limit = offer.ticketing_time_limit.map(moment);
    let rule = DocumentRule::of(offer);
    json!({
        "id": offered.id,
        "live_mode": false,
        "partial": false,
        "created_at": moment(offered.created_at),
        "updated_at": moment(offered.created_at),
        "expires_at": moment(offer.expires_at),
        "owner": airline(offer.validating),
        "base_amount": base.amount(),
        "base_currency": base.currency.as_str(),
        "tax_amount": taxes.amount(),
        "tax_currency": taxes.currency.as_str(),
        "total_amount": total.amount(),
        "total_currency": total.currency.as_str(),
        "total_emissions_kg": null,
        "payment_requirements": {
            "requires_instant_payment": offer.mode == FareMode::Instant,
            "payment_required_by": limit,
            "price_guarantee_expires_at": limit,
        },
        "conditions": conditions(offered),
        "passengers": offered.people.iter().map(person).collect::<Vec<_>>(),
        "passenger_identity_documents_required": rule == DocumentRule::Required,
        "supported_passenger_identity_document_types": rule.supported(),
        "supported_loyalty_programmes": [],
        "private_fares": [],
        "available_services": bags.iter().map(|(id, service)| bag(offered, id, service)).collect::<Vec<_>>(),
        "slices": slices(offered),
    })
}

fn bag(offered: &Offered, id: &str, service: &Service) -> Value {
    let extra = &service.extra;
    let segments = extra.segment_ids.iter().map(|segment| segment_id(&offered.id, segment));
    json!({
        "id": id,
        "type": "baggage",
        "maximum_quantity": service.most,
        "passenger_ids": [extra.traveller_id],
        "segment_ids": segments.collect::<Vec<_>>(),
        "total_amount": extra.price.amount(),
        "total_currency": extra.price.currency.as_str(),
        "metadata": {
            "type": "checked",
            "maximum_weight_kg": null,
            "maximum_height_cm": null,
            "maximum_length_cm": null,
            "maximum_depth_cm": null,
        },
    })
}

fn person(person: &Person) -> Value {
    json!({
        "id": person.id,
        "type": person_type(person.ptc),
        "age": person.age,
        "fare_type": null,
        "given_name": null,
        "family_name": null,
        "loyalty_programme_accounts": [],
    })
}

/// A search, with or without its offers.
pub(crate) fn request(request: &OfferRequest, shelf: &Shelf, with_offers: bool) -> Value {
    let slices = request.query.journeys.iter().map(|journey| {
        json!({
            "origin": airport(journey.origin),
            "origin_type": "airport",
            "destination": airport(journey.destination),
            "destination_type": "airport",
            "departure_date": journey.departs_on.to_string(),
        })
    });
    let mut painted = json!({
        "id": request.id,
        "live_mode": false,
        "created_at": moment(request.created_at),
        "cabin_class": super::flights::cabin(request.query.cabin).0,
        "slices": slices.collect::<Vec<_>>(),
        "passengers": request.people.iter().map(person).collect::<Vec<_>>(),
    });
    if with_offers {
        let offers = request.offers.iter().filter_map(|id| shelf.offers.get(id));
        painted["offers"] = offers.map(|offered| offer(offered, &[])).collect();
    }
    painted
}
