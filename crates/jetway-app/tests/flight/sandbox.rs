//! The same journeys in the sandbox world, where the surname decides what goes wrong.

use std::sync::Arc;

use chrono::TimeDelta;
use jetway_app::flight::sale::book::BookError;
use jetway_app::flight::sale::price::{OpenPrice, Priced};
use jetway_app::flight::sale::sell::Sold;
use jetway_app::flight::search::SearchView;
use jetway_app::flight::ticketing::issue::IssueError;
use jetway_connectors::sandbox::{Effect, Forced, MemoryJournal, Step, World, WorldConfig};
use jetway_domain::air::merge::PricedOffer;
use jetway_domain::air::offer::{FareMode, SupplierId};
use jetway_domain::order::OrderStatus;
use jetway_testkit::{ManualClock, TestDatabase, on_both_engines, start};

use crate::office::{Office, payable};
use crate::trip;

/// AED 100,000.00.
const FUNDS: i64 = 10_000_000;

async fn office(test: TestDatabase) -> (Office, Arc<World>) {
    office_in(test, WorldConfig::quiet()).await
}

async fn office_in(test: TestDatabase, config: WorldConfig) -> (Office, Arc<World>) {
    let clock = Arc::new(ManualClock::at(start()));
    let journal = Arc::new(MemoryJournal::default());
    let world = World::open(7, clock.clone(), journal, config).expect("a world");
    let office = Office::open_over(test, FUNDS, clock, world.suppliers()).await;
    (office, world)
}

/// The cheapest fare of a kind.
fn cheapest(view: &SearchView, wanted: impl Fn(&PricedOffer) -> bool) -> &PricedOffer {
    let brands = view
        .cards
        .iter()
        .flat_map(|card| &card.brands)
        .filter(|offer| wanted(offer));
    brands
        .min_by_key(|offer| offer.quote.customer_total.minor)
        .expect("such a fare")
}

fn held(offer: &PricedOffer) -> bool {
    offer.offer.mode == FareMode::OnHold
}

async fn open(office: &Office, view: &SearchView, offer: &PricedOffer) -> OpenPrice {
    match office.price(view, &offer.id).await {
        Priced::Open(open) => *open,
        other => panic!("not open: {other:?}"),
    }
}

/// A held fare sold to a party whose last traveller has this surname.
async fn sold_to(office: &Office, surname: &str) -> Sold {
    let view = office.search().await;
    let open = open(office, &view, cheapest(&view, held)).await;
    let mut party = trip::party();
    party[2].surname = surname.to_owned();
    office.sell_to(open.session.id, party).await
}

on_both_engines! {
    async fn from_search_to_ticket_to_ledger(test: TestDatabase) {
        let (office, _world) = office(test).await;
        let view = office.search().await;
        assert_eq!(view.suppliers_total, 5);
        assert!(view.cards.len() > 20, "{} cards", view.cards.len());
        let sold = sold_to(&office, "Hossain").await;
        let order = office.book(&sold).await.expect("booked");
        assert_eq!(order.status, OrderStatus::OnHold);
        let issued = office.issue(&order).await.expect("issued");
        assert_eq!((issued.status, issued.details.tickets.len()), (OrderStatus::Confirmed, 3));
        assert!(issued.details.tickets.iter().all(|ticket| ticket.number.len() == 13));
        assert_eq!(office.wallet().await.posted.minor, FUNDS - payable(&order).minor);
        assert_eq!(office.prove().await, 2);
    }

    async fn late_tickets_are_captured_when_they_exist(test: TestDatabase) {
        let (office, _world) = office(test).await;
        let order = office.book(&sold_to(&office, "TKTPEND").await).await.expect("booked");
        assert_eq!(office.issue(&order).await.expect("accepted").status, OrderStatus::InProgress);
        assert_eq!(office.wallet().await.held, payable(&order));
        office.pass(TimeDelta::minutes(2));
        office.reconcile().await;
        let issued = office.order(&order.reference).await.order;
        assert_eq!((issued.status, issued.details.tickets.len()), (OrderStatus::Confirmed, 3));
        office.prove().await;
    }

    async fn a_part_of_the_tickets_is_waited_for_until_all_are_there_and_captured_once(test: TestDatabase) {
        let (office, _world) = office(test).await;
        let order = office.book(&sold_to(&office, "TKTPART").await).await.expect("booked");
        assert_eq!(office.issue(&order).await.expect("accepted").status, OrderStatus::InProgress);
        office.pass(TimeDelta::seconds(110));
        office.reconcile().await;
        let waiting = office.order(&order.reference).await.order;
        assert_eq!((waiting.status, waiting.details.tickets.len()), (OrderStatus::InProgress, 0));
        let wallet = office.wallet().await;
        assert_eq!((wallet.posted.minor, wallet.held), (FUNDS, payable(&order)));
        office.pass(TimeDelta::seconds(40));
        office.reconcile().await;
        let issued = office.order(&order.reference).await.order;
        assert_eq!((issued.status, issued.details.tickets.len()), (OrderStatus::Confirmed, 3));
        assert_eq!(office.wallet().await.posted.minor, FUNDS - payable(&order).minor);
        assert_eq!(office.prove().await, 2);
    }

    async fn tickets_made_by_hand_are_waited_for_as_long_as_people_take(test: TestDatabase) {
        let config = WorldConfig { by_hand_minutes: 30, ..WorldConfig::quiet() };
        let (office, _world) = office_in(test, config).await;
        let view = office.search().await;
        let open = open(&office, &view, cheapest(&view, |offer| offer.offer.brand.ticketed_by_hand)).await;
        let sold = office.sell_to(open.session.id, trip::party()).await;
        let order = office.book(&sold).await.expect("booked");
        assert_eq!(office.issue(&order).await.expect("accepted").status, OrderStatus::InProgress);
        office.pass(TimeDelta::seconds(50));
        office.reconcile().await;
        assert_eq!(office.order(&order.reference).await.order.status, OrderStatus::InProgress);
        assert_eq!(office.wallet().await.held, payable(&order));
        office.pass(TimeDelta::minutes(29));
        office.reconcile().await;
        let issued = office.order(&order.reference).await.order;
        assert_eq!((issued.status, issued.details.tickets.len()), (OrderStatus::Confirmed, 3));
        office.prove().await;
    }

    async fn refused_tickets_release_the_money(test: TestDatabase) {
        let (office, _world) = office(test).await;
        let order = office.book(&sold_to(&office, "TKTFAIL").await).await.expect("booked");
        assert!(matches!(office.issue(&order).await, Err(IssueError::Refused(_))));
        assert_eq!(office.order(&order.reference).await.order.status, OrderStatus::OnHold);
        let wallet = office.wallet().await;
        assert_eq!((wallet.posted.minor, wallet.held.minor), (FUNDS, 0));
        assert_eq!(office.prove().await, 1);
    }
}

#[tokio::test]
async fn an_answer_lost_while_ticketing_is_found_again() {
    let (office, _world) = office(TestDatabase::sqlite().await).await;
    let order = office.book(&sold_to(&office, "TKTLOST").await).await.expect("booked");
    assert_eq!(
        office.issue(&order).await.expect("accepted").status,
        OrderStatus::InProgress
    );
    office.pass(TimeDelta::seconds(20));
    office.reconcile().await;
    assert_eq!(
        office.order(&order.reference).await.order.status,
        OrderStatus::InProgress
    );
    office.pass(TimeDelta::minutes(3));
    office.reconcile().await;
    assert_eq!(
        office.order(&order.reference).await.order.status,
        OrderStatus::Confirmed
    );
    office.prove().await;
}

#[tokio::test]
async fn a_price_that_rises_at_booking_is_booked_once_accepted() {
    let (office, _world) = office(TestDatabase::sqlite().await).await;
    let mut sold = sold_to(&office, "PRICEUP").await;
    let Err(BookError::PriceChanged { change, current }) = office.book(&sold).await else {
        panic!("it was booked");
    };
    assert!(current.customer_total.minor > change.previous.customer_total.minor);
    sold.session.details.priced.quote = *current;
    assert_eq!(office.book(&sold).await.expect("booked").status, OrderStatus::OnHold);
}

#[tokio::test]
async fn sold_out_at_booking_is_reported() {
    let (office, _world) = office(TestDatabase::sqlite().await).await;
    let sold = sold_to(&office, "SOLDOUT").await;
    assert!(matches!(office.book(&sold).await, Err(BookError::SoldOut)));
}

#[tokio::test]
async fn a_fare_sold_out_at_the_price_check_has_alternatives_on_the_same_flights() {
    let (office, world) = office(TestDatabase::sqlite().await).await;
    let view = office.search().await;
    let rivals = |offer: &PricedOffer| {
        let others = view.cards.iter().flat_map(|card| &card.brands).filter(|other| {
            other.offer.supplier != offer.offer.supplier
                && jetway_domain::air::merge::flight_key(&other.offer.segments)
                    == jetway_domain::air::merge::flight_key(&offer.offer.segments)
        });
        others.count() > 0
    };
    let chosen = cheapest(&view, |offer| held(offer) && rivals(offer)).clone();
    let forced = Forced {
        step: Step::Price,
        supplier: Some(chosen.offer.supplier.clone()),
        effect: Effect::SoldOut,
    };
    world.control().force(forced).expect("possible");
    let Priced::SoldOut { alternatives, .. } = office.price(&view, &chosen.id).await else {
        panic!("not sold out");
    };
    assert!(!alternatives.is_empty());
    assert!(
        alternatives
            .iter()
            .all(|other| other.offer.supplier != chosen.offer.supplier)
    );
}

#[tokio::test]
async fn a_low_cost_fare_is_ticketed_at_once_or_dropped() {
    let (office, _world) = office(TestDatabase::sqlite().await).await;
    let view = office.search().await;
    let lcc = SupplierId("lcc".to_owned());
    let mut orders = Vec::new();
    for _ in 0..2 {
        let open = open(&office, &view, cheapest(&view, |offer| offer.offer.supplier == lcc)).await;
        let sold = office.sell(open.session.id).await;
        orders.push(office.book(&sold).await.expect("booked"));
    }
    assert!(orders.iter().all(|order| order.status == OrderStatus::Pending));
    assert_eq!(
        office.issue(&orders[0]).await.expect("issued").status,
        OrderStatus::Confirmed
    );
    office.pass(TimeDelta::minutes(14));
    office.reconcile().await;
    let dropped = office.order(&orders[1].reference).await.order;
    assert_eq!(
        (dropped.status, dropped.details.seats_to_return),
        (OrderStatus::Expired, false)
    );
    office.prove().await;
}
