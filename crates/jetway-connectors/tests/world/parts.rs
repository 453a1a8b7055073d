//! Partial ticketing.

use std::sync::Arc;

use chrono::TimeDelta;
use jetway_connectors::port::air::{AirSupplier, BookingState, Outcome, SupplierBooking};
use jetway_connectors::sandbox::{Effect, FileJournal, Forced, Step, WorldConfig};
use jetway_domain::clock::ManualClock;

use crate::accidents::{ALWAYS, accident_prone};
use crate::contract::{ALL_SUPPLIERS, SUPPLIERS, booked, cheapest};
use crate::setup::{Stage, family_trip, now, party};

async fn issued(supplier: &dyn AirSupplier, pnr: &str) -> SupplierBooking {
    match supplier.issue("op-issue", pnr).await {
        Outcome::Done(booking) => booking,
        other => panic!("{other:?}"),
    }
}

async fn held_for(supplier: &dyn AirSupplier, surname: &str) -> SupplierBooking {
    let (offer, people) = (cheapest(supplier).await, party(&family_trip(), surname));
    match supplier.book("op-book", &offer, &people, &[]).await {
        Outcome::Done(booking) => booking,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn tktpart_makes_one_ticket_of_three_and_the_rest_after_two_minutes() {
    for id in ALL_SUPPLIERS {
        let stage = Stage::new();
        let supplier = stage.supplier(id);
        let record = held_for(&*supplier, "TKTPART").await;
        let part = issued(&*supplier, &record.pnr).await;
        // The Duffel connector reports no tickets before all exist.
        let told = if SUPPLIERS.contains(&id) { 1 } else { 0 };
        assert_eq!(
            (part.state, part.tickets.len()),
            (BookingState::Ticketing, told),
            "{id}"
        );
        stage.clock.advance(TimeDelta::seconds(119));
        let waiting = supplier.retrieve(&record.pnr).await.expect("shown");
        assert_eq!(
            (waiting.state, waiting.tickets.len()),
            (BookingState::Ticketing, told),
            "{id}"
        );
        stage.clock.advance(TimeDelta::seconds(1));
        let whole = supplier.retrieve(&record.pnr).await.expect("shown");
        assert_eq!((whole.state, whole.tickets.len()), (BookingState::Ticketed, 3), "{id}");
        assert!(part.tickets.iter().all(|ticket| whole.tickets.contains(ticket)), "{id}");
        assert_eq!(issued(&*supplier, &record.pnr).await, whole, "{id}: still one set");
    }
}

#[tokio::test]
async fn a_part_is_made_as_often_as_set_never_of_one_ticket_and_never_by_hand() {
    let config = WorldConfig {
        issue_partial_bp: ALWAYS,
        ..WorldConfig::quiet()
    };
    for (id, state) in [("gds-a", BookingState::Ticketing), ("cons", BookingState::Ticketed)] {
        let (supplier, _) = accident_prone(id, config.clone());
        let record = booked(&*supplier, "op-1", &cheapest(&*supplier).await).await;
        assert_eq!(issued(&*supplier, &record.pnr).await.state, state, "{id}");
    }
    let (supplier, _) = accident_prone("gds-a", config);
    let mut alone = family_trip();
    (alone.passengers.adults, alone.passengers.child_ages) = (1, Vec::new());
    let offer = supplier.search(&alone).await.expect("answers").remove(0);
    let Outcome::Done(record) = supplier.book("op-1", &offer, &party(&alone, "Rahman"), &[]).await else {
        panic!("not booked")
    };
    assert_eq!(issued(&*supplier, &record.pnr).await.state, BookingState::Ticketed);
}

#[tokio::test]
async fn a_part_can_be_asked_for_and_a_restart_forgets_neither_it_nor_the_rest() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("world.jsonl");
    let clock = Arc::new(ManualClock::at(now()));
    let open = || Stage::over(Arc::new(FileJournal::open(&path).expect("opens")), Arc::clone(&clock));
    let stage = open();
    let supplier = stage.supplier("gds-b");
    let record = booked(&*supplier, "op-1", &cheapest(&*supplier).await).await;
    let partial = Forced {
        step: Step::Issue,
        supplier: None,
        effect: Effect::Partial,
    };
    stage.world.control().force(partial).expect("possible");
    let part = issued(&*supplier, &record.pnr).await;
    assert_eq!(part.tickets.len(), 1);
    drop((supplier, stage));

    let stage = open();
    let supplier = stage.supplier("gds-b");
    assert_eq!(supplier.retrieve(&record.pnr).await, Ok(part));
    stage.clock.advance(TimeDelta::minutes(2));
    let whole = supplier.retrieve(&record.pnr).await.expect("shown");
    assert_eq!((whole.state, whole.tickets.len()), (BookingState::Ticketed, 3));
}
