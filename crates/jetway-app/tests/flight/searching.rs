//! Asking several airlines at once.

use std::sync::Arc;
use std::time::Duration;

use chrono::TimeDelta;
use jetway_app::flight::search::{DropReason, FlightSearch, SearchError, SearchSettings, StartSearchError};
use jetway_connectors::port::air::AirSupplier;
use jetway_domain::air::offer::{SupplierId, SupplierOffer};
use jetway_domain::air::search::AirSearchQuery;
use jetway_domain::air::search_check::SearchPart;
use jetway_domain::money::CurrencyCode;
use jetway_testkit::TestDatabase;

use crate::airline::{Airline, OnSearch};
use crate::office::{Office, airline};
use crate::trip;

#[tokio::test]
async fn every_airline_is_asked_and_the_whole_list_can_be_read() {
    let (dear, cheap) = (airline("gds-a", 90_000), airline("gds-b", 88_000));
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&dear, &cheap]).await;
    let view = office.search().await;
    assert_eq!(
        (view.suppliers_total, view.suppliers_remaining, view.revision),
        (2, 0, 2)
    );
    assert_eq!(view.cards.len(), 1, "the same fare is one card");
    assert_eq!(view.cards[0].lead.offer.supplier.0, "gds-b");
    assert!(view.silent.is_empty());
}

#[tokio::test]
async fn polls_bring_only_what_is_new_until_the_last_airline_has_answered() {
    let (first, last) = (airline("gds-a", 90_000), airline("gds-b", 88_000));
    last.on_search(OnSearch::Stall);
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&first, &last]).await;
    let rules = office.services.pricing(&office.agent.tenant).expect("it trades");
    let view = office.process.search.start(&office.agent, trip::query(), rules).await;
    assert!(!view.is_complete());
    assert!(!view.poll_after.is_zero());
    assert_eq!(view.cards.len(), 1);
    let quiet = office
        .process
        .search
        .read(&office.agent, &view.request_id, Some(view.revision))
        .await
        .expect("our search");
    assert!(quiet.cards.is_empty() && quiet.duplicates.is_empty());
    // An airline that is cut off counts as silent: the search completes without it.
    last.stalled.notified().await;
    office.services.tasks.shutdown().await;
    let whole = office.complete(&view.request_id).await;
    assert_eq!(whole.silent.len(), 1);
    assert!(whole.poll_after.is_zero());
}

#[tokio::test]
async fn an_airline_that_fails_costs_only_its_own_fares() {
    let (works, broken) = (airline("gds-a", 90_000), airline("gds-b", 88_000));
    broken.on_search(OnSearch::Fail);
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&works, &broken]).await;
    let view = office.search().await;
    assert_eq!(view.cards.len(), 1);
    assert_eq!(
        view.silent.iter().map(|silent| silent.0.as_str()).collect::<Vec<_>>(),
        ["gds-b"]
    );
}

/// Dropped offers by reason; reasons without offers are zero.
fn dropped_by(office: &Office) -> Vec<(SupplierId, DropReason, u64)> {
    let mut told = office.process.search.dropped_offers();
    assert_eq!(told.len(), DropReason::ALL.len());
    told.retain(|(_, _, count)| *count > 0);
    told
}

#[tokio::test]
async fn offers_without_a_price_are_counted_and_cost_no_other_offer() {
    let gds = airline("gds-a", 90_000);
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&gds]).await;
    let unpriced = SupplierOffer {
        fares: Vec::new().into(),
        ..trip::offer("gds-a", "FLEX", 95_000)
    };
    gds.sell(vec![unpriced, trip::offer("gds-a", "LITE", 90_000)]);
    assert_eq!(office.search().await.cards.len(), 1);
    let dropped = (SupplierId("gds-a".to_owned()), DropReason::Unpriced, 1);
    assert_eq!(dropped_by(&office), [dropped]);
}

/// Another engine of the office, which leaves airlines alone this long, and asks them so many times.
async fn ask(office: &Office, airlines: &[&Arc<Airline>], rest: Duration, times: usize) -> FlightSearch {
    let suppliers = airlines
        .iter()
        .map(|airline| Arc::clone(airline) as Arc<dyn AirSupplier>);
    let settings = SearchSettings {
        first_wait: Duration::from_secs(600),
        rest,
        ..SearchSettings::default()
    };
    let engine = FlightSearch::new(Arc::clone(&office.services), suppliers.collect(), settings);
    for _ in 0..times {
        search(office, &engine).await;
    }
    engine
}

/// How many airlines had nothing to say.
async fn search(office: &Office, engine: &FlightSearch) -> usize {
    let rules = office.services.pricing(&office.agent.tenant).expect("it trades");
    let started = engine.start(&office.agent, trip::query(), rules).await;
    loop {
        let read = engine.read(&office.agent, &started.request_id, None).await;
        let view = read.expect("our search");
        if view.is_complete() {
            office.pass(TimeDelta::minutes(1));
            return view.silent.len();
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn an_airline_that_fails_search_after_search_is_left_alone() {
    let (works, broken) = (airline("gds-a", 90_000), airline("gds-b", 88_000));
    broken.on_search(OnSearch::Fail);
    let office = Office::open(TestDatabase::sqlite().await, 0, &[]).await;
    let engine = ask(&office, &[&works, &broken], Duration::from_secs(3_600), 5).await;
    assert_eq!((works.searches(), broken.searches()), (5, 5));
    broken.on_search(OnSearch::Answer);
    assert_eq!(
        search(&office, &engine).await,
        1,
        "it is reported as unavailable immediately"
    );
    assert_eq!((works.searches(), broken.searches()), (6, 5), "it was not queried");
}

#[tokio::test]
async fn an_airline_that_does_not_take_some_questions_is_asked_all_others() {
    let picky = airline("gds-b", 88_000);
    picky.on_search(OnSearch::Refuse);
    let office = Office::open(TestDatabase::sqlite().await, 0, &[]).await;
    let engine = ask(
        &office,
        &[&airline("gds-a", 90_000), &picky],
        Duration::from_secs(3_600),
        5,
    )
    .await;
    picky.on_search(OnSearch::Answer);
    assert_eq!(search(&office, &engine).await, 0, "no supplier is silent");
    assert_eq!(picky.searches(), 6);
}

#[tokio::test]
async fn an_airline_that_was_left_alone_is_asked_again_and_stays_when_it_answers() {
    let (works, broken) = (airline("gds-a", 90_000), airline("gds-b", 88_000));
    broken.on_search(OnSearch::Fail);
    let office = Office::open(TestDatabase::sqlite().await, 0, &[]).await;
    let engine = ask(&office, &[&works, &broken], Duration::ZERO, 6).await;
    broken.on_search(OnSearch::Answer);
    for _ in 0..6 {
        assert_eq!(search(&office, &engine).await, 0);
    }
    assert_eq!(broken.searches(), 12);
}

#[tokio::test]
async fn unanswered_searches_are_repeated_and_routes_without_flights_are_not() {
    let only = airline("gds-a", 90_000);
    only.on_search(OnSearch::Fail);
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&only]).await;
    let silent = office.search().await;
    assert_eq!((silent.cards.len(), silent.silent.len()), (0, 1));
    only.on_search(OnSearch::Answer);
    only.sell(Vec::new());
    let empty = office.search().await;
    assert_ne!(empty.request_id, silent.request_id);
    assert_eq!((empty.cards.len(), empty.silent.len()), (0, 0));
    assert_eq!(office.search().await.request_id, empty.request_id);
}

#[tokio::test]
async fn without_airlines_the_search_is_complete_and_empty() {
    let office = Office::open(TestDatabase::sqlite().await, 0, &[]).await;
    let view = office.search().await;
    assert!(view.is_complete() && view.cards.is_empty());
}

#[tokio::test]
async fn the_same_question_within_a_minute_is_the_same_search() {
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&airline("gds-a", 90_000)]).await;
    let first = office.search().await.request_id;
    office.pass(TimeDelta::seconds(59));
    assert_eq!(office.search().await.request_id, first);
    office.pass(TimeDelta::seconds(1));
    assert_ne!(office.search().await.request_id, first);
    let other = AirSearchQuery {
        direct_only: true,
        nearby_airports: false,
        ..trip::query()
    };
    let rules = office.services.pricing(&office.agent.tenant).expect("it trades");
    let other = office.process.search.start(&office.agent, other, rules).await;
    assert_ne!(other.request_id, office.search().await.request_id);
}

#[tokio::test]
async fn only_colleagues_may_read_a_search() {
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&airline("gds-a", 90_000)]).await;
    let view = office.search().await;
    let stranger = office.stranger().await;
    let search = office.process.search;
    let read = async |caller| {
        let read = search.read(caller, &view.request_id, None).await;
        read.map(|view| view.cards.len())
    };
    let mut colleague = office.agent.clone();
    colleague.user = stranger.user;
    assert_eq!(read(&colleague).await, Ok(1));
    assert_eq!(read(&stranger).await, Err(SearchError::NotFound));
    let mut elsewhere = office.agent.clone();
    elsewhere.tenant = jetway_domain::ids::TenantId::original();
    assert_eq!(read(&elsewhere).await, Err(SearchError::NotFound));
}

#[tokio::test]
async fn only_so_many_searches_are_kept_and_the_newest_always() {
    let gds = airline("gds-a", 90_000);
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&gds]).await;
    let settings = SearchSettings {
        capacity: 2,
        ..SearchSettings::default()
    };
    let suppliers = vec![Arc::clone(&gds) as Arc<dyn AirSupplier>];
    let engine = FlightSearch::new(Arc::clone(&office.services), suppliers, settings);
    let start = async || {
        // After a minute the same question is a search of its own.
        office.pass(TimeDelta::seconds(60));
        let rules = office.services.pricing(&office.agent.tenant).expect("it trades");
        engine.start(&office.agent, trip::query(), rules).await.request_id
    };
    let read = async |id: &str| engine.read(&office.agent, id, None).await.map(|view| view.cards.len());
    let first = start().await;
    start().await;
    let newest = start().await;
    // Room is made in passing, a moment later.
    while read(&first).await != Err(SearchError::NotFound) {
        assert_eq!(read(&newest).await, Ok(1));
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    assert_eq!(read(&newest).await, Ok(1));
}

#[tokio::test]
async fn a_search_ends_after_a_quarter_of_an_hour() {
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&airline("gds-a", 90_000)]).await;
    let view = office.search().await;
    office.pass(TimeDelta::minutes(15));
    let read = office.process.search.read(&office.agent, &view.request_id, None).await;
    assert_eq!(read.map(|view| view.revision), Err(SearchError::Expired));
}

#[tokio::test]
async fn fares_in_another_currency_are_left_out_and_counted() {
    let mut odd = trip::offer("gds-a", "VALUE", 90_000);
    for fare in Arc::make_mut(&mut odd.fares) {
        for amount in [
            &mut fare.base,
            &mut fare.surcharge,
            &mut fare.commission,
            &mut fare.taxes[0].amount,
        ] {
            amount.currency = CurrencyCode::USD;
        }
    }
    let odd = Arc::new(Airline::new("gds-a", vec![odd]));
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&odd]).await;
    assert!(office.search().await.cards.is_empty());
    let dropped = (SupplierId("gds-a".to_owned()), DropReason::Currency, 1);
    assert_eq!(dropped_by(&office), [dropped]);
}

#[tokio::test]
async fn dates_are_the_origins_and_places_must_exist() {
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&airline("gds-a", 90_000)]).await;
    let faults = async |query: AirSearchQuery| match office.process.search.start_search(&office.agent, query).await {
        Ok(_) => Vec::new(),
        Err(StartSearchError::Faults(faults)) => faults.into_iter().map(|fault| (fault.part, fault.code)).collect(),
        Err(other) => panic!("{other}"),
    };
    let mut today = trip::query();
    today.journeys[0].departs_on = "2026-11-21".parse().expect("a date");
    assert_eq!(faults(today.clone()).await, []);
    // Still the 21st in UTC, already the 22nd in Dubai.
    office.clock.set("2026-11-21T20:30:00Z".parse().expect("a moment"));
    assert_eq!(faults(today).await, [(SearchPart::Date(0), "date.past")]);
    let mut nowhere = trip::query();
    nowhere.journeys[0].destination = jetway_domain::codes::AirportCode::parse("QQQ").expect("a code");
    nowhere.journeys[1].origin = nowhere.journeys[0].destination;
    let unknown = "airport.unknown";
    assert_eq!(
        faults(nowhere).await,
        [(SearchPart::Destination(0), unknown), (SearchPart::Origin(1), unknown)]
    );
}
