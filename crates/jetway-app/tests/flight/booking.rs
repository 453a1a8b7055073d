//! One order per price session, through failures and concurrent requests.

use chrono::TimeDelta;
use jetway_app::flight::sale::book::{BookCommand, BookError};
use jetway_app::flight::sale::session::SessionError;
use jetway_connectors::port::air::Rejection;
use jetway_domain::order::{OrderEventKind, OrderStatus};
use jetway_testkit::{TestDatabase, on_both_engines};

use crate::airline::{OnWrite, moved};
use crate::office::{Office, airline};
use crate::trip;

on_both_engines! {
    // covers: T-300
    async fn booking_holds_the_seats_and_the_order_can_be_read(test: TestDatabase) {
        let office = Office::open(test, 0, &[&airline("gds-a", 90_000)]).await;
        let order = office.booked().await;
        assert_eq!(order.status, OrderStatus::OnHold);
        assert_eq!(order.reference.as_str().get(..8), Some("FAF2611-"));
        let view = office.order(&order.reference).await;
        assert_eq!(view.order, order);
        assert_eq!(view.order.pnr.as_deref(), Some("PNR001"));
        assert_eq!(view.history.iter().map(|event| event.kind).collect::<Vec<_>>(), [
            OrderEventKind::Requested,
            OrderEventKind::Booked,
        ]);
        assert_eq!(view.history[0].by, "Amina Rahman");
    }

    async fn a_duplicate_trip_causes_a_warning(test: TestDatabase) {
        let office = Office::open(test, 0, &[&airline("gds-a", 90_000)]).await;
        let first = office.booked().await;
        let codes = |sold: &jetway_app::flight::sale::sell::Sold| {
            sold.warnings.iter().map(|warning| warning.code).collect::<Vec<_>>()
        };
        let again = office.sold().await;
        assert!(codes(&again).contains(&"traveller.bookedAlready"), "{:?}", again.warnings);
        assert!(again.warnings.iter().any(|warning| warning.detail.contains(first.reference.as_str())));
        assert!(again.is_bookable(), "a warning does not prevent booking");
        office.process.ticketing.cancel(&office.agent, first.reference.clone()).await.expect("cancelled");
        let third = office.sold().await;
        assert!(!codes(&third).contains(&"traveller.bookedAlready"), "{:?}", third.warnings);
    }

    async fn eight_parallel_requests_make_one_order(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(test, 0, &[&gds]).await;
        let sold = office.sold().await;
        let orders = futures::future::join_all((0..8).map(|_| office.book(&sold))).await;
        let references: std::collections::HashSet<_> =
            orders.into_iter().map(|order| order.expect("booked").core.reference).collect();
        assert_eq!((references.len(), gds.count("book")), (1, 1));
        assert_eq!(office.book(&sold).await.expect("the same again").status, OrderStatus::OnHold);
        assert_eq!(gds.count("book"), 1);
    }

    async fn seats_that_could_not_be_held_are_not_booked(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(test, 0, &[&gds]).await;
        // The airline takes unpaid seats back six hours after the start.
        office.clock.advance(TimeDelta::minutes(355));
        let sold = office.sold().await;
        office.clock.advance(TimeDelta::minutes(6));
        assert!(matches!(office.book(&sold).await, Err(BookError::Refused(_))));
        assert_eq!(gds.count("book"), 0);
    }

    async fn two_processes_make_one_order(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(test, 0, &[&gds]).await;
        let other = office.second_process().await;
        let sold = office.sold().await;
        let command =
            BookCommand { session: sold.session.id, accepted: sold.session.details.priced.quote.customer_total };
        let requests = (0..6).map(|request| {
            let process = if request % 2 == 0 { &office.process } else { &other };
            process.sale.book(&office.agent, command.clone())
        });
        let orders = futures::future::join_all(requests).await;
        let references: std::collections::HashSet<_> =
            orders.into_iter().map(|order| order.expect("booked").core.reference).collect();
        assert_eq!((references.len(), gds.count("book")), (1, 1));
    }

    async fn a_price_that_changes_while_booking_must_be_accepted_again(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(test, 0, &[&gds]).await;
        let mut sold = office.sold().await;
        let dearer = moved(&trip::offer("gds-a", "VALUE", 90_000), 5_000);
        gds.on_book(OnWrite::Refuse(Rejection::PriceChanged(Box::new(dearer))));
        let Err(BookError::PriceChanged { change, current }) = office.book(&sold).await else {
            panic!("it was booked");
        };
        assert_eq!(current.gross.minor - change.previous.gross.minor, 15_000);
        gds.on_book(OnWrite::Do);
        assert!(matches!(office.book(&sold).await, Err(BookError::AmountMismatch { .. })));
        sold.session.details.priced.quote = *current;
        let order = office.book(&sold).await.expect("booked at the new price");
        assert_eq!((order.status, order.attempts.book), (OrderStatus::OnHold, 2));
        let kinds: Vec<_> = office.order(&order.reference).await.history.iter().map(|event| event.kind).collect();
        let (asked, refused, booked) = (OrderEventKind::Requested, OrderEventKind::Withdrawn, OrderEventKind::Booked);
        assert_eq!(kinds, [asked, refused, asked, booked]);
    }
}

#[tokio::test]
async fn a_refused_booking_leaves_nothing_to_see() {
    let gds = airline("gds-a", 90_000);
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&gds]).await;
    let sold = office.sold().await;
    gds.on_book(OnWrite::Refuse(Rejection::SoldOut));
    assert!(matches!(office.book(&sold).await, Err(BookError::SoldOut)));
    gds.on_book(OnWrite::Refuse(Rejection::Refused("no".to_owned())));
    assert!(matches!(office.book(&sold).await, Err(BookError::Refused(_))));
    let all = office
        .process
        .bookings
        .page(&office.agent, &crate::reading::everything(), &[])
        .await
        .expect("a list");
    assert_eq!(all.total, 0);
    office.reconcile().await;
    gds.on_book(OnWrite::Do);
    assert_eq!(office.book(&sold).await.expect("booked").status, OrderStatus::OnHold);
}

#[tokio::test]
async fn the_amount_must_be_the_one_on_the_screen() {
    let gds = airline("gds-a", 90_000);
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&gds]).await;
    let sold = office.sold().await;
    let current = sold.session.details.priced.quote.customer_total;
    for off_by in [-1, 1] {
        let accepted = trip::aed(current.minor + off_by);
        let refused = office
            .process
            .sale
            .book(
                &office.agent,
                BookCommand {
                    session: sold.session.id,
                    accepted,
                },
            )
            .await;
        assert!(matches!(refused, Err(BookError::AmountMismatch { current: told }) if told == current));
    }
    assert_eq!(gds.count("book"), 0);
}

#[tokio::test]
async fn nothing_is_booked_without_travellers_or_by_another_user() {
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&airline("gds-a", 90_000)]).await;
    let open = office.open_price().await;
    let accepted = open.session.details.priced.quote.customer_total;
    let command = BookCommand {
        session: open.session.id,
        accepted,
    };
    assert!(matches!(
        office.process.sale.book(&office.agent, command.clone()).await,
        Err(BookError::NotSold)
    ));
    let stranger = office.stranger().await;
    let refused = office.process.sale.book(&stranger, command).await;
    assert!(matches!(refused, Err(BookError::Session(SessionError::NotFound))));
}
