//! Tickets that turn up at the airline after their money went back.

use std::sync::Arc;

use chrono::TimeDelta;
use jetway_app::flight::order::AirlineRecord;
use jetway_app::order::ChargeError;
use jetway_app::order::review::{DecideError, Decision};
use jetway_db::repo::ledger::WalletError;
use jetway_domain::access::Operator;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::order::{Found, OrderEventKind, OrderStatus};
use jetway_testkit::on_both_engines;

use crate::airline::{Airline, OnPrice, OnWrite};
use crate::office::{Office, airline, payable};

const FUNDS: i64 = 1_000_000;

on_both_engines! {
    async fn tickets_that_come_after_the_money_went_back_are_left_to_operations_and_paid_once(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(test, FUNDS, &[&gds]).await;
        let order = office.booked().await;
        gds.on_issue(OnWrite::LoseTheRequest);
        office.issue(&order).await.expect("under way");
        office.pass(TimeDelta::minutes(5));
        office.reconcile().await;
        assert_eq!(office.order(&order.reference).await.order.status, OrderStatus::OnHold);
        gds.ticket_late();
        office.clock.set(order.limits.auto_cancel_at);
        office.reconcile().await;
        let view = office.order(&order.reference).await;
        assert_eq!((view.order.status, view.order.next_check_at), (OrderStatus::UnConfirmed, None));
        let last: Vec<_> = view.history.iter().rev().take(2).map(|event| event.kind).collect();
        assert_eq!(last, [OrderEventKind::HandedOver, OrderEventKind::Expired]);
        assert_eq!(office.wallet().await.posted.minor, FUNDS, "no decision was made");
        let tenant = office.scope().tenant().clone();
        for _ in 0..2 {
            let paid = office.process.orders.decide::<FlightOrder>(&tenant, &order.reference, tickets_of(&order)).await.expect("decided");
            assert_eq!(paid.status, OrderStatus::Confirmed);
        }
        let wallet = office.wallet().await;
        assert_eq!((wallet.posted.minor, wallet.held.minor), (FUNDS - payable(&order).minor, 0));
        office.prove().await;
    }

    async fn they_cost_what_was_agreed_to_though_the_price_moved_since(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(test, FUNDS, &[&gds]).await;
        let order = asked_in_vain(&office, &gds).await;
        gds.on_price(OnPrice::Moved(4_000));
        let moved = office.verify(&order.reference).await.expect("an answer").order;
        assert!(payable(&moved).minor > payable(&order).minor);
        gds.ticket_late();
        office.clock.set(order.limits.auto_cancel_at);
        office.reconcile().await;
        let tenant = office.scope().tenant().clone();
        let paid = office.process.orders.decide::<FlightOrder>(&tenant, &order.reference, tickets_of(&order)).await.expect("decided");
        assert!(!paid.details.price_changed, "there is no change to report");
        assert_eq!(paid.payment.expect("paid").amount, payable(&order));
        assert_eq!(office.wallet().await.posted.minor, FUNDS - payable(&order).minor);
        office.prove().await;
    }

    async fn a_wallet_that_is_short_refuses_them_and_nothing_is_lost(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(test, FUNDS, &[&gds]).await;
        let order = asked_in_vain(&office, &gds).await;
        gds.ticket_late();
        office.clock.set(order.limits.auto_cancel_at);
        office.reconcile().await;
        office.put_aside(FUNDS - payable(&order).minor + 1).await;
        let tenant = office.scope().tenant().clone();
        let refused = office.process.orders.decide::<FlightOrder>(&tenant, &order.reference, tickets_of(&order)).await;
        assert!(matches!(refused, Err(DecideError::Charge(ChargeError::Wallet(WalletError::InsufficientBalance { .. })))), "{refused:?}");
        let waits = office.order(&order.reference).await.order;
        assert_eq!((waits.status, waits.hold, waits.details.tickets.len()), (OrderStatus::UnConfirmed, None, 0));
        office.pay_in(1).await;
        let paid = office.process.orders.decide::<FlightOrder>(&tenant, &order.reference, tickets_of(&order)).await.expect("decided");
        assert_eq!(paid.status, OrderStatus::Confirmed);
        office.prove().await;
    }

    async fn a_cancelled_order_that_has_them_is_left_to_operations(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(test, FUNDS, &[&gds]).await;
        let order = asked_in_vain(&office, &gds).await;
        gds.ticket_late();
        let cancelled = office.cancel(&order.reference).await.expect("an answer");
        assert_eq!(cancelled.status, OrderStatus::UnConfirmed);
        let last: Vec<_> = office.order(&order.reference).await.history.iter().rev().take(2).map(|event| event.kind).collect();
        assert_eq!(last, [OrderEventKind::HandedOver, OrderEventKind::Cancelled]);
        assert_eq!(office.wallet().await.posted.minor, FUNDS, "no decision was made");
    }

    async fn unrequested_tickets_are_not_charged(test: TestDatabase) {
        let gds = airline("gds-a", 90_000);
        let office = Office::open(test, FUNDS, &[&gds]).await;
        let order = office.booked().await;
        gds.ticket_late();
        office.clock.set(order.limits.auto_cancel_at);
        office.reconcile().await;
        let tenant = office.scope().tenant().clone();
        let refused = office.process.orders.decide::<FlightOrder>(&tenant, &order.reference, tickets_of(&order)).await;
        assert!(matches!(refused, Err(DecideError::NeverAsked)), "{refused:?}");
        assert_eq!(office.wallet().await.posted.minor, FUNDS);
        assert_eq!(office.order(&order.reference).await.order.status, OrderStatus::UnConfirmed);
    }
}

/// Booked, and asked for tickets by a request the airline never heard; the money is back.
async fn asked_in_vain(office: &Office, gds: &Arc<Airline>) -> FlightOrder {
    let order = office.booked().await;
    gds.on_issue(OnWrite::LoseTheRequest);
    office.issue(&order).await.expect("under way");
    office.pass(TimeDelta::minutes(5));
    office.reconcile().await;
    let back = office.order(&order.reference).await.order;
    assert_eq!((back.status, back.hold), (OrderStatus::OnHold, None));
    order
}

fn tickets_of(order: &FlightOrder) -> Decision<AirlineRecord> {
    let people = order.details.travellers.iter().enumerate();
    Decision {
        found: Found::Fulfilled,
        evidence: AirlineRecord {
            tickets: people
                .map(|(at, person)| (person.traveller_id.clone(), format!("17620000000{:02}", at + 1)))
                .collect(),
            pnr: None,
        },
        reason: "The airline's desk read them out.".to_owned(),
        operator: Operator::named("Nadia").expect("a name"),
    }
}
