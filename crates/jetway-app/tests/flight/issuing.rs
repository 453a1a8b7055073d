//! Paying and ticketing: one charge, or none.

use chrono::TimeDelta;
use jetway_app::flight::ticketing::issue::{IssueCommand, IssueError};
use jetway_app::order::ChargeError;
use jetway_app::order::OrderError;
use jetway_app::order::part_terms::Paying;
use jetway_app::wallet::WalletError;
use jetway_connectors::port::air::Rejection;
use jetway_domain::order::OrderStatus;
use jetway_testkit::{TestDatabase, on_both_engines};

use crate::airline::{OnPrice, OnWrite};
use crate::office::{Office, airline, payable};
use crate::trip;

const FUNDS: i64 = 1_000_000;

on_both_engines! {
    // covers: T-302
    async fn issuing_charges_the_wallet_and_gives_everybody_a_ticket(test: TestDatabase) {
        let office = Office::open(test, FUNDS, &[&airline("gds-a", 90_000)]).await;
        let order = office.booked().await;
        let issued = office.issue(&order).await.expect("issued");
        assert_eq!(issued.status, OrderStatus::Confirmed);
        assert!(issued.details.is_fully_ticketed());
        assert_eq!(issued.payment.expect("paid").amount, payable(&order));
        let wallet = office.wallet().await;
        assert_eq!((wallet.posted.minor, wallet.held.minor), (FUNDS - payable(&order).minor, 0));
        assert_eq!(office.prove().await, 2);
    }

    // covers: T-379
    async fn eight_requests_of_two_users_make_one_charge(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(test, FUNDS, &[&gds]).await;
        let order = office.booked().await;
        let mut colleague = office.agent.clone();
        colleague.user_name = "Colleague".to_owned();
        let command =
            IssueCommand { reference: order.reference.clone(), accepted: order.details.quote.customer_total, accepted_payable: None, accepted_now: None, paying: Paying::Whole };
        let requests = (0..8).map(|request| {
            let who = if request % 2 == 0 { &office.agent } else { &colleague };
            office.process.ticketing.issue(who, command.clone())
        });
        for pressed in futures::future::join_all(requests).await {
            let pressed = pressed.expect("issued");
            assert_eq!(pressed.status, OrderStatus::Confirmed);
            assert_eq!(pressed.details.tickets.len(), 3);
        }
        assert_eq!(gds.count("issue"), 1);
        assert_eq!(office.wallet().await.posted.minor, FUNDS - payable(&order).minor);
        assert_eq!(office.prove().await, 2);
    }

    async fn two_processes_make_one_charge(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(test, FUNDS, &[&gds]).await;
        let other = office.second_process().await;
        let order = office.booked().await;
        let command =
            IssueCommand { reference: order.reference.clone(), accepted: order.details.quote.customer_total, accepted_payable: None, accepted_now: None, paying: Paying::Whole };
        let requests = (0..6).map(|request| {
            let process = if request % 2 == 0 { &office.process } else { &other };
            process.ticketing.issue(&office.agent, command.clone())
        });
        for pressed in futures::future::join_all(requests).await {
            let status = pressed.expect("issued").status;
            assert!(matches!(status, OrderStatus::InProgress | OrderStatus::Confirmed), "{status}");
        }
        assert_eq!((gds.count("issue"), office.prove().await), (1, 2));
        assert_eq!(office.wallet().await.posted.minor, FUNDS - payable(&order).minor);
    }

    async fn a_wallet_short_by_one_fils_holds_nothing(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        // The price is known: two adults, one child, fee and VAT, less the agency's commission.
        let price = 2 * 90_000 + 67_500 + 3 * 22_500 + 3 * 3_500 + 525 - 8_663;
        let office = Office::open(test, price - 1, &[&gds]).await;
        let order = office.booked().await;
        assert_eq!(payable(&order).minor, price);
        let refused = office.issue(&order).await;
        let Err(IssueError::Charge(ChargeError::Wallet(WalletError::InsufficientBalance { shortfall }))) = refused else {
            panic!("not refused: {refused:?}");
        };
        assert_eq!(shortfall, trip::aed(1));
        let view = office.order(&order.reference).await;
        assert_eq!((view.order.status, view.order.hold), (OrderStatus::OnHold, None));
        assert_eq!((office.wallet().await.held.minor, gds.count("issue")), (0, 0));
        office.prove().await;
    }

    async fn a_refused_ticket_gives_the_money_back_and_can_be_tried_again(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(test, FUNDS, &[&gds]).await;
        let order = office.booked().await;
        gds.on_issue(OnWrite::Refuse(Rejection::Refused("TKTFAIL".to_owned())));
        assert!(matches!(office.issue(&order).await, Err(IssueError::Refused(_))));
        let view = office.order(&order.reference).await.order;
        assert_eq!((view.status, view.hold, view.attempts.issue), (OrderStatus::OnHold, None, 2));
        let wallet = office.wallet().await;
        assert_eq!((wallet.posted.minor, wallet.held.minor), (FUNDS, 0));
        gds.on_issue(OnWrite::Do);
        assert_eq!(office.issue(&order).await.expect("issued").status, OrderStatus::Confirmed);
        assert_eq!(office.prove().await, 2);
    }

    async fn tickets_that_take_their_time_keep_the_money_held_until_they_exist(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(test, FUNDS, &[&gds]).await;
        let order = office.booked().await;
        gds.on_issue(OnWrite::Accept);
        assert_eq!(office.issue(&order).await.expect("accepted").status, OrderStatus::InProgress);
        for _ in 0..20 {
            office.pass(TimeDelta::seconds(30));
            office.reconcile().await;
        }
        let waiting = office.order(&order.reference).await.order;
        assert_eq!((waiting.status, office.wallet().await.held), (OrderStatus::InProgress, payable(&order)));
        gds.finish_tickets();
        office.pass(TimeDelta::seconds(30));
        office.reconcile().await;
        let issued = office.order(&order.reference).await.order;
        assert_eq!((issued.status, issued.details.tickets.len()), (OrderStatus::Confirmed, 3));
        assert_eq!((gds.count("issue"), office.prove().await), (1, 2));
    }
}

#[tokio::test]
async fn a_price_that_moved_since_booking_must_be_accepted_before_money_moves() {
    let gds = airline("gds-a", 90_000);
    let office = Office::open(TestDatabase::sqlite().await, FUNDS, &[&gds]).await;
    let order = office.booked().await;
    gds.on_price(OnPrice::Moved(4_000));
    let Err(IssueError::PriceChanged { current, .. }) = office.issue(&order).await else {
        panic!("it was issued");
    };
    assert_eq!(office.wallet().await.held.minor, 0);
    gds.on_price(OnPrice::AsOffered);
    let refused = office.issue(&order).await;
    assert!(matches!(refused, Err(IssueError::AmountMismatch { current: told }) if told == current.customer_total));
    let moved = office.order(&order.reference).await.order;
    assert!(moved.details.price_changed);
    let issued = office.issue(&moved).await.expect("issued at the new price");
    assert_eq!(issued.payment.expect("paid").amount, current.agent_payable);
    office.prove().await;
}

#[tokio::test]
async fn a_held_price_stands_when_the_airline_quotes_no_new_one() {
    let gds = airline("gds-a", 90_000);
    let office = Office::open(TestDatabase::sqlite().await, FUNDS, &[&gds]).await;
    for silence in [OnPrice::SoldOut, OnPrice::Expired] {
        gds.on_price(OnPrice::AsOffered);
        office.pass(TimeDelta::minutes(2));
        let order = office.booked().await;
        gds.on_price(silence);
        assert_eq!(
            office.issue(&order).await.expect("issued").status,
            OrderStatus::Confirmed
        );
    }
}

#[tokio::test]
async fn no_answer_about_the_price_moves_nothing() {
    let gds = airline("gds-a", 90_000);
    let office = Office::open(TestDatabase::sqlite().await, FUNDS, &[&gds]).await;
    let order = office.booked().await;
    gds.on_price(OnPrice::Fail);
    assert!(matches!(office.issue(&order).await, Err(IssueError::Supplier(_))));
    assert_eq!((office.wallet().await.held.minor, gds.count("issue")), (0, 0));
}

#[tokio::test]
async fn an_instant_fare_is_pending_until_it_is_ticketed() {
    let offers = vec![trip::instant(trip::offer("lcc", "LITE", 60_000))];
    let lcc = std::sync::Arc::new(crate::airline::Airline::new("lcc", offers));
    let office = Office::open(TestDatabase::sqlite().await, FUNDS, &[&lcc]).await;
    let order = office.booked().await;
    assert_eq!(order.status, OrderStatus::Pending);
    lcc.on_issue(OnWrite::Refuse(Rejection::Refused("card declined".to_owned())));
    assert!(office.issue(&order).await.is_err());
    assert_eq!(office.order(&order.reference).await.order.status, OrderStatus::Pending);
    lcc.on_issue(OnWrite::Do);
    assert_eq!(
        office.issue(&order).await.expect("issued").status,
        OrderStatus::Confirmed
    );
    office.prove().await;
}

#[tokio::test]
async fn an_order_of_another_agency_is_not_found_and_a_finished_one_is_in_the_wrong_state() {
    let office = Office::open(TestDatabase::sqlite().await, FUNDS, &[&airline("gds-a", 90_000)]).await;
    let order = office.booked().await;
    let stranger = office.stranger().await;
    let command = IssueCommand {
        reference: order.reference.clone(),
        accepted: order.details.quote.customer_total,
        accepted_payable: None,
        accepted_now: None,
        paying: Paying::Whole,
    };
    assert!(matches!(
        office.process.ticketing.issue(&stranger, command.clone()).await,
        Err(IssueError::Order(OrderError::NotFound))
    ));
    office.pass(TimeDelta::hours(6));
    let late = office.process.ticketing.issue(&office.agent, command).await;
    assert!(matches!(
        late,
        Err(IssueError::Order(OrderError::WrongState(OrderStatus::Expired)))
    ));
}
