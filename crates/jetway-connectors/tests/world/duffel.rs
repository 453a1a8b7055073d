//! Failures of the Duffel connector.

#[path = "duffel/orders.rs"]
mod orders;
#[path = "duffel/travellers.rs"]
mod travellers;

use std::collections::BTreeSet;
use std::sync::Arc;

use chrono::TimeDelta;
use jetway_connectors::duffel::Duffel;
use jetway_connectors::port::air::{AirSupplier, BookingState, Outcome, Rejection, SupplierBooking, SupplierError};
use jetway_domain::air::extra::Catalogue;
use jetway_domain::air::offer::{FareMode, SupplierOffer};
use jetway_domain::air::search::PassengerCounts;
use jetway_domain::money::CurrencyCode;
use jetway_duffel_simulator::{Mood, Simulator};

use crate::contract::{booked, cheapest};
use crate::setup::{Stage, date, family_trip, now, one_way, party, total};

struct Wired {
    stage: Stage,
    simulator: Arc<Simulator>,
    duffel: Duffel,
}

impl Wired {
    fn new() -> Self {
        let stage = Stage::new();
        let simulator = stage.simulator();
        let duffel = stage.connector(&simulator);
        Self {
            stage,
            simulator,
            duffel,
        }
    }

    async fn book(&self, operation: &str, surname: &str) -> Outcome<SupplierBooking> {
        let offer = cheapest(&self.duffel).await;
        let party = party(&family_trip(), surname);
        self.duffel.book(operation, &offer, &party, &[]).await
    }

    async fn held(&self, surname: &str) -> SupplierBooking {
        match self.book("op-book", surname).await {
            Outcome::Done(booking) => booking,
            other => panic!("{other:?}"),
        }
    }
}

fn is_refused<T>(outcome: &Outcome<T>) -> bool {
    matches!(outcome, Outcome::Rejected(Rejection::Refused(_)))
}

#[tokio::test]
async fn the_same_flights_cost_the_same_over_the_wire() {
    let wired = Wired::new();
    let query = family_trip();
    let near = wired.stage.supplier("gds-a").search(&query).await.expect("answers");
    let far = wired.duffel.search(&query).await.expect("answers");
    let near: Vec<_> = near.iter().filter(|offer| offer.mode == FareMode::OnHold).collect();
    assert!(!far.is_empty() && far.len() == near.len());
    for (far, near) in far.iter().zip(near) {
        assert_eq!((&far.segments, total(far)), (&near.segments, total(near)));
        assert_eq!(far.ticketing_time_limit, near.ticketing_time_limit);
        assert_eq!((far.validating, far.expires_at), (near.validating, near.expires_at));
        assert_eq!(far.brand.change.allowed, near.brand.change.allowed);
        assert_eq!(far.brand.name, near.brand.name);
    }
    assert_eq!(wired.duffel.extras(&far[0]).await, Ok(Catalogue::default()));
}

#[tokio::test]
async fn airports_nearby_are_those_of_the_city() {
    let wired = Wired::new();
    let mut query = one_way("LHR", "DXB", date("2027-02-09"));
    let origins = |offers: &[SupplierOffer]| -> BTreeSet<String> {
        let first = |offer: &SupplierOffer| offer.segments[0].origin.airport.to_string();
        offers.iter().map(first).collect()
    };
    let alone = wired.duffel.search(&query).await.expect("answers");
    assert_eq!(origins(&alone), BTreeSet::from(["LHR".to_owned()]));
    query.nearby_airports = true;
    let around = wired.duffel.search(&query).await.expect("answers");
    assert!(origins(&around).len() > 1, "{:?}", origins(&around));
}

#[tokio::test]
async fn only_the_accounts_currency_is_asked_and_what_is_instant_is_left_out() {
    let wired = Wired::new();
    wired.simulator.set_mood(Mood::Failing);
    let mut query = family_trip();
    query.currency = CurrencyCode::BDT;
    assert_eq!(
        wired.duffel.search(&query).await,
        Ok(Vec::new()),
        "Duffel was not called"
    );
    wired.simulator.set_mood(Mood::Well);
    // On the day before departure nothing can be held.
    wired.stage.clock.set("2027-01-19T20:00:00Z".parse().expect("a moment"));
    let offers = wired.duffel.search(&family_trip()).await.expect("answers");
    assert!(
        offers
            .iter()
            .all(|offer| offer.mode == FareMode::OnHold && offer.ticketing_time_limit.is_some())
    );
}

#[tokio::test]
async fn an_infant_travels_on_an_adults_lap() {
    let wired = Wired::new();
    let mut query = family_trip();
    query.passengers = PassengerCounts {
        adults: 1,
        child_ages: vec![8],
        infants: 1,
    };
    let offers = wired.duffel.search(&query).await.expect("answers");
    let booking = wired
        .duffel
        .book("op-1", &offers[0], &party(&query, "Rahman"), &[])
        .await;
    let Outcome::Done(booking) = booking else {
        panic!("{booking:?}")
    };
    let Outcome::Done(issued) = wired.duffel.issue("op-2", &booking.pnr).await else {
        panic!("not issued")
    };
    let ids: Vec<_> = issued
        .tickets
        .iter()
        .map(|ticket| ticket.traveller_id.as_str())
        .collect();
    assert_eq!(ids, ["t1", "t2", "t3"]);
    let alone = wired
        .duffel
        .book("op-3", &offers[0], &party(&query, "Rahman")[..2], &[])
        .await;
    assert!(
        is_refused(&alone) || matches!(alone, Outcome::Rejected(Rejection::SoldOut)),
        "{alone:?}"
    );
}

#[tokio::test]
async fn an_offer_is_sold_once() {
    let wired = Wired::new();
    let offer = cheapest(&wired.duffel).await;
    booked(&wired.duffel, "op-1", &offer).await;
    let again = wired
        .duffel
        .book("op-2", &offer, &party(&family_trip(), "Rahman"), &[])
        .await;
    assert_eq!(again, Outcome::Rejected(Rejection::SoldOut));
    assert_eq!(wired.stage.world.control().status().bookings, 1);
}

#[tokio::test]
async fn a_dearer_fare_is_reported_and_booked_when_accepted() {
    let wired = Wired::new();
    let offer = cheapest(&wired.duffel).await;
    let party = party(&family_trip(), "PRICEUP");
    let told = wired.duffel.book("op-1", &offer, &party, &[]).await;
    let Outcome::Rejected(Rejection::PriceChanged(dearer)) = told else {
        panic!("{told:?}")
    };
    assert!(total(&dearer) > total(&offer));
    // A repetition at the old price reports the change again, without a booking.
    let again = wired.duffel.book("op-2", &offer, &party, &[]).await;
    assert!(
        matches!(again, Outcome::Rejected(Rejection::PriceChanged(_))),
        "{again:?}"
    );
    let accepted = wired.duffel.book("op-3", &dearer, &party, &[]).await;
    assert!(matches!(accepted, Outcome::Done(_)), "{accepted:?}");
}

#[tokio::test]
async fn the_worlds_surnames_work_over_the_wire() {
    let sold_out = Wired::new().book("op-1", "SOLDOUT").await;
    assert_eq!(sold_out, Outcome::Rejected(Rejection::SoldOut));

    let wired = Wired::new();
    let refusing = wired.held("TKTFAIL").await;
    assert!(is_refused(&wired.duffel.issue("op-1", &refusing.pnr).await));
    let state = |booking: SupplierBooking| booking.state;
    assert_eq!(
        wired.duffel.retrieve(&refusing.pnr).await.map(state),
        Ok(BookingState::Held)
    );

    let wired = Wired::new();
    let late = wired.held("TKTPEND").await;
    let Outcome::Done(making) = wired.duffel.issue("op-1", &late.pnr).await else {
        panic!("not accepted")
    };
    assert_eq!((making.state, making.tickets.len()), (BookingState::Ticketing, 0));
    wired.stage.clock.advance(TimeDelta::minutes(2));
    let made = wired.duffel.retrieve(&late.pnr).await.expect("a record");
    assert_eq!((made.state, made.tickets.len()), (BookingState::Ticketed, 3));
    assert_eq!(
        wired.duffel.issue("op-2", &late.pnr).await,
        Outcome::Done(made),
        "paid once"
    );
}

#[tokio::test]
async fn lost_answers_are_unknown_and_the_record_tells() {
    let wired = Wired::new();
    let offer = cheapest(&wired.duffel).await;
    let party = party(&family_trip(), "Rahman");
    wired.simulator.set_mood(Mood::Losing);
    assert_eq!(wired.duffel.book("op-1", &offer, &party, &[]).await, Outcome::Unknown);
    let found = wired
        .duffel
        .find_by_operation("op-1")
        .await
        .expect("answers")
        .expect("made");
    assert_eq!(wired.duffel.issue("op-2", &found.pnr).await, Outcome::Unknown);
    let issued = wired.duffel.retrieve(&found.pnr).await.expect("a record");
    assert_eq!((issued.state, issued.tickets.len()), (BookingState::Ticketed, 3));

    let other = Wired::new();
    let held = other.held("Rahman").await;
    other.simulator.set_mood(Mood::Losing);
    assert_eq!(other.duffel.cancel("op-2", &held.pnr).await, Outcome::Unknown);
    other.simulator.set_mood(Mood::Well);
    assert_eq!(other.duffel.cancel("op-2", &held.pnr).await, Outcome::Done(()));
}

#[tokio::test]
async fn a_failing_server_a_page_for_people_and_a_closed_door_do_nothing() {
    let wired = Wired::new();
    let (query, offer) = (family_trip(), cheapest(&wired.duffel).await);
    let held = wired.held("Rahman").await;
    let party = party(&query, "Rahman");
    for mood in [Mood::Failing, Mood::Page] {
        wired.simulator.set_mood(mood);
        let found = wired.duffel.search(&query).await;
        assert!(
            matches!(found, Err(SupplierError::Unavailable(_))),
            "{mood:?}: {found:?}"
        );
        let priced = wired.duffel.price(&query, &offer).await;
        assert!(
            matches!(priced, Err(SupplierError::Unavailable(_))),
            "{mood:?}: {priced:?}"
        );
        // An earlier booking is searched before a new one is requested.
        assert!(
            is_refused(&wired.duffel.book("op-1", &offer, &party, &[]).await),
            "{mood:?}"
        );
        assert!(is_refused(&wired.duffel.issue("op-2", &held.pnr).await), "{mood:?}");
        assert!(wired.duffel.find_by_operation("op-1").await.is_err(), "{mood:?}");
    }
    wired.simulator.set_mood(Mood::Well);
    let stranger = wired.stage.simulator();
    let address = stranger.start().expect("a port");
    let stranger = wired.stage.duffel(&format!("http://{address}"), "duffel_test_other");
    let refused = stranger.search(&query).await;
    assert!(
        matches!(&refused, Err(SupplierError::Unavailable(why)) if !why.contains("duffel_test_other")),
        "{refused:?}"
    );
    let nobody = wired.stage.duffel("http://127.0.0.1:1", "duffel_test_secret");
    assert!(nobody.search(&query).await.is_err());
    assert_eq!(wired.stage.world.control().status().bookings, 1);
}

#[tokio::test]
async fn too_many_calls_are_not_answered_with_more() {
    let wired = Wired::new();
    let query = family_trip();
    wired.simulator.set_mood(Mood::Busy);
    assert!(matches!(
        wired.duffel.search(&query).await,
        Err(SupplierError::Unavailable(_))
    ));
    wired.simulator.set_mood(Mood::Well);
    assert!(
        wired.duffel.search(&query).await.is_err(),
        "quiet until the window ends"
    );
    wired.stage.clock.set(now() + TimeDelta::minutes(1));
    assert!(wired.duffel.search(&query).await.is_ok());
}
