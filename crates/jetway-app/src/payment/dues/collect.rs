//! The timer of dues: reminder, due date, grace period, automatic debit (ADR 0098).

use chrono::{DateTime, TimeDelta, Utc};
use jetway_db::repo::ledger::WalletError;
use jetway_db::{DbError, Timed, Tx};
use jetway_domain::ids::{JournalId, OrderId, TenantId};
use jetway_domain::order::{OrderCore, OrderEventKind, OrderSummary};
use jetway_domain::payment::{DueStage, DueStep, OrderDue};

use super::DueError;
use crate::order::OrderError;
use crate::order::change::Change;
use crate::order::emails;
use crate::payment::Payments;

/// Dues of one tenant in one round.
const ROUND: u64 = 50;
/// A due that fails is checked again after this.
const TRY_AGAIN: TimeDelta = TimeDelta::minutes(5);
/// The actor of automatic entries.
const SYSTEM: &str = "system";

/// A due and its order.
struct Owed {
    id: OrderId,
    order: OrderCore,
    summary: OrderSummary,
    due: OrderDue,
}

impl Payments {
    /// Checks every due whose time has come. Returns their number.
    ///
    /// # Errors
    /// When the database cannot be read. A due that fails is logged and checked again later.
    pub async fn collect_due(&self) -> Result<usize, DbError> {
        let now = self.services.now();
        let mut checked = 0;
        for tenant in self.services.database.tenants_due(Timed::Dues, now).await? {
            let tx = self.services.read(&tenant).await?;
            let due = tx.dues().due(now, ROUND).await?;
            drop(tx);
            checked += due.len();
            for order in due {
                let Err(error) = self.collect(&tenant, order).await else {
                    continue;
                };
                tracing::error!(%tenant, %order, %error, "an amount due could not be collected");
                if let Err(error) = self.check_later(&tenant, order).await {
                    tracing::error!(%tenant, %order, %error, "the next check of an amount due could not be stored");
                }
            }
        }
        Ok(checked)
    }

    async fn collect(&self, tenant: &TenantId, id: OrderId) -> Result<(), DueError> {
        let tx = self.services.begin(tenant).await?;
        let found = (tx.dues().of_order(id).await?, tx.orders().find(id).await?);
        let (Some(due), Some((order, summary))) = found else {
            return Ok(());
        };
        let owed = Owed {
            id,
            order,
            summary,
            due,
        };
        match owed.due.step(self.services.now()) {
            // It was settled meanwhile, or is not due yet.
            None => {
                self.advanced(&tx, &owed, owed.due.stage).await?;
                Ok(tx.commit().await?)
            }
            Some(DueStep::Debit) => self.debit(tx, tenant, &owed).await,
            Some(step @ DueStep::Remind) => {
                let text = "The amount due must be paid soon.";
                let told = (OrderEventKind::DueNear, text, "order-due-near");
                self.tell_step(tx, &owed, step, told, owed.due.due_at).await
            }
            Some(step @ DueStep::TellOverdue) => {
                let text = "The amount due was not paid in time.";
                let told = (OrderEventKind::DueOverdue, text, "order-due-overdue");
                self.tell_step(tx, &owed, step, told, owed.due.debit_at(self.services.now()))
                    .await
            }
        }
    }

    /// Charge the amount to the wallet. If the wallet does not cover it, the agency cannot buy until it is paid.
    async fn debit(&self, tx: Tx, tenant: &TenantId, owed: &Owed) -> Result<(), DueError> {
        let Owed {
            id,
            order,
            summary,
            due,
        } = owed;
        let entry = self.settlement(tenant, SYSTEM.to_owned(), order, due)?;
        let posted = tx.ledger().post(&entry, JournalId::fresh(self.services.ids())).await;
        match posted {
            Ok(receipt) if receipt.replayed => Ok(tx.rollback().await?),
            Ok(_) => {
                if !tx.dues().settle(*id, due).await? {
                    tx.rollback().await?;
                    return Err(OrderError::Conflict.into());
                }
                let text = "The amount due was taken from the wallet automatically.";
                let event = Change::system(OrderEventKind::DueSettled, text).event(entry.posted_at);
                tx.orders().record(*id, &event).await?;
                let about = (order, summary.title.as_str());
                emails::enqueue_to_creator(&self.services, &tx, about, "order-due-debited", None).await?;
                Ok(tx.commit().await?)
            }
            // The ledger refuses before it writes anything, and the wallet stays locked: incoming money waits for the stage
            // and then triggers the debit again at once.
            Err(WalletError::InsufficientBalance { .. }) => self.enforce(tx, owed).await,
            Err(error) => Err(error.into()),
        }
    }

    /// The wallet did not cover the amount. Reported once; the debit is tried again until it succeeds.
    async fn enforce(&self, tx: Tx, owed: &Owed) -> Result<(), DueError> {
        if owed.due.stage == DueStage::Enforced {
            self.advanced(&tx, owed, DueStage::Enforced).await?;
            return Ok(tx.commit().await?);
        }
        let text = "The wallet did not cover the amount due. Nothing can be issued until it is paid.";
        let told = (OrderEventKind::DueEnforced, text, "order-due-enforced");
        self.tell_step(tx, owed, DueStep::Debit, told, owed.due.due_at).await
    }

    /// Record a step in the order's history and e-mail it, once.
    async fn tell_step(
        &self,
        tx: Tx,
        owed: &Owed,
        step: DueStep,
        (kind, text, email): (OrderEventKind, &str, &str),
        until: DateTime<Utc>,
    ) -> Result<(), DueError> {
        if !self.advanced(&tx, owed, step.stage()).await? {
            return Ok(tx.rollback().await?);
        }
        let event = Change::system(kind, text).event(self.services.now());
        tx.orders().record(owed.id, &event).await?;
        let about = (&owed.order, owed.summary.title.as_str());
        emails::enqueue_to_creator(&self.services, &tx, about, email, Some(until)).await?;
        Ok(tx.commit().await?)
    }

    /// Store a stage and the next check of the due. Returns `false` if a concurrent request changed or settled it.
    async fn advanced(&self, tx: &Tx, owed: &Owed, stage: DueStage) -> Result<bool, DbError> {
        let due = OrderDue {
            stage,
            ..owed.due.clone()
        };
        let next = due.next_check(self.services.now());
        tx.dues().advance(owed.id, owed.due.stage, stage, next).await
    }

    async fn check_later(&self, tenant: &TenantId, id: OrderId) -> Result<(), DbError> {
        let tx = self.services.begin(tenant).await?;
        if let Some(due) = tx.dues().of_order(id).await? {
            let next = Some(self.services.now() + TRY_AGAIN);
            tx.dues().advance(id, due.stage, due.stage, next).await?;
        }
        tx.commit().await
    }
}
