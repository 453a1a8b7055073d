//! The agency's ledger as a file.

use axum::extract::State;
use axum::response::Response;
use jetway_app::wallet::PassbookRow;
use jetway_domain::access::Functionality;
use jetway_domain::ledger::EntryKind;
use jetway_domain::money::Money;

use super::load_passbook::PassbookRequest;
use crate::http::csv::{Cell, Column, Words, csv_list};
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;

/// Export the ledger entries that match, all pages of them, newest first, as CSV; `page` and `pageSize` are ignored. Text that a
/// spreadsheet would run as a formula begins with an apostrophe.
#[utoipa::path(post, path = "/api/payment/v1/passbook/export", operation_id = "exportPassbook", tag = "payment",
    security(("session" = [])), extensions(("x-functionality" = json!(227))),
    request_body = PassbookRequest, responses((status = 200, body = String, content_type = "text/csv")))]
pub(crate) async fn export_passbook(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowAllTransactions.code() }>,
    body: Body<PassbookRequest>,
) -> Result<Response, Refusal> {
    let export = state.app.export_passbook(agent.caller(), body.value.query()).await?;
    csv_list(&state, agent, "ledger", &COLUMNS, export.parts())
}

static COLUMNS: [Column<PassbookRow>; 11] = [
    Column::new(["Entry", "القيد"], |entry, _| Cell::plain(Some(entry.entry_no))),
    Column::new(
        ["Posted ({place})", "تاريخ القيد ({place})"],
        |entry, reader| reader.time(Some(entry.posted_at)),
    ),
    Column::new(["Value date", "تاريخ الاستحقاق"], |entry, _| {
        Cell::plain(Some(entry.value_on))
    }),
    Column::new(["Type", "النوع"], |entry, reader| {
        Cell::text(Some(reader.words(type_name(entry.kind))))
    }),
    Column::new(["Reference", "المرجع"], |entry, _| {
        Cell::text(Some(&entry.reference))
    }),
    Column::new(["Description", "البيان"], |entry, _| {
        Cell::text(Some(&entry.description))
    }),
    Column::new(["Debit", "مدين"], |entry, _| {
        Cell::plain(entry.debit.as_ref().map(Money::amount))
    }),
    Column::new(["Credit", "دائن"], |entry, _| {
        Cell::plain(entry.credit.as_ref().map(Money::amount))
    }),
    Column::new(["Balance", "الرصيد"], |entry, _| {
        Cell::plain(Some(entry.balance.amount()))
    }),
    Column::new(["Currency", "العملة"], |entry, _| {
        Cell::plain(Some(entry.balance.currency))
    }),
    Column::new(["By", "بواسطة"], |entry, reader| reader.author(&entry.created_by)),
];

/// The name of a type of entries.
pub(super) const fn type_name(kind: EntryKind) -> Words {
    match kind {
        EntryKind::Deposit => ["Deposit", "إيداع"],
        EntryKind::Issue => ["Ticket issue", "إصدار تذكرة"],
        EntryKind::Void => ["Void", "إلغاء"],
        EntryKind::Refund => ["Refund", "استرداد"],
        EntryKind::Adjustment => ["Adjustment", "تسوية"],
        EntryKind::Fee => ["Fee", "رسوم"],
    }
}
