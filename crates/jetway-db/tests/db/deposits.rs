//! Deposits in the database.

use chrono::TimeDelta;
use jetway_db::repo::payments::{DepositEvent, DepositFilter};
use jetway_db::{DbError, Timed};
use jetway_domain::deposit::{Deposit, DepositDetails, DepositMethod, DepositStatus, Particulars};
use jetway_domain::ids::{AgencyId, DepositId, UserId};
use jetway_domain::money::{CurrencyCode, Money};
use jetway_testkit::{SeededIds, TestDatabase, on_both_engines, people, start};

fn deposit(ids: &SeededIds, (agency, user): (AgencyId, UserId), number: u64, slip_no: &str) -> Deposit {
    Deposit {
        id: DepositId::fresh(ids),
        version: 1,
        agency,
        reference: format!("DP2611{number:06}"),
        method: DepositMethod::BankDeposit,
        status: DepositStatus::Submitted,
        amount: Money::new(150_000, CurrencyCode::AED),
        fee: Money::new(0, CurrencyCode::AED),
        created_by: user,
        created_at: start() + TimeDelta::minutes(i64::try_from(number).expect("small")),
        paid_on: start().date_naive(),
        expires_at: None,
        next_check_at: None,
        details: DepositDetails {
            particulars: Particulars::BankDeposit {
                owner_bank_account_id: "gulf-main".to_owned(),
                slip_no: slip_no.to_owned(),
                branch: "Deira".to_owned(),
                depositor_name: "Amina Rahman".to_owned(),
            },
            remark: "For November".to_owned(),
            agency_name: "Blue Dunes".to_owned(),
            user_name: "Amina Rahman".to_owned(),
            slips: Vec::new(),
            maker: None,
            checker: None,
            reason: None,
            journal: None,
            provider_ref: None,
            redirect_url: None,
            taken: None,
        },
    }
}

fn event(status: DepositStatus) -> DepositEvent {
    DepositEvent {
        at: start(),
        author: "Amina Rahman".to_owned(),
        status,
        note: String::new(),
    }
}

/// An agency with two deposits, in `falcon`.
async fn settle(test: &TestDatabase, ids: &SeededIds) -> (AgencyId, Deposit, Deposit) {
    let tx = test.db.begin(&test.scope("falcon")).await.expect("a transaction");
    let (agency, user) = people::settle(&tx, ids).await.expect("an agency");
    let owner = (agency.id, user.id);
    let (first, second) = (deposit(ids, owner, 1, "AB7712"), deposit(ids, owner, 2, "AB7713"));
    for new in [&first, &second] {
        assert!(tx.deposits().insert(new).await.expect("written"));
        tx.deposits().record(new, &event(new.status)).await.expect("a line");
    }
    tx.commit().await.expect("committed");
    (agency.id, first, second)
}

on_both_engines! {
    async fn deposits_are_read_back_filtered_and_found(test: TestDatabase) {
        let ids = SeededIds::default();
        let (agency, first, second) = settle(&test, &ids).await;
        let tx = test.db.read(&test.scope("falcon")).await.expect("a transaction");
        let deposits = tx.deposits();
        assert_eq!(deposits.by_id(first.id).await.expect("read"), Some(first.clone()));
        assert_eq!(deposits.by_reference(&second.reference).await.expect("read"), Some(second.clone()));
        let claim = first.claim().expect("a claim");
        assert_eq!(deposits.by_claim(&claim).await.expect("read"), Some(first.clone()));
        let all = deposits.list(agency, &DepositFilter::default(), 1, 1).await.expect("read");
        assert_eq!(all, (vec![second.clone()], 2));
        let found = DepositFilter { words: vec!["ab7712".to_owned()], ..DepositFilter::default() };
        assert_eq!(deposits.list(agency, &found, 1, 9).await.expect("read"), (vec![first.clone()], 1));
        let cheques = DepositFilter { method: Some(DepositMethod::Cheque), ..DepositFilter::default() };
        assert_eq!(deposits.list(agency, &cheques, 1, 9).await.expect("read"), (Vec::new(), 0));
        let later = DepositFilter { from: first.paid_on.succ_opt(), ..DepositFilter::default() };
        assert_eq!(deposits.list(agency, &later, 1, 9).await.expect("read"), (Vec::new(), 0));
        let waiting = deposits.in_states(&DepositStatus::WAITING, 9).await.expect("read");
        assert_eq!(waiting, [first.clone(), second]);
        assert_eq!(deposits.history(first.id).await.expect("read"), [event(DepositStatus::Submitted)]);
    }

    async fn a_deposit_changes_once_for_each_version_and_its_history_only_grows(test: TestDatabase) {
        let ids = SeededIds::default();
        let (agency, first, _) = settle(&test, &ids).await;
        let tx = test.db.begin(&test.scope("falcon")).await.expect("a transaction");
        let mut changed = Deposit { status: DepositStatus::UnderReview, ..first.clone() };
        assert!(tx.deposits().save(&mut changed).await.expect("written"));
        assert_eq!(changed.version, 2);
        let mut late = Deposit { status: DepositStatus::Rejected, ..first.clone() };
        assert!(!tx.deposits().save(&mut late).await.expect("read"));
        tx.deposits().record(&changed, &event(changed.status)).await.expect("a line");
        let notifications = tx.deposits().notifications(agency, start(), &[DepositStatus::UnderReview], 9).await.expect("read");
        assert_eq!(notifications, [(first.reference.clone(), event(DepositStatus::UnderReview))]);
        tx.commit().await.expect("committed");
        for tampering in ["update deposit_events set note = 'x'", "delete from deposit_events", "delete from deposits"] {
            let tx = test.db.begin(&test.scope("falcon")).await.expect("a transaction");
            let refused = tx.tamper(tampering).await;
            assert!(matches!(refused, Err(DbError::Refused(_))), "{tampering}: {refused:?}");
        }
    }

    async fn the_same_money_is_claimed_by_one_deposit_until_it_lets_go(test: TestDatabase) {
        let ids = SeededIds::default();
        let (agency, first, _) = settle(&test, &ids).await;
        let tx = test.db.begin(&test.scope("falcon")).await.expect("a transaction");
        let twin = deposit(&ids, (agency, first.created_by), 3, "AB7712");
        assert!(!tx.deposits().insert(&twin).await.expect("read"));
        let mut rejected = Deposit { status: DepositStatus::Rejected, ..first };
        assert!(tx.deposits().save(&mut rejected).await.expect("written"));
        assert!(tx.deposits().insert(&twin).await.expect("written"));
    }

    async fn a_deposit_to_ask_about_is_due_and_no_other_tenant_sees_it(test: TestDatabase) {
        let ids = SeededIds::default();
        let (agency, first, _) = settle(&test, &ids).await;
        let now = start();
        assert_eq!(test.db.tenants_due(Timed::Deposits, now).await.expect("read"), []);
        let tx = test.db.begin(&test.scope("falcon")).await.expect("a transaction");
        let mut asked = Deposit { next_check_at: Some(now), ..first.clone() };
        assert!(tx.deposits().save(&mut asked).await.expect("written"));
        tx.commit().await.expect("committed");
        let due = test.db.tenants_due(Timed::Deposits, now).await.expect("read");
        assert_eq!(due.iter().map(|tenant| tenant.as_str()).collect::<Vec<_>>(), ["falcon"]);
        let tx = test.db.read(&test.scope("falcon")).await.expect("a transaction");
        assert_eq!(tx.deposits().due(now, 9).await.expect("read"), [first.id]);
        let tx = test.db.read(&test.scope("heron")).await.expect("a transaction");
        let deposits = tx.deposits();
        assert_eq!(deposits.by_id(first.id).await.expect("read"), None);
        assert_eq!(deposits.by_reference(&first.reference).await.expect("read"), None);
        assert_eq!(deposits.list(agency, &DepositFilter::default(), 1, 9).await.expect("read"), (Vec::new(), 0));
        assert_eq!(deposits.history(first.id).await.expect("read"), []);
        assert_eq!(deposits.due(now, 9).await.expect("read"), []);
    }
}
