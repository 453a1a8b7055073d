//! Flights an airline moves after their tickets were issued.

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use jetway_app::flight::ticketing::schedule::AcceptScheduleError;
use jetway_app::order::OrderError;
use jetway_domain::air::order::{FlightOrder, OrderAction};
use jetway_domain::order::OrderEventKind;
use jetway_testkit::{TestDatabase, on_both_engines};

use crate::airline::{Airline, OnWrite};
use crate::office::{Office, airline};

/// AED 100,000.00.
const FUNDS: i64 = 10_000_000;

async fn ticketed(test: TestDatabase) -> (Office, Arc<Airline>, FlightOrder) {
    let gds = airline("gds-a", 90_000);
    let office = Office::open(test, FUNDS, &[&gds]).await;
    let order = office.issue(&office.booked().await).await.expect("issued");
    (office, gds, order)
}

impl Office {
    async fn seen(&self, order: &FlightOrder) -> FlightOrder {
        self.order(&order.reference).await.order
    }

    async fn accept(&self, order: &FlightOrder, noticed_at: DateTime<Utc>) -> Result<FlightOrder, AcceptScheduleError> {
        let process = &self.process;
        process
            .ticketing
            .accept_schedule(&self.agent, order.reference.clone(), noticed_at)
            .await
    }
}

on_both_engines! {
    async fn a_moved_flight_is_noticed_told_and_accepted_once(test: TestDatabase) {
        let (office, gds, order) = ticketed(test).await;
        let sold = order.details.offer.segments.clone();
        gds.move_flights(TimeDelta::minutes(95));
        office.pass(TimeDelta::hours(6));
        office.reconcile().await;
        let heard = office.seen(&order).await;
        let change = heard.details.schedule_change.clone().expect("noticed");
        assert_eq!(change.segments[0].origin.utc, sold[0].origin.utc + TimeDelta::minutes(95));
        assert_eq!(heard.details.offer.segments, sold, "documents show what was accepted");
        assert_eq!(heard.actions(), [OrderAction::AcceptSchedule]);
        let notifications = office.process.orders.notifications(&office.agent, &[]).await.expect("notifications");
        assert!(notifications[0].text.contains("EK582 leaves DXB on 10 Dec at 03:35 instead of 10 Dec at 02:00."), "{notifications:?}");

        let accepted = office.accept(&order, change.noticed_at).await.expect("accepted");
        assert_eq!((accepted.details.offer.segments, accepted.details.schedule_change), (change.segments, None));
        let again = office.accept(&order, change.noticed_at).await.expect("accepted already");
        let told = office.order(&order.reference).await.history;
        let times = told.iter().filter(|event| event.kind == OrderEventKind::ScheduleAccepted).count();
        assert_eq!((again.actions(), times), (Vec::new(), 1));
        office.pass(TimeDelta::hours(6));
        office.reconcile().await;
        assert_eq!(office.seen(&order).await.details.schedule_change, None, "it is known");
    }
}

#[tokio::test]
async fn an_order_has_the_times_of_its_record_and_says_that_they_moved_while_it_was_booked() {
    for lost in [false, true] {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(TestDatabase::sqlite().await, FUNDS, &[&gds]).await;
        gds.book_late(TimeDelta::minutes(95));
        gds.on_book(if lost { OnWrite::DoAndLoseTheAnswer } else { OnWrite::Do });
        let sold = office.sold().await;
        let order = office.book(&sold).await.expect("booked, or requested");
        office.pass(TimeDelta::seconds(20));
        office.reconcile().await;
        let view = office.order(&order.reference).await;
        let shown = &sold.session.details.priced.offer.segments;
        let flown = &view.order.details.offer.segments;
        assert_eq!(
            flown[0].origin.utc,
            shown[0].origin.utc + TimeDelta::minutes(95),
            "lost: {lost}"
        );
        assert_eq!((&flown[1..], flown[0].rbd), (&shown[1..], shown[0].rbd));
        let told = view
            .history
            .iter()
            .find(|event| event.kind == OrderEventKind::ScheduleChanged);
        assert!(
            told.is_some_and(|event| event.text.contains("EK582 leaves DXB")),
            "{:?}",
            view.history
        );
        office
            .issue(&view.order)
            .await
            .expect("the reported change is accepted");
    }
}

#[tokio::test]
async fn times_that_changed_again_must_be_read_before_they_are_accepted() {
    let (office, gds, order) = ticketed(TestDatabase::sqlite().await).await;
    let hear = async |by| {
        gds.move_flights(by);
        office.pass(TimeDelta::hours(6));
        office.reconcile().await;
        office.seen(&order).await.details.schedule_change
    };
    let first = hear(TimeDelta::minutes(95)).await.expect("noticed");
    let second = hear(TimeDelta::minutes(30)).await.expect("noticed");
    let outdated = office.accept(&order, first.noticed_at).await;
    assert!(matches!(outdated, Err(AcceptScheduleError::Outdated)), "{outdated:?}");
    assert_eq!(office.seen(&order).await.details.schedule_change, Some(second));
    let back = hear(-TimeDelta::minutes(125)).await;
    assert_eq!(back, None, "the flights leave as sold after all");
}

#[tokio::test]
async fn airlines_are_asked_until_the_last_flight_has_left_and_only_those_that_tell() {
    let (office, gds, order) = ticketed(TestDatabase::sqlite().await).await;
    assert!(office.seen(&order).await.next_check_at.is_some());
    office.pass(TimeDelta::days(60));
    office.reconcile().await;
    assert_eq!(office.seen(&order).await.next_check_at, None, "it has flown");

    let (office, gds_without, order) = ticketed(TestDatabase::sqlite().await).await;
    gds_without.hide_flights();
    office.pass(TimeDelta::hours(6));
    office.reconcile().await;
    assert_eq!(
        office.seen(&order).await.next_check_at,
        None,
        "there is no change to report"
    );
    drop(gds);
}

#[tokio::test]
async fn other_agencies_accept_nothing() {
    let (office, gds, order) = ticketed(TestDatabase::sqlite().await).await;
    gds.move_flights(TimeDelta::minutes(95));
    office.pass(TimeDelta::hours(6));
    office.reconcile().await;
    let noticed_at = office
        .seen(&order)
        .await
        .details
        .schedule_change
        .expect("noticed")
        .noticed_at;
    let stranger = office.stranger().await;
    let refused = office
        .process
        .ticketing
        .accept_schedule(&stranger, order.reference.clone(), noticed_at)
        .await;
    assert!(
        matches!(refused, Err(AcceptScheduleError::Order(OrderError::NotFound))),
        "{refused:?}"
    );
}
