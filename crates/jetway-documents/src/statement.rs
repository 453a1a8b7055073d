//! The content of a statement of account, ready for display.

use serde::Serialize;

use crate::model::{Brand, Fact, Party};
use crate::words::{Language, Words};

/// A period of an agency's ledger with its opening and closing balance.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StatementDocument {
    /// Language of the document.
    pub language: Language,
    /// Its title.
    pub title: String,
    /// First and last day: `Sun 1 Nov 2026 – Mon 30 Nov 2026`.
    pub period: String,
    /// The portal's company, which leads the document.
    pub brand: Brand,
    /// The agency whose ledger it is.
    pub seller: Party,
    /// The portal's company as the issuing office.
    pub issuer: Option<Party>,
    /// Opening and closing balance and the totals between.
    pub facts: Vec<Fact>,
    /// The entries, oldest first.
    pub rows: Vec<StatementRow>,
    /// The labels of the document.
    pub words: &'static Words,
}

/// An entry of a statement. Amounts have no currency; one that is zero is empty.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StatementRow {
    /// Value date: `Sat 12 Dec 2026`.
    pub date: String,
    /// What it records: `Deposit`.
    pub kind: String,
    /// The order it belongs to, or its own number.
    pub reference: String,
    /// What the agent reads.
    pub description: String,
    /// What it took.
    pub debit: String,
    /// What it added.
    pub credit: String,
    /// The balance after it.
    pub balance: String,
}
