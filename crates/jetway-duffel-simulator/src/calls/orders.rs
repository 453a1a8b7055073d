//! Orders, held or paid instantly.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, RawQuery, State};
use axum::http::StatusCode;
use jetway_connectors::port::air::{BookingState, Outcome, Rejection, SupplierBooking};
use jetway_domain::air::extra::Extra;
use jetway_domain::air::offer::FareMode;
use serde::Deserialize;

use super::offers::current;
use super::payments::{PaymentAsked, pay};
use super::people::{Named, check_people, party};
use super::record::record;
use crate::Simulator;
use crate::identity_documents::DocumentRule;
use crate::paint;
use crate::reply::{Answer, Fault, PageAsked, one, page, read};
use crate::shelf::{Offered, Order, Shelf};

#[derive(Debug, Deserialize)]
struct Asked {
    #[serde(rename = "type")]
    kind: String,
    selected_offers: Vec<String>,
    passengers: Vec<Named>,
    #[serde(default)]
    payments: Vec<PaymentAsked>,
    #[serde(default)]
    services: Vec<AskedService>,
    #[serde(default)]
    metadata: BTreeMap<String, String>,
}

#[derive(Debug, Deserialize)]
struct AskedService {
    id: String,
    quantity: u8,
}

pub(super) async fn create(State(simulator): State<Arc<Simulator>>, body: Bytes) -> Answer {
    let asked: Asked = read(&body)?;
    let is_held = match asked.kind.as_str() {
        "hold" | "pay_later" => true,
        "instant" => false,
        _ => return Err(Fault::invalid("type is hold or instant")),
    };
    let [offer_id] = asked.selected_offers.as_slice() else {
        return Err(Fault::invalid("selected_offers has exactly one offer"));
    };
    check_metadata(&asked.metadata)?;
    let mut shelf = simulator.shelf.lock().await;
    let request = shelf.offers.get(offer_id).map(|offered| offered.request.clone());
    if request.is_some_and(|request| shelf.booked.contains(&request)) {
        let message = "An offer of this search was booked already. Search again.";
        return Err(Fault::state("offer_request_already_booked", message));
    }
    let offered = current(&simulator, &mut shelf, offer_id).await?;
    if is_held && offered.offer.mode == FareMode::Instant {
        return Err(Fault::invalid("this offer requires instant payment"));
    }
    if is_held && !(asked.payments.is_empty() && asked.services.is_empty()) {
        return Err(Fault::invalid("an order of type hold has no payments and no services"));
    }
    check_people(DocumentRule::of(&offered.offer), &asked.passengers)?;
    let extras = chosen(&shelf, &offered, &asked.services)?;
    let order = book(&simulator, &mut shelf, offered, &asked, extras).await?;
    let order = if is_held {
        order
    } else {
        paid_at_once(&simulator, &mut shelf, order, &asked.payments).await?
    };
    let booking = record(&simulator, &order).await?;
    Ok(one(
        StatusCode::CREATED,
        paint::order(&order, &booking, simulator.now()),
    ))
}

fn check_metadata(metadata: &BTreeMap<String, String>) -> Result<(), Fault> {
    let plain = |key: &str| {
        key.bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
    };
    let fits = metadata.len() <= 50
        && metadata
            .iter()
            .all(|(key, value)| key.len() <= 40 && plain(key) && value.len() <= 500);
    if fits {
        Ok(())
    } else {
        Err(Fault::invalid(
            "metadata has too many, too long or unusual keys or values",
        ))
    }
}

fn chosen(shelf: &Shelf, offered: &Offered, services: &[AskedService]) -> Result<Vec<Extra>, Fault> {
    let of = |(at, asked): (usize, &AskedService)| {
        let service = shelf
            .services
            .get(&asked.id)
            .filter(|service| service.offer == offered.id);
        let service = service.ok_or_else(|| Fault::not_found("service"))?;
        if !(1..=service.most).contains(&asked.quantity) {
            return Err(Fault::invalid("the quantity of a service is not offered"));
        }
        let price = service.extra.price.times(u32::from(asked.quantity));
        Ok(Extra {
            extra_id: format!("x{}", at + 1),
            quantity: asked.quantity,
            price: price.map_err(|_| Fault::invalid("the amount is too large"))?,
            ..service.extra.clone()
        })
    };
    services.iter().enumerate().map(of).collect()
}

async fn book(
    simulator: &Simulator,
    shelf: &mut Shelf,
    offered: Offered,
    asked: &Asked,
    extras: Vec<Extra>,
) -> Result<Order, Fault> {
    let party = party(&offered.people, &asked.passengers)?;
    let id = shelf.id("ord");
    let booking = match simulator.supplier.book(&id, &offered.offer, &party, &extras).await {
        Outcome::Done(booking) => booking,
        Outcome::Rejected(rejection) => return Err(refusal(shelf, &offered, rejection)),
        // The booking exists in the sandbox although its response was lost; so it does at an airline behind a gateway
        // that timed out.
        Outcome::Unknown => {
            if let Ok(Some(made)) = simulator.supplier.find_by_operation(&id).await {
                keep(simulator, shelf, &id, &made, offered, asked, extras);
            }
            return Err(Fault::lost());
        }
    };
    Ok(keep(simulator, shelf, &id, &booking, offered, asked, extras))
}

fn keep(
    simulator: &Simulator,
    shelf: &mut Shelf,
    id: &str,
    booking: &SupplierBooking,
    offered: Offered,
    asked: &Asked,
    extras: Vec<Extra>,
) -> Order {
    shelf.booked.insert(offered.request.clone());
    let passengers = asked
        .passengers
        .iter()
        .map(|named| paint::passenger(named, &offered.people));
    let order = Order {
        id: id.to_owned(),
        pnr: booking.pnr.clone(),
        passengers: passengers.collect(),
        offered,
        extras,
        metadata: asked.metadata.clone(),
        created_at: simulator.now(),
        paid_at: None,
        cancelled_at: None,
        attempts: 0,
    };
    shelf.orders.insert(order.id.clone(), order.clone());
    order
}

fn refusal(shelf: &mut Shelf, offered: &Offered, rejection: Rejection) -> Fault {
    match rejection {
        Rejection::SoldOut => Fault::airline("offer_no_longer_available", "The seats are sold out."),
        Rejection::ExtrasGone(_) => Fault::airline("ancillary_service_not_available", "A service is gone."),
        Rejection::Refused(why) => Fault::airline("airline_refused", why),
        Rejection::PriceChanged(offer) => {
            let changed = Offered {
                offer: *offer,
                ..offered.clone()
            };
            shelf.offers.insert(offered.id.clone(), changed);
            Fault::airline("price_changed", "The price of the offer has changed.")
        }
    }
}

/// A failed payment leaves no order.
async fn paid_at_once(
    simulator: &Simulator,
    shelf: &mut Shelf,
    order: Order,
    payments: &[PaymentAsked],
) -> Result<Order, Fault> {
    let paid = match payments {
        [payment] => pay(simulator, shelf, &order.id, payment).await,
        _ => Err(Fault::invalid("an instant order has exactly one payment")),
    };
    if let Err(fault) = paid {
        let undo = format!("undo-{}", order.id);
        simulator.supplier.cancel(&undo, &order.pnr).await;
        shelf.orders.remove(&order.id);
        shelf.booked.remove(&order.offered.request);
        return Err(fault);
    }
    shelf.orders.get(&order.id).cloned().ok_or_else(Fault::lost)
}

pub(super) async fn show(State(simulator): State<Arc<Simulator>>, Path(id): Path<String>) -> Answer {
    let shelf = simulator.shelf.lock().await;
    let order = shelf.orders.get(&id).ok_or_else(|| Fault::not_found("order"))?;
    let booking = record(&simulator, order).await?;
    Ok(one(StatusCode::OK, paint::order(order, &booking, simulator.now())))
}

#[derive(Debug, Default)]
struct Filter {
    booking_reference: Option<String>,
    awaiting_payment: Option<bool>,
    names: Vec<String>,
}

/// Newest first.
pub(super) async fn list(State(simulator): State<Arc<Simulator>>, RawQuery(query): RawQuery) -> Answer {
    let (filter, asked) = filter(query.as_deref().unwrap_or_default())?;
    let shelf = simulator.shelf.lock().await;
    let mut rows = shelf.strangers.clone();
    for order in shelf.orders.values().rev() {
        let by_reference = filter.booking_reference.as_ref().is_none_or(|pnr| *pnr == order.pnr);
        if !by_reference || !filter.names.iter().all(|name| is_named(order, name)) {
            continue;
        }
        let booking = record(&simulator, order).await?;
        let awaits = booking.state == BookingState::Held;
        if filter.awaiting_payment.is_none_or(|wanted| wanted == awaits) {
            rows.push(paint::order(order, &booking, simulator.now()));
        }
    }
    page(&asked, rows)
}

fn is_named(order: &Order, name: &str) -> bool {
    let name = name.to_lowercase();
    let has = |value: &serde_json::Value| value.as_str().is_some_and(|text| text.to_lowercase().contains(&name));
    order
        .passengers
        .iter()
        .any(|one| has(&one["family_name"]) || has(&one["given_name"]))
}

fn filter(query: &str) -> Result<(Filter, PageAsked), Fault> {
    let mut filter = Filter::default();
    let mut asked = PageAsked {
        limit: None,
        after: None,
    };
    for pair in query.split('&').filter(|pair| !pair.is_empty()) {
        let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
        match key {
            "booking_reference" => filter.booking_reference = Some(value.to_owned()),
            "awaiting_payment" => filter.awaiting_payment = Some(value == "true"),
            "passenger_name[]" | "passenger_name%5B%5D" => filter.names.push(value.to_owned()),
            "limit" => asked.limit = Some(value.parse().map_err(|_| Fault::invalid("limit is a number"))?),
            "after" => asked.after = Some(value.to_owned()),
            _ => return Err(Fault::invalid(format!("{key:?} is not a filter of this list"))),
        }
    }
    Ok((filter, asked))
}
