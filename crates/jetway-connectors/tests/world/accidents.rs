//! Chance failures and their duration.

use std::collections::BTreeSet;
use std::sync::Arc;

use chrono::TimeDelta;
use jetway_connectors::port::air::{AirSupplier, BookingState, Outcome, PriceCheck, Rejection, SupplierBooking};
use jetway_connectors::sandbox::{MemoryJournal, World, WorldConfig};
use jetway_domain::air::extra::ExtraStatus;
use jetway_domain::air::offer::SupplierOffer;
use jetway_domain::clock::ManualClock;

use crate::contract::{booked, cheapest};
use crate::extras::requests;
use crate::setup::{SEED, family_trip, now, party, total};

pub const ALWAYS: u32 = 10_000;

/// A supplier of a world with these failure rates, and the clock of both.
pub fn accident_prone(id: &str, config: WorldConfig) -> (Arc<dyn AirSupplier>, Arc<ManualClock>) {
    let clock = Arc::new(ManualClock::at(now()));
    let journal = Arc::new(MemoryJournal::default());
    let world = World::open(SEED, Arc::clone(&clock) as _, journal, config).expect("opens");
    let suppliers = world.suppliers();
    let supplier = suppliers.into_iter().find(|supplier| supplier.id().0 == id);
    (supplier.expect("a supplier"), clock)
}

pub async fn price(supplier: &dyn AirSupplier, offer: &SupplierOffer) -> Option<SupplierOffer> {
    match supplier.price(&family_trip(), offer).await {
        Ok(PriceCheck::Available(offer)) => Some(*offer),
        Ok(PriceCheck::SoldOut) => None,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn the_same_question_fails_for_ten_minutes_and_not_for_ever() {
    let config = WorldConfig {
        price_sold_out_bp: 5_000,
        ..WorldConfig::quiet()
    };
    let silent = WorldConfig {
        read_timeout_bp: 3_000,
        read_failed_bp: 2_000,
        ..WorldConfig::quiet()
    };
    let (calm, _) = accident_prone("gds-a", WorldConfig::quiet());
    let offer = cheapest(&*calm).await;
    let ((supplier, clock), (other, also)) = (accident_prone("gds-a", config), accident_prone("gds-a", silent));
    let (mut searches, mut prices) = (BTreeSet::new(), BTreeSet::new());
    for _ in 0..12 {
        let answers = async || {
            let searched = other.search(&family_trip()).await.map(|offers| offers.len());
            (searched.is_ok(), price(&*supplier, &offer).await.is_some())
        };
        let pass = |minutes| [&clock, &also].map(|clock| clock.advance(TimeDelta::minutes(minutes)));
        let first = answers().await;
        pass(9);
        assert_eq!(answers().await, first, "ten minutes are one spell");
        pass(1);
        searches.insert(first.0);
        prices.insert(first.1);
    }
    assert_eq!((searches.len(), prices.len()), (2, 2), "{searches:?} {prices:?}");
}

#[tokio::test]
async fn what_is_held_has_no_price_accidents() {
    let (supplier, _) = accident_prone(
        "gds-a",
        WorldConfig {
            price_sold_out_bp: ALWAYS,
            price_changed_bp: ALWAYS,
            ..WorldConfig::quiet()
        },
    );
    let offer = cheapest(&*supplier).await;
    assert_eq!(price(&*supplier, &offer).await, None);
    booked(&*supplier, "op-1", &offer).await;
    let held = price(&*supplier, &offer).await.expect("ours");
    assert_eq!(held.fares, offer.fares);
}

#[tokio::test]
async fn a_price_can_fall_and_is_booked_as_it_fell() {
    let (supplier, _) = accident_prone(
        "gds-a",
        WorldConfig {
            price_changed_bp: ALWAYS,
            price_dropped_bp: ALWAYS,
            ..WorldConfig::quiet()
        },
    );
    let offer = cheapest(&*supplier).await;
    let fallen = price(&*supplier, &offer).await.expect("available");
    assert!(total(&fallen) < total(&offer));
    let again = price(&*supplier, &fallen).await.expect("available");
    assert_eq!(again.fares, fallen.fares, "it falls once");
    booked(&*supplier, "op-1", &again).await;
}

#[tokio::test]
async fn of_the_prices_that_move_a_part_falls() {
    let (supplier, _) = accident_prone(
        "gds-a",
        WorldConfig {
            price_changed_bp: ALWAYS,
            price_dropped_bp: 2_500,
            ..WorldConfig::quiet()
        },
    );
    let (mut up, mut down) = (0, 0);
    for offer in supplier.search(&family_trip()).await.expect("answers") {
        let moved = price(&*supplier, &offer).await.expect("available");
        up += u32::from(total(&moved) > total(&offer));
        down += u32::from(total(&moved) < total(&offer));
    }
    let part = down * 100 / (up + down);
    assert!(up + down > 50 && (10..40).contains(&part), "{up} up, {down} down");
}

#[tokio::test]
async fn a_fare_can_move_at_the_booking_and_the_new_one_books() {
    for dropped in [0, ALWAYS] {
        let (supplier, _) = accident_prone(
            "gds-b",
            WorldConfig {
                book_price_changed_bp: ALWAYS,
                price_dropped_bp: dropped,
                ..WorldConfig::quiet()
            },
        );
        let offer = cheapest(&*supplier).await;
        let people = party(&family_trip(), "Rahman");
        let refused = supplier.book("op-1", &offer, &people, &[]).await;
        let Outcome::Rejected(Rejection::PriceChanged(moved)) = refused else {
            panic!("{refused:?}")
        };
        assert_eq!(total(&moved) < total(&offer), dropped == ALWAYS);
        booked(&*supplier, "op-2", &moved).await;
    }
}

#[tokio::test]
async fn a_fare_can_move_at_ticketing_and_the_record_lives_at_the_new_one() {
    let (supplier, clock) = accident_prone(
        "gds-a",
        WorldConfig {
            issue_price_changed_bp: ALWAYS,
            ..WorldConfig::quiet()
        },
    );
    let offer = cheapest(&*supplier).await;
    let record = booked(&*supplier, "op-1", &offer).await;
    let refused = supplier.issue("op-2", &record.pnr).await;
    let Outcome::Rejected(Rejection::PriceChanged(dearer)) = &refused else {
        panic!("{refused:?}")
    };
    assert!(total(dearer) > total(&offer));
    assert_eq!(supplier.issue("op-2", &record.pnr).await, refused);
    let state = supplier.retrieve(&record.pnr).await.map(|record| record.state);
    assert_eq!(state, Ok(BookingState::Held));
    // After midnight other fares apply, but not to held records.
    clock.advance(TimeDelta::hours(20));
    let promised = price(&*supplier, dearer).await.expect("ours");
    assert_eq!(promised.fares, dearer.fares);
}

#[tokio::test]
async fn of_several_requests_one_is_refused_under_any_name() {
    for (chance, refused) in [(0, 0), (ALWAYS, 1)] {
        let (supplier, clock) = accident_prone(
            "gds-a",
            WorldConfig {
                requests_refused_bp: chance,
                ..WorldConfig::quiet()
            },
        );
        let offer = cheapest(&*supplier).await;
        let catalogue = supplier.extras(&offer).await.expect("a catalogue");
        let extras = requests(&catalogue);
        let people = party(&family_trip(), "Rahman");
        let Outcome::Done(record) = supplier.book("op-1", &offer, &people, &extras).await else {
            panic!("refused")
        };
        let with = |record: &SupplierBooking, status| {
            let extras = record.extras.iter();
            extras.filter(|extra| extra.status == status).count()
        };
        assert_eq!(with(&record, ExtraStatus::Requested), 2);
        clock.advance(TimeDelta::minutes(2));
        let answered = supplier.retrieve(&record.pnr).await.expect("a record");
        assert_eq!(with(&answered, ExtraStatus::Refused), refused);
        assert_eq!(with(&answered, ExtraStatus::Confirmed), 2 - refused);
    }
}

#[tokio::test]
async fn the_first_gds_makes_tickets_in_two_to_twenty_seconds() {
    let config = WorldConfig {
        ticketing_seconds: 20,
        ..WorldConfig::quiet()
    };
    let (supplier, clock) = accident_prone("gds-a", config.clone());
    let record = booked(&*supplier, "op-1", &cheapest(&*supplier).await).await;
    let Outcome::Done(asked) = supplier.issue("op-2", &record.pnr).await else {
        panic!("refused")
    };
    assert_eq!((asked.state, asked.tickets.len()), (BookingState::Ticketing, 0));
    let state = async || supplier.retrieve(&record.pnr).await.map(|record| record.state);
    clock.advance(TimeDelta::milliseconds(1_999));
    assert_eq!(state().await, Ok(BookingState::Ticketing));
    clock.advance(TimeDelta::milliseconds(18_001));
    assert_eq!(state().await, Ok(BookingState::Ticketed));

    let (other, _) = accident_prone("gds-b", config);
    let record = booked(&*other, "op-1", &cheapest(&*other).await).await;
    let Outcome::Done(asked) = other.issue("op-2", &record.pnr).await else {
        panic!("refused")
    };
    assert_eq!(asked.state, BookingState::Ticketed, "the others at once");
}

#[test]
fn a_quiet_world_has_no_accidents() {
    let quiet = WorldConfig::quiet();
    let rates = [
        quiet.price_changed_bp,
        quiet.price_dropped_bp,
        quiet.price_sold_out_bp,
        quiet.book_sold_out_bp,
        quiet.book_price_changed_bp,
        quiet.requests_refused_bp,
        quiet.issue_price_changed_bp,
        quiet.issue_pending_bp,
        quiet.issue_refused_bp,
        quiet.read_timeout_bp,
        quiet.read_failed_bp,
        quiet.class_changed_bp,
        quiet.issue_partial_bp,
        quiet.schedule_changed_bp,
        quiet.ticketing_seconds,
        quiet.by_hand_minutes,
    ];
    assert_eq!(rates, [0; 16]);
}
