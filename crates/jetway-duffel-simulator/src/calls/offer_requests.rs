//! Searches.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use chrono::NaiveDate;
use jetway_domain::air::fare_kind::FareKind;
use jetway_domain::air::offer::{Ptc, SupplierOffer};
use jetway_domain::air::search::{AirSearchQuery, Cabin, JourneyQuery, PassengerCounts, TripType};
use jetway_domain::codes::AirportCode;
use serde::Deserialize;

use crate::Simulator;
use crate::paint;
use crate::reply::{Answer, Fault, one, read};
use crate::shelf::{OfferRequest, Offered, Person, Shelf};

#[derive(Debug, Deserialize)]
struct Asked {
    slices: Vec<AskedSlice>,
    passengers: Vec<AskedPerson>,
    cabin_class: Option<String>,
    max_connections: Option<usize>,
}

#[derive(Debug, Deserialize)]
struct AskedSlice {
    origin: String,
    destination: String,
    departure_date: NaiveDate,
}

#[derive(Debug, Deserialize)]
struct AskedPerson {
    #[serde(rename = "type")]
    kind: Option<String>,
    age: Option<u8>,
}

/// A passenger type, and an age if given.
type Typed = (Ptc, Option<u8>);

#[derive(Debug, Deserialize)]
pub(super) struct Options {
    return_offers: Option<bool>,
    supplier_timeout: Option<u32>,
}

pub(super) async fn create(
    State(simulator): State<Arc<Simulator>>,
    Query(options): Query<Options>,
    body: Bytes,
) -> Answer {
    if options
        .supplier_timeout
        .is_some_and(|most| !(2_000..=60_000).contains(&most))
    {
        return Err(Fault::invalid("supplier_timeout is between 2000 and 60000"));
    }
    let asked: Asked = read(&body)?;
    let stops = asked.max_connections.unwrap_or(1);
    let (query, ptcs) = query(&simulator, asked)?;
    // As in the real API, an airline that does not answer or fails is left out.
    let found = simulator.supplier.search(&query).await.unwrap_or_default();
    let mut shelf = simulator.shelf.lock().await;
    let people = ptcs
        .into_iter()
        .map(|(ptc, age)| Person {
            id: shelf.id("pas"),
            ptc,
            age,
        })
        .collect();
    let request = OfferRequest {
        id: shelf.id("orq"),
        created_at: simulator.now(),
        query: Arc::new(query),
        people: Arc::new(people),
        offers: Vec::new(),
    };
    let request = keep(
        &mut shelf,
        request,
        found.into_iter().filter(|offer| most_stops(offer) <= stops),
    );
    let with_offers = options.return_offers.unwrap_or(true);
    Ok(one(StatusCode::CREATED, paint::request(&request, &shelf, with_offers)))
}

pub(super) async fn show(State(simulator): State<Arc<Simulator>>, Path(id): Path<String>) -> Answer {
    let shelf = simulator.shelf.lock().await;
    let request = shelf
        .requests
        .get(&id)
        .ok_or_else(|| Fault::not_found("offer request"))?;
    Ok(one(StatusCode::OK, paint::request(request, &shelf, true)))
}

fn keep(shelf: &mut Shelf, mut request: OfferRequest, offers: impl Iterator<Item = SupplierOffer>) -> OfferRequest {
    for offer in offers {
        let offered = Offered {
            id: shelf.id("off"),
            request: request.id.clone(),
            created_at: request.created_at,
            query: Arc::clone(&request.query),
            people: Arc::clone(&request.people),
            offer,
        };
        request.offers.push(offered.id.clone());
        shelf.offers.insert(offered.id.clone(), offered);
    }
    shelf.requests.insert(request.id.clone(), request.clone());
    request
}

/// Connections on the journey with most of them.
fn most_stops(offer: &SupplierOffer) -> usize {
    let on = |journey| {
        offer
            .segments
            .iter()
            .filter(|segment| segment.journey_index == journey)
            .count()
    };
    let journeys = offer.segments.iter().map(|segment| on(segment.journey_index));
    journeys.max().unwrap_or(1).saturating_sub(1)
}

fn query(simulator: &Simulator, asked: Asked) -> Result<(AirSearchQuery, Vec<Typed>), Fault> {
    let place = |text: &str| AirportCode::parse(text).map_err(|_| Fault::invalid(format!("{text:?} is no airport")));
    let journeys: Vec<JourneyQuery> = asked
        .slices
        .iter()
        .map(|slice| {
            Ok(JourneyQuery {
                origin: place(&slice.origin)?,
                destination: place(&slice.destination)?,
                departs_on: slice.departure_date,
            })
        })
        .collect::<Result<_, Fault>>()?;
    let trip_type = match journeys.as_slice() {
        [] => return Err(Fault::invalid("at least one slice")),
        [_] => TripType::OneWay,
        [out, back] if (out.origin, out.destination) == (back.destination, back.origin) => TripType::Return,
        _ => TripType::MultiCity,
    };
    let ptcs: Vec<_> = asked.passengers.iter().map(person).collect::<Result<_, _>>()?;
    let count = |wanted| ptcs.iter().filter(|(ptc, _)| *ptc == wanted).count();
    let narrow = |count: usize| u8::try_from(count).map_err(|_| Fault::invalid("too many passengers"));
    let ages = ptcs
        .iter()
        .filter(|(ptc, _)| *ptc == Ptc::Chd)
        .filter_map(|(_, age)| *age);
    let query = AirSearchQuery {
        trip_type,
        cabin: cabin(asked.cabin_class.as_deref())?,
        journeys,
        passengers: PassengerCounts {
            adults: narrow(count(Ptc::Adt))?,
            child_ages: ages.collect(),
            infants: narrow(count(Ptc::Inf))?,
        },
        preferred_airlines: Vec::new(),
        fare_kind: FareKind::Regular,
        direct_only: asked.max_connections == Some(0),
        nearby_airports: false,
        currency: simulator.settings.currency,
    };
    if (1..=9).contains(&(count(Ptc::Adt) + count(Ptc::Chd))) {
        Ok((query, ptcs))
    } else {
        Err(Fault::invalid("one to nine passengers with seats"))
    }
}

fn person(asked: &AskedPerson) -> Result<Typed, Fault> {
    match (asked.kind.as_deref(), asked.age) {
        (Some("adult"), age) => Ok((Ptc::Adt, age)),
        (Some("child"), age) => Ok((Ptc::Chd, Some(age.unwrap_or(11)))),
        (Some("infant_without_seat"), age) => Ok((Ptc::Inf, age)),
        (None, Some(age @ 0..2)) => Ok((Ptc::Inf, Some(age))),
        (None, Some(age @ 2..12)) => Ok((Ptc::Chd, Some(age))),
        (None, Some(age)) => Ok((Ptc::Adt, Some(age))),
        (Some(_), _) => Err(Fault::invalid("this type of passenger is not known")),
        (None, None) => Err(Fault::invalid("a passenger needs a type or an age")),
    }
}

fn cabin(asked: Option<&str>) -> Result<Cabin, Fault> {
    match asked {
        None | Some("economy") => Ok(Cabin::Economy),
        Some("premium_economy") => Ok(Cabin::PremiumEconomy),
        Some("business") => Ok(Cabin::Business),
        Some("first") => Ok(Cabin::First),
        Some(_) => Err(Fault::invalid("this cabin is not known")),
    }
}
