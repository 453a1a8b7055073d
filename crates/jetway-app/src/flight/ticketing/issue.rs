//! Pay and ticket an order: hold the money, commit, ask the supplier, capture (ADR 0013).

use jetway_connectors::port::air::{Outcome, Rejection, SupplierBooking};
use jetway_db::repo::ledger::WalletError;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::air::pricing::Quote;
use jetway_domain::air::pricing::fare_change::FareChange;
use jetway_domain::air::traveller::alone::AloneReason;
use jetway_domain::ids::{HoldId, OrderReference, TenantId};
use jetway_domain::ledger::HoldState;
use jetway_domain::money::Money;
use jetway_domain::order::{OrderEventKind, OrderStatus};
use jetway_domain::payment::{NoParts, PartTerms};

use super::FlightTicketing;
use super::verify::{HeldPrice, Verified, VerifyError, take_fare};
use crate::context::Caller;
use crate::flight::outcome::{CHECK_AFTER_CALL, is_complete};
use crate::flight::suppliers::SupplierTrouble;
use crate::order::change::Change;
use crate::order::error::store_failures;
use crate::order::part_terms::{PartTermsError, Paying, agreed, due_now};
use crate::order::{ChargeError, OrderError, SettleError, charge};

/// An order and the accepted price.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IssueCommand {
    /// The order.
    pub reference: OrderReference,
    /// The customer total the agent saw.
    pub accepted: Money,
    /// The wallet charge they saw, if they may see it.
    pub accepted_payable: Option<Money>,
    /// The amount payable now that they saw, with the payment fee, if they may see it.
    pub accepted_now: Option<Money>,
    /// In full, or in part.
    pub paying: Paying,
}

impl IssueCommand {
    pub(crate) fn accepts(&self, quote: &Quote) -> bool {
        let payable = self
            .accepted_payable
            .is_none_or(|payable| payable == quote.agent_payable);
        self.accepted == quote.customer_total && payable
    }

    /// Refuse if the amount payable now, with its fee, differs from the one the agent saw.
    pub(crate) fn check_now(&self, current: Money) -> Result<(), IssueError> {
        if self.accepted_now.is_none_or(|accepted| accepted == current) {
            Ok(())
        } else {
            Err(IssueError::AmountMismatch { current })
        }
    }
}

/// Why nothing was issued.
#[derive(Debug, thiserror::Error)]
pub enum IssueError {
    /// The order is not there or does not allow it, or the database failed.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// The accepted amount is not the current one.
    #[error("the accepted amount is not the current one")]
    AmountMismatch {
        /// The current amount.
        current: Money,
    },
    /// The price, booking classes or times changed; the order has the new ones.
    #[error("the fare has changed")]
    PriceChanged {
        /// The change.
        change: FareChange,
        /// The current price.
        current: Box<Quote>,
    },
    /// Sold out; the hold is released.
    #[error("sold out")]
    SoldOut,
    /// The supplier refused, with its reason; the hold is released.
    #[error("the airline refused to ticket: {0}")]
    Refused(String),
    /// No answer about the price; nothing was done.
    #[error(transparent)]
    Supplier(#[from] SupplierTrouble),
    /// The order must be paid in full.
    #[error("part payment is not possible: {0}")]
    NoParts(NoParts),
    /// Unaccompanied children that neither the airlines nor operations allow; no money was held.
    #[error("unaccompanied children need an approval")]
    ChildrenAlone(Vec<AloneReason>),
    /// The money could not be held.
    #[error(transparent)]
    Charge(#[from] ChargeError),
    /// The airline may have acted, and its answer is not recorded. Reconciliation finds out.
    #[error("the outcome is unknown: {0}")]
    OutcomeUnknown(#[source] SettleError),
}

store_failures!(IssueError);

impl From<VerifyError> for IssueError {
    fn from(error: VerifyError) -> Self {
        match error {
            VerifyError::Order(error) => Self::Order(error),
            VerifyError::Supplier(trouble) => Self::Supplier(trouble),
        }
    }
}

impl From<PartTermsError> for IssueError {
    fn from(error: PartTermsError) -> Self {
        match error {
            PartTermsError::NoParts(why) => Self::NoParts(why),
            PartTermsError::Store(error) => error.into(),
        }
    }
}

/// Unaccompanied children are ticketed only if the airlines accept them or operations allow it.
pub(crate) fn not_barred(order: &FlightOrder) -> Result<(), IssueError> {
    let reasons = order.barred_for();
    if reasons.is_empty() {
        Ok(())
    } else {
        Err(IssueError::ChildrenAlone(reasons))
    }
}

impl FlightTicketing {
    /// Ticket an order against the agency's wallet. Repeating the call, by any user, returns the first result.
    ///
    /// # Errors
    /// When the order cannot be ticketed, the price moved, the wallet is short, or the supplier refuses.
    pub async fn issue(&self, caller: &Caller, command: IssueCommand) -> Result<FlightOrder, IssueError> {
        self.issue_with(caller, command, None).await
    }

    /// Ticket an order that was paid online, against the hold of its payment. A hold serves one attempt: after a refusal
    /// the money is in the wallet, and an agent has to try again.
    ///
    /// # Errors
    /// Those of [`Self::issue`]; `Refused` if the hold was released after an earlier attempt.
    pub(crate) async fn issue_paid(
        &self,
        caller: &Caller,
        command: IssueCommand,
        hold: HoldId,
    ) -> Result<FlightOrder, IssueError> {
        self.issue_with(caller, command, Some(hold)).await
    }

    async fn issue_with(
        &self,
        caller: &Caller,
        command: IssueCommand,
        paid: Option<HoldId>,
    ) -> Result<FlightOrder, IssueError> {
        let (ticketing, caller) = (self.clone(), caller.clone());
        self.services
            .to_the_end(async move { ticketing.issue_locked(&caller, &command, paid).await })
            .await
            .map_err(|stopping| IssueError::OutcomeUnknown(stopping.into()))?
    }

    async fn issue_locked(
        &self,
        caller: &Caller,
        command: &IssueCommand,
        paid: Option<HoldId>,
    ) -> Result<FlightOrder, IssueError> {
        let (order, _lock) = self.store.own_locked::<FlightOrder>(caller, &command.reference).await?;
        if is_requested(order.status) {
            return Ok(order);
        }
        if !order.can_issue() {
            return Err(OrderError::WrongState(order.status).into());
        }
        if self.services.now() >= order.limits.auto_cancel_at {
            let expired = self.orders.expire(&caller.tenant, order).await?;
            return Err(OrderError::WrongState(expired.status).into());
        }
        if let Some(hold) = paid
            && !self.is_pending(&caller.tenant, hold).await?
        {
            return Err(IssueError::Refused("an earlier attempt was refused".to_owned()));
        }
        not_barred(&order)?;
        if !command.accepts(&order.details.quote) {
            let current = order.details.quote.customer_total;
            return Err(IssueError::AmountMismatch { current });
        }
        let order = self.verified(&caller.tenant, order).await?;
        let part = agreed(&self.services, &caller.tenant, &order, command.paying).await?;
        // The wallet charges no fee.
        command.check_now(due_now(&order, part))?;
        match self.start_issue(caller, &order, part).await? {
            Some(order) => self.issue_at_supplier(&caller.tenant, order).await,
            None => {
                let order = self.store.reread(&caller.tenant, order).await?;
                if is_requested(order.status) {
                    Ok(order)
                } else {
                    Err(OrderError::WrongState(order.status).into())
                }
            }
        }
    }

    async fn is_pending(&self, tenant: &TenantId, hold: HoldId) -> Result<bool, IssueError> {
        let tx = self.services.read(tenant).await?;
        let found = tx.ledger().hold(hold).await?;
        Ok(found.is_some_and(|hold| hold.state == HoldState::Pending))
    }

    /// Re-price with the supplier. Any change in fare, class or schedule is reported; nothing is charged.
    async fn verified(&self, tenant: &TenantId, order: FlightOrder) -> Result<FlightOrder, IssueError> {
        let Verified { order, price } = self.held_price(tenant, order).await?;
        match price {
            HeldPrice::Same => Ok(order),
            HeldPrice::Moved(change) => {
                let current = Box::new(order.details.quote);
                Err(IssueError::PriceChanged { change, current })
            }
            HeldPrice::Gone => Err(IssueError::SoldOut),
        }
    }

    /// Place the hold and commit `InProgress` before calling the supplier. Returns `None` if a concurrent request won.
    async fn start_issue(
        &self,
        caller: &Caller,
        order: &FlightOrder,
        part: Option<PartTerms>,
    ) -> Result<Option<FlightOrder>, IssueError> {
        let tx = self.services.begin(&caller.tenant).await?;
        let next_check_at = self.services.now() + CHECK_AFTER_CALL;
        let amount = due_now(order, part);
        let hold = match charge::hold(&self.services, &tx, caller, order, amount).await {
            // Another process has held or captured the money for this order: its request won.
            Err(ChargeError::Wallet(WalletError::HoldSettled(_) | WalletError::ReferenceTaken)) => return Ok(None),
            held => held?,
        };
        let change = Change::by(
            &caller.user_name,
            OrderEventKind::IssueStarted,
            "Funds are held; tickets are being made.",
        )
        .to(OrderStatus::InProgress);
        let started = self.store.apply(&tx, order, change, |order| {
            order.hold = Some(hold);
            order.details.part = part;
            order.details.agreed = Some(Box::new(order.details.quote.clone()));
            order.next_check_at = Some(next_check_at);
        });
        let started = started.await?;
        match started {
            Some(_) => tx.commit().await?,
            None => tx.rollback().await?,
        }
        Ok(started)
    }

    async fn issue_at_supplier(&self, tenant: &TenantId, order: FlightOrder) -> Result<FlightOrder, IssueError> {
        let outcome = match (self.suppliers.get(&order.details.offer.supplier), &order.pnr) {
            (Some(supplier), Some(pnr)) => {
                let operation = order.issue_operation();
                self.suppliers.write(supplier.issue(&operation, pnr)).await
            }
            (None, _) | (_, None) => Outcome::Rejected(Rejection::Refused("not connected".to_owned())),
        };
        match outcome {
            Outcome::Done(booking) => self.answered(tenant, order, &booking).await,
            Outcome::Unknown => Ok(order),
            Outcome::Rejected(rejection) => match self.refused(tenant, order, rejection).await {
                Ok(refused) => return Err(refused),
                Err(error) => Err(error),
            },
        }
        .map_err(IssueError::OutcomeUnknown)
    }

    async fn answered(
        &self,
        tenant: &TenantId,
        order: FlightOrder,
        booking: &SupplierBooking,
    ) -> Result<FlightOrder, SettleError> {
        if is_complete(&order, booking) {
            self.orders.ticketed(tenant, order, booking).await
        } else {
            Ok(order)
        }
    }

    async fn refused(
        &self,
        tenant: &TenantId,
        order: FlightOrder,
        rejection: Rejection,
    ) -> Result<IssueError, SettleError> {
        let (error, text, moved) = match rejection {
            Rejection::SoldOut => (IssueError::SoldOut, "The airline has no seats for this booking.", None),
            Rejection::Refused(reason) => (IssueError::Refused(reason), "The airline refused to ticket.", None),
            Rejection::ExtrasGone(_) => {
                let reason = "a chosen service is no longer available".to_owned();
                (IssueError::Refused(reason), "The airline refused to ticket.", None)
            }
            Rejection::PriceChanged(offer) => match self.moved(tenant, &order, *offer).ok().flatten() {
                Some((change, moved)) => {
                    let current = Box::new(moved.quote.clone());
                    let error = IssueError::PriceChanged { change, current };
                    (error, "The fare changed before tickets were made.", Some(moved))
                }
                None => {
                    let error = IssueError::Refused("the fare changed".to_owned());
                    (error, "The airline refused to ticket.", None)
                }
            },
        };
        let text = format!("{text} The funds are released.");
        self.orders
            .unticketed(tenant, order, &text, |order| {
                // A clear refusal: the next request is a new operation.
                order.attempts.issue += 1;
                if let Some(moved) = moved {
                    take_fare(order, moved);
                }
            })
            .await?;
        Ok(error)
    }
}

const fn is_requested(status: OrderStatus) -> bool {
    matches!(
        status,
        OrderStatus::InProgress | OrderStatus::Confirmed | OrderStatus::PartiallyTicketed
    )
}
