//! Orders that are cancelled, changed by an airline, or made by another client.

use chrono::TimeDelta;
use jetway_connectors::port::air::{AirSupplier, BookingState, Outcome, Rejection, SupplierError};
use jetway_domain::air::schedule_change::moved_flights;
use jetway_duffel_simulator::Mood;
use serde_json::json;

use super::{Wired, is_refused};
use crate::contract::{booked, cheapest};

#[tokio::test]
async fn seats_are_given_up_again_when_the_airline_was_not_asked() {
    let wired = Wired::new();
    let held = wired.held("Rahman").await;
    let address = wired.simulator.start().expect("a port");
    let stranger = wired.stage.duffel(&format!("http://{address}"), "duffel_test_expired");
    assert_eq!(stranger.cancel("op-2", &held.pnr).await, Outcome::Unknown);
    let nobody = wired.stage.duffel("http://127.0.0.1:1", "duffel_test_secret");
    assert_eq!(nobody.cancel("op-2", &held.pnr).await, Outcome::Unknown);
    wired.simulator.set_mood(Mood::Busy);
    assert_eq!(wired.duffel.cancel("op-2", &held.pnr).await, Outcome::Unknown);
    wired.simulator.set_mood(Mood::Well);
    assert_eq!(
        wired.duffel.cancel("op-2", &held.pnr).await,
        Outcome::Unknown,
        "quiet until the window ends"
    );
    wired.stage.clock.advance(TimeDelta::minutes(2));
    assert_eq!(wired.duffel.cancel("op-2", &held.pnr).await, Outcome::Done(()));
    assert!(
        is_refused(&wired.duffel.cancel("op-3", "NOBODY").await),
        "there is none"
    );
}

#[tokio::test]
async fn of_two_orders_of_ours_under_one_reference_none_is_given_up() {
    let wired = Wired::new();
    let held = wired.held("Rahman").await;
    let twin = json!({ "id": "ord_twin", "booking_reference": held.pnr, "metadata": { "operation": "op-other" } });
    wired.simulator.add_order(twin).await;
    assert_eq!(wired.duffel.cancel("op-2", &held.pnr).await, Outcome::Unknown);
    assert!(is_refused(&wired.duffel.issue("op-3", &held.pnr).await));
}

#[tokio::test]
async fn paid_orders_are_not_given_up() {
    let wired = Wired::new();
    let held = wired.held("Rahman").await;
    assert!(matches!(wired.duffel.issue("op-1", &held.pnr).await, Outcome::Done(_)));
    let refused = wired.duffel.cancel("op-2", &held.pnr).await;
    assert_eq!(
        refused,
        Outcome::Rejected(Rejection::Refused("the record has tickets".to_owned()))
    );
}

#[tokio::test]
async fn an_order_tells_its_flights_as_they_were_sold_and_as_they_are_moved() {
    let wired = Wired::new();
    let offer = cheapest(&wired.duffel).await;
    let record = booked(&wired.duffel, "op-1", &offer).await;
    assert_eq!(
        record.segments, offer.segments,
        "no flight has changed, and none is missing"
    );
    let Outcome::Done(issued) = wired.duffel.issue("op-2", &record.pnr).await else {
        panic!("not issued")
    };
    assert!(moved_flights(&offer.segments, &issued.segments).is_empty());

    let address = wired.simulator.start().expect("a port");
    let control = format!("http://{address}/simulator/flights");
    let client = reqwest::Client::new();
    let move_it = async |reference: &str| {
        let told = json!({ "bookingReference": reference, "minutes": 95 });
        let answer = client.post(&control).json(&told).send().await;
        answer.expect("an answer").status().as_u16()
    };
    assert_eq!((move_it("NOBODY").await, move_it(&record.pnr).await), (404, 204));
    let now = wired.duffel.retrieve(&record.pnr).await.expect("a record");
    let moved = moved_flights(&offer.segments, &now.segments);
    assert_eq!(moved.len(), 1, "the first flight alone");
    let (before, after) = (&moved[0].previous, &moved[0].current);
    assert_eq!(after.origin.utc - before.origin.utc, TimeDelta::minutes(95));
    assert_eq!(
        (&after.segment_id, &after.fare_basis, after.rbd),
        (&before.segment_id, &before.fare_basis, before.rbd)
    );
}

#[tokio::test]
async fn orders_of_others_cost_no_sale_and_an_own_one_that_is_broken_makes_no_second() {
    let wired = Wired::new();
    wired
        .simulator
        .add_order(json!({ "id": "ord_odd", "booking_reference": null }))
        .await;
    wired
        .simulator
        .add_order(json!({ "id": "ord_other", "metadata": { "operation": ["odd"] } }))
        .await;
    let held = wired.held("Rahman").await;
    assert_eq!(wired.duffel.find_by_operation("op-book").await, Ok(Some(held.clone())));
    assert_eq!(wired.duffel.find_by_operation("op-none").await, Ok(None));
    assert_eq!(wired.duffel.retrieve(&held.pnr).await, Ok(held));

    let broken = json!({ "id": "ord_own", "booking_reference": "BROKEN", "metadata": { "operation": "op-broken" } });
    wired.simulator.add_order(broken).await;
    let found = wired.duffel.find_by_operation("op-broken").await;
    assert!(matches!(found, Err(SupplierError::Unavailable(_))), "{found:?}");
    assert!(is_refused(&wired.book("op-broken", "Rahman").await));
    assert_eq!(wired.stage.world.control().status().bookings, 1);
}

#[tokio::test]
async fn agents_do_not_read_of_the_operators_balance() {
    let wired = Wired::new();
    let held = wired.held("Rahman").await;
    wired.simulator.set_mood(Mood::Poor);
    let refused = wired.duffel.issue("op-1", &held.pnr).await;
    let words = "the airline cannot take this now".to_owned();
    assert_eq!(refused, Outcome::Rejected(Rejection::Refused(words)));
    wired.simulator.set_mood(Mood::Well);
    let state = wired.duffel.retrieve(&held.pnr).await.map(|booking| booking.state);
    assert_eq!(state, Ok(BookingState::Held));
    assert!(matches!(wired.duffel.issue("op-2", &held.pnr).await, Outcome::Done(_)));
}
