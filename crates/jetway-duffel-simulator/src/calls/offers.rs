//! The offers of a search, and repricing a single one.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use jetway_connectors::port::air::PriceCheck;
use jetway_domain::air::extra::{Extra, ExtraKind};
use serde::Deserialize;

use crate::Simulator;
use crate::paint;
use crate::reply::{Answer, Fault, PageAsked, one, page};
use crate::shelf::{Offered, Service, Shelf};

#[derive(Debug, Deserialize)]
pub(super) struct Listed {
    offer_request_id: String,
    max_connections: Option<usize>,
    sort: Option<String>,
    limit: Option<usize>,
    after: Option<String>,
}

pub(super) async fn list(State(simulator): State<Arc<Simulator>>, Query(asked): Query<Listed>) -> Answer {
    let shelf = simulator.shelf.lock().await;
    let request = shelf
        .requests
        .get(&asked.offer_request_id)
        .ok_or_else(|| Fault::not_found("offer request"))?;
    let mut offers: Vec<&Offered> = request.offers.iter().filter_map(|id| shelf.offers.get(id)).collect();
    if let Some(most) = asked.max_connections {
        let journeys = |offered: &Offered| offered.query.journeys.len();
        offers.retain(|offered| offered.offer.segments.len() <= journeys(offered) * (most + 1));
    }
    if asked.sort.as_deref() == Some("total_amount") {
        offers.sort_by_key(|offered| paint::total(&offered.offer).minor);
    }
    let asked = PageAsked {
        limit: asked.limit,
        after: asked.after,
    };
    page(
        &asked,
        offers.into_iter().map(|offered| paint::offer(offered, &[])).collect(),
    )
}

#[derive(Debug, Deserialize)]
pub(super) struct Shown {
    return_available_services: Option<bool>,
}

pub(super) async fn show(
    State(simulator): State<Arc<Simulator>>,
    Path(id): Path<String>,
    Query(asked): Query<Shown>,
) -> Answer {
    let mut shelf = simulator.shelf.lock().await;
    let offered = current(&simulator, &mut shelf, &id).await?;
    let bags = match asked.return_available_services {
        Some(true) => bags(&simulator, &mut shelf, &offered).await?,
        Some(false) | None => Vec::new(),
    };
    Ok(one(StatusCode::OK, paint::offer(&offered, &bags)))
}

/// Reprices the offer and stores the current price.
pub(super) async fn current(simulator: &Simulator, shelf: &mut Shelf, id: &str) -> Result<Offered, Fault> {
    let offered = shelf.offers.get(id).ok_or_else(|| Fault::not_found("offer"))?;
    if simulator.now() >= offered.offer.expires_at || shelf.booked.contains(&offered.request) {
        return Err(gone());
    }
    let check = simulator.supplier.price(&offered.query, &offered.offer).await;
    match check.map_err(|_| Fault::lost())? {
        PriceCheck::SoldOut | PriceCheck::Expired => Err(gone()),
        PriceCheck::Available(now) => {
            let mut offered = offered.clone();
            // A new price does not extend an offer's validity.
            let expires_at = offered.offer.expires_at;
            offered.offer = *now;
            offered.offer.expires_at = expires_at;
            shelf.offers.insert(id.to_owned(), offered.clone());
            Ok(offered)
        }
    }
}

fn gone() -> Fault {
    Fault::airline(
        "offer_no_longer_available",
        "The offer is no longer available. Search again.",
    )
}

/// Baggage on sale, each item for one passenger.
async fn bags(simulator: &Simulator, shelf: &mut Shelf, offered: &Offered) -> Result<Vec<(String, Service)>, Fault> {
    let catalogue = simulator
        .supplier
        .extras(&offered.offer)
        .await
        .map_err(|_| Fault::lost())?;
    let mut bags = Vec::new();
    for option in catalogue
        .options
        .iter()
        .filter(|option| option.kind == ExtraKind::Baggage)
    {
        for person in offered.people.iter().filter(|person| option.ptcs.contains(&person.ptc)) {
            let service = Service {
                offer: offered.id.clone(),
                extra: Extra {
                    extra_id: shelf.id("ase"),
                    kind: option.kind,
                    code: option.code.clone(),
                    name: option.name.clone(),
                    traveller_id: person.id.clone(),
                    segment_ids: option.segment_ids.clone(),
                    quantity: 1,
                    remark: None,
                    price: option.price,
                },
                most: option.most,
            };
            shelf.services.insert(service.extra.extra_id.clone(), service.clone());
            bags.push((service.extra.extra_id.clone(), service));
        }
    }
    Ok(bags)
}
