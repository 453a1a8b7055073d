//! The agency's credit ledger.

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use chrono::NaiveDate;
use jetway_app::wallet::{CreditLedger, CreditRow, PassbookQuery};
use jetway_domain::access::Functionality;
use jetway_domain::money::{Money, MoneyError};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::export_passbook::type_name;
use super::load_passbook::{PassbookType, deposit_of, subject_name};
use crate::http::csv::{Cell, Column, csv_list};
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::instant::instant;
use crate::wire::names::EntrySubjectName;

/// Paging.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct CreditLedgerRequest {
    /// From 1.
    page: Option<u64>,
    /// 1 to 100.
    page_size: Option<u64>,
}

/// A page of entries that drew on the credit or repaid it, newest first. Amounts are decimal strings.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CreditLedgerResponse {
    items: Vec<CreditLedgerRow>,
    total: u64,
    page: u64,
    page_size: u64,
    currency: String,
    credit_limit: String,
    /// The part of the limit in use: what entries drew, and amounts that are held for orders.
    credit_used: String,
    credit_available: String,
}

/// One entry.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CreditLedgerRow {
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
    /// What it drew on the credit.
    #[serde(skip_serializing_if = "Option::is_none")]
    drawn: Option<String>,
    /// What it repaid.
    #[serde(skip_serializing_if = "Option::is_none")]
    repaid: Option<String>,
    /// What entries have drawn after it, without amounts that are held: these are not entries yet, so `creditUsed` may be more.
    outstanding: String,
    created_by: String,
}

/// Read a page of the credit ledger.
#[utoipa::path(post, path = "/api/payment/v1/passbook/credit", operation_id = "loadCreditLedger", tag = "payment",
    security(("session" = [])), extensions(("x-functionality" = json!(227))),
    request_body = CreditLedgerRequest, responses((status = 200, body = CreditLedgerResponse)))]
pub(crate) async fn load_credit_ledger(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowAllTransactions.code() }>,
    body: Body<CreditLedgerRequest>,
) -> Result<Json<CreditLedgerResponse>, Refusal> {
    let paging = (body.value.page, body.value.page_size);
    let ledger = state.app.credit_ledger(agent.caller(), paging).await?;
    Ok(Json(CreditLedgerResponse::of(ledger)?))
}

/// Export the credit ledger, all pages of it, newest first, as CSV; `page` and `pageSize` are ignored. Text that a spreadsheet
/// would run as a formula begins with an apostrophe.
#[utoipa::path(post, path = "/api/payment/v1/passbook/exportCredit", operation_id = "exportCreditLedger", tag = "payment",
    security(("session" = [])), extensions(("x-functionality" = json!(227))),
    request_body = CreditLedgerRequest, responses((status = 200, body = String, content_type = "text/csv")))]
pub(crate) async fn export_credit_ledger(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowAllTransactions.code() }>,
    _body: Body<CreditLedgerRequest>,
) -> Result<Response, Refusal> {
    let export = state
        .app
        .export_passbook(agent.caller(), PassbookQuery::default())
        .await?;
    csv_list(&state, agent, "credit-ledger", &COLUMNS, export.credit_parts())
}

static COLUMNS: [Column<CreditRow>; 11] = [
    Column::new(["Entry", "القيد"], |row, _| Cell::plain(Some(row.entry.entry_no))),
    Column::new(
        ["Posted ({place})", "تاريخ القيد ({place})"],
        |row, reader| reader.time(Some(row.entry.posted_at)),
    ),
    Column::new(["Value date", "تاريخ الاستحقاق"], |row, _| {
        Cell::plain(Some(row.entry.value_on))
    }),
    Column::new(["Type", "النوع"], |row, reader| {
        Cell::text(Some(reader.words(type_name(row.entry.kind))))
    }),
    Column::new(["Reference", "المرجع"], |row, _| {
        Cell::text(Some(&row.entry.reference))
    }),
    Column::new(["Description", "البيان"], |row, _| {
        Cell::text(Some(&row.entry.description))
    }),
    Column::new(["Drawn", "المسحوب"], |row, _| {
        Cell::plain(row.drawn.as_ref().map(Money::amount))
    }),
    Column::new(["Repaid", "المسدد"], |row, _| {
        Cell::plain(row.repaid.as_ref().map(Money::amount))
    }),
    Column::new(["Drawn after it", "المسحوب بعده"], |row, _| {
        Cell::plain(Some(row.outstanding.amount()))
    }),
    Column::new(["Currency", "العملة"], |row, _| {
        Cell::plain(Some(row.outstanding.currency))
    }),
    Column::new(["By", "بواسطة"], |row, reader| {
        reader.author(&row.entry.created_by)
    }),
];

impl CreditLedgerResponse {
    fn of(ledger: CreditLedger) -> Result<Self, Refusal> {
        let wallet = &ledger.wallet;
        let ours = |error: MoneyError| Refusal::ours(&error);
        Ok(Self {
            currency: wallet.currency.to_string(),
            credit_limit: wallet.credit_limit().amount(),
            credit_used: wallet.credit_used().map_err(ours)?.amount(),
            credit_available: wallet.credit_available().map_err(ours)?.amount(),
            items: ledger.rows.into_iter().map(CreditLedgerRow::of).collect(),
            total: ledger.total,
            page: ledger.page,
            page_size: ledger.page_size,
        })
    }
}

impl CreditLedgerRow {
    fn of(row: CreditRow) -> Self {
        Self {
            entry_no: row.entry.entry_no,
            posted_at: instant(row.entry.posted_at),
            value_on: row.entry.value_on,
            kind: PassbookType::of(row.entry.kind),
            reference: row.entry.reference,
            subject: subject_name(&row.entry.subject),
            deposit_reference: deposit_of(row.entry.subject),
            description: row.entry.description,
            drawn: row.drawn.as_ref().map(Money::amount),
            repaid: row.repaid.as_ref().map(Money::amount),
            outstanding: row.outstanding.amount(),
            created_by: row.entry.created_by,
        }
    }
}
