//! Schedule changes after the sale.

use std::sync::Arc;

use chrono::{Days, TimeDelta};
use jetway_connectors::sandbox::{MemoryJournal, World, WorldConfig};
use jetway_domain::air::schedule_change::moved_flights;
use jetway_domain::clock::ManualClock;

use crate::contract::{SUPPLIERS, booked, cheapest};
use crate::setup::{SEED, Stage, family_trip, now};

#[tokio::test]
async fn a_record_tells_its_flights_as_they_were_sold() {
    for id in SUPPLIERS {
        let supplier = Stage::new().supplier(id);
        let offer = cheapest(&*supplier).await;
        assert_eq!(
            booked(&*supplier, "op-1", &offer).await.segments,
            offer.segments,
            "{id}"
        );
    }
}

#[tokio::test]
async fn a_flight_that_is_moved_leaves_later_for_everybody_and_after_a_restart() {
    let stage = Stage::new();
    let supplier = stage.supplier("gds-a");
    let offer = cheapest(&*supplier).await;
    let record = booked(&*supplier, "op-1", &offer).await;
    let control = stage.world.control();
    assert!(!control.reschedule("NOBODY", 95).expect("kept"));
    assert!(control.reschedule(&record.pnr, 20).expect("kept"));

    let stage = stage.reopened();
    let supplier = stage.supplier("gds-a");
    let later = supplier.retrieve(&record.pnr).await.expect("answers");
    let moved = moved_flights(&offer.segments, &later.segments);
    assert_eq!(moved.len(), 1, "the first flight alone");
    let (before, after) = (&moved[0].previous, &moved[0].current);
    assert_eq!(before, &offer.segments[0]);
    assert_eq!(after.origin.utc - before.origin.utc, TimeDelta::minutes(20));
    assert_eq!(after.destination.utc - before.destination.utc, TimeDelta::minutes(20));
    assert_eq!(after.origin.local - before.origin.local, TimeDelta::minutes(20));
    let on_sale = supplier.search(&family_trip()).await.expect("answers");
    let same_flight = on_sale
        .iter()
        .find(|other| other.segments[0].marketing == before.marketing);
    assert_eq!(same_flight.expect("on sale").segments[0].origin, after.origin);
}

#[tokio::test]
async fn airlines_move_flights_in_the_weeks_before_they_leave() {
    let config = WorldConfig {
        schedule_changed_bp: 10_000,
        ..WorldConfig::quiet()
    };
    let clock = Arc::new(ManualClock::at(now()));
    let world = World::open(
        SEED,
        Arc::clone(&clock) as _,
        Arc::new(MemoryJournal::default()),
        config,
    )
    .expect("opens");
    let supplier = world.suppliers().remove(0);
    // Two months before departure nothing has changed.
    let offer = cheapest(&*supplier).await;
    let first = offer.segments[0].origin.utc;
    let record = booked(&*supplier, "op-1", &offer).await;
    supplier.issue("op-2", &record.pnr).await;
    assert_eq!(record.segments, offer.segments);
    clock.set(first - Days::new(2));
    let now_flown = supplier.retrieve(&record.pnr).await.expect("answers").segments;
    assert!(!moved_flights(&offer.segments, &now_flown).is_empty());
}
