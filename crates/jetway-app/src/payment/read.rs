//! Prices and states of payments.

use jetway_db::repo::ledger::WalletError;
use jetway_domain::air::order::FlightOrder;
use jetway_domain::air::traveller::alone::AloneReason;
use jetway_domain::ids::{OrderReference, PaymentId, TenantId};
use jetway_domain::money::{Money, MoneyError};
use jetway_domain::payment::{NoParts, PartTerms, PaymentSession, PaymentState};

use super::Payments;
use crate::context::{Caller, scope};
use crate::order::OrderError;
use crate::order::error::store_failures;
use crate::order::part_terms::terms_of;
use crate::wallet::{Balance, balance};

/// The price of issuing an order, and the ways to pay it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IssueQuote {
    /// The order.
    pub order: FlightOrder,
    /// The agency's balance.
    pub balance: Balance,
    /// The part that may be paid later, or why none may.
    pub part: Result<PartTerms, NoParts>,
}

/// Default and maximum number of rows of a page.
const PAGE_SIZE: (u64, u64) = (20, 100);

/// A page of payments at providers, newest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Transactions {
    /// The payments.
    pub payments: Vec<PaymentSession>,
    /// Payments on all pages.
    pub total: u64,
    /// From 1.
    pub page: u64,
    /// Payments on a full page.
    pub page_size: u64,
}

/// Why it cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The agency has no such order, or no such payment, or the database failed.
    #[error(transparent)]
    Order(#[from] OrderError),
    /// The order needs an approval for unaccompanied children before it can be issued.
    #[error("unaccompanied children need an approval")]
    ChildrenAlone(Vec<AloneReason>),
    /// The agency's wallet cannot be read.
    #[error(transparent)]
    Wallet(#[from] WalletError),
}

store_failures!(ReadError);

impl Payments {
    /// The price of issuing an order.
    ///
    /// # Errors
    /// When the agency has no such order or no wallet, or the order needs an approval for unaccompanied children.
    pub async fn quote(&self, caller: &Caller, reference: &OrderReference) -> Result<IssueQuote, ReadError> {
        let order = self.orders.own::<FlightOrder>(caller, reference).await?;
        let barred = order.barred_for();
        if order.can_issue() && !barred.is_empty() {
            return Err(ReadError::ChildrenAlone(barred));
        }
        let scope = scope(&caller.tenant);
        let balance = balance(&self.services.database, &scope, caller.agency).await?;
        let part = terms_of(&self.services, &caller.tenant, &order).await?;
        Ok(IssueQuote { order, balance, part })
    }

    /// The fee of a tenant's provider for an amount; `None` without online payments.
    ///
    /// # Errors
    /// When the sum is too large.
    pub fn fee(&self, tenant: &TenantId, amount: Money) -> Result<Option<Money>, MoneyError> {
        let provider = self.providers.chosen(tenant);
        provider.map(|provider| provider.fee(tenant, amount)).transpose()
    }

    /// One payment of the caller's agency.
    ///
    /// # Errors
    /// When the agency has no such payment.
    pub async fn payment(&self, caller: &Caller, id: PaymentId) -> Result<PaymentSession, ReadError> {
        let tx = self.services.read(&caller.tenant).await?;
        let found = tx.payments().by_id(id).await?;
        let own = found.filter(|payment| payment.agency == caller.agency);
        Ok(own.ok_or(OrderError::NotFound)?)
    }

    /// A page of the payments of the caller's agency at providers, newest first.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn transactions(
        &self,
        caller: &Caller,
        state: Option<PaymentState>,
        (page, page_size): (Option<u64>, Option<u64>),
    ) -> Result<Transactions, ReadError> {
        let page = page.unwrap_or(1).max(1);
        let page_size = page_size.unwrap_or(PAGE_SIZE.0).clamp(1, PAGE_SIZE.1);
        let tx = self.services.read(&caller.tenant).await?;
        let (payments, total) = tx.payments().page(caller.agency, state, page, page_size).await?;
        Ok(Transactions {
            payments,
            total,
            page,
            page_size,
        })
    }

    /// The payments of an order of the caller's agency, newest first, and its due.
    ///
    /// # Errors
    /// When the agency has no such order.
    pub async fn of_order(
        &self,
        caller: &Caller,
        reference: &OrderReference,
    ) -> Result<(FlightOrder, Vec<PaymentSession>, Option<Money>), ReadError> {
        let order = self.orders.own::<FlightOrder>(caller, reference).await?;
        let tx = self.services.read(&caller.tenant).await?;
        let payments = tx.payments().of_order(order.id).await?;
        let due = tx.dues().of_order(order.id).await?;
        let left = due.map(|due| due.left()).transpose().map_err(WalletError::from)?;
        Ok((order, payments, left))
    }
}
