//! Decisions of operators on payments whose provider collected a different amount than requested (ADR 0067).

use jetway_db::DbError;
use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_db::repo::ledger::WalletError;
use jetway_domain::access::Operator;
use jetway_domain::ids::{JournalId, PaymentId, TenantId};
use jetway_domain::money::Money;
use jetway_domain::order::OrderEventKind;
use jetway_domain::payment::collected::approved;
use jetway_domain::payment::{Landing, PaymentSession, PaymentState, Ruling, Verdict};
use serde_json::json;

use super::{PayTrouble, Payments};
use crate::order::change::{Change, OPERATIONS};

/// Maximum number of payments in a list.
const MOST: u64 = 200;

/// An operator's decision about a payment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PaymentDecision {
    /// What happens with the money.
    pub ruling: Ruling,
    /// The operator's evidence.
    pub reason: String,
    /// Who decided.
    pub operator: Operator,
}

/// Why nothing was decided. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum ReviewError {
    /// The portal has no such payment.
    #[error("no such payment")]
    NotFound,
    /// It is not in review, or was decided differently.
    #[error("the payment is {}", .0.as_str())]
    WrongState(PaymentState),
    /// A wallet accepts only positive amounts in its own currency.
    #[error("the collected amount cannot be credited to the wallet")]
    NotForTheWallet,
    /// The money could not be moved.
    #[error(transparent)]
    Trouble(#[from] PayTrouble),
}

impl From<DbError> for ReviewError {
    fn from(error: DbError) -> Self {
        Self::Trouble(error.into())
    }
}

impl From<WalletError> for ReviewError {
    fn from(error: WalletError) -> Self {
        Self::Trouble(error.into())
    }
}

impl Payments {
    /// Payments of a portal that wait for operations, oldest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn in_review(&self, tenant: &TenantId) -> Result<Vec<PaymentSession>, DbError> {
        let tx = self.services.read(tenant).await?;
        tx.payments().in_review(MOST).await
    }

    /// Decide on a payment in review: the collected amount is credited to the wallet, or nothing is. Repeating the same decision
    /// changes nothing.
    ///
    /// # Errors
    /// When the payment is not in review, or its money cannot be credited to the wallet.
    pub async fn decide(
        &self,
        tenant: &TenantId,
        id: PaymentId,
        decision: &PaymentDecision,
    ) -> Result<PaymentSession, ReviewError> {
        let tx = self.services.read(tenant).await?;
        let payment = tx.payments().by_id(id).await?.ok_or(ReviewError::NotFound)?;
        drop(tx);
        if payment.state != PaymentState::Review {
            return said_before(payment, decision);
        }
        let asked = payment.total();
        let mut decided = self.ruled(&payment, decision)?;
        let tx = self.services.begin(tenant).await?;
        // Locked first: a concurrent decision waits here, and then finds it decided.
        if !tx.payments().save(&mut decided).await? {
            tx.rollback().await?;
            return said_before(self.again(tenant, payment).await?, decision);
        }
        if decision.ruling == Ruling::Credit {
            let entry = self.entry(tenant, &decided);
            let receipt = tx.ledger().post(&entry, JournalId::fresh(self.services.ids())).await?;
            decided.details.journal = Some(receipt.journal_id);
            if !tx.payments().save(&mut decided).await? {
                tx.rollback().await?;
                return said_before(self.again(tenant, payment).await?, decision);
            }
        }
        let line = line_of(decision.ruling).event(self.services.now());
        tx.orders().record(decided.order, &line).await?;
        tx.audit()
            .record(self.trace(&decided, asked, decision), self.services.ids())
            .await?;
        tx.commit().await?;
        Ok(decided)
    }

    /// The decided payment. If credited, its amount is the collected one.
    fn ruled(&self, payment: &PaymentSession, decision: &PaymentDecision) -> Result<PaymentSession, ReviewError> {
        let mut decided = payment.clone();
        if decision.ruling == Ruling::Credit {
            let credited = approved([payment.amount, payment.fee], payment.total(), payment.details.taken);
            [decided.amount, decided.fee] = credited.ok_or(ReviewError::NotForTheWallet)?;
            decided.details.landing = Some(Landing::Decided);
        }
        decided.state = decision.ruling.state();
        decided.next_check_at = None;
        decided.details.verdict = Some(Verdict {
            ruling: decision.ruling,
            by: decision.operator.name().to_owned(),
            reason: decision.reason.clone(),
            at: self.services.now(),
        });
        Ok(decided)
    }

    fn trace(&self, decided: &PaymentSession, asked: Money, decision: &PaymentDecision) -> AuditEvent {
        let taken = decided.details.taken.map(|taken| taken.to_string());
        AuditEvent {
            at: self.services.now(),
            by: Actor::Operator(decision.operator.clone()),
            agency_id: Some(decided.agency),
            action: "payment.decide".to_owned(),
            subject: decided.id.to_string(),
            detail: json!({ "ruling": decision.ruling, "reason": decision.reason,
                "order": decided.details.reference.as_str(), "asked": asked.to_string(), "taken": taken }),
        }
    }
}

/// Repeating a decision returns the same result.
fn said_before(payment: PaymentSession, decision: &PaymentDecision) -> Result<PaymentSession, ReviewError> {
    let said = payment.details.verdict.as_ref().map(|verdict| verdict.ruling);
    if said == Some(decision.ruling) {
        Ok(payment)
    } else {
        Err(ReviewError::WrongState(payment.state))
    }
}

fn line_of(ruling: Ruling) -> Change {
    match ruling {
        Ruling::Credit => {
            let text = "The collected amount was credited to the wallet.";
            Change::by(OPERATIONS, OrderEventKind::PaymentReceived, text)
        }
        Ruling::Refunded => {
            let text = "The provider refunded the payer. Nothing was credited to the wallet.";
            Change::by(OPERATIONS, OrderEventKind::PaymentEnded, text)
        }
        Ruling::Refuse => {
            let text = "No money was received for this payment. Nothing was credited to the wallet.";
            Change::by(OPERATIONS, OrderEventKind::PaymentEnded, text)
        }
    }
}
