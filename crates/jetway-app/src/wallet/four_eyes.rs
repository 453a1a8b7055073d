//! Proposing adjustments of wallets, and deciding on what others proposed.

use jetway_db::repo::ledger::WalletError;
use jetway_db::{DbError, Tx};
use jetway_domain::access::Operator;
use jetway_domain::ids::{JournalId, TenantId};
use jetway_domain::ledger::{
    ChangeSignature, EntryKind, JournalEntry, WalletChange, WalletChangeStatus, WalletChangeSubject, adjustment_lines,
};
use jetway_domain::money::Money;

use super::changes::{Proposal, propose, trace};
use super::credit::limit_set;
use crate::app::App;

/// Actor of entries that no user of the agency causes.
const LEDGER_SYSTEM: &str = "system";

/// An operator's decision on a change of a wallet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WalletDecision {
    /// Whether it is approved. The operator who proposed it may only withdraw it.
    pub approves: bool,
    /// The operator's evidence, or the reason of a refusal.
    pub note: String,
    /// Who decides.
    pub operator: Operator,
}

/// Why a change was not proposed or decided. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum WalletChangeError {
    /// The portal has no such change.
    #[error("no such change")]
    NotFound,
    /// The portal has no such agency.
    #[error("there is no such agency")]
    NoAgency,
    /// The change is already decided: with another result, or by another operator.
    #[error("the change is {}", .0.status.as_str())]
    Decided(Box<WalletChange>),
    /// The operator who proposed it cannot approve it.
    #[error("another operator must approve")]
    SameOperator,
    /// Another change has this identifier.
    #[error("this identifier was used for another change")]
    OtherProposal,
    /// The amount of the adjustment is zero.
    #[error("the adjustment is zero")]
    Zero,
    /// The credit limit has changed since the proposal.
    #[error("the credit limit is {0} now")]
    OutOfDate(Money),
    /// The wallet refused.
    #[error(transparent)]
    Wallet(#[from] WalletError),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

impl App {
    /// Propose an adjustment of a wallet. Repeating the proposal changes nothing.
    ///
    /// # Errors
    /// When the agency or its wallet does not exist, the amount is zero or in another currency, or the identifier was used for
    /// another change.
    pub async fn propose_adjustment(
        &self,
        tenant: &TenantId,
        proposal: Proposal,
    ) -> Result<WalletChange, WalletChangeError> {
        let (id, amount) = (proposal.id, proposal.subject.amount());
        if amount.is_zero() {
            return Err(WalletChangeError::Zero);
        }
        let tx = self.services().begin(tenant).await?;
        let agency = tx.agencies().get(proposal.agency).await?;
        let agency = agency.ok_or(WalletChangeError::NoAgency)?;
        let wallet = tx.ledger().balance(agency.id).await?.ok_or(WalletError::NoWallet)?;
        if wallet.currency != amount.currency {
            return Err(WalletError::WrongCurrency(wallet.currency).into());
        }
        let proposed = propose(&tx, proposal, (self.ids(), self.clock())).await?;
        if let Some(change) = proposed.new {
            tx.commit().await?;
            return Ok(change);
        }
        tx.rollback().await?;
        let tx = self.services().read(tenant).await?;
        let kept = tx.wallet_changes().by_id(id).await?;
        let same = kept.filter(|kept| kept.is_same_proposal(&proposed.asked));
        same.ok_or(WalletChangeError::OtherProposal)
    }

    /// A change of a wallet.
    ///
    /// # Errors
    /// When the portal has no such change.
    pub async fn wallet_change(&self, tenant: &TenantId, reference: &str) -> Result<WalletChange, WalletChangeError> {
        let tx = self.services().read(tenant).await?;
        let found = tx.wallet_changes().by_reference(reference).await?;
        found.ok_or(WalletChangeError::NotFound)
    }

    /// Decide on a change: it is applied in the transaction that records the decision. Repeating a decision as the same operator changes
    /// nothing.
    ///
    /// # Errors
    /// `Decided` with the current state when another operator has decided meanwhile; `SameOperator` when the operator who proposed it
    /// approves it; `OutOfDate` when the credit limit has changed; `Wallet` when the wallet does not cover it.
    pub async fn decide_wallet_change(
        &self,
        tenant: &TenantId,
        reference: &str,
        decision: &WalletDecision,
    ) -> Result<WalletChange, WalletChangeError> {
        let tools = (self.ids(), self.clock());
        let change = self.wallet_change(tenant, reference).await?;
        if change.status != WalletChangeStatus::Proposed {
            return said_before(change, decision);
        }
        if decision.approves && change.maker.is_of(decision.operator.name()) {
            let tx = self.services().begin(tenant).await?;
            trace(
                &tx,
                &change,
                &decision.operator,
                "wallet.sameOperator",
                &decision.note,
                tools,
            )
            .await?;
            tx.commit().await?;
            return Err(WalletChangeError::SameOperator);
        }
        let mut decided = change.clone();
        decided.status = if decision.approves {
            WalletChangeStatus::Approved
        } else {
            WalletChangeStatus::Refused
        };
        decided.checker = Some(ChangeSignature {
            by: decision.operator.name().to_owned(),
            at: self.clock().now(),
            note: decision.note.clone(),
        });
        let tx = self.services().begin(tenant).await?;
        // Locked first: a concurrent decision waits here, and then finds it decided.
        if !tx.wallet_changes().save(&mut decided).await? {
            tx.rollback().await?;
            return said_before(self.wallet_change(tenant, reference).await?, decision);
        }
        if decision.approves {
            self.carry_out(&tx, &decided, decision).await?;
        }
        trace(
            &tx,
            &decided,
            &decision.operator,
            "wallet.decided",
            &decision.note,
            tools,
        )
        .await?;
        tx.commit().await?;
        Ok(decided)
    }

    async fn carry_out(
        &self,
        tx: &Tx,
        change: &WalletChange,
        decision: &WalletDecision,
    ) -> Result<(), WalletChangeError> {
        let agency = change.agency;
        match change.subject {
            WalletChangeSubject::Credit { before, limit } => {
                let found = tx.ledger().set_credit_limit(agency, limit).await?.credit_limit();
                if found != before {
                    return Err(WalletChangeError::OutOfDate(found));
                }
                let event = limit_set(
                    &decision.operator,
                    agency,
                    (before, limit),
                    &change.maker.note,
                    self.clock(),
                );
                tx.audit().record(event, self.ids()).await?;
            }
            WalletChangeSubject::Adjustment { amount, cause } => {
                let now = self.clock().now();
                let zone = self.services().zone(tx.scope().tenant());
                let entry = JournalEntry {
                    agency,
                    kind: EntryKind::Adjustment,
                    reference: change.reference.clone(),
                    order: None,
                    hold: None,
                    description: format!("{}, {}", cause.label(), change.reference),
                    actor: LEDGER_SYSTEM.to_owned(),
                    reason: Some(change.maker.note.clone()),
                    posted_at: now,
                    value_on: now.with_timezone(&zone).date_naive(),
                    lines: adjustment_lines(agency, amount).map_err(WalletError::from)?,
                };
                tx.ledger().post(&entry, JournalId::fresh(self.ids())).await?;
            }
        }
        Ok(())
    }
}

/// Repeating a decision as the same operator returns the same result.
fn said_before(change: WalletChange, decision: &WalletDecision) -> Result<WalletChange, WalletChangeError> {
    let asked = if decision.approves {
        WalletChangeStatus::Approved
    } else {
        WalletChangeStatus::Refused
    };
    let own = change
        .checker
        .as_ref()
        .is_some_and(|checker| checker.is_of(decision.operator.name()));
    if own && change.status == asked {
        return Ok(change);
    }
    Err(WalletChangeError::Decided(Box::new(change)))
}
