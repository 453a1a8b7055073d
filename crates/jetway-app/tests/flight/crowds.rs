//! Many at once against one wallet, one order, one price: exactly what is allowed happens, once.

use futures::future::join_all;
use jetway_app::flight::ticketing::issue::IssueError;
use jetway_app::order::ChargeError;
use jetway_app::order::part_terms::Paying;
use jetway_app::wallet::WalletError;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::order::OrderStatus;
use jetway_testkit::on_both_engines;

use crate::office::{Office, airline, payable, seen};

const WORKERS: usize = 64;
const AFFORDABLE: i64 = 10;
const DUPLICATES: usize = 1_000;

on_both_engines! {
    async fn sixty_four_workers_issue_exactly_what_one_wallet_allows(test: TestDatabase) {
        let office = Office::open(test, 0, &[&airline("gds-a", 90_000)]).await;
        let mut orders = Vec::new();
        for _ in 0..WORKERS {
            orders.push(office.booked().await);
        }
        // Ten tickets and one minor unit less than an eleventh.
        let price = payable(&orders[0]).minor;
        office.pay_in(price * (AFFORDABLE + 1) - 1).await;
        let request = |order: &FlightOrder| office.process.ticketing.issue(&office.agent, seen(order, Paying::Whole));
        let results = join_all(orders.iter().map(request)).await;
        let mut issued = 0;
        for result in results {
            match result {
                Ok(order) => {
                    assert_eq!(order.status, OrderStatus::Confirmed);
                    issued += 1;
                }
                Err(IssueError::Charge(ChargeError::Wallet(WalletError::InsufficientBalance { .. }))) => {}
                Err(error) => panic!("{error}"),
            }
        }
        let wallet = office.wallet().await;
        assert_eq!((issued, wallet.posted.minor, wallet.held.minor), (AFFORDABLE, price - 1, 0));
        assert_eq!(office.prove().await, 11);
    }

    // covers: T-379
    async fn a_thousand_duplicates_of_a_booking_and_of_an_issue_have_one_effect(test: TestDatabase) {
        let office = Office::open(test, 10_000_000, &[&airline("gds-a", 90_000)]).await;
        let sold = office.sold().await;
        let books = join_all((0..DUPLICATES).map(|_| office.book(&sold))).await;
        let order = office.book(&sold).await.expect("booked");
        for booked in books {
            assert_eq!(booked.expect("booked").reference, order.reference);
        }
        let issues = join_all((0..DUPLICATES).map(|_| office.issue(&order))).await;
        for issued in issues {
            assert_eq!(issued.expect("issued").reference, order.reference);
        }
        let wallet = office.wallet().await;
        assert_eq!((wallet.posted.minor, wallet.held.minor), (10_000_000 - payable(&order).minor, 0));
        assert_eq!(office.prove().await, 2);
    }
}
