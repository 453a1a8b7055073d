//! The agency's ledger.

use axum::Json;
use axum::extract::State;
use chrono::NaiveDate;
use jetway_app::wallet::{EntrySubject, Passbook, PassbookQuery, PassbookRow as Row};
use jetway_domain::access::Functionality;
use jetway_domain::ledger::EntryKind;
use jetway_domain::money::Money;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::instant::instant;
use crate::wire::names::EntrySubjectName;

/// Filters and paging.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct PassbookRequest {
    from: Option<NaiveDate>,
    to: Option<NaiveDate>,
    #[serde(rename = "type")]
    kind: Option<PassbookType>,
    /// Part of a reference or description.
    search: Option<String>,
    /// From 1.
    page: Option<u64>,
    /// 1 to 100.
    page_size: Option<u64>,
}

/// Kinds of ledger entries.
#[derive(Debug, Clone, Copy, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum PassbookType {
    /// A deposit.
    Deposit,
    /// Payment of tickets.
    Issue,
    /// Repayment of voided tickets.
    Void,
    /// A refund.
    Refund,
    /// A manual correction.
    Adjustment,
    /// A fee.
    Fee,
}

/// A page of rows, newest first. Amounts are decimal strings.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PassbookResponse {
    items: Vec<PassbookRow>,
    total: u64,
    page: u64,
    page_size: u64,
    currency: String,
    opening_balance: String,
    closing_balance: String,
}

/// One row.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PassbookRow {
    entry_no: i64,
    posted_at: String,
    value_on: NaiveDate,
    #[serde(rename = "type")]
    kind: PassbookType,
    reference: String,
    /// Whether `reference` is an order's, a deposit's or the entry's own.
    #[schema(value_type = EntrySubjectName)]
    subject: &'static str,
    /// Number of the deposit, with `subject` `deposit`.
    #[serde(skip_serializing_if = "Option::is_none")]
    deposit_reference: Option<String>,
    description: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    debit: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    credit: Option<String>,
    balance: String,
    created_by: String,
    journal_id: String,
}

/// Read a page of the ledger.
#[utoipa::path(post, path = "/api/payment/v1/passbook/load", operation_id = "loadPassbook", tag = "payment",
    security(("session" = [])), extensions(("x-functionality" = json!(227))),
    request_body = PassbookRequest, responses((status = 200, body = PassbookResponse)))]
pub(crate) async fn load_passbook(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowAllTransactions.code() }>,
    body: Body<PassbookRequest>,
) -> Result<Json<PassbookResponse>, Refusal> {
    let page = state.app.passbook(agent.caller(), body.value.query()).await?;
    Ok(Json(PassbookResponse::of(page)))
}

impl PassbookRequest {
    pub(super) fn query(self) -> PassbookQuery {
        PassbookQuery {
            from: self.from,
            to: self.to,
            kind: self.kind.map(PassbookType::kind),
            search: self.search.filter(|text| !text.trim().is_empty()),
            page: self.page,
            page_size: self.page_size,
        }
    }
}

impl PassbookType {
    const fn kind(self) -> EntryKind {
        match self {
            Self::Deposit => EntryKind::Deposit,
            Self::Issue => EntryKind::Issue,
            Self::Void => EntryKind::Void,
            Self::Refund => EntryKind::Refund,
            Self::Adjustment => EntryKind::Adjustment,
            Self::Fee => EntryKind::Fee,
        }
    }

    pub(super) const fn of(kind: EntryKind) -> Self {
        match kind {
            EntryKind::Deposit => Self::Deposit,
            EntryKind::Issue => Self::Issue,
            EntryKind::Void => Self::Void,
            EntryKind::Refund => Self::Refund,
            EntryKind::Adjustment => Self::Adjustment,
            EntryKind::Fee => Self::Fee,
        }
    }
}

/// Wire name of what an entry's reference names.
pub(super) const fn subject_name(subject: &EntrySubject) -> &'static str {
    match subject {
        EntrySubject::Order => "order",
        EntrySubject::Deposit(_) => "deposit",
        EntrySubject::Entry => "entry",
    }
}

pub(super) fn deposit_of(subject: EntrySubject) -> Option<String> {
    match subject {
        EntrySubject::Deposit(reference) => Some(reference),
        EntrySubject::Order | EntrySubject::Entry => None,
    }
}

impl PassbookResponse {
    fn of(page: Passbook) -> Self {
        Self {
            currency: page.closing.currency.to_string(),
            opening_balance: page.opening.amount(),
            closing_balance: page.closing.amount(),
            items: page.rows.into_iter().map(PassbookRow::of).collect(),
            total: page.total,
            page: page.page,
            page_size: page.page_size,
        }
    }
}

impl PassbookRow {
    pub(super) fn of(row: Row) -> Self {
        Self {
            entry_no: row.entry_no,
            posted_at: instant(row.posted_at),
            value_on: row.value_on,
            kind: PassbookType::of(row.kind),
            reference: row.reference,
            subject: subject_name(&row.subject),
            deposit_reference: deposit_of(row.subject),
            description: row.description,
            debit: row.debit.as_ref().map(Money::amount),
            credit: row.credit.as_ref().map(Money::amount),
            balance: row.balance.amount(),
            created_by: row.created_by,
            journal_id: row.journal_id.to_string(),
        }
    }
}
