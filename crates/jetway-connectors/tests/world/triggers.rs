//! Surnames that trigger failures.

use std::sync::Arc;

use chrono::TimeDelta;
use jetway_connectors::port::air::{AirSupplier, BookingState, Outcome, Rejection, SupplierBooking, SupplierError};

use crate::contract::{SUPPLIERS, cheapest};
use crate::setup::{Stage, family_trip, party, total};

async fn book(supplier: &Arc<dyn AirSupplier>, surname: &str) -> Outcome<SupplierBooking> {
    supplier
        .book(
            "op-book",
            &cheapest(&**supplier).await,
            &party(&family_trip(), surname),
            &[],
        )
        .await
}

async fn record(supplier: &Arc<dyn AirSupplier>, surname: &str) -> SupplierBooking {
    match book(supplier, surname).await {
        Outcome::Done(booking) => booking,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn priceup_asks_five_percent_more_once() {
    for id in SUPPLIERS {
        let supplier = Stage::new().supplier(id);
        let offer = cheapest(&*supplier).await;
        let Outcome::Rejected(Rejection::PriceChanged(dearer)) = book(&supplier, "PriceUp").await else {
            panic!("{id}")
        };
        let (before, after) = (offer.fares[0].base.minor, dearer.fares[0].base.minor);
        // Filed fares are rounded up to five dirhams, before and after.
        let exact = before * 105 / 100;
        assert!(
            after > before && (exact - 525..=exact + 500).contains(&after),
            "{id}: {before} {after}"
        );
        assert!(total(&dearer) > total(&offer), "{id}");
        let replay = supplier
            .book("op-book", &offer, &party(&family_trip(), "PRICEUP"), &[])
            .await;
        assert_eq!(
            replay,
            Outcome::Rejected(Rejection::PriceChanged(dearer.clone())),
            "{id}"
        );
        let accepted = supplier
            .book("op-2", &dearer, &party(&family_trip(), "PRICEUP"), &[])
            .await;
        assert!(matches!(accepted, Outcome::Done(_)), "{id}: {accepted:?}");
    }
}

#[tokio::test]
async fn soldout_is_sold_out() {
    let stage = Stage::new();
    let supplier = stage.supplier("lcc");
    assert_eq!(book(&supplier, "SOLDOUT").await, Outcome::Rejected(Rejection::SoldOut));
    assert_eq!(stage.world.control().status().bookings, 0);
    assert_eq!(
        book(&stage.reopened().supplier("lcc"), "SOLDOUT").await,
        Outcome::Rejected(Rejection::SoldOut)
    );
}

#[tokio::test]
async fn tktpend_tickets_after_two_minutes() {
    let stage = Stage::new();
    let supplier = stage.supplier("gds-b");
    let booking = record(&supplier, "TKTPEND").await;
    let Outcome::Done(making) = supplier.issue("op-issue", &booking.pnr).await else {
        panic!("not accepted")
    };
    assert_eq!((making.state, making.tickets.len()), (BookingState::Ticketing, 0));
    stage.clock.advance(TimeDelta::minutes(2));
    let made = supplier.retrieve(&booking.pnr).await.expect("shown");
    assert_eq!((made.state, made.tickets.len()), (BookingState::Ticketed, 3));
    assert_eq!(supplier.issue("op-issue", &booking.pnr).await, Outcome::Done(made));
}

#[tokio::test]
async fn tktfail_refuses_and_the_record_lives() {
    let supplier = Stage::new().supplier("gds-a");
    let booking = record(&supplier, "TKTFAIL").await;
    let refused = supplier.issue("op-issue", &booking.pnr).await;
    assert!(
        matches!(refused, Outcome::Rejected(Rejection::Refused(_))),
        "{refused:?}"
    );
    assert_eq!(
        supplier.retrieve(&booking.pnr).await.map(|booking| booking.state),
        Ok(BookingState::Held)
    );
}

#[tokio::test]
async fn tktlost_is_silent_and_then_ticketed_once() {
    let stage = Stage::new();
    let supplier = stage.supplier("ndc-x");
    let booking = record(&supplier, "TKTLOST").await;
    assert_eq!(supplier.issue("op-issue", &booking.pnr).await, Outcome::Unknown);
    assert_eq!(supplier.retrieve(&booking.pnr).await, Err(SupplierError::Timeout));
    assert_eq!(
        supplier.issue("op-other", &booking.pnr).await,
        Outcome::Unknown,
        "issued again blindly, still one set"
    );
    stage.clock.advance(TimeDelta::minutes(2));
    let found = supplier.retrieve(&booking.pnr).await.expect("shown");
    assert_eq!((found.state, found.tickets.len()), (BookingState::Ticketed, 3));
}
