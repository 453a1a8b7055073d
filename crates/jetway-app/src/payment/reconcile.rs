//! Reconciles payments with the provider. A payment that seems to have ended is queried for a day, because money may arrive late.

use futures::stream::{self, StreamExt};
use jetway_connectors::port::payment::{BillState, OpenBill};
use jetway_db::{DbError, Timed};
use jetway_domain::ids::{PaymentId, TenantId};
use jetway_domain::money::Money;
use jetway_domain::order::OrderEventKind;
use jetway_domain::payment::{PaymentSession, PaymentState, queries};

use super::{PayTrouble, Payments};

/// Payments reconciled concurrently.
const AT_ONCE: usize = 8;
/// Payments of one tenant in one round.
const ROUND: u64 = 50;
/// Why a payment is in review.
const OTHER_AMOUNT: &str = "The provider collected a different amount than requested. Operations are checking it.";
const DOUBTFUL: &str = "The provider doubts that the payer owns the card or account. Operations are checking it.";

impl Payments {
    /// Reconcile every due payment. Returns their number.
    ///
    /// # Errors
    /// When the database cannot be read. A payment that fails is logged and checked again later.
    pub async fn reconcile_due(&self) -> Result<usize, DbError> {
        let mut reconciled = 0;
        let now = self.services.now();
        for tenant in self.services.database.tenants_due(Timed::Payments, now).await? {
            let tx = self.services.read(&tenant).await?;
            let due = tx.payments().due(self.services.now(), ROUND).await?;
            drop(tx);
            reconciled += due.len();
            let tenant = &tenant;
            // Concurrently: a slow airline must not delay the others.
            stream::iter(due)
                .for_each_concurrent(AT_ONCE, |id| async move {
                    let Err(error) = self.reconcile(tenant, id).await else {
                        return;
                    };
                    tracing::warn!(%tenant, payment = %id, %error, "a payment could not be settled");
                    if let Err(error) = self.put_off(tenant, id).await {
                        tracing::error!(%tenant, payment = %id, %error, "the next check of a payment could not be stored");
                    }
                })
                .await;
        }
        Ok(reconciled)
    }

    /// Query one payment and apply the result.
    pub(super) async fn reconcile(&self, tenant: &TenantId, id: PaymentId) -> Result<(), PayTrouble> {
        let tx = self.services.read(tenant).await?;
        let found = tx.payments().by_id(id).await?;
        drop(tx);
        // A decision of operations is final, whatever the provider reports later.
        let Some(payment) = found.filter(|payment| payment.details.verdict.is_none()) else {
            return Ok(());
        };
        match payment.state {
            PaymentState::Paid => self.finish(tenant, payment).await.map(drop),
            PaymentState::Review => Ok(()),
            PaymentState::Created
            | PaymentState::Pending
            | PaymentState::Failed
            | PaymentState::Cancelled
            | PaymentState::Expired => self.ask(tenant, payment).await,
        }
    }

    async fn ask(&self, tenant: &TenantId, payment: PaymentSession) -> Result<(), PayTrouble> {
        let provider = self.providers.named(tenant, &payment.details.provider);
        let (Some(reference), Some(provider)) = (payment.details.provider_ref.clone(), provider) else {
            // The payment was never opened at the provider, so the customer was not redirected; or the provider is switched
            // off, and its payment page with it.
            return self.rest(tenant, payment, PaymentState::Expired).await;
        };
        let bill = OpenBill {
            payment: payment.id,
            merchant: tenant,
            reference: &reference,
        };
        match Self::patiently(provider.state(bill)).await? {
            BillState::Paid(amount) if amount == payment.total() => {
                let paid = self.credit(tenant, payment).await?;
                self.finish(tenant, paid).await.map(drop)
            }
            BillState::Paid(amount) => self.review(tenant, payment, amount, OTHER_AMOUNT).await,
            BillState::Doubtful(amount) => self.review(tenant, payment, amount, DOUBTFUL).await,
            BillState::Failed => {
                self.end(tenant, payment, PaymentState::Failed, "The payment was declined.")
                    .await
            }
            BillState::Cancelled => {
                let text = "The payment was cancelled at the provider.";
                self.end(tenant, payment, PaymentState::Cancelled, text).await
            }
            BillState::Open if payment.state.is_open() && self.services.now() < payment.expires_at => {
                self.later(tenant, payment).await.map(drop)
            }
            BillState::Open => self.rest(tenant, payment, PaymentState::Expired).await,
        }
    }

    /// It expired unpaid, or ended before. It is queried again for a day.
    async fn rest(&self, tenant: &TenantId, mut payment: PaymentSession, to: PaymentState) -> Result<(), PayTrouble> {
        let now = self.services.now();
        let is_known = self.providers.named(tenant, &payment.details.provider).is_some();
        let is_open_there = payment.details.provider_ref.is_some() && is_known;
        if payment.state.is_open() {
            if payment.details.provider_ref.is_none() && now < payment.expires_at {
                return self.later(tenant, payment).await.map(drop);
            }
            payment.state = to;
        }
        let late = queries::after_end(payment.expires_at, now);
        payment.next_check_at = late.filter(|_| is_open_there);
        self.kept(tenant, &mut payment).await?;
        Ok(())
    }

    /// The provider reports its end. It is queried for a day, because the payer may try again and pay.
    async fn end(
        &self,
        tenant: &TenantId,
        mut payment: PaymentSession,
        to: PaymentState,
        text: &str,
    ) -> Result<(), PayTrouble> {
        let tx = self.services.begin(tenant).await?;
        let is_change = payment.state.may_become(to);
        if is_change {
            payment.state = to;
        }
        payment.next_check_at = queries::after_end(payment.expires_at, self.services.now());
        if !tx.payments().save(&mut payment).await? {
            tx.rollback().await?;
            return Ok(());
        }
        if is_change {
            self.tell(&tx, &payment, OrderEventKind::PaymentEnded, text).await?;
        }
        Ok(tx.commit().await?)
    }

    /// Another amount, or a payer in doubt: nothing is credited, an operator decides.
    async fn review(
        &self,
        tenant: &TenantId,
        mut payment: PaymentSession,
        amount: Money,
        text: &str,
    ) -> Result<(), PayTrouble> {
        tracing::error!(%tenant, payment = %payment.id, %amount, text, "a payment is in review");
        let tx = self.services.begin(tenant).await?;
        payment.state = PaymentState::Review;
        payment.details.taken = Some(amount);
        payment.next_check_at = None;
        if !tx.payments().save(&mut payment).await? {
            tx.rollback().await?;
            return self.overtaken(tenant, payment).await.map(drop);
        }
        self.tell(&tx, &payment, OrderEventKind::PaymentEnded, text).await?;
        Ok(tx.commit().await?)
    }

    async fn put_off(&self, tenant: &TenantId, id: PaymentId) -> Result<(), DbError> {
        let tx = self.services.begin(tenant).await?;
        if let Some(mut payment) = tx.payments().by_id(id).await? {
            let may_be_paid = payment.details.verdict.is_none() && payment.state.may_become(PaymentState::Paid);
            let goes_on = may_be_paid || payment.next_check_at.is_some();
            let next = queries::after_failure(payment.expires_at, self.services.now());
            payment.next_check_at = goes_on.then_some(next);
            tx.payments().save(&mut payment).await?;
        }
        tx.commit().await
    }
}
