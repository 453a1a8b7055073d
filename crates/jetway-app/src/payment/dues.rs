//! Settles dues of partly paid orders (ADR 0076, 0098).

pub mod collect;
pub mod list;
pub mod several;

use chrono::{DateTime, Utc};
use jetway_db::repo::ledger::WalletError;
use jetway_db::{DbError, Tx};
use jetway_domain::ids::{JournalId, OrderReference, TenantId};
use jetway_domain::ledger::{EntryKind, JournalEntry};
use jetway_domain::money::{Money, MoneyError};
use jetway_domain::order::{OrderCore, OrderEventKind};
use jetway_domain::payment::{DueState, OrderDue};

use super::Payments;
use crate::context::Caller;
use crate::order::change::Change;
use crate::order::error::store_failures;
use crate::order::{AnyOrder, OrderError};

/// A due, and the entry that settled it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DueView {
    /// The due.
    pub due: OrderDue,
    /// Its current state.
    pub state: DueState,
    /// The entry that settled it, and when.
    pub settlement: Option<(JournalId, DateTime<Utc>)>,
}

/// Result of settling a due.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Settled {
    /// The due, settled.
    pub view: DueView,
    /// Whether this call settled it; otherwise it was settled before.
    pub now: bool,
}

/// Why a due was not read or settled. No money was moved.
#[derive(Debug, thiserror::Error)]
pub enum DueError {
    /// The order is not there or does not allow it, or the database failed.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// It was not paid in part.
    #[error("nothing is due for the order")]
    NothingDue,
    /// The accepted amount is not the amount due.
    #[error("{current} is due")]
    AmountMismatch {
        /// The amount due.
        current: Money,
    },
    /// The wallet refused.
    #[error(transparent)]
    Wallet(#[from] WalletError),
}

store_failures!(DueError);

impl From<MoneyError> for DueError {
    fn from(error: MoneyError) -> Self {
        Self::Wallet(error.into())
    }
}

impl Payments {
    /// The due of an order of the caller's agency.
    ///
    /// # Errors
    /// When the agency has no such order, or it was not paid in part.
    pub async fn due(&self, caller: &Caller, reference: &OrderReference) -> Result<DueView, DueError> {
        let order = self.orders.own::<AnyOrder>(caller, reference).await?;
        let tx = self.services.read(&caller.tenant).await?;
        let due = tx.dues().of_order(order.id).await?.ok_or(DueError::NothingDue)?;
        self.view(&tx, due).await
    }

    /// Settle the due of an order from the wallet. Repeating it charges nothing. A blocked agency may settle, because it is
    /// not a purchase.
    ///
    /// # Errors
    /// When nothing is due, the amount is not `accepted`, or the wallet does not cover it.
    pub async fn settle(
        &self,
        caller: &Caller,
        reference: &OrderReference,
        accepted: Money,
    ) -> Result<Settled, DueError> {
        let order = self.orders.own::<AnyOrder>(caller, reference).await?;
        let tx = self.services.begin(&caller.tenant).await?;
        let due = tx.dues().of_order(order.id).await?.ok_or(DueError::NothingDue)?;
        let current = due.left()?;
        if !current.is_positive() {
            let view = self.view(&tx, due).await?;
            return Ok(Settled { view, now: false });
        }
        if accepted != current {
            return Err(DueError::AmountMismatch { current });
        }
        // Locks the wallet: a concurrent settlement waits here, and then finds the entry.
        let entry = self.settlement(&caller.tenant, caller.user.to_string(), &order, &due)?;
        let receipt = tx.ledger().post(&entry, JournalId::fresh(self.services.ids())).await?;
        if receipt.replayed {
            tx.rollback().await?;
            let view = self.due(caller, reference).await?;
            return Ok(Settled { view, now: false });
        }
        if !tx.dues().settle(order.id, &due).await? {
            tx.rollback().await?;
            return Err(OrderError::Conflict.into());
        }
        // The history has no amounts, because not all its readers may see what an agency pays.
        let text = "The balance due was paid from the wallet.";
        let event = Change::by(&caller.user_name, OrderEventKind::DueSettled, text).event(entry.posted_at);
        tx.orders().record(order.id, &event).await?;
        tx.commit().await?;
        let settled = OrderDue {
            settled: due.later,
            ..due
        };
        let view = DueView {
            due: settled,
            state: DueState::Settled,
            settlement: Some((receipt.journal_id, entry.posted_at)),
        };
        Ok(Settled { view, now: true })
    }

    async fn view(&self, tx: &Tx, due: OrderDue) -> Result<DueView, DueError> {
        let state = due.state(self.services.now());
        Ok(DueView {
            settlement: settlement_of(tx, &due).await?,
            due,
            state,
        })
    }

    fn settlement(
        &self,
        tenant: &TenantId,
        actor: String,
        order: &OrderCore,
        due: &OrderDue,
    ) -> Result<JournalEntry, MoneyError> {
        let now = self.services.now();
        Ok(JournalEntry {
            agency: order.agency,
            // The second part of the same purchase: the passbook shows both as one kind.
            kind: EntryKind::Issue,
            reference: due.settlement_reference(),
            order: Some(order.reference.clone()),
            hold: None,
            description: format!("Balance of {}", order.reference.as_str()),
            actor,
            reason: None,
            posted_at: now,
            value_on: now.with_timezone(&self.services.zone(tenant)).date_naive(),
            lines: due.settlement_lines()?,
        })
    }
}

/// The entry that settled a due, and when.
pub(crate) async fn settlement_of(tx: &Tx, due: &OrderDue) -> Result<Option<(JournalId, DateTime<Utc>)>, DbError> {
    let posted = tx.ledger().find(EntryKind::Issue, &due.settlement_reference()).await?;
    Ok(posted.map(|posted| (posted.id, posted.entry.posted_at)))
}
