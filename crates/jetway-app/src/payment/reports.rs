//! Reports of an agency: sales by a key, the ledger by kind of entry, dues by state (ADR 0099).
//!
//! Every amount is a sum of the journal's lines or of dues, so totals agree with the ledger to the minor unit.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use jetway_db::Tx;
use jetway_db::repo::ledger::{Sale, SaleKey, SaleTotal, SalesBy, SalesFilter, WalletError};
use jetway_domain::codes::CarrierCode;
use jetway_domain::ids::{BranchId, OrderId, UserId};
use jetway_domain::ledger::EntryKind;
use jetway_domain::money::{CurrencyCode, Money, MoneyError};
use jetway_domain::payment::DueState;
use jetway_domain::reference::NameLanguage;
use serde::{Deserialize, Serialize};

use super::Payments;
use super::statement::Period;
use crate::context::place_names::airline_name;
use crate::context::{Caller, DbError, Services};
use crate::wallet::{PassbookQuery, passbook_in};

/// Default and maximum number of rows of a page.
const PAGE_SIZE: (u64, u64) = (20, 100);

/// Key of the sums.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum SalesGrouping {
    /// Value date.
    Day,
    /// The user who made the order.
    Staff,
    /// The current branch of that user.
    Branch,
    /// Ticketing airline.
    Airline,
    /// Supplier connection.
    Supplier,
}

/// Branch of a user.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Workplace {
    /// No branch.
    HeadOffice,
    /// In this branch.
    Branch(BranchId),
}

/// Filter of sales. Empty fields do not filter.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SalesQuery {
    /// Value dates.
    pub period: Period,
    /// Whether the caller sees the sales of all branches. Otherwise users of a branch see only its sales.
    pub all_branches: bool,
    /// Of orders made by this user.
    pub staff: Option<UserId>,
    /// Of orders made by users who work there now.
    pub branch: Option<Workplace>,
    /// Of this ticketing airline; empty for products without one.
    pub airline: Option<String>,
    /// Of this supplier connection.
    pub supplier: Option<String>,
}

/// A line of a report.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReportLine {
    /// Key of the line, as in the filters of [`SalesQuery`]: a date, an id or a code; empty for users without a branch and
    /// for products without an airline.
    pub key: String,
    /// Display name: a user, a branch, an airline; the key if it has none.
    pub label: String,
    /// Entries or orders.
    pub count: u64,
    /// Their sum.
    pub amount: Money,
}

/// A report: its lines, and their sums.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// The lines.
    pub lines: Vec<ReportLine>,
    /// Sum of their counts.
    pub count: u64,
    /// Sum of their amounts.
    pub total: Money,
    /// Balances before the first and after the last day, in the ledger report.
    pub balances: Option<(Money, Money)>,
}

/// A sale behind a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SaleRow {
    /// The sale.
    pub sale: Sale,
    /// Name of the user who made the order.
    pub staff: String,
    /// Name of the airline; empty for products without one.
    pub airline: String,
    /// Ticket numbers; empty for products without tickets.
    pub tickets: Vec<String>,
    /// What the agency paid or owes for it.
    pub amount: Money,
}

/// A page of sales, newest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SaleList {
    /// The rows.
    pub rows: Vec<SaleRow>,
    /// Rows on all pages.
    pub total: u64,
    /// From 1.
    pub page: u64,
    /// Rows on a full page.
    pub page_size: u64,
}

/// Why there is no report.
#[derive(Debug, thiserror::Error)]
pub enum ReportError {
    /// The agency has no wallet, its amounts do not fit, or the database failed.
    #[error(transparent)]
    Wallet(#[from] WalletError),
    /// A file of the report has more rows than are read while the reader waits.
    #[error("the report has {0} rows")]
    TooLong(u64),
}

impl From<DbError> for ReportError {
    fn from(error: DbError) -> Self {
        Self::Wallet(error.into())
    }
}

impl From<MoneyError> for ReportError {
    fn from(error: MoneyError) -> Self {
        Self::Wallet(error.into())
    }
}

/// The agency's users and branches by key.
struct People {
    names: HashMap<UserId, String>,
    branch_of: HashMap<UserId, BranchId>,
    branches: HashMap<BranchId, String>,
}

impl Payments {
    /// Sums of an agency's sales.
    ///
    /// # Errors
    /// `NoWallet` when the agency has none.
    pub async fn sales_report(
        &self,
        caller: &Caller,
        query: &SalesQuery,
        by: SalesGrouping,
    ) -> Result<Report, ReportError> {
        let tx = self.services.read(&caller.tenant).await?;
        let (currency, people) = (currency(&tx, caller).await?, People::of(&tx, caller).await?);
        let filter = filter(caller, query, &people);
        let key = match by {
            SalesGrouping::Day => SalesBy::Day,
            SalesGrouping::Staff | SalesGrouping::Branch => SalesBy::Maker,
            SalesGrouping::Airline => SalesBy::Airline,
            SalesGrouping::Supplier => SalesBy::Supplier,
        };
        let totals = tx.ledger().sales_by(caller.agency, &filter, key).await?;
        let is_by_branch = by == SalesGrouping::Branch;
        let lines = totals
            .into_iter()
            .map(|total| people.line(total, is_by_branch, currency));
        added_up(lines.collect(), currency, is_by_branch)
    }

    /// The sales behind a report. `page` counts from 1.
    ///
    /// # Errors
    /// `NoWallet` when the agency has none.
    pub async fn sales(
        &self,
        caller: &Caller,
        query: &SalesQuery,
        (page, page_size): (Option<u64>, Option<u64>),
    ) -> Result<SaleList, ReportError> {
        let page = page.unwrap_or(1).max(1);
        let page_size = page_size.unwrap_or(PAGE_SIZE.0).clamp(1, PAGE_SIZE.1);
        let part = ((page - 1).saturating_mul(page_size), page_size);
        let (rows, total) = self.sale_rows(caller, query, part, u64::MAX).await?;
        Ok(SaleList {
            rows,
            total,
            page,
            page_size,
        })
    }

    /// All sales behind a report, for a file.
    ///
    /// # Errors
    /// `TooLong` when there are more than are read while the reader waits.
    pub async fn all_sales(&self, caller: &Caller, query: &SalesQuery) -> Result<Vec<SaleRow>, ReportError> {
        let most = self.report_rows;
        let (rows, _) = self.sale_rows(caller, query, (0, most), most).await?;
        Ok(rows)
    }

    /// The sales `offset..offset + limit`, and their total number. None are read if there are more than `most`.
    async fn sale_rows(
        &self,
        caller: &Caller,
        query: &SalesQuery,
        (offset, limit): (u64, u64),
        most: u64,
    ) -> Result<(Vec<SaleRow>, u64), ReportError> {
        let sales = OpenSales::begin(&self.services, caller, query).await?;
        let total = sales.count().await?;
        if total > most {
            return Err(ReportError::TooLong(total));
        }
        Ok((sales.rows(offset, limit).await?, total))
    }

    /// The ledger of a period by kind of entry, with opening and closing balance. The total is the change in the period.
    ///
    /// # Errors
    /// `NoWallet` when the agency has none.
    pub async fn ledger_report(&self, caller: &Caller, period: Period) -> Result<Report, ReportError> {
        let query = PassbookQuery {
            from: Some(period.from),
            to: Some(period.to),
            page_size: Some(1),
            ..PassbookQuery::default()
        };
        // Balances and sums of one snapshot: a concurrent entry is in both or in neither.
        let tx = self.services.read(&caller.tenant).await?;
        let page = passbook_in(&tx, caller.agency, query).await?;
        let currency = page.opening.currency;
        let totals = tx.ledger().by_kind(caller.agency, period.from, period.to).await?;
        let line = |kind: EntryKind, count, minor| ReportLine {
            key: kind.as_str().to_owned(),
            label: kind.as_str().to_owned(),
            count,
            amount: Money::new(minor, currency),
        };
        let lines = totals
            .into_iter()
            .map(|total| line(total.kind, total.count, total.minor));
        let report = added_up(lines.collect(), currency, false)?;
        Ok(Report {
            balances: Some((page.opening, page.closing)),
            ..report
        })
    }

    /// Dues of the agency by state.
    ///
    /// # Errors
    /// `NoWallet` when the agency has none.
    pub async fn dues_report(&self, caller: &Caller) -> Result<Report, ReportError> {
        let now = self.services.now();
        let tx = self.services.read(&caller.tenant).await?;
        let currency = currency(&tx, caller).await?;
        let mut lines = Vec::new();
        for due in tx.dues().unpaid(caller.agency).await? {
            let state: DueState = due.state(now);
            lines.push(ReportLine {
                key: state.as_str().to_owned(),
                label: state.as_str().to_owned(),
                count: 1,
                amount: due.left()?,
            });
        }
        added_up(lines, currency, true)
    }
}

/// Sales of one snapshot, which can be read part by part.
pub(super) struct OpenSales {
    tx: Tx,
    caller: Caller,
    currency: CurrencyCode,
    people: People,
    filter: SalesFilter,
}

impl OpenSales {
    /// # Errors
    /// `NoWallet` when the agency has none.
    pub(super) async fn begin(services: &Services, caller: &Caller, query: &SalesQuery) -> Result<Self, ReportError> {
        let tx = services.read(&caller.tenant).await?;
        let (currency, people) = (currency(&tx, caller).await?, People::of(&tx, caller).await?);
        Ok(Self {
            filter: filter(caller, query, &people),
            caller: caller.clone(),
            tx,
            currency,
            people,
        })
    }

    /// Where the caller works.
    pub(super) fn branch(&self) -> Option<BranchId> {
        self.people.branch_of.get(&self.caller.user).copied()
    }

    /// # Errors
    /// When the database fails.
    pub(super) async fn count(&self) -> Result<u64, ReportError> {
        Ok(self.tx.ledger().count_sales(self.caller.agency, &self.filter).await?)
    }

    /// The sales `offset..offset + limit`, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub(super) async fn rows(&self, offset: u64, limit: u64) -> Result<Vec<SaleRow>, ReportError> {
        let ledger = self.tx.ledger();
        let sales = ledger.sales(self.caller.agency, &self.filter, offset, limit).await?;
        let tickets = tickets(&self.tx, &sales).await?;
        let row = |sale: Sale| SaleRow {
            tickets: tickets.get(&sale.order).cloned().unwrap_or_default(),
            staff: self.people.name(sale.maker),
            airline: airline(&sale.airline, NameLanguage::English),
            amount: Money::new(sale.minor, self.currency),
            sale,
        };
        Ok(sales.into_iter().map(row).collect())
    }
}

async fn currency(tx: &Tx, caller: &Caller) -> Result<CurrencyCode, WalletError> {
    let wallet = tx.ledger().balance(caller.agency).await?.ok_or(WalletError::NoWallet)?;
    Ok(wallet.currency)
}

/// The ticket numbers of the orders that were sold.
async fn tickets(tx: &Tx, sales: &[Sale]) -> Result<HashMap<OrderId, Vec<String>>, DbError> {
    let orders: BTreeSet<OrderId> = sales.iter().map(|sale| sale.order).collect();
    let orders: Vec<OrderId> = orders.into_iter().collect();
    let flights = tx.flights().by_ids(&orders).await?;
    let numbers = flights.into_iter().map(|flight| {
        let tickets = flight.details.tickets.iter().map(|ticket| ticket.number.clone());
        (flight.id, tickets.collect())
    });
    Ok(numbers.collect())
}

/// The requested rows that the caller may see.
fn filter(caller: &Caller, query: &SalesQuery, people: &People) -> SalesFilter {
    let own = people.branch_of.get(&caller.user).filter(|_| !query.all_branches);
    let is_asked = |user: &UserId| {
        let branch = people.branch_of.get(user);
        query.staff.is_none_or(|staff| staff == *user)
            && query.branch.is_none_or(|asked| match asked {
                Workplace::HeadOffice => branch.is_none(),
                Workplace::Branch(asked) => branch == Some(&asked),
            })
            && own.is_none_or(|own| branch == Some(own))
    };
    let narrows = query.staff.is_some() || query.branch.is_some() || own.is_some();
    SalesFilter {
        from: query.period.from,
        to: query.period.to,
        makers: narrows.then(|| people.names.keys().copied().filter(|user| is_asked(user)).collect()),
        airline: query.airline.clone(),
        supplier: query.supplier.clone(),
    }
}

/// The report of some lines. Lines of one key become one if `is_merged`.
fn added_up(lines: Vec<ReportLine>, currency: CurrencyCode, is_merged: bool) -> Result<Report, ReportError> {
    let (mut total, mut count) = (Money::zero(currency), 0);
    for line in &lines {
        total = total.checked_add(line.amount)?;
        count += line.count;
    }
    let lines = if is_merged { merged(lines)? } else { lines };
    Ok(Report {
        lines,
        count,
        total,
        balances: None,
    })
}

fn merged(lines: Vec<ReportLine>) -> Result<Vec<ReportLine>, MoneyError> {
    let mut by_key: BTreeMap<String, ReportLine> = BTreeMap::new();
    for line in lines {
        if let Some(known) = by_key.get_mut(&line.key) {
            known.count += line.count;
            known.amount = known.amount.checked_add(line.amount)?;
        } else {
            by_key.insert(line.key.clone(), line);
        }
    }
    Ok(by_key.into_values().collect())
}

/// An airline's name in a language; empty without one.
pub(super) fn airline(code: &str, language: NameLanguage) -> String {
    CarrierCode::parse(code).map_or_else(|_| code.to_owned(), |code| airline_name(code, language))
}

impl People {
    async fn of(tx: &Tx, caller: &Caller) -> Result<Self, DbError> {
        let users = tx.users().of_agency(caller.agency).await?;
        let branches = tx.branches().of_agency(caller.agency).await?;
        let branch_of = users.iter().filter_map(|user| Some((user.id, user.branch_id?)));
        Ok(Self {
            branch_of: branch_of.collect(),
            names: users.iter().map(|user| (user.id, user.full_name())).collect(),
            branches: branches.into_iter().map(|branch| (branch.id, branch.name)).collect(),
        })
    }

    fn name(&self, user: UserId) -> String {
        self.names.get(&user).cloned().unwrap_or_default()
    }

    fn line(&self, total: SaleTotal, is_by_branch: bool, currency: CurrencyCode) -> ReportLine {
        let (key, label) = match total.key {
            SaleKey::Day(day) => (day.to_string(), day.to_string()),
            SaleKey::Maker(user) if is_by_branch => self.branch(user),
            SaleKey::Maker(user) => (user.to_string(), self.name(user)),
            SaleKey::Airline(code) => (code.clone(), airline(&code, NameLanguage::English)),
            SaleKey::Supplier(code) => (code.clone(), code),
        };
        ReportLine {
            key,
            label,
            count: total.count,
            amount: Money::new(total.minor, currency),
        }
    }

    /// Key and name of a user's branch; empty without one.
    fn branch(&self, user: UserId) -> (String, String) {
        let Some(branch) = self.branch_of.get(&user) else {
            return (String::new(), String::new());
        };
        (
            branch.to_string(),
            self.branches.get(branch).cloned().unwrap_or_default(),
        )
    }
}
