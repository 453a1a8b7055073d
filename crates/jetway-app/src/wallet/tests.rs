use jetway_db::repo::agencies::AgencyStatus;
use jetway_db::{Database, TenantScope};
use jetway_domain::ids::AgencyId;
use jetway_domain::ledger::EntryKind;
use jetway_domain::money::{CurrencyCode, Money};
use jetway_testkit::{SeededIds, on_both_engines, people, start};

use super::{Deposit, PassbookQuery, Receipt, WalletError, balance, deposit, passbook, prove};

fn aed(minor: i64) -> Money {
    Money::new(minor, CurrencyCode::AED)
}

async fn open(db: &Database, scope: &TenantScope, ids: &SeededIds) -> AgencyId {
    let tx = db.begin(scope).await.unwrap();
    let (agency, _) = people::settle(&tx, ids).await.unwrap();
    tx.ledger().open_wallet(agency.id, aed(50_000)).await.unwrap();
    tx.commit().await.unwrap();
    agency.id
}

async fn pay_in(
    db: &Database,
    scope: &TenantScope,
    ids: &SeededIds,
    agency: AgencyId,
    reference: &str,
    minor: i64,
) -> Result<Receipt, WalletError> {
    let tx = db.begin(scope).await.unwrap();
    let users = tx.users().of_agency(agency).await.unwrap();
    let actor = users
        .first()
        .map_or_else(|| "system".to_owned(), |user| user.id.to_string());
    let new = Deposit {
        agency,
        amount: aed(minor),
        reference: reference.to_owned(),
        bank_account: "main".to_owned(),
        description: "Bank transfer".to_owned(),
        actor,
        value_on: start().date_naive(),
    };
    let receipt = deposit(&tx, &new, ids, start()).await?;
    tx.commit().await?;
    Ok(receipt)
}

on_both_engines! {
    async fn a_deposit_can_be_spent_and_is_read_back(test: TestDatabase) {
        let (scope, ids) = (test.scope("falcon"), SeededIds::default());
        let agency = open(&test.db, &scope, &ids).await;
        let receipt = pay_in(&test.db, &scope, &ids, agency, "D-1", 120_050).await.unwrap();
        let again = pay_in(&test.db, &scope, &ids, agency, "D-1", 120_050).await.unwrap();
        assert!(again.replayed);

        let now = balance(&test.db, &scope, agency).await.unwrap();
        assert_eq!((now.status, now.posted, now.held), (AgencyStatus::Active, aed(120_050), aed(0)));
        assert_eq!((now.available, now.credit_used, now.credit_available), (aed(170_050), aed(0), aed(50_000)));

        let book = passbook(&test.db, &scope, agency, PassbookQuery::default()).await.unwrap();
        assert_eq!((book.total, book.page, book.page_size, book.closing), (1, 1, 20, aed(120_050)));
        let row = &book.rows[0];
        assert_eq!((row.journal_id, row.kind, row.entry_no), (receipt.journal_id, EntryKind::Deposit, 1));
        assert_eq!((row.credit, row.debit, row.balance), (Some(aed(120_050)), None, aed(120_050)));
        assert_eq!(row.created_by, "Amina Rahman");
        assert!(prove(&test.db).await.unwrap().is_proven());
    }

    async fn a_deposit_of_nothing_or_less_is_no_deposit(test: TestDatabase) {
        let (scope, ids) = (test.scope("falcon"), SeededIds::default());
        let agency = open(&test.db, &scope, &ids).await;
        for minor in [0, -1, i64::MIN] {
            let refused = pay_in(&test.db, &scope, &ids, agency, "D-1", minor).await;
            assert!(matches!(refused, Err(WalletError::Entry(_))), "{refused:?}");
        }
        pay_in(&test.db, &scope, &ids, agency, "D-1", i64::MAX).await.unwrap();
        let refused = pay_in(&test.db, &scope, &ids, agency, "D-2", 1).await;
        assert!(matches!(refused, Err(WalletError::Amount(_))), "{refused:?}");
    }

    async fn another_tenants_wallet_is_not_there(test: TestDatabase) {
        let ids = SeededIds::default();
        let agency = open(&test.db, &test.scope("falcon"), &ids).await;
        let other = test.scope("_default");
        assert!(matches!(balance(&test.db, &other, agency).await, Err(WalletError::NoWallet)));
        let refused = passbook(&test.db, &other, agency, PassbookQuery::default()).await;
        assert!(matches!(refused, Err(WalletError::NoWallet)));
        assert!(matches!(pay_in(&test.db, &other, &ids, agency, "D-1", 100).await, Err(WalletError::NoWallet)));
    }

    async fn the_proof_visits_every_tenant_and_names_the_wrong_one(test: TestDatabase) {
        let ids = SeededIds::default();
        for slug in ["falcon", "_default"] {
            let agency = open(&test.db, &test.scope(slug), &ids).await;
            pay_in(&test.db, &test.scope(slug), &ids, agency, "D-1", 700).await.unwrap();
        }
        let proof = prove(&test.db).await.unwrap();
        assert!(proof.is_proven(), "{proof}");
        assert_eq!(proof.reports.iter().map(|report| report.entries).collect::<Vec<_>>(), [1, 1]);

        let tx = test.db.begin(&test.scope("falcon")).await.unwrap();
        tx.tamper("update wallets set posted_minor = 800 where tenant = 'falcon'").await.unwrap();
        tx.commit().await.unwrap();
        let proof = prove(&test.db).await.unwrap();
        assert!(!proof.is_proven());
        let text = proof.to_string();
        assert!(text.contains("_default: proven"), "{text}");
        assert!(text.contains("falcon: WRONG"), "{text}");
        assert!(text.contains("wallet says 800 AED minor posted, journal 700"), "{text}");
    }
}
