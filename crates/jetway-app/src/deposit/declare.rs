//! An agency's steps with its deposits: declare one, answer a question about it, withdraw it.

use chrono::TimeDelta;
use jetway_db::Tx;
use jetway_db::repo::files::FilePurpose;
use jetway_db::repo::ledger::WalletError;
use jetway_domain::deposit::{Deposit, DepositDetails, DepositDraft, DepositStatus, DepositStep, Slip, reference_of};
use jetway_domain::ids::DepositId;
use serde_json::json;

use super::change::record;
use super::{DepositError, Deposits};
use crate::context::Caller;
use crate::files::{CheckedFile, FileOwner, store};

/// An online payment is abandoned after this.
const LIFE: TimeDelta = TimeDelta::minutes(30);
/// Slips of one deposit.
const MOST_SLIPS: usize = 6;
/// Counter of the tenant's deposits.
const COUNTER: &str = "deposit";

impl Deposits {
    /// Store a new deposit, with its slip if it is declared. An online deposit waits for the payer.
    ///
    /// # Errors
    /// `Duplicate` when the same money was declared before; `Wallet` when the agency has no wallet in that currency.
    pub async fn declare(
        &self,
        caller: &Caller,
        draft: DepositDraft,
        slip: Option<CheckedFile>,
    ) -> Result<Deposit, DepositError> {
        let tx = self.services.begin(&caller.tenant).await?;
        let wallet = tx.ledger().balance(caller.agency).await?.ok_or(WalletError::NoWallet)?;
        if wallet.currency != draft.amount.currency {
            return Err(WalletError::WrongCurrency(wallet.currency).into());
        }
        let mut deposit = self.drafted(&tx, caller, draft).await?;
        if let Some(slip) = slip {
            self.attach(&tx, caller, &mut deposit, slip).await?;
        }
        if !tx.deposits().insert(&deposit).await? {
            tx.rollback().await?;
            return Err(self.earlier(caller, &deposit).await?);
        }
        record(
            &self.services,
            &tx,
            &deposit,
            (&caller.user_name, &deposit.details.remark),
        )
        .await?;
        let detail = json!({ "method": deposit.method.as_str(), "amount": deposit.amount.to_string(),
            "reference": deposit.details.particulars.bank_reference() });
        self.audit(&tx, caller, "deposit.declared", &deposit, detail).await?;
        tx.commit().await?;
        Ok(deposit)
    }

    async fn drafted(&self, tx: &Tx, caller: &Caller, draft: DepositDraft) -> Result<Deposit, DepositError> {
        let now = self.services.now();
        let today = now.with_timezone(&self.services.zone(&caller.tenant)).date_naive();
        let number = tx.counters().next(COUNTER).await?;
        let way = draft.particulars.way();
        let status = DepositStatus::first(way);
        let expires_at = status.is_open_online().then_some(now + LIFE);
        Ok(Deposit {
            id: DepositId::fresh(self.services.ids()),
            version: 1,
            agency: caller.agency,
            reference: reference_of(today, number),
            method: draft.method,
            status,
            amount: draft.amount,
            fee: draft.fee,
            created_by: caller.user,
            created_at: now,
            paid_on: draft.paid_on,
            expires_at,
            next_check_at: expires_at,
            details: DepositDetails {
                particulars: draft.particulars,
                remark: draft.remark,
                agency_name: caller.agency_name.clone(),
                user_name: caller.user_name.clone(),
                slips: Vec::new(),
                maker: None,
                checker: None,
                reason: None,
                journal: None,
                provider_ref: None,
                redirect_url: None,
                taken: None,
            },
        })
    }

    async fn attach(
        &self,
        tx: &Tx,
        caller: &Caller,
        deposit: &mut Deposit,
        slip: CheckedFile,
    ) -> Result<(), DepositError> {
        let what = (FilePurpose::DepositSlip, deposit.reference.as_str());
        let owner = FileOwner::Agency(caller.agency);
        let facts = store(&self.services, tx, owner, what, Some(caller.user), slip).await?;
        deposit.details.slips.push(Slip {
            file: facts.id,
            name: facts.name,
            media_type: facts.kind.as_str().to_owned(),
        });
        Ok(())
    }

    /// The refusal that names the earlier deposit. Another agency's is not named.
    async fn earlier(&self, caller: &Caller, deposit: &Deposit) -> Result<DepositError, DepositError> {
        let tx = self.services.read(&caller.tenant).await?;
        let found = match deposit.claim() {
            Some(claim) => tx.deposits().by_claim(&claim).await?,
            None => None,
        };
        let own = found.filter(|earlier| earlier.agency == caller.agency);
        Ok(DepositError::Duplicate(own.map(|earlier| earlier.reference)))
    }

    /// Answer the operators' question; the deposit waits for them again.
    ///
    /// # Errors
    /// When the agency has no such deposit, or no question is open.
    pub async fn answer(
        &self,
        caller: &Caller,
        reference: &str,
        remark: &str,
        slip: Option<CheckedFile>,
    ) -> Result<Deposit, DepositError> {
        self.step(caller, reference, DepositStep::Answer, remark, slip).await
    }

    /// Withdraw a deposit before its review.
    ///
    /// # Errors
    /// When the agency has no such deposit, or it is too late.
    pub async fn withdraw(&self, caller: &Caller, reference: &str) -> Result<Deposit, DepositError> {
        self.step(caller, reference, DepositStep::Withdraw, "", None).await
    }

    async fn step(
        &self,
        caller: &Caller,
        reference: &str,
        step: DepositStep,
        remark: &str,
        slip: Option<CheckedFile>,
    ) -> Result<Deposit, DepositError> {
        let tx = self.services.begin(&caller.tenant).await?;
        let found = tx.deposits().by_reference(reference).await?;
        let own = found.filter(|deposit| deposit.agency == caller.agency);
        let mut deposit = own.ok_or(DepositError::NotFound)?;
        let before = deposit.status;
        if before == DepositStatus::Withdrawn && step == DepositStep::Withdraw {
            return Ok(deposit);
        }
        let after = before.after(step, deposit.way());
        deposit.status = after.ok_or(DepositError::WrongState(before))?;
        deposit.details.reason = None;
        deposit.details.checker = None;
        if let Some(slip) = slip {
            if deposit.details.slips.len() >= MOST_SLIPS {
                return Err(DepositError::TooManySlips);
            }
            self.attach(&tx, caller, &mut deposit, slip).await?;
        }
        if !tx.deposits().save(&mut deposit).await? {
            tx.rollback().await?;
            let now = self.again(&caller.tenant, deposit).await?;
            return Err(DepositError::WrongState(now.status));
        }
        record(&self.services, &tx, &deposit, (&caller.user_name, remark)).await?;
        let action = format!("deposit.{}", step.as_str());
        self.audit(&tx, caller, &action, &deposit, json!({ "before": before.as_str() }))
            .await?;
        tx.commit().await?;
        Ok(deposit)
    }
}
