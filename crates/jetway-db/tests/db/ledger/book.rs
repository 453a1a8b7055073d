//! An agency with a funded wallet, and what the tests do to it.

use std::sync::Arc;

use chrono::TimeDelta;
use jetway_db::repo::ledger::{NewHold, PassbookFilter, PassbookPage, Receipt, WalletError};
use jetway_db::{Database, DbError, Engine, TenantScope};
use jetway_domain::clock::Ids;
use jetway_domain::ids::{AgencyId, HoldId, JournalId, OrderKind, OrderPrefix, OrderReference};
use jetway_domain::ledger::{Account, EntryKind, Hold, JournalEntry, Line, ProofReport};
use jetway_domain::money::{CurrencyCode, Money};
use jetway_testkit::{SeededIds, TestDatabase, people, start};

pub fn aed(minor: i64) -> Money {
    Money::new(minor, CurrencyCode::AED)
}

#[derive(Clone)]
pub struct Book {
    db: Database,
    scope: TenantScope,
    agency: AgencyId,
    ids: Arc<SeededIds>,
}

impl Book {
    /// A wallet in AED with `deposited` on it and `credit_limit`.
    pub async fn open(test: &TestDatabase, deposited: i64, credit_limit: i64) -> Self {
        let (scope, ids) = (test.scope("falcon"), Arc::new(SeededIds::default()));
        let tx = test.db.begin(&scope).await.unwrap();
        let (agency, _) = people::settle(&tx, &*ids).await.unwrap();
        assert!(tx.ledger().open_wallet(agency.id, aed(credit_limit)).await.unwrap());
        tx.commit().await.unwrap();
        let book = Self {
            db: test.db.clone(),
            scope,
            agency: agency.id,
            ids,
        };
        book.deposit("D-1", deposited).await.unwrap();
        book
    }

    fn order(number: u64) -> OrderReference {
        OrderReference::compose(OrderPrefix::parse("FA").unwrap(), OrderKind::Flight, start(), number).unwrap()
    }

    fn entry(&self, kind: EntryKind, reference: &str, lines: Vec<Line>) -> JournalEntry {
        JournalEntry {
            agency: self.agency,
            kind,
            reference: reference.to_owned(),
            order: None,
            hold: None,
            description: format!("A {}", kind.as_str()),
            actor: "system".to_owned(),
            reason: None,
            posted_at: start(),
            value_on: start().date_naive(),
            lines,
        }
    }

    pub async fn deposit(&self, reference: &str, minor: i64) -> Result<Receipt, WalletError> {
        let lines = vec![
            Line::debit(Account::Bank("main".to_owned()), aed(minor)),
            Line::credit(Account::AgencyWallet(self.agency), aed(minor)),
        ];
        let entry = self.entry(EntryKind::Deposit, reference, lines);
        let tx = self.db.begin(&self.scope).await?;
        let receipt = tx.ledger().post(&entry, JournalId(self.ids.uuid())).await?;
        tx.commit().await?;
        Ok(receipt)
    }

    pub async fn hold(&self, order: u64, minor: i64) -> Result<Hold, WalletError> {
        self.hold_in("AED", order, minor).await
    }

    pub async fn hold_in(&self, currency: &str, order: u64, minor: i64) -> Result<Hold, WalletError> {
        let new = NewHold {
            id: HoldId(self.ids.uuid()),
            agency: self.agency,
            order: Self::order(order),
            amount: Money::new(minor, CurrencyCode::parse(currency).unwrap()),
            actor: "system".to_owned(),
            created_at: start(),
            expires_at: start() + TimeDelta::minutes(30),
        };
        let tx = self.db.begin(&self.scope).await?;
        let hold = tx.ledger().place_hold(new).await?;
        tx.commit().await?;
        Ok(hold)
    }

    pub async fn capture(&self, hold: &Hold, minor: i64) -> Result<Receipt, WalletError> {
        let lines = vec![
            Line::debit(Account::AgencyWallet(self.agency), aed(minor)),
            Line::credit(Account::SupplierPayable("CONSOL-A".to_owned()), aed(minor)),
        ];
        let entry = JournalEntry {
            order: Some(hold.order.clone()),
            hold: Some(hold.id),
            ..self.entry(EntryKind::Issue, hold.order.as_str(), lines)
        };
        let tx = self.db.begin(&self.scope).await?;
        let receipt = tx
            .ledger()
            .capture_hold(&entry, JournalId(self.ids.uuid()), start())
            .await?;
        tx.commit().await?;
        Ok(receipt)
    }

    pub async fn release(&self, hold: &Hold) -> Result<Hold, WalletError> {
        let tx = self.db.begin(&self.scope).await?;
        let hold = tx.ledger().release_hold(hold.id, false, start()).await?;
        tx.commit().await?;
        Ok(hold)
    }

    /// Posted, held, available.
    pub async fn numbers(&self) -> (i64, i64, i64) {
        let tx = self.db.read(&self.scope).await.unwrap();
        let balance = tx.ledger().balance(self.agency).await.unwrap().unwrap();
        (
            balance.posted_minor,
            balance.held_minor,
            balance.available().unwrap().minor,
        )
    }

    pub async fn passbook(&self, filter: PassbookFilter, offset: u64, limit: u64) -> PassbookPage {
        let tx = self.db.read(&self.scope).await.unwrap();
        tx.ledger().passbook(self.agency, &filter, offset, limit).await.unwrap()
    }

    pub async fn prove(&self) -> ProofReport {
        let tx = self.db.read(&self.scope).await.unwrap();
        tx.ledger().prove().await.unwrap()
    }

    pub async fn assert_proven(&self) {
        let report = self.prove().await;
        assert!(report.is_proven(), "{report}");
        assert!(report.entries > 0, "an empty ledger proves nothing");
    }

    /// Run SQL as this tenant, past every repository.
    pub async fn tamper(&self, sql: &[&str]) -> Result<(), DbError> {
        let tx = self.db.begin(&self.scope).await?;
        for statement in sql {
            tx.tamper(statement).await?;
        }
        tx.commit().await
    }

    /// Run SQL on a table with its triggers out of the way, as one with the keys to the database could.
    pub async fn force(&self, table: &str, sql: &str) {
        if self.db.engine() == Engine::Postgres {
            let off = format!("alter table {table} disable trigger user");
            let on = format!("alter table {table} enable trigger user");
            self.tamper(&[&off, sql, "set constraints all immediate", &on])
                .await
                .unwrap();
        } else {
            for verb in ["update", "delete"] {
                self.tamper(&[&format!("drop trigger if exists {table}_never_{verb}")])
                    .await
                    .unwrap();
            }
            self.tamper(&[sql]).await.unwrap();
        }
    }

    /// An entry written with plain SQL, to meet the database's own checks.
    pub async fn insert_entry_by_hand(&self, lines: &[(&str, i64)]) -> Result<(), DbError> {
        let postgres = self.db.engine() == Engine::Postgres;
        let literal = |id: uuid::Uuid| {
            if postgres {
                format!("'{id}'")
            } else {
                format!("x'{}'", id.simple())
            }
        };
        let (tenant, entry, agency) = (self.scope.tenant(), literal(self.ids.uuid()), literal(self.agency.0));
        let mut script: Vec<String> = (1..)
            .zip(lines)
            .map(|(line, (side, minor))| {
                format!("insert into ledger_lines values ('{tenant}', {entry}, {line}, 'Bank:main', '{side}', {minor}, 'AED')")
            })
            .collect();
        let zeros = "0".repeat(64);
        script.push(format!(
            "insert into ledger_entries values ('{tenant}', {entry}, {agency}, 99, 'adjustment', 'A-1', null, null, 'x', 'x',
                'x', '2026-11-21T06:00:00+00:00', '2026-11-21', '{zeros}', '{zeros}')"
        ));
        self.tamper(&script.iter().map(String::as_str).collect::<Vec<_>>())
            .await
    }
}
