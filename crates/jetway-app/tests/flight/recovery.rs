//! Lost answers, dead processes, passed limits: the timers finish what a request began.

use std::sync::Arc;

use chrono::TimeDelta;
use jetway_app::flight::ticketing::issue::IssueError;
use jetway_app::flight::ticketing::verify::VerifyError;
use jetway_app::order::OrderError;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::order::{OrderEventKind, OrderStatus};
use jetway_testkit::{TestDatabase, on_both_engines};

use crate::airline::{OnPrice, OnWrite};
use crate::office::{Office, airline, payable};

const FUNDS: i64 = 1_000_000;

on_both_engines! {
    async fn a_crash_after_the_airline_ticketed_ends_in_one_capture(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let mut office = Office::open(test, FUNDS, &[&gds]).await;
        let order = office.booked().await;
        gds.on_issue(OnWrite::DoAndStall);
        die_while_issuing(&mut office, &gds, &order).await;
        office.pass(TimeDelta::seconds(15));
        office.reconcile().await;
        let issued = office.order(&order.reference).await.order;
        assert_eq!((issued.status, issued.details.tickets.len()), (OrderStatus::Confirmed, 3));
        assert_eq!(office.wallet().await.posted.minor, FUNDS - payable(&order).minor);
        assert_eq!((office.prove().await, gds.count("issue")), (2, 1));
        // A replay after the recovery changes nothing.
        assert_eq!(office.issue(&order).await.expect("the same").status, OrderStatus::Confirmed);
        assert_eq!((office.prove().await, gds.count("issue")), (2, 1));
    }

    async fn a_crash_before_the_airline_heard_gives_the_money_back(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let mut office = Office::open(test, FUNDS, &[&gds]).await;
        let order = office.booked().await;
        gds.on_issue(OnWrite::Stall);
        die_while_issuing(&mut office, &gds, &order).await;
        office.pass(TimeDelta::minutes(4));
        office.reconcile().await;
        assert_eq!(office.order(&order.reference).await.order.status, OrderStatus::InProgress);
        office.pass(TimeDelta::minutes(1));
        office.reconcile().await;
        let back = office.order(&order.reference).await.order;
        assert_eq!((back.status, back.hold), (OrderStatus::OnHold, None));
        assert_eq!(back.issue_operation(), order.issue_operation(), "the same operation, should the first one arrive late");
        assert_eq!(office.wallet().await.held.minor, 0);
        gds.on_issue(OnWrite::Do);
        assert_eq!(office.issue(&order).await.expect("issued").status, OrderStatus::Confirmed);
        assert_eq!((office.prove().await, gds.count("issue")), (2, 1));
    }

    async fn an_unpaid_hold_expires_a_minute_early_and_returns_its_seats(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(test, FUNDS, &[&gds]).await;
        let order = office.booked().await;
        office.clock.set(order.limits.auto_cancel_at - TimeDelta::seconds(1));
        office.reconcile().await;
        assert_eq!(office.order(&order.reference).await.order.status, OrderStatus::OnHold);
        office.pass(TimeDelta::seconds(1));
        office.reconcile().await;
        let view = office.order(&order.reference).await;
        assert_eq!((view.order.status, view.order.next_check_at), (OrderStatus::Expired, None));
        let last: Vec<_> = view.history.iter().rev().take(2).map(|event| event.kind).collect();
        assert_eq!(last, [OrderEventKind::SeatsReturned, OrderEventKind::Expired]);
        assert_eq!(gds.count("cancel"), 1);
        assert_eq!(office.wallet().await.posted.minor, FUNDS);
    }
}

async fn die_while_issuing(office: &mut Office, gds: &Arc<crate::airline::Airline>, order: &FlightOrder) {
    tokio::select! {
        pressed = office.issue(order) => panic!("it answered: {pressed:?}"),
        () = gds.stalled.notified() => {}
    }
    let begun = office.order(&order.reference).await.order;
    assert_eq!(begun.status, OrderStatus::InProgress);
    assert_eq!(office.wallet().await.held, payable(order));
    office.restart().await;
}

#[tokio::test]
async fn a_booking_whose_answer_was_lost_is_found_by_its_operation() {
    let gds = airline("gds-a", 90_000);
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&gds]).await;
    let sold = office.sold().await;
    gds.on_book(OnWrite::DoAndLoseTheAnswer);
    let order = office.book(&sold).await.expect("accepted");
    assert_eq!(order.status, OrderStatus::Pending);
    office.pass(TimeDelta::seconds(15));
    office.reconcile().await;
    let found = office.order(&order.reference).await.order;
    assert_eq!(
        (found.status, found.pnr.as_deref()),
        (OrderStatus::OnHold, Some("PNR001"))
    );
    assert_eq!(gds.count("book"), 1);
}

#[tokio::test]
async fn timers_reconcile_until_the_process_shuts_down() {
    let gds = airline("gds-a", 90_000);
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&gds]).await;
    let sold = office.sold().await;
    gds.on_book(OnWrite::DoAndLoseTheAnswer);
    let order = office.book(&sold).await.expect("accepted");
    office.pass(TimeDelta::seconds(15));
    office
        .process
        .reconciler
        .start_timers(std::time::Duration::from_millis(1));
    while office.order(&order.reference).await.order.status != OrderStatus::OnHold {
        tokio::task::yield_now().await;
    }
    office.services.tasks.shutdown().await;
    office.clock.set(order.limits.auto_cancel_at + TimeDelta::hours(1));
    assert_eq!(office.order(&order.reference).await.order.status, OrderStatus::OnHold);
}

#[tokio::test]
async fn a_booking_that_never_reached_the_airline_is_given_up_after_ten_minutes() {
    let gds = airline("gds-a", 90_000);
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&gds]).await;
    let sold = office.sold().await;
    gds.on_book(OnWrite::LoseTheRequest);
    let order = office.book(&sold).await.expect("accepted");
    office.pass(TimeDelta::seconds(599));
    office.reconcile().await;
    assert_eq!(office.order(&order.reference).await.order.status, OrderStatus::Pending);
    office.pass(TimeDelta::seconds(30));
    office.reconcile().await;
    assert_eq!(
        office.order(&order.reference).await.order.status,
        OrderStatus::UnConfirmed
    );
}

#[tokio::test]
async fn a_browser_that_leaves_does_not_cut_a_booking_short() {
    let gds = airline("gds-a", 90_000);
    let mut office = Office::open(TestDatabase::sqlite().await, 0, &[&gds]).await;
    let sold = office.sold().await;
    gds.on_book(OnWrite::DoAndStall);
    tokio::select! {
        booked = office.book(&sold) => panic!("it answered: {booked:?}"),
        () = gds.stalled.notified() => {}
    }
    office.restart().await;
    office.pass(TimeDelta::seconds(15));
    office.reconcile().await;
    let order = office.book(&sold).await.expect("the same order");
    assert_eq!((order.status, gds.count("book")), (OrderStatus::OnHold, 1));
}

#[tokio::test]
async fn a_lost_ticket_answer_is_resolved_by_asking() {
    let gds = airline("gds-a", 90_000);
    let office = Office::open(TestDatabase::sqlite().await, FUNDS, &[&gds]).await;
    let order = office.booked().await;
    gds.on_issue(OnWrite::DoAndLoseTheAnswer);
    assert_eq!(
        office.issue(&order).await.expect("accepted").status,
        OrderStatus::InProgress
    );
    office.pass(TimeDelta::seconds(15));
    office.reconcile().await;
    assert_eq!(
        office.order(&order.reference).await.order.status,
        OrderStatus::Confirmed
    );
    office.prove().await;
}

#[tokio::test]
async fn a_call_cut_short_has_an_unknown_outcome_only_when_the_airline_was_asked_to_act() {
    let gds = airline("gds-a", 90_000);
    let office = Office::open(TestDatabase::sqlite().await, FUNDS, &[&gds]).await;
    let order = office.booked().await;
    let stop = async || {
        gds.stalled.notified().await;
        office.services.tasks.shutdown().await;
    };
    gds.on_price(OnPrice::Stall);
    let (verified, ()) = futures::join!(office.verify(&order.reference), stop());
    let stopping = matches!(verified, Err(VerifyError::Order(OrderError::Stopping(_))));
    assert!(stopping, "{verified:?}");
    gds.on_price(OnPrice::AsOffered);
    gds.on_issue(OnWrite::Stall);
    let (issued, ()) = futures::join!(office.issue(&order), stop());
    assert!(matches!(issued, Err(IssueError::OutcomeUnknown(_))), "{issued:?}");
}

#[tokio::test]
async fn an_unknown_outcome_goes_to_operations_with_the_money_held() {
    let gds = airline("gds-a", 90_000);
    let office = Office::open(TestDatabase::sqlite().await, FUNDS, &[&gds]).await;
    let order = office.booked().await;
    gds.on_issue(OnWrite::LoseTheRequest);
    office.issue(&order).await.expect("accepted");
    gds.fall_silent(true);
    office.pass(TimeDelta::minutes(29));
    office.reconcile().await;
    assert_eq!(
        office.order(&order.reference).await.order.status,
        OrderStatus::InProgress
    );
    office.pass(TimeDelta::minutes(1));
    office.reconcile().await;
    let handed = office.order(&order.reference).await.order;
    assert_eq!((handed.status, handed.next_check_at), (OrderStatus::UnConfirmed, None));
    assert_eq!(office.wallet().await.held, payable(&order));
    office.prove().await;
}

#[tokio::test]
async fn a_record_that_vanished_while_ticketing_goes_to_operations_at_once() {
    let gds = airline("gds-a", 90_000);
    let office = Office::open(TestDatabase::sqlite().await, FUNDS, &[&gds]).await;
    let order = office.booked().await;
    gds.on_issue(OnWrite::LoseTheRequest);
    office.issue(&order).await.expect("accepted");
    gds.drop_records();
    office.pass(TimeDelta::seconds(15));
    office.reconcile().await;
    assert_eq!(
        office.order(&order.reference).await.order.status,
        OrderStatus::UnConfirmed
    );
    assert_eq!(office.wallet().await.held, payable(&order));
}

#[tokio::test]
async fn seats_that_could_not_be_returned_are_returned_later() {
    let gds = airline("gds-a", 90_000);
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&gds]).await;
    let order = office.booked().await;
    gds.fall_silent(true);
    office.clock.set(order.limits.auto_cancel_at);
    office.reconcile().await;
    let expired = office.order(&order.reference).await.order;
    assert_eq!(
        (expired.status, expired.details.seats_to_return),
        (OrderStatus::Expired, true)
    );
    gds.fall_silent(false);
    office.pass(TimeDelta::minutes(1));
    office.reconcile().await;
    assert!(!office.order(&order.reference).await.order.details.seats_to_return);
    assert_eq!(gds.count("cancel"), 1);
}
