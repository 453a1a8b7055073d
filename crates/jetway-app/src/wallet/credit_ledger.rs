//! The credit ledger: the entries that drew on an agency's credit or repaid it.

use futures::{Stream, StreamExt as _};
use jetway_db::{Database, TenantScope};
use jetway_domain::ids::AgencyId;
use jetway_domain::ledger::WalletBalance;
use jetway_domain::money::{Money, MoneyError};

use super::WalletError;
use super::passbook::{PassbookExport, PassbookRow, names, row};

/// Default and maximum number of rows of a page.
const PAGE_SIZE: (u64, u64) = (20, 100);

/// A page of the credit ledger, newest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CreditLedger {
    /// The rows.
    pub rows: Vec<CreditRow>,
    /// Rows on all pages.
    pub total: u64,
    /// From 1.
    pub page: u64,
    /// Rows on a full page.
    pub page_size: u64,
    /// The wallet with its credit limit.
    pub wallet: WalletBalance,
}

/// An entry that changed the drawn credit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CreditRow {
    /// The entry.
    pub entry: PassbookRow,
    /// Credit drawn by it.
    pub drawn: Option<Money>,
    /// Credit repaid by it.
    pub repaid: Option<Money>,
    /// Credit drawn after it. Held amounts are not entries yet: they count in the wallet's
    /// `credit_used`, but not here.
    pub outstanding: Money,
}

/// A page of an agency's credit ledger.
///
/// # Errors
/// `NoWallet` when the agency has none.
pub async fn credit_ledger(
    db: &Database,
    scope: &TenantScope,
    agency: AgencyId,
    (page, page_size): (Option<u64>, Option<u64>),
) -> Result<CreditLedger, WalletError> {
    let page = page.unwrap_or(1).max(1);
    let page_size = page_size.unwrap_or(PAGE_SIZE.0).clamp(1, PAGE_SIZE.1);
    let tx = db.read(scope).await?;
    let wallet = tx.ledger().balance(agency).await?.ok_or(WalletError::NoWallet)?;
    let offset = (page - 1).saturating_mul(page_size);
    let (lines, total) = tx.ledger().credit_lines(agency, offset, page_size).await?;
    let names = names(&tx, agency).await?;
    let mut rows = Vec::with_capacity(lines.len());
    for line in lines {
        rows.push(credit_row(row(line, wallet.currency, &names)?)?);
    }
    Ok(CreditLedger {
        rows,
        total,
        page,
        page_size,
        wallet,
    })
}

impl PassbookExport {
    /// The rows that changed the drawn credit, part by part; an error is the last item.
    pub fn credit_parts(self) -> impl Stream<Item = Result<Vec<CreditRow>, WalletError>> + Send + 'static {
        self.parts().map(|part| -> Result<_, WalletError> {
            let rows = part?
                .into_iter()
                .map(credit_row)
                .collect::<Result<Vec<_>, MoneyError>>()?;
            let changes = |row: &CreditRow| row.drawn.is_some() || row.repaid.is_some();
            Ok(rows.into_iter().filter(changes).collect())
        })
    }
}

fn credit_row(entry: PassbookRow) -> Result<CreditRow, MoneyError> {
    let nothing = Money::zero(entry.balance.currency);
    let after = entry.balance;
    let before = after
        .checked_add(entry.debit.unwrap_or(nothing))?
        .checked_sub(entry.credit.unwrap_or(nothing))?;
    let (used_before, outstanding) = (used(before)?, used(after)?);
    let drawn = outstanding.checked_sub(used_before)?;
    let repaid = drawn.negated()?;
    Ok(CreditRow {
        entry,
        drawn: drawn.is_positive().then_some(drawn),
        repaid: repaid.is_positive().then_some(repaid),
        outstanding,
    })
}

/// The credit drawn at a balance.
fn used(balance: Money) -> Result<Money, MoneyError> {
    if balance.is_negative() {
        balance.negated()
    } else {
        Ok(Money::zero(balance.currency))
    }
}

#[cfg(test)]
mod tests {
    use jetway_domain::ids::JournalId;
    use jetway_domain::ledger::EntryKind;
    use jetway_domain::money::CurrencyCode;
    use uuid::Uuid;

    use super::*;
    use crate::wallet::EntrySubject;

    fn aed(minor: i64) -> Money {
        Money::new(minor, CurrencyCode::AED)
    }

    #[test]
    fn an_entry_draws_or_repays_the_part_of_it_that_is_below_nothing() {
        // Balance before, effect, drawn, repaid, outstanding.
        let table = [
            (100, -300, Some(200), None, 200),
            (-200, -50, Some(50), None, 250),
            (-250, 100, None, Some(100), 150),
            (-150, 400, None, Some(150), 0),
        ];
        for (before, effect, drawn, repaid, outstanding) in table {
            let entry = PassbookRow {
                journal_id: JournalId(Uuid::from_u128(1)),
                entry_no: 1,
                posted_at: "2026-11-21T08:00:00Z".parse().expect("an instant"),
                value_on: "2026-11-21".parse().expect("a date"),
                kind: EntryKind::Issue,
                reference: "R-1".to_owned(),
                subject: EntrySubject::Order,
                description: String::new(),
                debit: (effect < 0).then(|| aed(-effect)),
                credit: (effect > 0).then(|| aed(effect)),
                balance: aed(before + effect),
                created_by: "system".to_owned(),
            };
            let row = credit_row(entry).expect("fits");
            let told = (row.drawn, row.repaid, row.outstanding);
            assert_eq!(
                told,
                (drawn.map(aed), repaid.map(aed), aed(outstanding)),
                "{before} {effect}"
            );
        }
    }
}
