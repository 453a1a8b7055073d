//! Deposits at a payment provider: opened, queried, credited. One that seems to have ended is queried for a day, because money
//! may arrive late.

use std::sync::Arc;
use std::time::Duration;

use futures::stream::{self, StreamExt};
use jetway_connectors::port::payment::{Bill, BillState, OpenBill, PaymentProvider, ProviderError};
use jetway_db::{DbError, Timed};
use jetway_domain::deposit::{Deposit, DepositStatus, Particulars};
use jetway_domain::ids::{DepositId, PaymentId, TenantId};
use jetway_domain::money::Money;
use jetway_domain::payment::queries;
use tokio::time::MissedTickBehavior;

use super::change::{SYSTEM, credit, record};
use super::{DepositError, Deposits};
use crate::context::Caller;

/// Timeout of calls to the provider.
const PATIENCE: Duration = Duration::from_secs(5);
/// Why a deposit is in review.
const OTHER_AMOUNT: &str = "The provider collected a different amount than requested. Operations are checking it.";
const DOUBTFUL: &str = "The provider doubts that the payer owns the card or account. Operations are checking it.";
/// Deposits queried concurrently.
const AT_ONCE: usize = 8;
/// Deposits of one tenant in one round.
const ROUND: u64 = 50;

impl Deposits {
    /// Open the payment of a deposit at the provider, or find it open. `payee` is the portal's name, for the provider's page;
    /// `accepted` is the total the payer was shown.
    ///
    /// # Errors
    /// When the deposit cannot be paid, its total has changed, or the provider does not answer.
    pub async fn open(
        &self,
        caller: &Caller,
        reference: &str,
        accepted: Money,
        payee: &str,
    ) -> Result<Deposit, DepositError> {
        let mut deposit = self.view(caller, reference).await?.deposit;
        let now = self.services.now();
        let is_in_time = deposit.expires_at.is_some_and(|until| now < until);
        if !deposit.status.is_open_online() || !is_in_time {
            return Err(DepositError::WrongState(deposit.status));
        }
        if accepted != deposit.total() {
            return Err(DepositError::AmountMismatch(deposit.total()));
        }
        if deposit.details.redirect_url.is_some() {
            return Ok(deposit);
        }
        let provider = self
            .provider_of(&caller.tenant, &deposit)
            .ok_or(DepositError::NotOffered)?;
        let bill = Bill {
            // The deposit is the provider's payment; both identifiers are random.
            payment: PaymentId(deposit.id.0),
            merchant: caller.tenant.clone(),
            portal: self.providers.portal(&caller.tenant),
            payee: payee.to_owned(),
            payer: caller.agency_name.clone(),
            description: format!("Deposit {reference}"),
            total: deposit.total(),
            return_to: format!("/deposit-list?deposit={reference}"),
            expires_at: deposit.expires_at.unwrap_or(now),
        };
        // An unpaid bill does not pay itself: the deposit stays open, and opening it again opens the same bill.
        let opened = patiently(provider.open(&bill)).await?;
        deposit.status = DepositStatus::Redirected;
        deposit.next_check_at = Some(now + queries::WHILE_PAYING);
        deposit.details.provider_ref = Some(opened.reference);
        deposit.details.redirect_url = Some(opened.redirect_url);
        if self.kept(&caller.tenant, &mut deposit, "").await? {
            return Ok(deposit);
        }
        // A concurrent request opened the same bill, and the provider gave both the same answer; or the deposit has ended.
        let now = self.again(&caller.tenant, deposit).await?;
        if now.details.redirect_url.is_none() {
            return Err(DepositError::WrongState(now.status));
        }
        Ok(now)
    }

    /// Handle a callback of the provider about a payment: query it and apply the result. Returns `false` if the portal has no
    /// such deposit. Repeating the callback changes nothing.
    ///
    /// # Errors
    /// When the provider does not answer.
    pub async fn take_notice(&self, tenant: &TenantId, payment: PaymentId) -> Result<bool, DepositError> {
        let id = DepositId(payment.0);
        let tx = self.services.read(tenant).await?;
        let found = tx.deposits().by_id(id).await?;
        drop(tx);
        if found.is_none() {
            return Ok(false);
        }
        self.reconcile(tenant, id).await?;
        Ok(true)
    }

    /// Query due deposits now and at this interval, until the process stops.
    pub fn start_timers(self: &Arc<Self>, every: Duration) {
        let deposits = Arc::downgrade(self);
        self.services.tasks.run(async move {
            let mut rounds = tokio::time::interval(every);
            rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
            loop {
                rounds.tick().await;
                let Some(deposits) = deposits.upgrade() else { return };
                if let Err(error) = deposits.reconcile_due().await {
                    tracing::error!(%error, "the timers could not read the due deposits");
                }
            }
        });
    }

    /// Query every due deposit. Returns their number.
    ///
    /// # Errors
    /// When the database cannot be read. A deposit that fails is logged and checked again later.
    pub async fn reconcile_due(&self) -> Result<usize, DbError> {
        let mut reconciled = 0;
        let now = self.services.now();
        for tenant in self.services.database.tenants_due(Timed::Deposits, now).await? {
            let tx = self.services.read(&tenant).await?;
            let due = tx.deposits().due(now, ROUND).await?;
            drop(tx);
            reconciled += due.len();
            let tenant = &tenant;
            stream::iter(due)
                .for_each_concurrent(AT_ONCE, |id| async move {
                    let Err(error) = self.reconcile(tenant, id).await else {
                        return;
                    };
                    tracing::warn!(%tenant, deposit = %id, %error, "a deposit could not be settled");
                    if let Err(error) = self.put_off(tenant, id).await {
                        tracing::error!(%tenant, deposit = %id, %error, "the next check of a deposit could not be stored");
                    }
                })
                .await;
        }
        Ok(reconciled)
    }

    /// Query one deposit and apply the result.
    async fn reconcile(&self, tenant: &TenantId, id: DepositId) -> Result<(), DepositError> {
        let tx = self.services.read(tenant).await?;
        let found = tx.deposits().by_id(id).await?;
        drop(tx);
        let Some(deposit) = found.filter(is_undecided) else {
            return Ok(());
        };
        let (Some(reference), Some(provider)) =
            (deposit.details.provider_ref.clone(), self.provider_of(tenant, &deposit))
        else {
            return self.rest(tenant, deposit).await;
        };
        let bill = OpenBill {
            payment: PaymentId(deposit.id.0),
            merchant: tenant,
            reference: &reference,
        };
        match patiently(provider.state(bill)).await? {
            BillState::Paid(amount) if amount == deposit.total() => self.verified(tenant, deposit).await,
            BillState::Paid(amount) => self.review(tenant, deposit, amount, OTHER_AMOUNT).await,
            BillState::Doubtful(amount) => self.review(tenant, deposit, amount, DOUBTFUL).await,
            BillState::Failed => {
                self.end(tenant, deposit, DepositStatus::Failed, "The payment was declined.")
                    .await
            }
            BillState::Cancelled => {
                let text = "The payment was cancelled at the provider.";
                self.end(tenant, deposit, DepositStatus::Cancelled, text).await
            }
            BillState::Open => self.rest(tenant, deposit).await,
        }
    }

    /// The provider has the whole amount: verified and credited in one transaction.
    async fn verified(&self, tenant: &TenantId, mut deposit: Deposit) -> Result<(), DepositError> {
        let tx = self.services.begin(tenant).await?;
        deposit.status = DepositStatus::Verified;
        deposit.next_check_at = None;
        // Locked first: a concurrent credit waits here, and then finds it credited.
        if !tx.deposits().save(&mut deposit).await? {
            tx.rollback().await?;
            return self.overtaken(tenant, deposit).await;
        }
        record(&self.services, &tx, &deposit, (SYSTEM, "")).await?;
        deposit.details.journal = Some(credit(&self.services, &tx, &deposit).await?);
        deposit.status = DepositStatus::Credited;
        if !tx.deposits().save(&mut deposit).await? {
            tx.rollback().await?;
            return self.overtaken(tenant, deposit).await;
        }
        record(&self.services, &tx, &deposit, (SYSTEM, "")).await?;
        Ok(tx.commit().await?)
    }

    /// Another amount, or a payer in doubt: nothing is credited, operators decide.
    async fn review(
        &self,
        tenant: &TenantId,
        mut deposit: Deposit,
        amount: Money,
        text: &str,
    ) -> Result<(), DepositError> {
        tracing::error!(%tenant, deposit = %deposit.id, %amount, text, "a deposit is in review");
        deposit.status = DepositStatus::ManualReview;
        deposit.next_check_at = None;
        deposit.details.taken = Some(amount);
        if self.kept(tenant, &mut deposit, text).await? {
            return Ok(());
        }
        self.overtaken(tenant, deposit).await
    }

    /// Handles a concurrent change to a deposit whose money the provider has. If that change ignores the money, for instance
    /// because the deposit failed, the provider must call again, because an ended deposit is not queried.
    async fn overtaken(&self, tenant: &TenantId, deposit: Deposit) -> Result<(), DepositError> {
        let now = self.again(tenant, deposit).await?;
        if is_undecided(&now) {
            return Err(DepositError::WrongState(now.status));
        }
        Ok(())
    }

    /// The provider reports its end. It is queried for a day, because the payer may try again and pay.
    async fn end(
        &self,
        tenant: &TenantId,
        mut deposit: Deposit,
        to: DepositStatus,
        text: &str,
    ) -> Result<(), DepositError> {
        let now = self.services.now();
        let end = deposit.expires_at.unwrap_or(now);
        deposit.next_check_at = queries::after_end(end, now);
        if !deposit.status.may_become_online(to) {
            return Ok(self.quietly(tenant, &mut deposit).await?);
        }
        deposit.status = to;
        self.kept(tenant, &mut deposit, text).await?;
        Ok(())
    }

    /// Not paid yet. After its end it is queried for a day.
    async fn rest(&self, tenant: &TenantId, mut deposit: Deposit) -> Result<(), DepositError> {
        let now = self.services.now();
        let end = deposit.expires_at.unwrap_or(now);
        let is_open_there = deposit.details.provider_ref.is_some() && self.provider_of(tenant, &deposit).is_some();
        if deposit.status.is_open_online() && now < end {
            deposit.next_check_at = Some(if is_open_there {
                now + queries::WHILE_PAYING
            } else {
                end
            });
            return Ok(self.quietly(tenant, &mut deposit).await?);
        }
        deposit.next_check_at = queries::after_end(end, now).filter(|_| is_open_there);
        if !deposit.status.is_open_online() {
            return Ok(self.quietly(tenant, &mut deposit).await?);
        }
        deposit.status = DepositStatus::Expired;
        self.kept(tenant, &mut deposit, "The payment was not made in time.")
            .await?;
        Ok(())
    }

    /// The provider at which it was started; `None` if that is off, or the deposit was declared.
    fn provider_of(&self, tenant: &TenantId, deposit: &Deposit) -> Option<&dyn PaymentProvider> {
        let Particulars::Online { gateway } = &deposit.details.particulars else {
            return None;
        };
        self.providers.named(tenant, gateway)
    }

    async fn put_off(&self, tenant: &TenantId, id: DepositId) -> Result<(), DbError> {
        let tx = self.services.read(tenant).await?;
        let found = tx.deposits().by_id(id).await?;
        drop(tx);
        let Some(mut deposit) = found else { return Ok(()) };
        let now = self.services.now();
        let next = queries::after_failure(deposit.expires_at.unwrap_or(now), now);
        deposit.next_check_at = is_undecided(&deposit).then_some(next);
        self.quietly(tenant, &mut deposit).await
    }

    /// Store a change with its history event. Returns `false` if a concurrent change was first.
    async fn kept(&self, tenant: &TenantId, deposit: &mut Deposit, note: &str) -> Result<bool, DbError> {
        let tx = self.services.begin(tenant).await?;
        if !tx.deposits().save(deposit).await? {
            tx.rollback().await?;
            return Ok(false);
        }
        record(&self.services, &tx, deposit, (SYSTEM, note)).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// Store when to check again; a concurrent change wins.
    async fn quietly(&self, tenant: &TenantId, deposit: &mut Deposit) -> Result<(), DbError> {
        let tx = self.services.begin(tenant).await?;
        tx.deposits().save(deposit).await?;
        tx.commit().await
    }
}

/// Whether the provider's money may still be credited. A decision of operators is final, whatever the provider reports later.
fn is_undecided(deposit: &Deposit) -> bool {
    deposit.details.checker.is_none() && deposit.status.may_become_online(DepositStatus::Verified)
}

async fn patiently<T>(call: impl Future<Output = Result<T, ProviderError>>) -> Result<T, ProviderError> {
    let answer = tokio::time::timeout(PATIENCE, call).await;
    answer.unwrap_or(Err(ProviderError::Timeout))
}
