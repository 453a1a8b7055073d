//! The passbook for agents.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDate, Utc};
use futures::{Stream, stream};
use jetway_db::repo::ledger::{PassbookFilter, PassbookLine};
use jetway_db::{Database, TenantScope, Tx};
use jetway_domain::deposit::parse_reference;
use jetway_domain::ids::{AgencyId, JournalId};
use jetway_domain::ledger::EntryKind;
use jetway_domain::money::{CurrencyCode, Money};

use super::WalletError;

/// Default and maximum number of rows of a page.
const PAGE_SIZE: (u64, u64) = (20, 100);

/// Filter of the passbook; `None` does not filter.
#[derive(Debug, Clone, Default)]
pub struct PassbookQuery {
    /// Value date from this day.
    pub from: Option<NaiveDate>,
    /// Value date up to this day.
    pub to: Option<NaiveDate>,
    /// Of this kind.
    pub kind: Option<EntryKind>,
    /// Contained in the reference or description.
    pub search: Option<String>,
    /// Page, from 1.
    pub page: Option<u64>,
    /// Rows on a page, 1 to 100.
    pub page_size: Option<u64>,
}

/// A page of the passbook, newest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Passbook {
    /// The rows.
    pub rows: Vec<PassbookRow>,
    /// Rows on all pages.
    pub total: u64,
    /// Number of this page, from 1.
    pub page: u64,
    /// Rows on a page.
    pub page_size: u64,
    /// Balance before `from`; zero without it.
    pub opening: Money,
    /// Balance at the end of `to`, or now.
    pub closing: Money,
}

/// What the reference of an entry identifies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EntrySubject {
    /// The order it belongs to.
    Order,
    /// The deposit with this number, which the entry credits, reverses or charges for.
    Deposit(String),
    /// Only the entry itself.
    Entry,
}

/// An entry in the passbook.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PassbookRow {
    /// The entry.
    pub journal_id: JournalId,
    /// Its number within the agency.
    pub entry_no: i64,
    /// When it was posted.
    pub posted_at: DateTime<Utc>,
    /// Value date.
    pub value_on: NaiveDate,
    /// Its kind.
    pub kind: EntryKind,
    /// The order it belongs to, or its own number.
    pub reference: String,
    /// What the reference identifies.
    pub subject: EntrySubject,
    /// Description for the agent.
    pub description: String,
    /// Debit.
    pub debit: Option<Money>,
    /// Credit.
    pub credit: Option<Money>,
    /// Balance after it.
    pub balance: Money,
    /// Name of the user who caused it, or `system`.
    pub created_by: String,
}

/// A page of an agency's passbook.
///
/// # Errors
/// `NoWallet` when the agency has none.
pub async fn passbook(
    db: &Database,
    scope: &TenantScope,
    agency: AgencyId,
    query: PassbookQuery,
) -> Result<Passbook, WalletError> {
    passbook_in(&db.read(scope).await?, agency, query).await
}

/// [`passbook`] as a transaction sees it, for callers that read more of the ledger at the same moment.
///
/// # Errors
/// As [`passbook`].
pub(crate) async fn passbook_in(tx: &Tx, agency: AgencyId, query: PassbookQuery) -> Result<Passbook, WalletError> {
    let PassbookQuery {
        from,
        to,
        kind,
        search,
        page,
        page_size,
    } = query;
    let page = page.unwrap_or(1).max(1);
    let page_size = page_size.unwrap_or(PAGE_SIZE.0).clamp(1, PAGE_SIZE.1);
    let currency = tx
        .ledger()
        .balance(agency)
        .await?
        .ok_or(WalletError::NoWallet)?
        .currency;
    let filter = PassbookFilter { from, to, kind, search };
    let found = tx
        .ledger()
        .passbook(agency, &filter, (page - 1).saturating_mul(page_size), page_size)
        .await?;
    let names = names(tx, agency).await?;
    let rows = found
        .lines
        .into_iter()
        .map(|line| row(line, currency, &names))
        .collect::<Result<_, _>>()?;
    Ok(Passbook {
        rows,
        total: found.total,
        page,
        page_size,
        opening: Money::new(found.opening_minor, currency),
        closing: Money::new(found.closing_minor, currency),
    })
}

/// Number of an agency's entries by kind.
///
/// # Errors
/// When the database fails.
pub async fn passbook_kinds(
    db: &Database,
    scope: &TenantScope,
    agency: AgencyId,
) -> Result<Vec<(EntryKind, u64)>, WalletError> {
    let tx = db.read(scope).await?;
    Ok(tx.ledger().kinds(agency).await?)
}

/// Rows an export reads at once.
const PART: u64 = 1_000;

/// All rows of a passbook that match a query, newest first, a part at a time.
pub struct PassbookExport {
    db: Database,
    scope: TenantScope,
    agency: AgencyId,
    filter: PassbookFilter,
    currency: CurrencyCode,
    names: HashMap<String, String>,
    /// The number of the last row read.
    before: i64,
}

impl PassbookExport {
    /// Begin an export. Page and page size of the query are ignored.
    ///
    /// # Errors
    /// `NoWallet` when the agency has none.
    pub async fn begin(
        db: &Database,
        scope: &TenantScope,
        agency: AgencyId,
        query: PassbookQuery,
    ) -> Result<Self, WalletError> {
        let tx = db.read(scope).await?;
        let balance = tx.ledger().balance(agency).await?.ok_or(WalletError::NoWallet)?;
        let names = names(&tx, agency).await?;
        let PassbookQuery {
            from, to, kind, search, ..
        } = query;
        Ok(Self {
            db: db.clone(),
            scope: scope.clone(),
            agency,
            filter: PassbookFilter { from, to, kind, search },
            currency: balance.currency,
            names,
            before: i64::MAX,
        })
    }

    /// The rows, part by part. No transaction is open between two parts. An error, when the database fails or a row cannot be
    /// read, is the last item.
    pub fn parts(self) -> impl Stream<Item = Result<Vec<PassbookRow>, WalletError>> + Send + 'static {
        stream::try_unfold(self, |mut export| async move {
            let rows = export.next().await?;
            Ok(rows.map(|rows| (rows, export)))
        })
    }

    /// The next rows; `None` after the last.
    ///
    /// # Errors
    /// When the database fails or a row cannot be read.
    pub(crate) async fn next(&mut self) -> Result<Option<Vec<PassbookRow>>, WalletError> {
        let tx = self.db.read(&self.scope).await?;
        let lines = tx
            .ledger()
            .passbook_before(self.agency, &self.filter, self.before, PART)
            .await?;
        let Some(last) = lines.last() else {
            return Ok(None);
        };
        self.before = last.number;
        let rows = lines.into_iter().map(|line| row(line, self.currency, &self.names));
        rows.collect::<Result<_, _>>().map(Some)
    }
}

/// The agency's users by the id stored in entries.
pub(super) async fn names(tx: &Tx, agency: AgencyId) -> Result<HashMap<String, String>, WalletError> {
    let users = tx.users().of_agency(agency).await?;
    Ok(users
        .into_iter()
        .map(|user| (user.id.to_string(), user.full_name()))
        .collect())
}

pub(super) fn row(
    line: PassbookLine,
    currency: CurrencyCode,
    names: &HashMap<String, String>,
) -> Result<PassbookRow, WalletError> {
    let effect = Money::new(line.effect_minor, currency);
    let debit = if effect.is_negative() {
        Some(effect.negated()?)
    } else {
        None
    };
    let subject = match &line.order_reference {
        Some(_) => EntrySubject::Order,
        None => deposit_of(&line.reference).map_or(EntrySubject::Entry, EntrySubject::Deposit),
    };
    Ok(PassbookRow {
        journal_id: line.journal_id,
        entry_no: line.number,
        posted_at: line.posted_at,
        value_on: line.value_on,
        kind: line.kind,
        reference: line.order_reference.unwrap_or(line.reference),
        subject,
        description: line.description,
        debit,
        credit: effect.is_positive().then_some(effect),
        balance: Money::new(line.balance_minor, currency),
        created_by: names.get(&line.actor).cloned().unwrap_or(line.actor),
    })
}

/// The deposit an entry is about: its number is the natural key of the credit, and begins those of what follows.
fn deposit_of(reference: &str) -> Option<String> {
    parse_reference(reference.split('-').next()?)
}

#[cfg(test)]
mod tests {
    use super::deposit_of;

    #[test]
    fn entries_name_the_deposit_they_are_about() {
        for reference in ["DP2611000042", "DP2611000042-returned", "DP2611000042-bounced"] {
            assert_eq!(deposit_of(reference).as_deref(), Some("DP2611000042"), "{reference}");
        }
        for other in ["Opening balance", "FAL2611-00042K", "payment-1", ""] {
            assert_eq!(deposit_of(other), None, "{other}");
        }
    }
}
