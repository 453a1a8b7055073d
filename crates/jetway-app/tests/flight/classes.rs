//! Booking classes that change at the same price: told before anything is done, and done once accepted.

use jetway_app::flight::sale::book::BookError;
use jetway_app::flight::sale::sell::Standing;
use jetway_app::flight::ticketing::issue::IssueError;
use jetway_app::flight::ticketing::verify::HeldPrice;
use jetway_connectors::port::air::Rejection;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::air::pricing::fare_change::FareChange;
use jetway_domain::order::{OrderEventKind, OrderStatus};
use jetway_testkit::{TestDatabase, on_both_engines};

use crate::airline::{OnPrice, OnWrite, reclassed};
use crate::office::{Office, airline};
use crate::trip;

const FUNDS: i64 = 1_000_000;
/// What the offers of these tests are not sold in.
const OTHER: char = 'B';

/// The letters of a change, which is of nothing else.
fn letters(change: &FareChange) -> Vec<(char, char)> {
    let pairs = change.classes.iter();
    pairs.map(|class| (class.previous.rbd, class.current.rbd)).collect()
}

fn sold_in(order: &FlightOrder) -> char {
    order.details.offer.segments[0].rbd
}

#[tokio::test]
async fn a_changed_class_is_reported_when_a_fare_is_priced_and_when_it_is_sold() {
    let gds = airline("gds-a", 90_000);
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&gds]).await;
    let shown = trip::offer("gds-a", "VALUE", 90_000).segments[0].rbd;
    gds.on_price(OnPrice::Reclassed(OTHER));
    let open = office.open_price().await;
    let change = open.change.expect("a change");
    assert!(!change.moves_price(&open.session.details.priced.quote));
    assert_eq!(letters(&change)[0], (shown, OTHER));
    assert_eq!(
        office.sell(open.session.id).await.standing,
        Standing::Same,
        "reported once"
    );

    gds.on_price(OnPrice::Reclassed('M'));
    let sold = office.sell(open.session.id).await;
    let Standing::Changed(change) = &sold.standing else {
        panic!("{:?}", sold.standing)
    };
    assert_eq!(letters(change)[0], (OTHER, 'M'));
    assert!(sold.is_bookable());
}

on_both_engines! {
    async fn a_class_that_changed_while_booking_is_booked_by_the_next_request(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(test, 0, &[&gds]).await;
        let sold = office.sold().await;
        let other = reclassed(&sold.session.details.priced.offer, OTHER);
        gds.on_book(OnWrite::Refuse(Rejection::PriceChanged(Box::new(other))));
        let Err(BookError::PriceChanged { change, current }) = office.book(&sold).await else {
            panic!("it was booked");
        };
        assert_eq!((letters(&change)[0].1, change.moves_price(&current)), (OTHER, false));
        assert_eq!(gds.count("book"), 0);
        gds.on_book(OnWrite::Do);
        let order = office.book(&sold).await.expect("booked");
        assert_eq!((order.status, sold_in(&order)), (OrderStatus::OnHold, OTHER));
    }

    async fn a_class_changed_since_booking_is_reported_before_money_moves(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(test, FUNDS, &[&gds]).await;
        let (asked, pressed) = (office.booked().await, office.booked().await);
        gds.on_price(OnPrice::Reclassed(OTHER));
        let verified = office.verify(&asked.reference).await.expect("an answer");
        assert!(matches!(&verified.price, HeldPrice::Moved(change) if letters(change)[0].1 == OTHER));
        let refused = office.issue(&pressed).await;
        assert!(matches!(&refused, Err(IssueError::PriceChanged { change, .. }) if letters(change)[0].1 == OTHER));
        assert_eq!((office.wallet().await.held.minor, gds.count("issue")), (0, 0));
        for order in [&asked, &pressed] {
            let view = office.order(&order.reference).await;
            let event = view.history.last().expect("a line");
            assert_eq!((event.kind, view.order.details.price_changed), (OrderEventKind::ClassChanged, false));
            assert!(event.text.contains("→ B"), "{}", event.text);
            // The amount is the one that was seen; the class has been told.
            let issued = office.issue(order).await.expect("issued");
            assert_eq!((issued.status, sold_in(&issued)), (OrderStatus::Confirmed, OTHER));
        }
        office.prove().await;
    }
}
