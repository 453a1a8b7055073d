//! An unpaid booking is cancelled once, and never while it is being paid.

use chrono::TimeDelta;
use jetway_app::flight::ticketing::cancel::CancelError;
use jetway_app::flight::ticketing::issue::IssueError;
use jetway_app::order::OrderError;
use jetway_domain::order::{OrderEventKind, OrderStatus};
use jetway_testkit::{TestDatabase, on_both_engines};

use crate::airline::OnWrite;
use crate::office::{Office, airline};

const FUNDS: i64 = 1_000_000;

on_both_engines! {
    // covers: T-304
    async fn eight_parallel_requests_release_the_seats_once(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(test, FUNDS, &[&gds]).await;
        let order = office.booked().await;
        let requests = (0..8).map(|_| office.cancel(&order.reference));
        for cancelled in futures::future::join_all(requests).await {
            assert_eq!(cancelled.expect("cancelled").status, OrderStatus::Cancelled);
        }
        let view = office.order(&order.reference).await;
        let last: Vec<_> = view.history.iter().rev().take(2).map(|event| event.kind).collect();
        assert_eq!(last, [OrderEventKind::SeatsReturned, OrderEventKind::Cancelled]);
        assert_eq!((view.history.len(), view.order.next_check_at, gds.count("cancel")), (4, None, 1));
        assert!(matches!(office.issue(&order).await, Err(IssueError::Order(OrderError::WrongState(OrderStatus::Cancelled)))));
        assert_eq!(office.wallet().await.posted.minor, FUNDS);
    }

    async fn tickets_in_the_making_are_not_cancelled(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(test, FUNDS, &[&gds]).await;
        let order = office.booked().await;
        gds.on_issue(OnWrite::LoseTheRequest);
        office.issue(&order).await.expect("under way");
        let refused = office.cancel(&order.reference).await;
        assert!(matches!(refused, Err(CancelError::Order(OrderError::WrongState(OrderStatus::InProgress)))), "{refused:?}");
        assert_eq!(gds.count("cancel"), 0);
    }
}

// covers: T-304
#[tokio::test]
async fn seats_the_airline_does_not_take_back_at_once_are_given_back_later() {
    let gds = airline("gds-a", 90_000);
    let office = Office::open(TestDatabase::sqlite().await, 0, &[&gds]).await;
    let order = office.booked().await;
    gds.fall_silent(true);
    let cancelled = office.cancel(&order.reference).await.expect("the agent is done");
    assert_eq!(
        (cancelled.status, cancelled.details.seats_to_return),
        (OrderStatus::Cancelled, true)
    );
    gds.fall_silent(false);
    office.pass(TimeDelta::minutes(1));
    office.reconcile().await;
    assert!(!office.order(&order.reference).await.order.details.seats_to_return);
    assert_eq!(gds.count("cancel"), 1);
}
