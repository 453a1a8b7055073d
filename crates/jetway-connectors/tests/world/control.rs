//! The controls.

use std::sync::Arc;
use std::time::Duration;

use chrono::TimeDelta;
use jetway_connectors::port::air::{BookingState, Outcome, PriceCheck, Rejection, SupplierError};
use jetway_connectors::sandbox::{Conduct, Effect, Forced, MemoryJournal, Step, World, WorldConfig};
use jetway_domain::air::offer::SupplierId;
use jetway_domain::clock::ManualClock;

use crate::contract::{booked, cheapest};
use crate::setup::{SEED, Stage, family_trip, now, total};

fn forced(step: Step, supplier: Option<&str>, effect: Effect) -> Forced {
    Forced {
        step,
        supplier: supplier.map(|id| SupplierId(id.to_owned())),
        effect,
    }
}

#[tokio::test]
async fn the_next_price_check_can_be_dearer_or_sold_out() {
    let stage = Stage::new();
    let (a, b) = (stage.supplier("gds-a"), stage.supplier("gds-b"));
    let (offer, other) = (cheapest(&*a).await, cheapest(&*b).await);
    let control = stage.world.control();
    control
        .force(forced(Step::Price, Some("gds-a"), Effect::PriceUp { percent: 10 }))
        .expect("possible");
    control
        .force(forced(Step::Price, None, Effect::SoldOut))
        .expect("possible");
    assert_eq!(
        b.price(&family_trip(), &other).await,
        Ok(PriceCheck::SoldOut),
        "applies to the first request"
    );
    let Ok(PriceCheck::Available(dearer)) = a.price(&family_trip(), &offer).await else {
        panic!("not available")
    };
    assert!(total(&dearer) > total(&offer));
    let Ok(PriceCheck::Available(same)) = a.price(&family_trip(), &dearer).await else {
        panic!("not available")
    };
    assert_eq!(same.fares, dearer.fares, "a new price stays");
    let Ok(PriceCheck::Available(usual)) = a.price(&family_trip(), &offer).await else {
        panic!("not available")
    };
    assert_eq!(usual.fares, offer.fares, "an effect is used up");
}

#[tokio::test]
async fn a_lost_booking_is_found_by_its_operation() {
    let stage = Stage::new();
    let supplier = stage.supplier("lcc");
    let offer = cheapest(&*supplier).await;
    stage
        .world
        .control()
        .force(forced(Step::Book, None, Effect::Unknown))
        .expect("possible");
    let party = crate::setup::party(&family_trip(), "Rahman");
    assert_eq!(supplier.book("op-1", &offer, &party, &[]).await, Outcome::Unknown);
    let found = supplier
        .find_by_operation("op-1")
        .await
        .expect("answers")
        .expect("a record");
    assert_eq!(found.state, BookingState::Held);
    assert_eq!(supplier.book("op-1", &offer, &party, &[]).await, Outcome::Done(found));
}

#[tokio::test]
async fn a_dearer_fare_at_issue_is_offered_and_the_record_lives() {
    let stage = Stage::new();
    let supplier = stage.supplier("gds-a");
    let offer = cheapest(&*supplier).await;
    let booking = booked(&*supplier, "op-1", &offer).await;
    stage
        .world
        .control()
        .force(forced(Step::Issue, None, Effect::PriceUp { percent: 3 }))
        .expect("possible");
    let answer = supplier.issue("op-2", &booking.pnr).await;
    let Outcome::Rejected(Rejection::PriceChanged(dearer)) = answer else {
        panic!("{answer:?}")
    };
    assert!(total(&dearer) > total(&offer));
    assert!(matches!(supplier.issue("op-3", &booking.pnr).await, Outcome::Done(_)));
}

#[tokio::test]
async fn accidents_happen_as_often_as_set() {
    let world = |config| {
        World::open(
            SEED,
            Arc::new(ManualClock::at(now())),
            Arc::new(MemoryJournal::default()),
            config,
        )
    };
    let first = |world: Arc<World>| world.suppliers().remove(0);
    let late = WorldConfig {
        read_timeout_bp: 10_000,
        ..WorldConfig::quiet()
    };
    let supplier = first(world(late).expect("opens"));
    assert_eq!(supplier.search(&family_trip()).await, Err(SupplierError::Timeout));

    let moving = WorldConfig {
        price_changed_bp: 10_000,
        issue_pending_bp: 10_000,
        ..WorldConfig::quiet()
    };
    let supplier = first(world(moving).expect("opens"));
    let offer = cheapest(&*supplier).await;
    let Ok(PriceCheck::Available(dearer)) = supplier.price(&family_trip(), &offer).await else {
        panic!("unavailable")
    };
    assert!(total(&dearer) > total(&offer));
    let Ok(PriceCheck::Available(again)) = supplier.price(&family_trip(), &dearer).await else {
        panic!("unavailable")
    };
    assert_eq!(again.fares, dearer.fares, "a price that moved stays where it is");
    let booking = booked(&*supplier, "op-1", &dearer).await;
    let Outcome::Done(making) = supplier.issue("op-2", &booking.pnr).await else {
        panic!("refused")
    };
    assert_eq!(making.state, BookingState::Ticketing);

    let empty = WorldConfig {
        price_sold_out_bp: 10_000,
        book_sold_out_bp: 10_000,
        ..WorldConfig::quiet()
    };
    let supplier = first(world(empty).expect("opens"));
    let offer = cheapest(&*supplier).await;
    assert_eq!(supplier.price(&family_trip(), &offer).await, Ok(PriceCheck::SoldOut));
    let party = crate::setup::party(&family_trip(), "Rahman");
    assert_eq!(
        supplier.book("op-1", &offer, &party, &[]).await,
        Outcome::Rejected(Rejection::SoldOut)
    );
}

#[tokio::test]
async fn impossible_effects_are_refused() {
    let control = Stage::new().world.control();
    for (step, effect) in [
        (Step::Search, Effect::SoldOut),
        (Step::Price, Effect::Unknown),
        (Step::Book, Effect::Timeout),
        (Step::Issue, Effect::SoldOut),
        (Step::Price, Effect::PriceUp { percent: 0 }),
        (Step::Extend, Effect::PriceUp { percent: 5 }),
        (Step::Extend, Effect::Pending),
    ] {
        assert!(
            control.force(forced(step, None, effect)).is_err(),
            "{step:?} {effect:?}"
        );
    }
    assert_eq!(control.status().forced, []);
}

#[tokio::test]
async fn a_supplier_can_fail_and_recover() {
    let stage = Stage::new();
    let (control, supplier) = (stage.world.control(), stage.supplier("gds-a"));
    assert!(control.set_conduct(Some(supplier.id()), Conduct::Fails));
    assert!(matches!(
        supplier.search(&family_trip()).await,
        Err(SupplierError::Unavailable(_))
    ));
    assert!(stage.supplier("gds-b").search(&family_trip()).await.is_ok());
    assert!(control.set_conduct(Some(supplier.id()), Conduct::Works));
    assert!(supplier.search(&family_trip()).await.is_ok());
    assert!(!control.set_conduct(Some(&SupplierId("gds-z".to_owned())), Conduct::Fails));
    assert!(control.status().troubled.is_empty());
}

#[tokio::test(start_paused = true)]
async fn a_supplier_that_hangs_answers_nothing_and_all_can_fail_together() {
    let stage = Stage::new();
    let control = stage.world.control();
    let hanging = stage.supplier("gds-a");
    control.set_conduct(Some(hanging.id()), Conduct::Hangs);
    let question = family_trip();
    let patience = Duration::from_secs(3_600);
    let searched = tokio::time::timeout(patience, hanging.search(&question)).await;
    let retrieved = tokio::time::timeout(patience, hanging.retrieve("ABCDEF")).await;
    assert!(searched.is_err() && retrieved.is_err(), "{searched:?} {retrieved:?}");
    control.set_conduct(None, Conduct::Fails);
    for supplier in stage.world.suppliers() {
        let answer = supplier.search(&question).await;
        assert!(matches!(answer, Err(SupplierError::Unavailable(_))), "{answer:?}");
    }
    // Five sell flights, three hotels, and one issues the tickets of groups.
    assert_eq!(control.status().troubled.len(), 9);
    control.reset().expect("forgotten");
    assert!(hanging.search(&question).await.is_ok());
}

#[tokio::test]
async fn time_and_memory_can_be_moved_and_reset() {
    let stage = Stage::new();
    let (control, supplier) = (stage.world.control(), stage.supplier("gds-a"));
    let booking = booked(&*supplier, "op-1", &cheapest(&*supplier).await).await;
    control.advance(TimeDelta::hours(25)).expect("kept");
    assert_eq!(stage.world.clock().now(), now() + TimeDelta::hours(25));
    assert_eq!(
        supplier.retrieve(&booking.pnr).await.map(|booking| booking.state),
        Ok(BookingState::Cancelled)
    );
    control.reset().expect("emptied");
    assert_eq!((stage.world.clock().now(), control.status().bookings), (now(), 0));
    assert_eq!(supplier.retrieve(&booking.pnr).await, Err(SupplierError::NotFound));
    assert_eq!(stage.reopened().world.control().status().bookings, 0);
}

#[tokio::test(start_paused = true)]
async fn suppliers_take_their_time_when_told_to() {
    let stage = Stage::new();
    let (control, supplier) = (stage.world.control(), stage.supplier("gds-a"));
    let took = |percent: u32| {
        let (control, supplier) = (control.clone(), supplier.clone());
        async move {
            control.set_latency_percent(percent);
            let start = tokio::time::Instant::now();
            supplier.search(&family_trip()).await.expect("answers");
            start.elapsed()
        }
    };
    let (none, full, half) = (took(0).await, took(100).await, took(50).await);
    assert_eq!(none, Duration::ZERO);
    assert!(
        full >= Duration::from_millis(200) && full <= Duration::from_millis(4_250),
        "{full:?}"
    );
    assert!(half < full && half > full / 3, "{half:?} of {full:?}");
}
