//! Starts a payment: stored first, then opened at the provider.

use chrono::TimeDelta;
use jetway_connectors::port::payment::{Bill, PaymentProvider, ProviderError};
use jetway_db::DbError;
use jetway_db::repo::ledger::WalletError;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::ids::{PaymentId, TenantId};
use jetway_domain::money::Money;
use jetway_domain::order::OrderEventKind;
use jetway_domain::payment::queries::WHILE_PAYING;
use jetway_domain::payment::{PartTerms, PaymentDetails, PaymentSession, PaymentState};

use super::Payments;
use crate::context::Caller;
use crate::flight::ticketing::issue::{IssueCommand, IssueError, not_barred};
use crate::flight::ticketing::verify::{HeldPrice, Verified};
use crate::order::change::Change;
use crate::order::charge;
use crate::order::part_terms::{Paying, agreed, due_now};

/// A payment is abandoned after this, or when the order is.
const LIFE: TimeDelta = TimeDelta::minutes(20);
/// Concurrent requests; each of them finds the first one's payment.
const TRIES: usize = 4;

/// Why a payment was not started. No money was moved.
#[derive(Debug, thiserror::Error)]
pub enum BeginError {
    /// The order cannot be issued, or has another price.
    #[error(transparent)]
    Issue(#[from] IssueError),
    /// The provider did not open the payment.
    #[error(transparent)]
    Provider(#[from] ProviderError),
    /// No payment provider is configured.
    #[error("payments are not taken online")]
    NotOffered,
    /// Several concurrent requests.
    #[error("the same payment is being opened")]
    Busy,
}

impl From<DbError> for BeginError {
    fn from(error: DbError) -> Self {
        Self::Issue(error.into())
    }
}

impl From<WalletError> for BeginError {
    fn from(error: WalletError) -> Self {
        Self::Issue(IssueError::Charge(error.into()))
    }
}

impl Payments {
    /// Open a payment for an order, or return the open one. `payee` is the portal's name, for the provider's page.
    ///
    /// # Errors
    /// When the order cannot be issued as it was shown, or the provider does not answer.
    pub async fn begin(
        &self,
        caller: &Caller,
        command: IssueCommand,
        payee: &str,
    ) -> Result<PaymentSession, BeginError> {
        let provider = self.providers.chosen(&caller.tenant).ok_or(BeginError::NotOffered)?;
        let verified = self.flights.verify(caller, command.reference.clone()).await;
        let Verified { order, price } = verified.map_err(IssueError::from)?;
        match price {
            HeldPrice::Same => {}
            HeldPrice::Moved(change) => {
                let current = Box::new(order.details.quote);
                return Err(IssueError::PriceChanged { change, current }.into());
            }
            HeldPrice::Gone => return Err(IssueError::SoldOut.into()),
        }
        not_barred(&order)?;
        let quote = &order.details.quote;
        if !command.accepts(quote) {
            let current = quote.customer_total;
            return Err(IssueError::AmountMismatch { current }.into());
        }
        let part = agreed(&self.services, &caller.tenant, &order, command.paying).await;
        let part = part.map_err(IssueError::from)?;
        let draft = self.drafted(caller, provider, &order, part)?;
        command.check_now(draft.total())?;
        for _ in 0..TRIES {
            if let Some(payment) = self.claimed(caller, &order, &draft).await? {
                return self.opened(caller, provider, payment, payee).await;
            }
        }
        Err(BeginError::Busy)
    }

    /// The open payment of the order if it has the same terms, or a new one. `None` if a concurrent request was first.
    async fn claimed(
        &self,
        caller: &Caller,
        order: &FlightOrder,
        draft: &PaymentSession,
    ) -> Result<Option<PaymentSession>, BeginError> {
        let now = self.services.now();
        let tx = self.services.begin(&caller.tenant).await?;
        charge::may_buy(&tx, caller.agency).await?;
        let wallet = tx.ledger().balance(caller.agency).await?.ok_or(WalletError::NoWallet)?;
        if wallet.currency != draft.amount.currency {
            return Err(WalletError::WrongCurrency(wallet.currency).into());
        }
        let earlier = tx.payments().of_order(order.id).await?;
        if let Some(mut open) = earlier.into_iter().find(|payment| payment.state.is_open()) {
            if asks_the_same(&open, draft) && now < open.expires_at {
                return Ok(Some(open));
            }
            // The payer may still pay it at the provider: then the money is found by a query, and stays in the wallet.
            open.state = PaymentState::Cancelled;
            if !tx.payments().save(&mut open).await? {
                return Ok(None);
            }
        }
        if !tx.payments().insert(draft).await? {
            return Ok(None);
        }
        // The history has no amounts, because not all its readers may see what an agency pays.
        let text = "Online payment was started.";
        let event = Change::by(&caller.user_name, OrderEventKind::PaymentStarted, text).event(now);
        tx.orders().record(order.id, &event).await?;
        tx.commit().await?;
        Ok(Some(draft.clone()))
    }

    fn drafted(
        &self,
        caller: &Caller,
        provider: &dyn PaymentProvider,
        order: &FlightOrder,
        part: Option<PartTerms>,
    ) -> Result<PaymentSession, WalletError> {
        let now = self.services.now();
        let quote = &order.details.quote;
        let amount = due_now(order, part);
        let fee = provider.fee(&caller.tenant, amount)?;
        amount.checked_add(fee)?;
        Ok(PaymentSession {
            id: PaymentId::fresh(self.services.ids()),
            version: 1,
            agency: caller.agency,
            order: order.id,
            state: PaymentState::Created,
            amount,
            fee,
            created_at: now,
            expires_at: (now + LIFE).min(order.limits.auto_cancel_at),
            next_check_at: Some(now + WHILE_PAYING),
            details: PaymentDetails {
                reference: order.reference.clone(),
                provider: provider.id().to_owned(),
                provider_ref: None,
                redirect_url: None,
                user: caller.user,
                user_name: caller.user_name.clone(),
                agency_name: caller.agency_name.clone(),
                accepted: quote.customer_total,
                payable: quote.agent_payable,
                part,
                hold: None,
                journal: None,
                landing: None,
                taken: None,
                verdict: None,
            },
        })
    }

    async fn opened(
        &self,
        caller: &Caller,
        provider: &dyn PaymentProvider,
        mut payment: PaymentSession,
        payee: &str,
    ) -> Result<PaymentSession, BeginError> {
        if payment.details.redirect_url.is_some() {
            return Ok(payment);
        }
        let reference = payment.details.reference.as_str();
        let bill = Bill {
            payment: payment.id,
            merchant: caller.tenant.clone(),
            portal: self.providers.portal(&caller.tenant),
            payee: payee.to_owned(),
            payer: caller.agency_name.clone(),
            description: format!("Order {reference}"),
            total: payment.total(),
            return_to: format!("/flight-order?reference={reference}&payment={}", payment.id),
            expires_at: payment.expires_at,
        };
        match Self::patiently(provider.open(&bill)).await {
            Ok(opened) => {
                payment.state = PaymentState::Pending;
                payment.details.provider_ref = Some(opened.reference);
                payment.details.redirect_url = Some(opened.redirect_url);
            }
            Err(error) => {
                // The payer was not redirected, so it cannot be paid.
                payment.state = PaymentState::Failed;
                payment.next_check_at = None;
                self.kept(&caller.tenant, &mut payment).await?;
                return Err(error.into());
            }
        }
        if self.kept(&caller.tenant, &mut payment).await? {
            return Ok(payment);
        }
        // A concurrent request opened the same bill; the provider gave both the same answer.
        Ok(self.again(&caller.tenant, payment).await?)
    }

    /// Store a payment in a transaction of its own. Returns `false` if a concurrent change was first.
    pub(super) async fn kept(&self, tenant: &TenantId, payment: &mut PaymentSession) -> Result<bool, DbError> {
        let tx = self.services.begin(tenant).await?;
        if !tx.payments().save(payment).await? {
            tx.rollback().await?;
            return Ok(false);
        }
        tx.commit().await?;
        Ok(true)
    }

    /// The payment as a concurrent change stored it.
    pub(super) async fn again(&self, tenant: &TenantId, payment: PaymentSession) -> Result<PaymentSession, DbError> {
        let tx = self.services.read(tenant).await?;
        Ok(tx.payments().by_id(payment.id).await?.unwrap_or(payment))
    }
}

/// Whether the part, the price, the fee and the provider are the same.
fn asks_the_same(open: &PaymentSession, wanted: &PaymentSession) -> bool {
    let shares = |payment: &PaymentSession| payment.details.part.map(|part| (part.now, part.later));
    let money = |payment: &PaymentSession| -> [Money; 3] { [payment.amount, payment.fee, payment.details.accepted] };
    let is_there = open.details.provider == wanted.details.provider;
    is_there && shares(open) == shares(wanted) && money(open) == money(wanted)
}

impl IssueCommand {
    /// Purpose of a payment.
    pub(super) fn of(payment: &PaymentSession) -> Self {
        Self {
            reference: payment.details.reference.clone(),
            accepted: payment.details.accepted,
            accepted_payable: Some(payment.details.payable),
            accepted_now: None,
            paying: Paying::Agreed(payment.details.part),
        }
    }
}
