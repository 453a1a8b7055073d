//! Dues of an agency: list, totals, and the cost of settling some of them.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use jetway_db::Tx;
use jetway_db::repo::ledger::WalletError;
use jetway_db::repo::payments::DueFilter;
use jetway_domain::ids::{OrderId, OrderReference};
use jetway_domain::money::Money;
use jetway_domain::payment::{DueStage, DueState, OrderDue};

use super::{DueError, DueView};
use crate::context::Caller;
use crate::payment::Payments;

/// Default and maximum number of rows of a page.
const PAGE_SIZE: (u64, u64) = (20, 100);

/// Filter of dues. Empty fields do not filter.
#[derive(Debug, Clone, Default)]
pub struct DueQuery {
    /// In this state.
    pub state: Option<DueState>,
    /// Part of the order's reference.
    pub search: Option<String>,
    /// From 1.
    pub page: Option<u64>,
    /// 1 to 100.
    pub page_size: Option<u64>,
}

/// A due in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DueRow {
    /// The due.
    pub view: DueView,
    /// Title of the order, such as the route `DXB-DAC-DXB`.
    pub title: String,
    /// Name of the first traveller or guest.
    pub lead_name: String,
}

/// A page of dues: unpaid ones first, each group by due date.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DueList {
    /// The rows.
    pub rows: Vec<DueRow>,
    /// Rows on all pages.
    pub total: u64,
    /// From 1.
    pub page: u64,
    /// Rows on a full page.
    pub page_size: u64,
}

/// Totals of an agency's dues, in the wallet's currency.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DueSummary {
    /// Number of unpaid dues.
    pub unpaid: usize,
    /// Number of them past their due date.
    pub overdue: usize,
    /// Sum of the unpaid dues.
    pub total: Money,
    /// The part of it past its due date.
    pub overdue_total: Money,
    /// The unpaid due with the earliest due date.
    pub next: Option<OrderDue>,
    /// When the wallet is debited for it, if it is not paid before.
    pub next_debit_at: Option<DateTime<Utc>>,
    /// Whether the agency cannot buy until it pays.
    pub is_enforced: bool,
}

/// Cost of settling some dues.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SettlementDetails {
    /// The dues, in the requested order.
    pub dues: Vec<DueView>,
    /// Sum of the amounts due.
    pub total: Money,
    /// Available balance of the wallet.
    pub available: Money,
    /// Shortfall of the wallet; `None` if it covers the total.
    pub shortfall: Option<Money>,
}

impl Payments {
    /// A page of the dues of the caller's agency.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn dues(&self, caller: &Caller, query: DueQuery) -> Result<DueList, DueError> {
        let page = query.page.unwrap_or(1).max(1);
        let page_size = query.page_size.unwrap_or(PAGE_SIZE.0).clamp(1, PAGE_SIZE.1);
        let filter = self.due_filter(query);
        let tx = self.services.read(&caller.tenant).await?;
        let found = tx.dues().page(caller.agency, &filter, page, page_size).await?;
        Ok(DueList {
            rows: self.due_rows(&tx, found.rows).await?,
            total: found.total,
            page,
            page_size,
        })
    }

    /// All dues of the caller's agency that match, in the order of the list; page and page size of the query are ignored.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub async fn all_dues(&self, caller: &Caller, query: DueQuery) -> Result<Vec<DueRow>, DueError> {
        let filter = self.due_filter(query);
        let tx = self.services.read(&caller.tenant).await?;
        let mut rows = Vec::new();
        for page in 1_u64.. {
            let found = tx.dues().page(caller.agency, &filter, page, PAGE_SIZE.1).await?;
            let is_last = found.rows.is_empty() || page.saturating_mul(PAGE_SIZE.1) >= found.total;
            rows.extend(self.due_rows(&tx, found.rows).await?);
            if is_last {
                break;
            }
        }
        Ok(rows)
    }

    fn due_filter(&self, query: DueQuery) -> DueFilter {
        let now = self.services.now();
        DueFilter {
            state: query.state.map(|state| (state, now)),
            search: query.search,
        }
    }

    async fn due_rows(&self, tx: &Tx, found: Vec<(OrderId, OrderDue)>) -> Result<Vec<DueRow>, DueError> {
        let keys: Vec<OrderId> = found.iter().map(|(order, _)| *order).collect();
        let orders = tx.orders().find_all(&keys).await?;
        let mut summaries: HashMap<_, _> = orders.into_iter().map(|(order, summary)| (order.id, summary)).collect();
        let mut rows = Vec::with_capacity(found.len());
        for (order, due) in found {
            let summary = summaries.remove(&order);
            let (title, lead_name) = summary.map_or_else(Default::default, |found| (found.title, found.lead_name));
            rows.push(DueRow {
                view: self.view(tx, due).await?,
                title,
                lead_name,
            });
        }
        Ok(rows)
    }

    /// The totals of the dues of the caller's agency.
    ///
    /// # Errors
    /// `NoWallet` when the agency has none.
    pub async fn due_summary(&self, caller: &Caller) -> Result<DueSummary, DueError> {
        let now = self.services.now();
        let tx = self.services.read(&caller.tenant).await?;
        let wallet = tx.ledger().balance(caller.agency).await?.ok_or(WalletError::NoWallet)?;
        let unpaid = tx.dues().unpaid(caller.agency).await?;
        let next_debit_at = match unpaid.first() {
            Some(due) if due.stage >= DueStage::Overdue => tx.dues().next_check(&due.reference).await?,
            Some(due) => Some(due.debit_at(now)),
            None => None,
        };
        let mut summary = DueSummary {
            unpaid: unpaid.len(),
            overdue: 0,
            total: Money::zero(wallet.currency),
            overdue_total: Money::zero(wallet.currency),
            next: unpaid.first().cloned(),
            next_debit_at,
            is_enforced: tx.dues().is_enforced(caller.agency).await?,
        };
        for due in &unpaid {
            let left = due.left()?;
            summary.total = summary.total.checked_add(left)?;
            if due.state(now) == DueState::Overdue {
                summary.overdue += 1;
                summary.overdue_total = summary.overdue_total.checked_add(left)?;
            }
        }
        Ok(summary)
    }

    /// Cost of settling the dues of these orders of the caller's agency. Nothing is charged.
    ///
    /// # Errors
    /// When the agency does not have one of the orders, or one was not paid in part.
    pub async fn settlement_details(
        &self,
        caller: &Caller,
        orders: &[OrderReference],
    ) -> Result<SettlementDetails, DueError> {
        let mut dues = Vec::with_capacity(orders.len());
        for reference in orders {
            dues.push(self.due(caller, reference).await?);
        }
        let tx = self.services.read(&caller.tenant).await?;
        let wallet = tx.ledger().balance(caller.agency).await?.ok_or(WalletError::NoWallet)?;
        let available = wallet.available()?;
        let mut total = Money::zero(wallet.currency);
        for view in &dues {
            total = total.checked_add(view.due.left()?)?;
        }
        let lacking = total.checked_sub(available)?;
        Ok(SettlementDetails {
            dues,
            total,
            available,
            shortfall: lacking.is_positive().then_some(lacking),
        })
    }
}
