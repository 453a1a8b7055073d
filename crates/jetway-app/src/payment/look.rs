//! Asking the provider, and what follows from its answer. A payment that seems over is asked about for a day: money may come late.

use chrono::TimeDelta;
use futures::stream::{self, StreamExt};
use jetway_connectors::port::payment::BillState;
use jetway_db::DbError;
use jetway_domain::air::order::OrderEventKind;
use jetway_domain::ids::{PaymentId, TenantId};
use jetway_domain::money::Money;
use jetway_domain::payment::{PaymentSession, PaymentState};

use super::begin::ASK_EVERY;
use super::{PayDesk, PayTrouble};

/// Payments looked at together.
const AT_ONCE: usize = 8;
/// Payments looked at in one round of one tenant.
const ROUND: u64 = 50;
/// How long after its end a payment is asked about.
const LATE_MONEY: TimeDelta = TimeDelta::hours(24);
/// And how often.
const ASK_LATE_EVERY: TimeDelta = TimeDelta::minutes(10);

impl PayDesk {
    /// Look at every payment that is due. Answers how many were.
    ///
    /// # Errors
    /// When the database cannot be read. A payment that fails is logged and looked at again later.
    pub async fn look_at_due_payments(&self) -> Result<usize, DbError> {
        let mut looked_at = 0;
        for tenant in self.services.database.tenants().await? {
            let tx = self.services.read(&tenant).await?;
            let due = tx.payments().due(self.services.now(), ROUND).await?;
            drop(tx);
            looked_at += due.len();
            let tenant = &tenant;
            // Several at once: one slow airline must not keep the others' money waiting.
            stream::iter(due)
                .for_each_concurrent(AT_ONCE, |id| async move {
                    let Err(error) = self.look_at(tenant, id).await else {
                        return;
                    };
                    tracing::warn!(%tenant, payment = %id, %error, "a payment could not be settled");
                    if let Err(error) = self.put_off(tenant, id).await {
                        tracing::error!(%tenant, payment = %id, %error, "a payment could not be put off");
                    }
                })
                .await;
        }
        Ok(looked_at)
    }

    /// Ask about one payment, and do what the answer says.
    pub(super) async fn look_at(&self, tenant: &TenantId, id: PaymentId) -> Result<(), PayTrouble> {
        let tx = self.services.read(tenant).await?;
        let found = tx.payments().by_id(id).await?;
        drop(tx);
        // What operations decided is decided, whatever the provider still says.
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
        let (Some(reference), Some(provider)) = (payment.details.provider_ref.clone(), &self.provider) else {
            // The press that opens it was cut short: nobody was sent anywhere. Or the provider was switched off, and with
            // it the page on which somebody could pay.
            return self.rest(tenant, payment, PaymentState::Expired).await;
        };
        match Self::patiently(provider.state(&reference)).await? {
            BillState::Paid(amount) if amount == payment.total() => {
                let paid = self.credit(tenant, payment).await?;
                self.finish(tenant, paid).await.map(drop)
            }
            BillState::Paid(amount) => self.review(tenant, payment, amount).await,
            BillState::Failed => {
                self.end(tenant, payment, PaymentState::Failed, "The payment was declined.")
                    .await
            }
            BillState::Cancelled => {
                let text = "The payment was given up at the provider.";
                self.end(tenant, payment, PaymentState::Cancelled, text).await
            }
            BillState::Open if payment.state.is_open() && self.services.now() < payment.expires_at => {
                self.later(tenant, payment).await.map(drop)
            }
            BillState::Open => self.rest(tenant, payment, PaymentState::Expired).await,
        }
    }

    /// Nobody paid in time, or it was over before. Asked about again now and then, for a day.
    async fn rest(&self, tenant: &TenantId, mut payment: PaymentSession, to: PaymentState) -> Result<(), PayTrouble> {
        let now = self.services.now();
        let is_open_there = payment.details.provider_ref.is_some() && self.provider.is_some();
        let can_be_asked = is_open_there && now < payment.expires_at + LATE_MONEY;
        if payment.state.is_open() {
            if payment.details.provider_ref.is_none() && now < payment.expires_at {
                return self.later(tenant, payment).await.map(drop);
            }
            payment.state = to;
        }
        payment.look_at = can_be_asked.then_some(now + ASK_LATE_EVERY);
        self.kept(tenant, &mut payment).await?;
        Ok(())
    }

    /// The provider's last word, unless money overtakes it.
    async fn end(
        &self,
        tenant: &TenantId,
        mut payment: PaymentSession,
        to: PaymentState,
        text: &str,
    ) -> Result<(), PayTrouble> {
        let tx = self.services.begin(tenant).await?;
        let is_news = payment.state.may_become(to);
        if is_news {
            payment.state = to;
        }
        payment.look_at = None;
        if !tx.payments().save(&mut payment).await? {
            tx.rollback().await?;
            return Ok(());
        }
        if is_news {
            self.tell(&tx, &payment, OrderEventKind::PaymentEnded, text).await?;
        }
        Ok(tx.commit().await?)
    }

    /// Another amount than was asked: nothing is credited, a person decides.
    async fn review(&self, tenant: &TenantId, mut payment: PaymentSession, amount: Money) -> Result<(), PayTrouble> {
        tracing::error!(%tenant, payment = %payment.id, %amount, "a provider took another amount than was asked");
        let tx = self.services.begin(tenant).await?;
        payment.state = PaymentState::Review;
        payment.details.taken = Some(amount);
        payment.look_at = None;
        if !tx.payments().save(&mut payment).await? {
            tx.rollback().await?;
            return Ok(());
        }
        let text = "The provider took another amount than was asked. Operations look into it.";
        self.tell(&tx, &payment, OrderEventKind::PaymentEnded, text).await?;
        Ok(tx.commit().await?)
    }

    async fn put_off(&self, tenant: &TenantId, id: PaymentId) -> Result<(), DbError> {
        let tx = self.services.begin(tenant).await?;
        if let Some(mut payment) = tx.payments().by_id(id).await? {
            payment.look_at = payment.look_at.map(|_| self.services.now() + ASK_EVERY);
            tx.payments().save(&mut payment).await?;
        }
        tx.commit().await
    }
}
