//! Price checks that return another booking class, and fares that change more often at one supplier.

use chrono::TimeDelta;
use jetway_connectors::port::air::{Outcome, PriceCheck};
use jetway_connectors::sandbox::{Effect, Forced, Step, WorldConfig};
use jetway_domain::air::offer::SupplierOffer;
use jetway_domain::air::pricing::fare_change::class_changes;

use crate::accidents::{ALWAYS, accident_prone, price};
use crate::contract::{ALL_SUPPLIERS, booked, cheapest};
use crate::setup::{Stage, family_trip, total};

/// Economy booking classes, cheapest first.
const LETTERS: &str = "TQVLKHMBY";

fn forced(step: Step) -> Forced {
    Forced {
        step,
        supplier: None,
        effect: Effect::ClassChange,
    }
}

/// By how many classes each flight became more expensive.
fn steps(before: &SupplierOffer, after: &SupplierOffer) -> Vec<usize> {
    let at = |letter| LETTERS.find(letter).expect("a letter");
    let pairs = before.segments.iter().zip(&after.segments);
    pairs.map(|(old, new)| at(new.rbd) - at(old.rbd)).collect()
}

#[tokio::test]
async fn a_class_that_changes_is_the_next_dearer_letter_and_books_as_it_was_told() {
    for id in ALL_SUPPLIERS {
        let stage = Stage::new();
        let supplier = stage.supplier(id);
        let offer = cheapest(&*supplier).await;
        stage.world.control().force(forced(Step::Price)).expect("possible");
        let moved = price(&*supplier, &offer).await.expect("available");
        assert_eq!(steps(&offer, &moved), vec![1; offer.segments.len()], "{id}");
        assert_eq!(
            class_changes(&offer.segments, &moved.segments).len(),
            offer.segments.len(),
            "{id}"
        );
        assert!(total(&moved) > total(&offer), "{id}");
        let again = price(&*supplier, &moved).await.expect("available");
        assert_eq!((&again.fares, &again.segments), (&moved.fares, &moved.segments), "{id}");
        booked(&*supplier, "op-1", &again).await;
    }
}

#[tokio::test]
async fn a_record_whose_class_changes_is_still_its_holders() {
    let stage = Stage::new();
    let supplier = stage.supplier("gds-a");
    let offer = cheapest(&*supplier).await;
    let record = booked(&*supplier, "op-1", &offer).await;
    stage.world.control().force(forced(Step::Price)).expect("possible");
    let moved = price(&*supplier, &offer).await.expect("ours");
    assert_eq!(steps(&offer, &moved), vec![1; offer.segments.len()]);
    // After midnight other fares apply, but not to held records.
    stage.clock.advance(TimeDelta::hours(20));
    let promised = price(&*supplier, &moved).await.expect("ours");
    assert_eq!((promised.fares, promised.segments), (moved.fares, moved.segments));
    assert!(matches!(supplier.issue("op-2", &record.pnr).await, Outcome::Done(_)));
}

#[tokio::test]
async fn classes_change_as_often_as_set_and_never_of_what_is_held() {
    let config = WorldConfig {
        class_changed_bp: ALWAYS,
        ..WorldConfig::quiet()
    };
    let (supplier, _) = accident_prone("gds-a", config);
    let offer = cheapest(&*supplier).await;
    let moved = price(&*supplier, &offer).await.expect("available");
    assert_eq!(steps(&offer, &moved), vec![1; offer.segments.len()]);
    booked(&*supplier, "op-1", &offer).await;
    let held = price(&*supplier, &offer).await.expect("ours");
    assert!(class_changes(&offer.segments, &held.segments).is_empty());
}

#[tokio::test]
async fn the_dearest_letter_has_none_above_it() {
    let stage = Stage::new();
    let supplier = stage.supplier("gds-a");
    let mut offer = cheapest(&*supplier).await;
    for _ in 0..LETTERS.len() {
        stage.world.control().force(forced(Step::Price)).expect("possible");
        offer = price(&*supplier, &offer).await.expect("available");
    }
    assert!(
        offer.segments.iter().all(|segment| segment.rbd == 'Y'),
        "{:?}",
        offer.segments
    );
    booked(&*supplier, "op-1", &offer).await;
}

#[test]
fn a_class_changes_at_a_price_check_and_nowhere_else() {
    let control = Stage::new().world.control();
    let elsewhere = [Step::Search, Step::Book, Step::Issue, Step::Extend, Step::Extras];
    assert!(elsewhere.into_iter().all(|step| control.force(forced(step)).is_err()));
    assert!(control.force(forced(Step::Price)).is_ok());
}

#[tokio::test]
async fn the_second_gds_is_staler_than_the_others() {
    let config = WorldConfig {
        price_changed_bp: 2_000,
        ..WorldConfig::quiet()
    };
    let mut parts = Vec::new();
    for id in ["gds-a", "gds-b"] {
        let (supplier, _) = accident_prone(id, config.clone());
        let offers = supplier.search(&family_trip()).await.expect("answers");
        let mut moved = 0;
        for offer in &offers {
            let check = supplier.price(&family_trip(), offer).await.expect("answers");
            let PriceCheck::Available(now) = check else {
                panic!("{id}: {check:?}")
            };
            moved += usize::from(now.fares != offer.fares);
        }
        assert!(offers.len() > 50, "{id}: {}", offers.len());
        parts.push(moved * 100 / offers.len());
    }
    assert!(
        (10..30).contains(&parts[0]) && (30..50).contains(&parts[1]),
        "{parts:?}"
    );
}
