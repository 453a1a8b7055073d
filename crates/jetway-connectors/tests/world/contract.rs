//! Requirements on flight suppliers, tested for every sandbox supplier and the Duffel connector.
//!
//! Every booking searches again, because not every supplier sells an offer twice.

use std::sync::Arc;

use chrono::TimeDelta;
use jetway_connectors::port::air::{
    AirSupplier, BookingState, Outcome, PriceCheck, Rejection, SupplierBooking, SupplierError,
};
use jetway_connectors::sandbox::{Effect, FileJournal, Forced, Step};
use jetway_domain::air::offer::{FareMode, PassengerFare, Segment, SupplierOffer};
use jetway_domain::clock::ManualClock;

use crate::setup::{Stage, family_trip, now, party};

pub const SUPPLIERS: [&str; 5] = ["gds-a", "gds-b", "lcc", "ndc-x", "cons"];
/// The sandbox suppliers, and the Duffel connector.
pub const ALL_SUPPLIERS: [&str; 6] = ["gds-a", "gds-b", "lcc", "ndc-x", "cons", "duffel"];

/// The cheapest offer with seats for three such parties.
pub async fn cheapest(supplier: &dyn AirSupplier) -> SupplierOffer {
    let offers = supplier.search(&family_trip()).await.expect("answers");
    offers
        .into_iter()
        .filter(|offer| offer.seats_remaining == 9)
        .min_by_key(crate::setup::total)
        .expect("an offer")
}

pub async fn booked(supplier: &dyn AirSupplier, operation: &str, offer: &SupplierOffer) -> SupplierBooking {
    match supplier
        .book(operation, offer, &party(&family_trip(), "Rahman"), &[])
        .await
    {
        Outcome::Done(booking) => booking,
        other => panic!("{other:?}"),
    }
}

/// Flights and fares on sale, without offer ids.
async fn on_sale(supplier: &dyn AirSupplier) -> Vec<(Vec<Segment>, Arc<[PassengerFare]>)> {
    let offers = supplier.search(&family_trip()).await.expect("answers");
    offers.into_iter().map(|offer| (offer.segments, offer.fares)).collect()
}

#[tokio::test]
async fn from_search_to_tickets() {
    for id in ALL_SUPPLIERS {
        let supplier = Stage::new().supplier(id);
        let offer = cheapest(&*supplier).await;
        let PriceCheck::Available(priced) = supplier.price(&family_trip(), &offer).await.expect("priced") else {
            panic!("{id}: not available")
        };
        assert_eq!(priced.fares, offer.fares, "{id}");
        assert_eq!(priced.segments, offer.segments, "{id}");
        let booking = booked(&*supplier, "op-book", &priced).await;
        assert_eq!(
            (booking.state, booking.pnr.len(), booking.tickets.len()),
            (BookingState::Held, 6, 0),
            "{id}"
        );
        assert!(!booking.airline_locators.is_empty(), "{id}");
        let limit = booking.ticketing_time_limit.expect("a limit");
        assert_eq!(
            offer.ticketing_time_limit,
            (offer.mode == FareMode::OnHold).then_some(limit),
            "{id}"
        );
        let Outcome::Done(issued) = supplier.issue("op-issue", &booking.pnr).await else {
            panic!("{id}: not issued")
        };
        assert_eq!(issued.state, BookingState::Ticketed, "{id}");
        let ids: Vec<_> = issued
            .tickets
            .iter()
            .map(|ticket| ticket.traveller_id.as_str())
            .collect();
        assert_eq!(ids, ["t1", "t2", "t3"], "{id}");
        let digits = |number: &str| number.len() == 13 && number.bytes().all(|byte| byte.is_ascii_digit());
        assert!(
            issued.tickets.iter().all(|ticket| digits(&ticket.number)),
            "{id} {:?}",
            issued.tickets
        );
        assert_eq!(supplier.retrieve(&booking.pnr).await, Ok(issued), "{id}");
        let refused = supplier.cancel("op-cancel", &booking.pnr).await;
        assert!(
            matches!(refused, Outcome::Rejected(Rejection::Refused(_))),
            "{id}: tickets are not dropped"
        );
    }
}

#[tokio::test]
async fn the_same_write_twice_happens_once() {
    for id in ALL_SUPPLIERS {
        let stage = Stage::new();
        let supplier = stage.supplier(id);
        let offer = cheapest(&*supplier).await;
        let first = booked(&*supplier, "op-1", &offer).await;
        assert_eq!(booked(&*supplier, "op-1", &offer).await, first, "{id}");
        assert_eq!(stage.world.control().status().bookings, 1, "{id}");
        assert_eq!(
            supplier.find_by_operation("op-1").await,
            Ok(Some(first.clone())),
            "{id}"
        );
        assert_eq!(supplier.find_by_operation("op-2").await, Ok(None), "{id}");
        let issued = supplier.issue("op-3", &first.pnr).await;
        assert_eq!(supplier.issue("op-3", &first.pnr).await, issued, "{id}");
        assert_eq!(
            supplier.issue("op-4", &first.pnr).await,
            issued,
            "{id}: never two sets of tickets"
        );
    }
}

#[tokio::test]
async fn two_bookings_at_once_are_two_records() {
    let supplier = Stage::new().supplier("gds-a");
    let offer = cheapest(&*supplier).await;
    let (one, two) = tokio::join!(booked(&*supplier, "op-1", &offer), booked(&*supplier, "op-2", &offer));
    assert_ne!(one.pnr, two.pnr);
}

#[tokio::test]
async fn a_hold_lapses_at_its_limit_and_its_seats_come_back() {
    for id in SUPPLIERS {
        let stage = Stage::new();
        let supplier = stage.supplier(id);
        let offer = cheapest(&*supplier).await;
        let mut records = Vec::new();
        for at in 0..60 {
            match supplier
                .book(&format!("op-{at}"), &offer, &party(&family_trip(), "Rahman"), &[])
                .await
            {
                Outcome::Done(booking) => records.push(booking),
                Outcome::Rejected(Rejection::PriceChanged(_) | Rejection::SoldOut) => break,
                other => panic!("{id}: {other:?}"),
            }
        }
        assert!((1..60).contains(&records.len()), "{id}: seats run out");
        let limit = records[0].ticketing_time_limit.expect("a limit");
        stage.clock.set(limit - TimeDelta::seconds(1));
        assert_eq!(
            supplier.retrieve(&records[0].pnr).await.map(|booking| booking.state),
            Ok(BookingState::Held),
            "{id}"
        );
        stage.clock.set(limit);
        for record in &records {
            let state = supplier.retrieve(&record.pnr).await.map(|booking| booking.state);
            assert_eq!(state, Ok(BookingState::Cancelled), "{id}");
        }
        let late = supplier.issue("op-late", &records[0].pnr).await;
        assert!(
            matches!(late, Outcome::Rejected(Rejection::Refused(_))),
            "{id}: {late:?}"
        );
        stage.clock.set(now());
        booked(&*supplier, "op-again", &offer).await;
    }
}

#[tokio::test]
async fn an_unpaid_record_is_gone_at_its_limit() {
    for id in ALL_SUPPLIERS {
        let stage = Stage::new();
        let supplier = stage.supplier(id);
        let offer = cheapest(&*supplier).await;
        let record = booked(&*supplier, "op-1", &offer).await;
        let limit = record.ticketing_time_limit.expect("a limit");
        let state = async || supplier.retrieve(&record.pnr).await.map(|booking| booking.state);
        stage.clock.set(limit - TimeDelta::seconds(1));
        assert_eq!(state().await, Ok(BookingState::Held), "{id}");
        stage.clock.set(limit);
        assert_eq!(state().await, Ok(BookingState::Cancelled), "{id}");
        let late = supplier.issue("op-late", &record.pnr).await;
        assert!(
            matches!(late, Outcome::Rejected(Rejection::Refused(_))),
            "{id}: {late:?}"
        );
    }
}

#[tokio::test]
async fn a_booking_whose_answer_was_lost_is_found_and_not_made_again() {
    for id in ALL_SUPPLIERS {
        let stage = Stage::new();
        let (control, supplier) = (stage.world.control(), stage.supplier(id));
        let offer = cheapest(&*supplier).await;
        let forced = Forced {
            step: Step::Book,
            supplier: None,
            effect: Effect::Unknown,
        };
        control.force(forced).expect("possible");
        let party = party(&family_trip(), "Rahman");
        let lost = supplier.book("op-1", &offer, &party, &[]).await;
        assert_eq!(lost, Outcome::Unknown, "{id}");
        let found = supplier
            .find_by_operation("op-1")
            .await
            .expect("answers")
            .expect("made");
        assert_eq!(found.state, BookingState::Held, "{id}");
        assert_eq!(booked(&*supplier, "op-1", &offer).await, found, "{id}");
        assert_eq!(control.status().bookings, 1, "{id}");
    }
}

#[tokio::test]
async fn a_cancelled_record_gives_its_seats_back() {
    for id in ALL_SUPPLIERS {
        let supplier = Stage::new().supplier(id);
        let before = on_sale(&*supplier).await;
        let offer = cheapest(&*supplier).await;
        let booking = booked(&*supplier, "op-1", &offer).await;
        assert_eq!(supplier.cancel("op-2", &booking.pnr).await, Outcome::Done(()), "{id}");
        assert_eq!(supplier.cancel("op-2", &booking.pnr).await, Outcome::Done(()), "{id}");
        let state = supplier.retrieve(&booking.pnr).await.map(|booking| booking.state);
        assert_eq!(state, Ok(BookingState::Cancelled), "{id}");
        assert_eq!(on_sale(&*supplier).await, before, "{id}");
    }
}

#[tokio::test]
async fn selling_closes_cheap_letters_and_says_so() {
    let supplier = Stage::new().supplier("gds-a");
    let offer = cheapest(&*supplier).await;
    let mut dearer = None;
    for at in 0..60 {
        match supplier
            .book(&format!("op-{at}"), &offer, &party(&family_trip(), "Rahman"), &[])
            .await
        {
            Outcome::Done(_) => {}
            Outcome::Rejected(Rejection::PriceChanged(changed)) => {
                dearer = Some(changed);
                break;
            }
            other => panic!("{other:?}"),
        }
    }
    let dearer = dearer.expect("a letter closes");
    assert!(crate::setup::total(&dearer) > crate::setup::total(&offer));
    let letters = |offer: &SupplierOffer| offer.segments.iter().map(|segment| segment.rbd).collect::<String>();
    assert_ne!(letters(&dearer), letters(&offer));
    booked(&*supplier, "op-dearer", &dearer).await;
}

#[tokio::test]
async fn a_restart_forgets_nothing() {
    for id in SUPPLIERS {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("world.jsonl");
        let open = |clock: &Arc<ManualClock>| {
            Stage::over(Arc::new(FileJournal::open(&path).expect("opens")), Arc::clone(clock))
        };
        let clock = Arc::new(ManualClock::at(now()));
        let stage = open(&clock);
        let supplier = stage.supplier(id);
        let offer = cheapest(&*supplier).await;
        let held = booked(&*supplier, "op-1", &offer).await;
        let other = booked(&*supplier, "op-2", &offer).await;
        let Outcome::Done(ticketed) = supplier.issue("op-3", &held.pnr).await else {
            panic!("{id}")
        };
        stage.world.control().advance(TimeDelta::minutes(5)).expect("kept");
        let after = supplier.search(&family_trip()).await.expect("answers");
        drop((supplier, stage));

        let stage = open(&clock);
        let supplier = stage.supplier(id);
        assert_eq!(stage.world.clock().now(), now() + TimeDelta::minutes(5), "{id}");
        assert_eq!(supplier.retrieve(&held.pnr).await, Ok(ticketed.clone()), "{id}");
        assert_eq!(supplier.retrieve(&other.pnr).await, Ok(other.clone()), "{id}");
        assert_eq!(booked(&*supplier, "op-2", &offer).await, other, "{id}");
        assert_eq!(
            supplier.issue("op-3", &held.pnr).await,
            Outcome::Done(ticketed.clone()),
            "{id}"
        );
        assert_eq!(supplier.search(&family_trip()).await.expect("answers"), after, "{id}");
        let Outcome::Done(second) = supplier.issue("op-4", &other.pnr).await else {
            panic!("{id}")
        };
        let reused = second
            .tickets
            .iter()
            .any(|ticket| ticketed.tickets.iter().any(|old| old.number == ticket.number));
        assert!(!reused, "{id}: a ticket number is used once");
    }
}

#[tokio::test]
async fn strangers_references_are_not_known() {
    let stage = Stage::new();
    let (a, b) = (stage.supplier("gds-a"), stage.supplier("gds-b"));
    let offer = cheapest(&*a).await;
    let booking = booked(&*a, "op-1", &offer).await;
    assert_eq!(b.retrieve(&booking.pnr).await, Err(SupplierError::NotFound));
    let wired = stage.supplier("duffel");
    assert_eq!(wired.retrieve(&booking.pnr).await, Err(SupplierError::NotFound));
    assert_eq!(wired.price(&family_trip(), &offer).await, Err(SupplierError::NotFound));
    assert_eq!(b.price(&family_trip(), &offer).await, Err(SupplierError::NotFound));
    let mut forged = offer.clone();
    forged.offer_ref = forged.offer_ref.replace("~LITE~", "~FLEX~");
    assert_ne!(forged.offer_ref, offer.offer_ref);
    assert_eq!(a.price(&family_trip(), &forged).await, Err(SupplierError::NotFound));
    let refused = a.book("op-2", &offer, &party(&family_trip(), "Rahman")[..2], &[]).await;
    assert!(
        matches!(refused, Outcome::Rejected(Rejection::Refused(_))),
        "{refused:?}"
    );
}

#[tokio::test]
async fn offers_age() {
    let stage = Stage::new();
    let (lasting, strict) = (stage.supplier("gds-a"), stage.supplier("ndc-x"));
    let (offer, single) = (cheapest(&*lasting).await, cheapest(&*strict).await);
    assert_eq!(offer.expires_at, now() + TimeDelta::minutes(15));
    let wired = stage.supplier("duffel");
    let other = cheapest(&*wired).await;
    stage.clock.set(single.expires_at);
    assert_eq!(strict.price(&family_trip(), &single).await, Ok(PriceCheck::Expired));
    assert_eq!(wired.price(&family_trip(), &other).await, Ok(PriceCheck::Expired));
    let again = lasting.price(&family_trip(), &offer).await.expect("priced");
    let PriceCheck::Available(again) = again else {
        panic!("{again:?}")
    };
    assert_eq!(
        (again.fares, again.expires_at),
        (offer.fares.clone(), single.expires_at + TimeDelta::minutes(15))
    );
    stage.clock.set(offer.segments[0].origin.utc);
    assert_eq!(
        lasting.price(&family_trip(), &offer).await,
        Ok(PriceCheck::Expired),
        "it has left"
    );
}

#[tokio::test]
async fn a_held_fare_is_promised_until_its_limit() {
    for id in ["gds-a", "gds-b", "ndc-x", "cons", "duffel"] {
        let stage = Stage::new();
        let supplier = stage.supplier(id);
        let offer = cheapest(&*supplier).await;
        let booking = booked(&*supplier, "op-1", &offer).await;
        // After midnight other fares apply and classes close, but not for this record.
        stage
            .clock
            .set(booking.ticketing_time_limit.expect("a limit") - TimeDelta::minutes(1));
        let check = supplier.price(&family_trip(), &offer).await.expect("priced");
        let PriceCheck::Available(promised) = check else {
            panic!("{id}: {check:?}")
        };
        assert_eq!(
            (&promised.fares, &promised.segments),
            (&offer.fares, &offer.segments),
            "{id}"
        );
        assert!(
            matches!(supplier.issue("op-2", &booking.pnr).await, Outcome::Done(_)),
            "{id}"
        );
    }
}
