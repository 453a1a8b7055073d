//! Operators' steps with deposits: one reviews the payment, another one credits it.

use jetway_db::Tx;
use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_db::repo::ledger::WalletError;
use jetway_domain::access::Operator;
use jetway_domain::deposit::{Deposit, DepositStatus, DepositStep, Signature};
use jetway_domain::ids::TenantId;
use jetway_domain::ledger::{Account, EntryKind, FeeKind, Line};
use jetway_domain::money::Money;
use serde_json::{Value, json};

use super::change::{OPERATIONS, credit, post, record};
use super::{DepositError, Deposits, emails};

/// An operator's step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DepositDecision {
    /// The step; steps of agencies are not allowed.
    pub step: DepositStep,
    /// The operator's evidence, the reason of a rejection, or the question to the agency.
    pub note: String,
    /// Who decides.
    pub operator: Operator,
    /// Fee of a bounced cheque.
    pub bounce_fee: Money,
}

impl Deposits {
    /// Take a step with a deposit. Repeating the step as the same operator changes nothing.
    ///
    /// # Errors
    /// `WrongState` with the current state when the step is not possible or a concurrent request was first; `SameOperator` when the
    /// maker approves; `Wallet` when a returned cheque is no longer in the wallet.
    pub async fn decide(
        &self,
        tenant: &TenantId,
        reference: &str,
        decision: &DepositDecision,
    ) -> Result<Deposit, DepositError> {
        let tx = self.services.read(tenant).await?;
        let found = tx.deposits().by_reference(reference).await?;
        drop(tx);
        let deposit = found.ok_or(DepositError::NotFound)?;
        if !deposit.allows(decision.step) {
            return said_before(deposit, decision);
        }
        if decision.step == DepositStep::Approve && is_makers(&deposit, decision) {
            self.note_refusal(tenant, &deposit, decision).await?;
            return Err(DepositError::SameOperator);
        }
        let before = deposit.status;
        let mut decided = self.decided(&deposit, decision)?;
        let tx = self.services.begin(tenant).await?;
        // Locked first: a concurrent decision waits here, and then finds it decided.
        if !tx.deposits().save(&mut decided).await? {
            tx.rollback().await?;
            return said_before(self.again(tenant, deposit).await?, decision);
        }
        let not_charged = self.move_money(&tx, &mut decided, decision).await?;
        let note = told(decision, not_charged);
        record(&self.services, &tx, &decided, (OPERATIONS, &note)).await?;
        let mut detail = json!({ "step": decision.step.as_str(), "before": before.as_str(), "after": decided.status.as_str(),
            "amount": decided.amount.to_string(), "note": decision.note });
        if let Some(fee) = not_charged {
            detail["feeNotCharged"] = json!(fee.to_string());
        }
        self.trace(&tx, &decided, decision, ("deposit.decide", detail)).await?;
        emails::enqueue(&self.services, &tx, &decided).await?;
        tx.commit().await?;
        Ok(decided)
    }

    /// The deposit after the step.
    fn decided(&self, deposit: &Deposit, decision: &DepositDecision) -> Result<Deposit, DepositError> {
        let approves_other = decision.step == DepositStep::Approve && deposit.status == DepositStatus::ManualReview;
        let mut decided = if approves_other {
            deposit.with_taken().ok_or(DepositError::NotForTheWallet)?
        } else {
            deposit.clone()
        };
        let after = deposit.status.after(decision.step, deposit.way());
        decided.status = after.ok_or(DepositError::WrongState(deposit.status))?;
        decided.next_check_at = None;
        let signature = Signature {
            by: decision.operator.name().to_owned(),
            at: self.services.now(),
            note: decision.note.clone(),
        };
        let details = &mut decided.details;
        match decision.step {
            DepositStep::Review => details.maker = Some(signature),
            DepositStep::Approve => details.checker = Some(signature),
            DepositStep::Reject | DepositStep::Bounce => {
                details.checker = Some(signature);
                details.reason = Some(decision.note.clone());
            }
            DepositStep::Ask => {
                details.maker = None;
                details.checker = Some(signature);
                details.reason = Some(decision.note.clone());
            }
            DepositStep::Answer | DepositStep::Withdraw => return Err(DepositError::WrongState(deposit.status)),
        }
        Ok(decided)
    }

    /// Move the money of a step: a credit, or the reversal of a cheque with its fee. Returns a fee that the wallet does not cover.
    async fn move_money(
        &self,
        tx: &Tx,
        decided: &mut Deposit,
        decision: &DepositDecision,
    ) -> Result<Option<Money>, DepositError> {
        match decision.step {
            DepositStep::Approve => {
                decided.details.journal = Some(credit(&self.services, tx, decided).await?);
                self.save_again(tx, decided).await?;
                Ok(None)
            }
            DepositStep::Bounce => self.bounce(tx, decided, decision).await,
            DepositStep::Review
            | DepositStep::Reject
            | DepositStep::Ask
            | DepositStep::Answer
            | DepositStep::Withdraw => Ok(None),
        }
    }

    /// Reverse the credit, and charge the fee if the wallet covers it. Returns the fee if it does not.
    async fn bounce(
        &self,
        tx: &Tx,
        decided: &Deposit,
        decision: &DepositDecision,
    ) -> Result<Option<Money>, DepositError> {
        let reference = &decided.reference;
        if decided.details.journal.is_some() {
            let key = (EntryKind::Adjustment, format!("{reference}-returned"));
            let text = (format!("Cheque returned, {reference}"), Some(decision.note.clone()));
            post(&self.services, tx, decided, key, text, decided.reversal_lines()).await?;
        }
        let fee = decision.bounce_fee;
        if !fee.is_positive() || fee.currency != decided.amount.currency {
            return Ok(None);
        }
        let lines = vec![
            Line::debit(Account::AgencyWallet(decided.agency), fee),
            Line::credit(Account::FeeIncome(FeeKind::Deposit), fee),
        ];
        let key = (EntryKind::Fee, format!("{reference}-bounced"));
        let text = (format!("Bounced cheque, {reference}"), None);
        match post(&self.services, tx, decided, key, text, lines).await {
            Ok(_) => Ok(None),
            // The ledger refuses before it writes anything.
            Err(DepositError::Wallet(WalletError::InsufficientBalance { .. })) => Ok(Some(fee)),
            Err(error) => Err(error),
        }
    }

    async fn save_again(&self, tx: &Tx, deposit: &mut Deposit) -> Result<(), DepositError> {
        if tx.deposits().save(deposit).await? {
            return Ok(());
        }
        Err(DepositError::WrongState(deposit.status))
    }

    /// A maker who approves is refused, and the trail shows the attempt.
    async fn note_refusal(
        &self,
        tenant: &TenantId,
        deposit: &Deposit,
        decision: &DepositDecision,
    ) -> Result<(), DepositError> {
        let tx = self.services.begin(tenant).await?;
        let detail = json!({ "step": decision.step.as_str(), "refused": "sameOperator" });
        self.trace(&tx, deposit, decision, ("deposit.refused", detail)).await?;
        Ok(tx.commit().await?)
    }

    async fn trace(
        &self,
        tx: &Tx,
        deposit: &Deposit,
        decision: &DepositDecision,
        (action, detail): (&str, Value),
    ) -> Result<(), DepositError> {
        let event = AuditEvent {
            at: self.services.now(),
            by: Actor::Operator(decision.operator.clone()),
            agency_id: Some(deposit.agency),
            action: action.to_owned(),
            subject: deposit.reference.clone(),
            detail,
        };
        Ok(tx.audit().record(event, self.services.ids()).await?)
    }
}

fn is_makers(deposit: &Deposit, decision: &DepositDecision) -> bool {
    let maker = deposit.details.maker.as_ref();
    maker.is_some_and(|maker| maker.is_of(decision.operator.name()))
}

/// What the agency reads about a step: the question or reason, but not the operator's evidence; and the fee that was not charged.
fn told(decision: &DepositDecision, not_charged: Option<Money>) -> String {
    let note = match decision.step {
        DepositStep::Reject | DepositStep::Ask | DepositStep::Bounce => decision.note.as_str(),
        DepositStep::Review | DepositStep::Approve | DepositStep::Answer | DepositStep::Withdraw => "",
    };
    match not_charged {
        None => note.to_owned(),
        Some(fee) => {
            let note = note.trim_end_matches('.');
            format!("{note}. The wallet does not cover the fee of {fee}: it was not charged.")
        }
    }
}

/// Repeating a step as the same operator returns the same result.
fn said_before(deposit: Deposit, decision: &DepositDecision) -> Result<Deposit, DepositError> {
    let operator = decision.operator.name();
    let checked = |signature: &Option<Signature>| signature.as_ref().is_some_and(|one| one.is_of(operator));
    let (maker, checker) = (checked(&deposit.details.maker), checked(&deposit.details.checker));
    let same = match decision.step {
        DepositStep::Review => {
            maker
                && matches!(
                    deposit.status,
                    DepositStatus::UnderReview | DepositStatus::Presented | DepositStatus::ManualReview
                )
        }
        DepositStep::Approve => checker && deposit.status.is_credited(),
        DepositStep::Reject => checker && matches!(deposit.status, DepositStatus::Rejected | DepositStatus::Failed),
        DepositStep::Ask => {
            checker
                && deposit.status == DepositStatus::NeedsInfo
                && deposit.details.reason.as_ref() == Some(&decision.note)
        }
        DepositStep::Bounce => checker && deposit.status == DepositStatus::Bounced,
        DepositStep::Answer | DepositStep::Withdraw => false,
    };
    if same {
        Ok(deposit)
    } else {
        Err(DepositError::WrongState(deposit.status))
    }
}
