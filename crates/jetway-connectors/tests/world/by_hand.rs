//! The consolidator: private fares and manual ticketing.

use std::sync::Arc;

use chrono::TimeDelta;
use jetway_connectors::port::air::{AirSupplier, BookingState, Outcome};
use jetway_connectors::sandbox::{MemoryJournal, World, WorldConfig};
use jetway_domain::air::search::Cabin;
use jetway_domain::clock::ManualClock;

use crate::contract::{booked, cheapest};
use crate::setup::{SEED, Stage, family_trip, now, total};

/// Manual ticketing takes up to half an hour.
fn busy_consolidator(clock: &Arc<ManualClock>) -> Arc<World> {
    let config = WorldConfig {
        by_hand_minutes: 30,
        ..WorldConfig::quiet()
    };
    World::open(SEED, Arc::clone(clock) as _, Arc::new(MemoryJournal::default()), config).expect("opens")
}

fn supplier(world: &Arc<World>, id: &str) -> Arc<dyn AirSupplier> {
    let suppliers = world.suppliers();
    suppliers
        .into_iter()
        .find(|supplier| supplier.id().0 == id)
        .expect("a supplier")
}

#[tokio::test]
async fn private_fares_lie_below_what_the_airline_sells_with_the_same_bags() {
    let stage = Stage::new();
    let (private, published) = (stage.supplier("cons"), stage.supplier("gds-a"));
    for cabin in [Cabin::Economy, Cabin::Business] {
        let query = jetway_domain::air::search::AirSearchQuery { cabin, ..family_trip() };
        let (private, published) = (private.search(&query).await, published.search(&query).await);
        let (private, published) = (private.expect("answers"), published.expect("answers"));
        assert!(!private.is_empty(), "{cabin:?}");
        for offer in &private {
            let brand = &offer.brand;
            assert!(brand.ticketed_by_hand && !brand.refund.allowed, "{cabin:?} {brand:?}");
            let beside = published
                .iter()
                .find(|other| other.segments == offer.segments && other.brand.checked_bag == brand.checked_bag);
            assert!(
                beside.is_none_or(|other| total(offer) < total(other)),
                "{cabin:?} {}",
                total(offer)
            );
        }
        assert!(published.iter().all(|offer| !offer.brand.ticketed_by_hand));
    }
}

#[tokio::test]
async fn tickets_made_by_hand_take_minutes_and_half_an_hour_at_most() {
    let clock = Arc::new(ManualClock::at(now()));
    let world = busy_consolidator(&clock);
    let (private, published) = (supplier(&world, "cons"), supplier(&world, "gds-a"));
    let record = booked(&*published, "op-1", &cheapest(&*published).await).await;
    let Outcome::Done(issued) = published.issue("op-2", &record.pnr).await else {
        panic!("refused")
    };
    assert_eq!(issued.state, BookingState::Ticketed, "no people are needed");

    let record = booked(&*private, "op-3", &cheapest(&*private).await).await;
    let Outcome::Done(asked) = private.issue("op-4", &record.pnr).await else {
        panic!("refused")
    };
    assert_eq!((asked.state, asked.tickets.len()), (BookingState::Ticketing, 0));
    let state = async || private.retrieve(&record.pnr).await.map(|booking| booking.state);
    clock.set(now() + TimeDelta::seconds(59));
    assert_eq!(state().await, Ok(BookingState::Ticketing));
    clock.set(now() + TimeDelta::minutes(29));
    assert_eq!(state().await, Ok(BookingState::Ticketed));
}
