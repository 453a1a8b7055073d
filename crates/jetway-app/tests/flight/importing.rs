//! Records made elsewhere: one order for each, whatever happens on the way.

use std::sync::Arc;

use async_trait::async_trait;
use chrono::{DateTime, TimeDelta, Utc};
use jetway_app::flight::order::AirlineRecord;
use jetway_app::flight::queue_share::error::ImportError;
use jetway_app::flight::queue_share::price::PricedRecord;
use jetway_app::flight::queue_share::read::RecordLookup;
use jetway_app::flight::sale::book::{BookCommand, BookError};
use jetway_app::order::review::Decision;
use jetway_connectors::port::air::{
    AirSupplier, Capabilities, ImportDesk, Outcome, PriceCheck, SupplierBooking, SupplierError,
};
use jetway_domain::access::Operator;
use jetway_domain::air::extra::{Catalogue, Extra};
use jetway_domain::air::offer::foreign::{FlightState, ForeignRecord, ImportBlocker};
use jetway_domain::air::offer::{SupplierId, SupplierOffer};
use jetway_domain::air::order::FlightOrder;
use jetway_domain::air::search::AirSearchQuery;
use jetway_domain::air::traveller::Traveller;
use jetway_domain::money::CurrencyCode;
use jetway_domain::order::{Found, OrderStatus};
use jetway_testkit::{ManualClock, TestDatabase, on_both_engines, start};

use crate::airline::{Airline, OnWrite};
use crate::office::{Office, airline};
use crate::trip;

const PNR: &str = "OQAB12";

/// An airline that takes one record over as it books seats, and what the record is of.
struct Bureau(Arc<Airline>, SupplierOffer);

#[async_trait]
impl AirSupplier for Bureau {
    fn id(&self) -> &SupplierId {
        self.0.id()
    }

    fn capabilities(&self) -> Capabilities {
        self.0.capabilities()
    }

    async fn search(&self, query: &AirSearchQuery) -> Result<Vec<SupplierOffer>, SupplierError> {
        self.0.search(query).await
    }

    async fn price(&self, query: &AirSearchQuery, offer: &SupplierOffer) -> Result<PriceCheck, SupplierError> {
        self.0.price(query, offer).await
    }

    async fn extras(&self, offer: &SupplierOffer) -> Result<Catalogue, SupplierError> {
        self.0.extras(offer).await
    }

    async fn book(
        &self,
        operation: &str,
        offer: &SupplierOffer,
        travellers: &[Traveller],
        extras: &[Extra],
    ) -> Outcome<SupplierBooking> {
        self.0.book(operation, offer, travellers, extras).await
    }

    async fn issue(&self, operation: &str, pnr: &str) -> Outcome<SupplierBooking> {
        self.0.issue(operation, pnr).await
    }

    async fn retrieve(&self, pnr: &str) -> Result<SupplierBooking, SupplierError> {
        self.0.retrieve(pnr).await
    }

    async fn find_by_operation(&self, operation: &str) -> Result<Option<SupplierBooking>, SupplierError> {
        self.0.find_by_operation(operation).await
    }

    async fn extend(&self, operation: &str, pnr: &str, until: DateTime<Utc>) -> Outcome<SupplierBooking> {
        self.0.extend(operation, pnr, until).await
    }

    async fn cancel(&self, operation: &str, pnr: &str) -> Outcome<()> {
        self.0.cancel(operation, pnr).await
    }

    fn import_desk(&self) -> Option<ImportDesk> {
        Some(ImportDesk {
            name: "GDS A".to_owned(),
            office: "DXBJW2100".to_owned(),
            queue: Some("96".to_owned()),
            instructions: "Place it on queue 96.".to_owned(),
        })
    }

    async fn foreign_record(&self, pnr: &str, _currency: CurrencyCode) -> Result<ForeignRecord, SupplierError> {
        if pnr != PNR {
            return Err(SupplierError::NotFound);
        }
        let offer = self.1.clone();
        Ok(ForeignRecord {
            pnr: PNR.to_owned(),
            office: "DACBX2107".to_owned(),
            made_on: "2026-11-16".parse().expect("a day"),
            released: true,
            claimed: false,
            ticketed: false,
            group: None,
            flights: vec![FlightState::Confirmed; offer.segments.len()],
            stored: vec![trip::aed(300_000)],
            query: trip::query(),
            offer,
            travellers: trip::party(),
            contact: trip::contact(),
        })
    }

    async fn import(
        &self,
        operation: &str,
        _pnr: &str,
        offer: &SupplierOffer,
        travellers: &[Traveller],
    ) -> Outcome<SupplierBooking> {
        self.0.book(operation, offer, travellers, &[]).await
    }
}

async fn opened(test: TestDatabase, gds: &Arc<Airline>) -> Office {
    opened_with(test, gds, trip::offer("gds-a", "VALUE", 90_000)).await
}

async fn opened_with(test: TestDatabase, gds: &Arc<Airline>, offer: SupplierOffer) -> Office {
    let bureau = Arc::new(Bureau(Arc::clone(gds), offer)) as Arc<dyn AirSupplier>;
    Office::open_over(test, 0, Arc::new(ManualClock::at(start())), vec![bureau]).await
}

fn lookup() -> RecordLookup {
    RecordLookup {
        source: SupplierId("gds-a".to_owned()),
        pnr: PNR.to_owned(),
        surname: Some("Hossain".to_owned()),
        currency: CurrencyCode::AED,
    }
}

async fn priced(office: &Office) -> PricedRecord {
    let share = &office.process.queue_share;
    share.price(&office.agent, &lookup()).await.expect("a price")
}

fn accepting(priced: &PricedRecord) -> BookCommand {
    BookCommand {
        session: priced.session.id,
        accepted: priced.session.details.priced.quote.customer_total,
    }
}

/// What operations found of an order in doubt, with a locator that is not its record's.
async fn decided(office: &Office, order: &FlightOrder, found: Found) -> FlightOrder {
    let decision = Decision {
        found,
        evidence: AirlineRecord {
            pnr: Some("OTHER1".to_owned()),
            ..AirlineRecord::default()
        },
        reason: "Told by the office.".to_owned(),
        operator: Operator::named("Nadia").expect("a name"),
    };
    let orders = &office.process.orders;
    let decided = orders.decide::<FlightOrder>(&office.agent.tenant, &order.reference, decision);
    decided.await.expect("decided")
}

async fn import(office: &Office, priced: &PricedRecord) -> Result<FlightOrder, BookError> {
    let share = &office.process.queue_share;
    share.create(&office.agent, accepting(priced)).await
}

on_both_engines! {
    // covers: T-321
    async fn two_processes_and_eight_sessions_make_one_order_of_a_record(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = opened(test, &gds).await;
        let other = office.second_process().await;
        let mut sessions = Vec::new();
        for _ in 0..8 {
            sessions.push(priced(&office).await);
        }
        let presses = sessions.iter().enumerate().map(|(at, session)| {
            let process = if at % 2 == 0 { &office.process } else { &other };
            process.queue_share.create(&office.agent, accepting(session))
        });
        let (made, refused): (Vec<_>, Vec<_>) =
            futures::future::join_all(presses).await.into_iter().partition(Result::is_ok);
        let [Ok(order)] = made.as_slice() else { panic!("{made:?}") };
        assert_eq!((order.status, gds.count("book")), (OrderStatus::OnHold, 1));
        for refusal in refused {
            assert!(matches!(refusal, Err(BookError::Claimed(Some(of))) if of == order.reference));
        }
        let again = office.process.queue_share.price(&office.agent, &lookup()).await;
        let Err(ImportError::Blocked { blockers, order: Some(known) }) = again else { panic!("{again:?}") };
        assert_eq!((blockers, known), (vec![ImportBlocker::AlreadyImported], order.reference.clone()));
    }

    async fn a_record_past_its_limit_is_told_so_and_not_taken_over(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let mut offer = trip::offer("gds-a", "VALUE", 90_000);
        offer.ticketing_time_limit = Some(start() + TimeDelta::minutes(5));
        let office = opened_with(test, &gds, offer).await;
        let session = priced(&office).await;
        office.pass(TimeDelta::minutes(4));
        assert!(matches!(import(&office, &session).await, Err(BookError::Refused(_))));
        let late = office.process.queue_share.look_up(&office.agent, &lookup()).await.expect("the record");
        assert_eq!((late.blockers, gds.count("book")), (vec![ImportBlocker::NotHoldable], 0));
    }

    async fn a_crash_after_the_airline_handed_it_over_ends_in_one_order(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let mut office = opened(test, &gds).await;
        let session = priced(&office).await;
        gds.on_book(OnWrite::DoAndStall);
        tokio::select! {
            pressed = import(&office, &session) => panic!("it answered: {pressed:?}"),
            () = gds.stalled.notified() => {}
        }
        office.restart().await;
        gds.on_book(OnWrite::Do);
        let begun = import(&office, &session).await.expect("the order that the first call began");
        assert_eq!(begun.status, OrderStatus::Pending, "it is not requested again");
        office.pass(TimeDelta::seconds(15));
        office.reconcile().await;
        let order = office.order(&begun.reference).await.order;
        assert_eq!((order.status, gds.count("book")), (OrderStatus::OnHold, 1));
        assert!(order.pnr.is_some() && order.details.imported.is_some());
    }

    async fn an_import_in_doubt_is_decided_on_its_own_record(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = opened(test, &gds).await;
        gds.on_book(OnWrite::LoseTheRequest);
        let session = priced(&office).await;
        let lost = import(&office, &session).await.expect("pending");
        office.pass(TimeDelta::minutes(11));
        office.reconcile().await;
        let held = decided(&office, &lost, Found::Held).await;
        assert_eq!((held.status, held.pnr.as_deref()), (OrderStatus::OnHold, Some(PNR)));
    }

    async fn a_record_that_never_arrived_is_free_once_operations_say_so(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = opened(test, &gds).await;
        gds.on_book(OnWrite::LoseTheRequest);
        let (first, late) = (priced(&office).await, priced(&office).await);
        let lost = import(&office, &first).await.expect("pending");
        assert_eq!(lost.status, OrderStatus::Pending);
        gds.on_book(OnWrite::Do);
        office.pass(TimeDelta::minutes(11));
        office.reconcile().await;
        assert_eq!(office.order(&lost.reference).await.order.status, OrderStatus::UnConfirmed);
        assert!(matches!(import(&office, &late).await, Err(BookError::Claimed(Some(of))) if of == lost.reference));
        let closed = decided(&office, &lost, Found::Nothing).await;
        assert_eq!((closed.status, closed.pnr), (OrderStatus::Cancelled, None));
        let made = import(&office, &late).await.expect("imported");
        assert_eq!((made.status, gds.count("book")), (OrderStatus::OnHold, 1));
    }
}
