//! From money to tickets: credits the wallet, holds the amount for the order, and issues it.

use jetway_db::Tx;
use jetway_db::repo::ledger::WalletError;
use jetway_domain::ids::{HoldId, JournalId, TenantId};
use jetway_domain::ledger::{Account, EntryKind, FeeKind, HoldState, JournalEntry, Line};
use jetway_domain::order::{OrderEventKind, OrderSummary};
use jetway_domain::payment::queries::WHILE_PAYING;
use jetway_domain::payment::{Landing, PaymentSession, PaymentState, WalletReason};

use super::{PayTrouble, Payments};
use crate::context::Caller;
use crate::flight::ticketing::issue::{IssueCommand, IssueError};
use crate::order::change::Change;
use crate::order::{ChargeError, OrderError, charge};

impl Payments {
    /// The provider has the money: credit the wallet and hold the amount for the order, in one transaction.
    pub(super) async fn credit(
        &self,
        tenant: &TenantId,
        payment: PaymentSession,
    ) -> Result<PaymentSession, PayTrouble> {
        let now = self.services.now();
        let tx = self.services.begin(tenant).await?;
        let was_open = payment.state.is_open();
        let mut paid = payment.clone();
        paid.state = PaymentState::Paid;
        // Locked first: a concurrent credit waits here, and then finds it credited.
        if !tx.payments().save(&mut paid).await? {
            tx.rollback().await?;
            return self.overtaken(tenant, payment).await;
        }
        let entry = self.entry(tenant, &paid);
        let receipt = tx.ledger().post(&entry, JournalId::fresh(self.services.ids())).await?;
        paid.details.journal = Some(receipt.journal_id);
        let kept = if was_open {
            self.set_aside(&tx, tenant, &mut paid).await?
        } else {
            Some(WalletReason::Late)
        };
        paid.details.landing = kept.map(Landing::Wallet);
        paid.next_check_at = kept.is_none().then_some(now);
        if !tx.payments().save(&mut paid).await? {
            tx.rollback().await?;
            return self.overtaken(tenant, payment).await;
        }
        let text = "Paid online; the money is in the wallet.";
        self.tell(&tx, &paid, OrderEventKind::PaymentReceived, text).await?;
        if let Some(reason) = kept {
            self.tell(&tx, &paid, OrderEventKind::PaymentKept, reason.text())
                .await?;
        }
        tx.commit().await?;
        Ok(paid)
    }

    /// A payment whose money the provider has, as a concurrent change stored it.
    ///
    /// # Errors
    /// `Overtaken` when that change ignores the money: the provider must call again, because an ended payment is not
    /// queried.
    pub(super) async fn overtaken(
        &self,
        tenant: &TenantId,
        payment: PaymentSession,
    ) -> Result<PaymentSession, PayTrouble> {
        let now = self.again(tenant, payment).await?;
        if now.details.verdict.is_none() && now.state.may_become(PaymentState::Paid) {
            return Err(PayTrouble::Overtaken);
        }
        Ok(now)
    }

    /// Hold the money for its order. Returns why not, if the order does not wait for it.
    async fn set_aside(
        &self,
        tx: &Tx,
        tenant: &TenantId,
        paid: &mut PaymentSession,
    ) -> Result<Option<WalletReason>, PayTrouble> {
        let found = tx.orders().find(paid.order).await?;
        let waits = |summary: &OrderSummary| summary.pay_by.is_some_and(|at| self.services.now() < at);
        let Some((order, _)) = found.filter(|(_, summary)| waits(summary)) else {
            return Ok(Some(WalletReason::OrderClosed));
        };
        match charge::may_buy(tx, paid.agency).await {
            Ok(()) => {}
            Err(WalletError::Blocked) => return Ok(Some(WalletReason::Blocked)),
            Err(WalletError::Overdue) => return Ok(Some(WalletReason::Overdue)),
            Err(error) => return Err(error.into()),
        }
        let others = tx.ledger().holds_of(&order.reference).await?;
        if others
            .iter()
            .any(|hold| matches!(hold.state, HoldState::Pending | HoldState::Posted))
        {
            return Ok(Some(WalletReason::OrderClosed));
        }
        let hold = charge::hold(&self.services, tx, &caller_of(tenant, paid), &order, paid.amount).await;
        match hold {
            Ok(hold) => {
                paid.details.hold = Some(hold);
                Ok(None)
            }
            Err(ChargeError::Wallet(WalletError::Blocked)) => Ok(Some(WalletReason::Blocked)),
            Err(ChargeError::Wallet(WalletError::Overdue)) => Ok(Some(WalletReason::Overdue)),
            Err(ChargeError::Wallet(error)) => Err(error.into()),
            Err(ChargeError::NoHold | ChargeError::NoSeats | ChargeError::Amounts(_)) => {
                Ok(Some(WalletReason::OrderClosed))
            }
        }
    }

    /// Issue the order of a credited payment. Repeating it has no further effect.
    pub(super) async fn finish(
        &self,
        tenant: &TenantId,
        payment: PaymentSession,
    ) -> Result<PaymentSession, PayTrouble> {
        let (None, Some(hold)) = (payment.details.landing, payment.details.hold) else {
            return Ok(payment);
        };
        let issued = self
            .flights
            .issue_paid(&caller_of(tenant, &payment), IssueCommand::of(&payment), hold)
            .await;
        let reason = match issued {
            Ok(_) | Err(IssueError::Order(OrderError::NotFound | OrderError::WrongState(_))) => {
                WalletReason::OrderClosed
            }
            Err(IssueError::PriceChanged { .. } | IssueError::AmountMismatch { .. }) => WalletReason::PriceChanged,
            Err(
                IssueError::SoldOut | IssueError::Refused(_) | IssueError::NoParts(_) | IssueError::ChildrenAlone(_),
            ) => WalletReason::NotTicketed,
            Err(IssueError::Charge(ChargeError::Wallet(WalletError::Blocked))) => WalletReason::Blocked,
            Err(IssueError::Charge(ChargeError::Wallet(WalletError::Overdue))) => WalletReason::Overdue,
            Err(
                error @ (IssueError::Supplier(_)
                | IssueError::Charge(_)
                | IssueError::OutcomeUnknown(_)
                | IssueError::Order(OrderError::Conflict | OrderError::Stopping(_) | OrderError::Store(_))),
            ) => {
                tracing::warn!(%error, payment = %payment.id, "paid, but not ticketed yet");
                return self.later(tenant, payment).await;
            }
        };
        self.land(tenant, payment, hold, reason).await
    }

    /// Record where the money went, by the state of the hold. An amount that the order did not use is released.
    async fn land(
        &self,
        tenant: &TenantId,
        payment: PaymentSession,
        hold: HoldId,
        reason: WalletReason,
    ) -> Result<PaymentSession, PayTrouble> {
        let tx = self.services.begin(tenant).await?;
        let order = tx.orders().find(payment.order).await?;
        let is_ours = order.is_some_and(|(order, _)| order.hold == Some(hold));
        let state = tx.ledger().hold(hold).await?.map(|hold| hold.state);
        let landing = match state {
            Some(HoldState::Posted) => Landing::Order,
            Some(HoldState::Pending) if is_ours => Landing::Order,
            Some(HoldState::Pending) => {
                tx.ledger().release_hold(hold, false, self.services.now()).await?;
                Landing::Wallet(reason)
            }
            Some(HoldState::Voided | HoldState::Expired) | None => Landing::Wallet(reason),
        };
        let mut landed = payment.clone();
        landed.details.landing = Some(landing);
        landed.next_check_at = None;
        if !tx.payments().save(&mut landed).await? {
            tx.rollback().await?;
            return Ok(self.again(tenant, payment).await?);
        }
        if let Landing::Wallet(reason) = landing {
            self.tell(&tx, &landed, OrderEventKind::PaymentKept, reason.text())
                .await?;
        }
        tx.commit().await?;
        Ok(landed)
    }

    pub(super) async fn later(
        &self,
        tenant: &TenantId,
        mut payment: PaymentSession,
    ) -> Result<PaymentSession, PayTrouble> {
        payment.next_check_at = Some(self.services.now() + WHILE_PAYING);
        if self.kept(tenant, &mut payment).await? {
            return Ok(payment);
        }
        Ok(self.again(tenant, payment).await?)
    }

    /// A line in the history of the payment's order.
    pub(super) async fn tell(
        &self,
        tx: &Tx,
        payment: &PaymentSession,
        kind: OrderEventKind,
        text: &str,
    ) -> Result<(), PayTrouble> {
        let event = Change::system(kind, text).event(self.services.now());
        Ok(tx.orders().record(payment.order, &event).await?)
    }

    pub(super) fn entry(&self, tenant: &TenantId, paid: &PaymentSession) -> JournalEntry {
        let now = self.services.now();
        let mut lines = vec![
            Line::debit(Account::GatewayClearing(paid.details.provider.clone()), paid.total()),
            Line::credit(Account::AgencyWallet(paid.agency), paid.amount),
            Line::credit(Account::FeeIncome(FeeKind::Gateway), paid.fee),
        ];
        lines.retain(|line| !line.amount.is_zero());
        JournalEntry {
            agency: paid.agency,
            kind: EntryKind::Deposit,
            reference: format!("payment-{}", paid.id),
            order: Some(paid.details.reference.clone()),
            hold: None,
            description: format!("Paid online for {}", paid.details.reference.as_str()),
            actor: paid.details.user.to_string(),
            reason: None,
            posted_at: now,
            value_on: now.with_timezone(&self.services.zone(tenant)).date_naive(),
            lines,
        }
    }
}

/// The user who started the payment issues the order.
fn caller_of(tenant: &TenantId, payment: &PaymentSession) -> Caller {
    Caller {
        tenant: tenant.clone(),
        agency: payment.agency,
        agency_name: payment.details.agency_name.clone(),
        user: payment.details.user,
        user_name: payment.details.user_name.clone(),
    }
}
