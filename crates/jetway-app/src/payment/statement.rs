//! The statement of an agency's ledger as a document: a period with its opening and closing balance.

use chrono::NaiveDate;
use jetway_db::repo::ledger::WalletError;
use jetway_documents::{Fact, Language, Party, StatementDocument, StatementRow, Words, statement_pdf};
use jetway_domain::ledger::EntryKind;
use jetway_domain::money::{Money, MoneyError};
use serde::{Deserialize, Serialize};

use super::Payments;
use crate::context::{Caller, scope};
use crate::order::dates::date;
use crate::order::documents::{Letterhead, PrintError, Purpose, amount, money, typeset};
use crate::wallet::{PassbookExport, PassbookQuery, PassbookRow, passbook};

/// Entries of one statement; longer periods are refused.
pub const MOST_ENTRIES: u64 = 10_000;

/// First and last value date.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Period {
    /// First day.
    pub from: NaiveDate,
    /// Last day.
    pub to: NaiveDate,
}

/// An agency's ledger in a period, oldest entry first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Statement {
    /// Balance before the first day.
    pub opening: Money,
    /// Balance after the last day: `opening` plus all entries.
    pub closing: Money,
    /// Sum of the credits.
    pub credits: Money,
    /// Sum of the debits.
    pub debits: Money,
    /// The entries. `balance` follows from `opening` in this order.
    pub entries: Vec<PassbookRow>,
}

/// Why there is no statement.
#[derive(Debug, thiserror::Error)]
pub enum StatementError {
    /// The agency has no wallet, or the database failed.
    #[error(transparent)]
    Wallet(#[from] WalletError),
    /// The period has more than [`MOST_ENTRIES`].
    #[error("the period has {0} entries")]
    TooLong(u64),
    /// It cannot be typeset.
    #[error(transparent)]
    Print(#[from] PrintError),
}

impl From<MoneyError> for StatementError {
    fn from(error: MoneyError) -> Self {
        Self::Wallet(error.into())
    }
}

impl Payments {
    /// The ledger of the caller's agency in a period.
    ///
    /// # Errors
    /// `NoWallet` when the agency has none, `TooLong` for a period with too many entries.
    pub async fn statement(&self, caller: &Caller, period: Period) -> Result<Statement, StatementError> {
        let (database, scope) = (&self.services.database, scope(&caller.tenant));
        let query = PassbookQuery {
            from: Some(period.from),
            to: Some(period.to),
            page_size: Some(1),
            ..PassbookQuery::default()
        };
        let first = passbook(database, &scope, caller.agency, query.clone()).await?;
        if first.total > MOST_ENTRIES {
            return Err(StatementError::TooLong(first.total));
        }
        let mut export = PassbookExport::begin(database, &scope, caller.agency, query).await?;
        let mut entries = Vec::new();
        while let Some(part) = export.next().await? {
            entries.extend(part);
        }
        added_up(first.opening, entries).map_err(StatementError::from)
    }

    /// The statement as PDF, in the portal's brand and the reader's language.
    ///
    /// # Errors
    /// As [`Payments::statement`], and when it cannot be typeset.
    pub async fn statement_pdf(
        &self,
        caller: &Caller,
        period: Period,
        head: Letterhead,
    ) -> Result<Vec<u8>, StatementError> {
        let statement = self.statement(caller, period).await?;
        let document = document(&statement, period, caller, head);
        Ok(typeset(move || statement_pdf(&document)).await?)
    }
}

/// Entries by value date, each with the balance that follows from the opening balance. An entry that was posted later for an
/// earlier day is listed on that day.
fn added_up(opening: Money, mut entries: Vec<PassbookRow>) -> Result<Statement, MoneyError> {
    entries.sort_by_key(|entry| (entry.value_on, entry.entry_no));
    let nothing = Money::zero(opening.currency);
    let (mut closing, mut credits, mut debits) = (opening, nothing, nothing);
    for entry in &mut entries {
        if let Some(credit) = entry.credit {
            credits = credits.checked_add(credit)?;
            closing = closing.checked_add(credit)?;
        }
        if let Some(debit) = entry.debit {
            debits = debits.checked_add(debit)?;
            closing = closing.checked_sub(debit)?;
        }
        entry.balance = closing;
    }
    Ok(Statement {
        opening,
        closing,
        credits,
        debits,
        entries,
    })
}

fn document(statement: &Statement, period: Period, caller: &Caller, head: Letterhead) -> StatementDocument {
    let language = Language::of(&head.language);
    let words = language.words();
    let facts = [
        (&words.opening_balance, statement.opening),
        (&words.money_in, statement.credits),
        (&words.money_out, statement.debits),
        (&words.closing_balance, statement.closing),
    ];
    StatementDocument {
        language,
        title: words.statement.clone(),
        period: format!("{} – {}", date(period.from, words), date(period.to, words)),
        issuer: head.issuer(Purpose::Account),
        brand: head.brand,
        seller: Party {
            name: caller.agency_name.clone(),
            lines: Vec::new(),
        },
        facts: facts
            .map(|(label, value)| Fact {
                label: label.clone(),
                value: money(value),
            })
            .into(),
        rows: statement.entries.iter().map(|entry| row(entry, words)).collect(),
        words,
    }
}

fn row(entry: &PassbookRow, words: &Words) -> StatementRow {
    let shown = |value: Option<Money>| value.map_or_else(String::new, amount);
    StatementRow {
        date: date(entry.value_on, words),
        kind: kind(entry.kind, words).clone(),
        reference: entry.reference.clone(),
        description: entry.description.clone(),
        debit: shown(entry.debit),
        credit: shown(entry.credit),
        balance: amount(entry.balance),
    }
}

/// The name of a kind of entry.
pub(super) const fn kind(kind: EntryKind, words: &Words) -> &String {
    match kind {
        EntryKind::Deposit => &words.deposit,
        EntryKind::Issue => &words.ticket_issue,
        EntryKind::Void => &words.voided,
        EntryKind::Refund => &words.refund,
        EntryKind::Adjustment => &words.adjustment,
        EntryKind::Fee => &words.fee_charged,
    }
}

#[cfg(test)]
mod tests {
    use jetway_domain::ids::JournalId;
    use jetway_domain::money::CurrencyCode;
    use uuid::Uuid;

    use super::*;
    use crate::wallet::EntrySubject;

    fn aed(minor: i64) -> Money {
        Money::new(minor, CurrencyCode::AED)
    }

    fn entry(entry_no: i64, day: &str, effect: i64) -> PassbookRow {
        PassbookRow {
            journal_id: JournalId(Uuid::from_u128(1)),
            entry_no,
            posted_at: "2026-11-21T08:00:00Z".parse().expect("an instant"),
            value_on: day.parse().expect("a date"),
            kind: EntryKind::Issue,
            reference: format!("R-{entry_no}"),
            subject: EntrySubject::Order,
            description: String::new(),
            debit: (effect < 0).then(|| aed(-effect)),
            credit: (effect > 0).then(|| aed(effect)),
            balance: aed(0),
            created_by: "system".to_owned(),
        }
    }

    #[test]
    fn balances_follow_from_the_opening_balance_by_value_date() {
        let entries = vec![
            entry(3, "2026-11-02", -300),
            entry(2, "2026-11-03", -50),
            entry(1, "2026-11-02", 1_000),
        ];
        let statement = added_up(aed(100), entries).expect("fits");
        let told: Vec<_> = statement
            .entries
            .iter()
            .map(|entry| (entry.entry_no, entry.balance))
            .collect();
        assert_eq!(told, [(1, aed(1_100)), (3, aed(800)), (2, aed(750))]);
        assert_eq!(
            (statement.credits, statement.debits, statement.closing),
            (aed(1_000), aed(350), aed(750))
        );
        let empty = added_up(aed(100), Vec::new()).expect("fits");
        assert_eq!((empty.closing, empty.credits), (aed(100), aed(0)));
    }
}
