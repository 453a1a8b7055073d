//! What suppliers answer: the sandbox's own offers, made many by other flight numbers.

use std::sync::Arc;

use async_trait::async_trait;
use chrono::{DateTime, NaiveDate, Utc};
use jetway_connectors::port::air::{
    AirSupplier, Capabilities, ExchangeWay, Outcome, PriceCheck, RefundWay, SupplierBooking, SupplierError,
};
use jetway_connectors::sandbox::{MemoryJournal, World, WorldConfig};
use jetway_domain::air::extra::{Catalogue, Extra};
use jetway_domain::air::fare_kind::FareKind;
use jetway_domain::air::offer::{SupplierId, SupplierOffer};
use jetway_domain::air::search::{AirSearchQuery, Cabin, JourneyQuery, PassengerCounts, TripType};
use jetway_domain::air::traveller::Traveller;
use jetway_domain::codes::AirportCode;
use jetway_domain::money::CurrencyCode;
use jetway_testkit::{ManualClock, start};

pub(crate) const SUPPLIERS: [&str; 4] = ["gds-a", "gds-b", "ndc-a", "lcc-a"];

/// Dubai to Dhaka and back, two adults and a child.
pub(crate) fn query() -> AirSearchQuery {
    let airport = |code| AirportCode::parse(code).expect("an airport");
    let journey = |from, to, day| JourneyQuery {
        origin: airport(from),
        destination: airport(to),
        departs_on: NaiveDate::from_ymd_opt(2026, 12, day).expect("a day"),
    };
    AirSearchQuery {
        trip_type: TripType::Return,
        cabin: Cabin::Economy,
        journeys: vec![journey("DXB", "DAC", 10), journey("DAC", "DXB", 20)],
        passengers: PassengerCounts {
            adults: 2,
            child_ages: vec![7],
            infants: 0,
        },
        preferred_airlines: Vec::new(),
        fare_kind: FareKind::Regular,
        direct_only: false,
        nearby_airports: false,
        currency: CurrencyCode::AED,
    }
}

/// A sandbox world that answers at once and in which nothing goes wrong.
pub(crate) fn world() -> Arc<World> {
    let (clock, journal) = (ManualClock::at(start()), MemoryJournal::default());
    World::open(7, Arc::new(clock), Arc::new(journal), WorldConfig::quiet()).expect("a world")
}

/// Every offer of the sandbox, to make more of.
pub(crate) async fn models() -> Vec<SupplierOffer> {
    let mut models = Vec::new();
    for supplier in world().suppliers() {
        models.extend(supplier.search(&query()).await.expect("an answer"));
    }
    models
}

/// Each supplier's offers. Two neighbours sell half of theirs on the same flights, each at its own price.
pub(crate) fn answers(models: &[SupplierOffer], share: usize) -> Vec<(SupplierId, Vec<SupplierOffer>)> {
    let answer = |(at, name): (usize, &&str)| {
        let supplier = SupplierId((*name).to_owned());
        let from = at * share / 2;
        let offers = (from..from + share).map(|flight| offer(models, flight, (&supplier, at)));
        (supplier.clone(), offers.collect())
    };
    SUPPLIERS.iter().enumerate().map(answer).collect()
}

fn offer(models: &[SupplierOffer], flight: usize, (supplier, dearer): (&SupplierId, usize)) -> SupplierOffer {
    let mut offer = models[flight % models.len()].clone();
    offer.supplier = supplier.clone();
    offer.offer_ref = format!("{}-{flight}", supplier.0);
    for segment in &mut offer.segments {
        segment.marketing.number = flight.to_string().into();
        segment.operating.number.clone_from(&segment.marketing.number);
    }
    for fare in Arc::make_mut(&mut offer.fares) {
        fare.base.minor += i64::try_from(flight * 10 + dearer * 100).expect("a price");
    }
    offer
}

/// Suppliers that have their answer ready.
pub(crate) fn at_once(models: &[SupplierOffer], share: usize) -> Vec<Arc<dyn AirSupplier>> {
    let ready = |(id, offers)| Arc::new(Ready { id, offers }) as Arc<dyn AirSupplier>;
    answers(models, share).into_iter().map(ready).collect()
}

struct Ready {
    id: SupplierId,
    offers: Vec<SupplierOffer>,
}

#[async_trait]
impl AirSupplier for Ready {
    fn id(&self) -> &SupplierId {
        &self.id
    }

    fn capabilities(&self) -> Capabilities {
        Capabilities {
            hold: true,
            void: None,
            refund: RefundWay::ByHand,
            exchange: ExchangeWay::Never,
            extend: false,
        }
    }

    async fn search(&self, _: &AirSearchQuery) -> Result<Vec<SupplierOffer>, SupplierError> {
        Ok(self.offers.clone())
    }

    async fn price(&self, _: &AirSearchQuery, _: &SupplierOffer) -> Result<PriceCheck, SupplierError> {
        Err(SupplierError::NotFound)
    }

    async fn extras(&self, _: &SupplierOffer) -> Result<Catalogue, SupplierError> {
        Err(SupplierError::NotFound)
    }

    async fn book(&self, _: &str, _: &SupplierOffer, _: &[Traveller], _: &[Extra]) -> Outcome<SupplierBooking> {
        Outcome::Unknown
    }

    async fn issue(&self, _: &str, _: &str) -> Outcome<SupplierBooking> {
        Outcome::Unknown
    }

    async fn retrieve(&self, _: &str) -> Result<SupplierBooking, SupplierError> {
        Err(SupplierError::NotFound)
    }

    async fn find_by_operation(&self, _: &str) -> Result<Option<SupplierBooking>, SupplierError> {
        Ok(None)
    }

    async fn extend(&self, _: &str, _: &str, _: DateTime<Utc>) -> Outcome<SupplierBooking> {
        Outcome::Unknown
    }

    async fn cancel(&self, _: &str, _: &str) -> Outcome<()> {
        Outcome::Unknown
    }
}
