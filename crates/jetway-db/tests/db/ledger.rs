//! The ledger on both engines: what it refuses, what it repeats, what it notices.

#[cfg(test)]
mod book;

use book::{Book, aed};
use jetway_db::DbError;
use jetway_db::repo::ledger::{PassbookFilter, WalletError};
use jetway_domain::ledger::{EntryKind, HoldState};
use jetway_testkit::on_both_engines;

on_both_engines! {
    async fn capture_and_release_add_up_to_the_hold(test: TestDatabase) {
        let book = Book::open(&test, 100_000, 0).await;
        let hold = book.hold(1, 60_000).await.unwrap();
        assert_eq!(book.numbers().await, (100_000, 60_000, 40_000));

        let receipt = book.capture(&hold, 45_000).await.unwrap();
        assert!(!receipt.replayed);
        assert_eq!(book.numbers().await, (55_000, 0, 55_000), "the 15,000 not taken went back");

        let other = book.hold(2, 10_000).await.unwrap();
        let released = book.release(&other).await.unwrap();
        assert_eq!(released.state, HoldState::Voided);
        assert_eq!(book.numbers().await, (55_000, 0, 55_000));
        book.assert_proven().await;
    }

    async fn a_hold_is_settled_once(test: TestDatabase) {
        let book = Book::open(&test, 100_000, 0).await;
        let hold = book.hold(1, 10_000).await.unwrap();
        book.capture(&hold, 10_000).await.unwrap();
        assert!(matches!(book.release(&hold).await, Err(WalletError::HoldSettled(HoldState::Posted))));
        assert!(matches!(book.hold(1, 10_000).await, Err(WalletError::HoldSettled(HoldState::Posted))));

        let hold = book.hold(2, 10_000).await.unwrap();
        book.release(&hold).await.unwrap();
        book.release(&hold).await.unwrap();
        assert!(matches!(book.capture(&hold, 10_000).await, Err(WalletError::HoldSettled(HoldState::Voided))));
        assert_eq!(book.numbers().await, (90_000, 0, 90_000));
        book.hold(2, 7_000).await.expect("a released hold leaves the order free to try again");
        book.assert_proven().await;
    }

    async fn a_capture_takes_no_more_than_was_held(test: TestDatabase) {
        let book = Book::open(&test, 100_000, 0).await;
        let hold = book.hold(1, 10_000).await.unwrap();
        assert!(matches!(book.capture(&hold, 10_001).await, Err(WalletError::MoreThanHeld { .. })));
        assert_eq!(book.numbers().await, (100_000, 10_000, 90_000));
    }

    async fn saying_it_again_changes_nothing(test: TestDatabase) {
        let book = Book::open(&test, 100_000, 0).await;
        let hold = book.hold(1, 30_000).await.unwrap();
        assert_eq!(book.hold(1, 30_000).await.unwrap().id, hold.id);
        let first = book.capture(&hold, 30_000).await.unwrap();
        let again = book.capture(&hold, 30_000).await.unwrap();
        assert_eq!((again.journal_id, again.replayed), (first.journal_id, true));
        let deposit = book.deposit("D-2", 500).await.unwrap();
        let again = book.deposit("D-2", 500).await.unwrap();
        assert_eq!((again.journal_id, again.number, again.replayed), (deposit.journal_id, deposit.number, true));
        assert!(matches!(book.deposit("D-2", 501).await, Err(WalletError::ReferenceTaken)));
        book.hold(2, 1).await.unwrap();
        assert!(matches!(book.hold(2, 2).await, Err(WalletError::ReferenceTaken)));
        assert_eq!(book.numbers().await, (70_500, 1, 70_499));
        book.assert_proven().await;
    }

    async fn what_is_missing_is_said_to_the_minor_unit(test: TestDatabase) {
        let book = Book::open(&test, 10_000, 5_000).await;
        match book.hold(1, 15_001).await {
            Err(WalletError::InsufficientBalance { shortfall }) => assert_eq!(shortfall, aed(1)),
            other => panic!("{other:?}"),
        }
        book.hold(1, 15_000).await.unwrap();
        assert_eq!(book.numbers().await, (10_000, 15_000, 0));
    }

    async fn of_many_at_once_only_what_the_wallet_covers_is_held(test: TestDatabase) {
        let book = Book::open(&test, 100_000, 0).await;
        // 64 workers of 9,000 each on 100,000: eleven fit.
        let attempts = (1..=64).map(|order| {
            let book = book.clone();
            tokio::spawn(async move { book.hold(order, 9_000).await })
        });
        let mut held = 0;
        for attempt in attempts.collect::<Vec<_>>() {
            match attempt.await.unwrap() {
                Ok(_) => held += 1,
                Err(WalletError::InsufficientBalance { shortfall }) => assert_eq!(shortfall, aed(8_000)),
                Err(other) => panic!("{other:?}"),
            }
        }
        assert_eq!(held, 11);
        assert_eq!(book.numbers().await, (100_000, 99_000, 1_000));
        book.assert_proven().await;
    }

    async fn of_many_captures_of_one_hold_one_takes(test: TestDatabase) {
        let book = Book::open(&test, 100_000, 0).await;
        let hold = book.hold(1, 40_000).await.unwrap();
        let attempts = (0..16).map(|_| {
            let (book, hold) = (book.clone(), hold.clone());
            tokio::spawn(async move { book.capture(&hold, 40_000).await })
        });
        let mut fresh = 0;
        for attempt in attempts.collect::<Vec<_>>() {
            fresh += usize::from(!attempt.await.unwrap().unwrap().replayed);
        }
        assert_eq!(fresh, 1);
        assert_eq!(book.numbers().await, (60_000, 0, 60_000));
        book.assert_proven().await;
    }

    async fn another_currency_is_refused(test: TestDatabase) {
        let book = Book::open(&test, 100_000, 0).await;
        let refused = book.hold_in("BDT", 1, 1_000).await;
        assert!(matches!(refused, Err(WalletError::WrongCurrency(_))), "{refused:?}");
    }

    async fn the_database_itself_refuses_an_overdraft(test: TestDatabase) {
        let book = Book::open(&test, 1_000, 0).await;
        let refused = book.tamper(&["update wallets set held_minor = held_minor + 1001"]).await;
        assert!(matches!(refused, Err(DbError::Refused(_))), "{refused:?}");
    }

    async fn the_database_itself_refuses_an_unbalanced_entry(test: TestDatabase) {
        let book = Book::open(&test, 1_000, 0).await;
        for (lines, why) in [
            (vec![("debit", 500), ("credit", 400)], "not balanced"),
            (vec![("debit", 500)], "not balanced"),
            (vec![], "not balanced"),
        ] {
            match book.insert_entry_by_hand(&lines).await {
                Err(DbError::Refused(message)) => assert!(message.contains(why), "{message}"),
                other => panic!("{lines:?}: {other:?}"),
            }
        }
        book.insert_entry_by_hand(&[("debit", 500), ("credit", 500)]).await.expect("a balanced one goes in");
    }

    async fn the_journal_is_append_only(test: TestDatabase) {
        let book = Book::open(&test, 1_000, 0).await;
        let hold = book.hold(1, 10).await.unwrap();
        book.release(&hold).await.unwrap();
        for sql in [
            "update ledger_entries set description = 'x'",
            "delete from ledger_entries",
            "update ledger_lines set amount_minor = amount_minor + 1",
            "delete from ledger_lines",
            "delete from ledger_holds",
            "update ledger_holds set state = 'pending', settled_at = null",
            "delete from wallets",
            "insert into ledger_lines (tenant, entry_id, line, account, side, amount_minor, currency)
                select tenant, entry_id, 9, account, side, 1, currency from ledger_lines",
        ] {
            let refused = book.tamper(&[sql]).await;
            assert!(matches!(refused, Err(DbError::Refused(_))), "{sql}: {refused:?}");
        }
        book.assert_proven().await;
    }

    async fn a_proof_names_what_was_tampered_with(test: TestDatabase) {
        let book = Book::open(&test, 1_000, 0).await;
        book.deposit("D-2", 2_000).await.unwrap();
        book.deposit("D-3", 3_000).await.unwrap();
        book.assert_proven().await;

        book.force("ledger_entries", "update ledger_entries set description = 'Gift' where number = 2").await;
        let findings = book.prove().await.findings;
        assert_eq!(findings.len(), 1, "{findings:?}");
        assert_eq!(findings[0].entry_number, Some(2));
        assert!(findings[0].text.contains("changed after it was posted"));

        book.force("wallets", "update wallets set posted_minor = posted_minor + 7").await;
        let report = book.prove().await;
        assert!(report.to_string().contains("wallet says 6007 AED minor posted, journal 6000"), "{report}");
    }

    async fn a_proof_notices_a_removed_entry(test: TestDatabase) {
        let book = Book::open(&test, 1_000, 0).await;
        book.deposit("D-2", 2_000).await.unwrap();
        book.deposit("D-3", 3_000).await.unwrap();
        book.force(
            "ledger_lines",
            "delete from ledger_lines where entry_id = (select id from ledger_entries where number = 2)",
        )
        .await;
        book.force("ledger_entries", "delete from ledger_entries where number = 2").await;
        let report = book.prove().await;
        assert!(report.findings.iter().any(|finding| finding.entry_number == Some(3)), "{report}");
        assert!(report.to_string().contains("follows entry 1"), "{report}");
    }

    async fn the_passbook_runs_and_filters(test: TestDatabase) {
        let book = Book::open(&test, 100_000, 0).await;
        let hold = book.hold(1, 60_000).await.unwrap();
        book.capture(&hold, 45_000).await.unwrap();
        book.deposit("D-9%", 500).await.unwrap();

        let page = book.passbook(PassbookFilter::default(), 0, 2).await;
        assert_eq!((page.total, page.opening_minor, page.closing_minor), (3, 0, 55_500));
        let seen: Vec<_> = page.lines.iter().map(|line| (line.number, line.effect_minor, line.balance_minor)).collect();
        assert_eq!(seen, [(3, 500, 55_500), (2, -45_000, 55_000)]);
        let rest = book.passbook(PassbookFilter::default(), 2, 2).await;
        assert_eq!(rest.lines.len(), 1);

        let issues = PassbookFilter { kind: Some(EntryKind::Issue), ..PassbookFilter::default() };
        let page = book.passbook(issues, 0, 10).await;
        assert_eq!((page.total, page.lines[0].order_reference.as_deref()), (1, Some(hold.order.as_str())));
        for (text, total) in [("d-9%", 1), ("%", 1), ("9_", 0), ("", 3), ("deposit", 2)] {
            let search = PassbookFilter { search: Some(text.to_owned()), ..PassbookFilter::default() };
            assert_eq!(book.passbook(search, 0, 10).await.total, total, "{text:?}");
        }
        let day = jetway_testkit::start().date_naive();
        let on = PassbookFilter { from: Some(day), to: Some(day), ..PassbookFilter::default() };
        assert_eq!(book.passbook(on, 0, 10).await.total, 3);
        let later = PassbookFilter { from: day.succ_opt(), ..PassbookFilter::default() };
        let page = book.passbook(later, 0, 10).await;
        assert_eq!((page.total, page.opening_minor, page.closing_minor), (0, 55_500, 55_500));
        let before = PassbookFilter { to: day.pred_opt(), ..PassbookFilter::default() };
        assert_eq!(book.passbook(before, 0, 10).await.closing_minor, 0);
    }
}
