//! Price and sell.

use std::sync::Arc;

use chrono::TimeDelta;
use jetway_app::flight::sale::book::BookError;
use jetway_app::flight::sale::price::{PriceCommand, PriceError, Priced};
use jetway_app::flight::sale::sell::{SellCommand, SellError, Standing};
use jetway_app::flight::sale::session::SessionError;
use jetway_domain::air::merge::ItineraryId;
use jetway_testkit::TestDatabase;

use crate::airline::{Airline, OnPrice};
use crate::office::{Office, airline};
use crate::trip;

// covers: T-184
#[tokio::test]
async fn an_unchanged_price_opens_a_session_for_a_quarter_of_an_hour() {
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&airline("gds-a", 90_000)]).await;
    let open = office.open_price().await;
    assert_eq!(open.change, None);
    assert_eq!(
        open.session.expires_at - jetway_testkit::start(),
        TimeDelta::minutes(15)
    );
    let quote = &open.session.details.priced.quote;
    assert_eq!(quote.gross.minor, 2 * 90_000 + 67_500 + 3 * (15_000 + 7_500));
    assert_eq!(quote.customer_total.minor, quote.gross.minor + 3 * 3_500 + 525);
}

// covers: T-294
#[tokio::test]
async fn a_changed_price_is_reported_with_both_amounts() {
    let moving = airline("gds-a", 90_000);
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&moving]).await;
    moving.on_price(OnPrice::Moved(1_000));
    let open = office.open_price().await;
    let previous = open.change.expect("a change").previous;
    assert_eq!(
        open.session.details.priced.quote.gross.minor - previous.gross.minor,
        3_000
    );
}

#[tokio::test]
async fn sold_out_offers_the_same_flights_from_other_suppliers_with_new_prices() {
    let (cheap, dear, gone) = (
        airline("gds-a", 88_000),
        airline("gds-b", 90_000),
        airline("cons", 89_000),
    );
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&cheap, &dear, &gone]).await;
    let view = office.search().await;
    cheap.on_price(OnPrice::SoldOut);
    gone.on_price(OnPrice::SoldOut);
    dear.on_price(OnPrice::Moved(500));
    let Priced::SoldOut { alternatives, lost } = office.price(&view, &view.cards[0].lead.id).await else {
        panic!("not sold out");
    };
    assert_eq!(lost.offer.supplier.0, "gds-a");
    let offered: Vec<_> = alternatives
        .iter()
        .map(|other| other.offer.supplier.0.as_str())
        .collect();
    assert_eq!(offered, ["gds-b"]);
    assert_eq!(alternatives[0].offer.fares[0].base.minor, 90_500);
}

#[tokio::test]
async fn an_expired_offer_asks_for_a_new_search() {
    let old = airline("gds-a", 90_000);
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&old]).await;
    let view = office.search().await;
    old.on_price(OnPrice::Expired);
    assert!(matches!(
        office.price(&view, &view.cards[0].lead.id).await,
        Priced::Expired { .. }
    ));
}

#[tokio::test]
async fn another_brand_of_the_card_can_be_priced_by_its_code() {
    let offers = vec![
        trip::offer("gds-a", "LITE", 80_000),
        trip::offer("gds-a", "FLEX", 99_000),
    ];
    let brands = Arc::new(Airline::new("gds-a", offers));
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&brands]).await;
    let view = office.search().await;
    let mut command = PriceCommand {
        request_id: view.request_id.clone(),
        itinerary: view.cards[0].lead.id.clone(),
        brand: Some("FLEX".to_owned()),
    };
    let Priced::Open(open) = office
        .process
        .sale
        .price(&office.agent, &command)
        .await
        .expect("priced")
    else {
        panic!("not open");
    };
    assert_eq!(open.session.details.priced.offer.brand.code, "FLEX");
    assert_eq!(open.lower.expect("LITE is lower").offer.brand.code, "LITE");
    command.brand = Some("GOLD".to_owned());
    assert!(matches!(
        office.process.sale.price(&office.agent, &command).await,
        Err(PriceError::UnknownBrand)
    ));
    command.itinerary = ItineraryId("0000".to_owned());
    assert!(matches!(
        office.process.sale.price(&office.agent, &command).await,
        Err(PriceError::UnknownItinerary)
    ));
}

#[tokio::test]
async fn travellers_with_faults_are_not_taken() {
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&airline("gds-a", 90_000)]).await;
    let open = office.open_price().await;
    let mut travellers = trip::party();
    travellers[1].surname = "H0ssain".to_owned();
    let command = SellCommand {
        session: open.session.id,
        travellers,
        contact: trip::contact(),
        extras: Vec::new(),
        extras_shown: None,
    };
    let Err(SellError::Travellers(faults)) = office.process.sale.sell(&office.agent, command).await else {
        panic!("it was sold");
    };
    assert_eq!(
        faults.iter().map(|fault| fault.pointer()).collect::<Vec<_>>(),
        ["/travellers/1/surname"]
    );
}

// covers: T-299
#[tokio::test]
async fn selling_prices_again_and_tells_what_moved_or_is_gone() {
    let moving = airline("gds-a", 90_000);
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&moving]).await;
    let open = office.open_price().await;
    assert_eq!(office.sell(open.session.id).await.standing, Standing::Same);
    moving.on_price(OnPrice::Moved(2_000));
    let moved = office.sell(open.session.id).await;
    assert!(matches!(moved.standing, Standing::Changed(_)) && moved.is_bookable());
    assert_eq!(moved.session.details.priced.offer.fares[0].base.minor, 92_000);
    moving.on_price(OnPrice::SoldOut);
    let gone = office.sell(open.session.id).await;
    assert!(!gone.is_bookable());
    assert!(matches!(office.book(&gone).await, Err(BookError::NotSold)));
}

// covers: T-184
#[tokio::test]
async fn a_fresh_price_gives_five_minutes_and_never_more_than_twenty_in_all() {
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&airline("gds-a", 90_000)]).await;
    let open = office.open_price().await;
    let left = |sold: &jetway_app::flight::sale::sell::Sold| sold.session.expires_at - jetway_testkit::start();
    office.pass(TimeDelta::minutes(12));
    assert_eq!(left(&office.sell(open.session.id).await), TimeDelta::minutes(17));
    office.pass(TimeDelta::minutes(4));
    assert_eq!(left(&office.sell(open.session.id).await), TimeDelta::minutes(20));
    office.pass(TimeDelta::minutes(4));
    let command = SellCommand {
        session: open.session.id,
        travellers: trip::party(),
        contact: trip::contact(),
        extras: Vec::new(),
        extras_shown: None,
    };
    let late = office.process.sale.sell(&office.agent, command).await;
    assert!(matches!(late, Err(SellError::Session(SessionError::Expired))));
}

#[tokio::test]
async fn a_session_belongs_to_one_person_and_survives_a_restart() {
    let mut office = Office::open(TestDatabase::sqlite().await, 0, &[&airline("gds-a", 90_000)]).await;
    let open = office.open_price().await;
    let stranger = office.stranger().await;
    let mut colleague = office.agent.clone();
    colleague.user = stranger.user;
    for caller in [&stranger, &colleague] {
        let command = SellCommand {
            session: open.session.id,
            travellers: trip::party(),
            contact: trip::contact(),
            extras: Vec::new(),
            extras_shown: None,
        };
        let refused = office.process.sale.sell(caller, command).await;
        assert!(matches!(refused, Err(SellError::Session(SessionError::NotFound))));
    }
    office.restart().await;
    assert!(office.sell(open.session.id).await.is_bookable());
}
