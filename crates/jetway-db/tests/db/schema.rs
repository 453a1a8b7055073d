//! The schema and the opening of a database.

use jetway_db::{Database, DbError};
use jetway_testkit::on_both_engines;

on_both_engines! {
    async fn migrations_go_up_down_and_up_again(test: TestDatabase) {
        test.db.migrate_down_and_up().await.unwrap();
        test.db.ping().await.unwrap();
    }

    async fn opening_again_changes_nothing(test: TestDatabase) {
        let again = Database::open(test.url()).await.unwrap();
        assert!(again.tenants().await.unwrap().is_empty());
    }

    async fn a_reading_transaction_cannot_write(test: TestDatabase) {
        let tx = test.db.read(&test.scope("falcon")).await.unwrap();
        let refused = tx.counters().next("order").await;
        assert!(matches!(refused, Err(DbError::Refused(_))), "{refused:?}");
    }

    async fn every_timer_finds_its_rows_by_an_index(test: TestDatabase) {
        for index in ["orders_due", "payments_due", "order_dues_due", "deposits_due"] {
            let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
            let found = tx.tamper(&format!("drop index {index}")).await;
            assert!(found.is_ok(), "{index}: {found:?}");
            tx.rollback().await.unwrap();
        }
    }

    async fn what_is_not_committed_never_was(test: TestDatabase) {
        let scope = test.scope("falcon");
        let tx = test.db.begin(&scope).await.unwrap();
        assert_eq!(tx.counters().next("order").await.unwrap(), 1);
        assert_eq!(tx.counters().next("order").await.unwrap(), 2);
        drop(tx);
        let tx = test.db.begin(&scope).await.unwrap();
        assert_eq!(tx.counters().next("order").await.unwrap(), 1);
    }
}

#[test]
fn an_unknown_engine_is_refused() {
    let opened = jetway_testkit::block_on(Database::open("mysql://localhost/jetway"));
    assert!(matches!(opened, Err(DbError::UnknownEngine)));
}
