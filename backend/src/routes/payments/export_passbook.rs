//! The agency's ledger as a file.

use std::io;

use axum::extract::State;
use axum::response::Response;
use futures::stream;
use jetway_app::wallet::PassbookRow;
use jetway_domain::access::Functionality;
use jetway_domain::ledger::EntryKind;
use jetway_domain::money::{CurrencyCode, Money};

use super::load_passbook::PassbookRequest;
use crate::http::csv::{Cell, FileName, LocalTime, csv_answer, rows};
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
    let table = Table {
        times: LocalTime::of(&agent)?,
        is_arabic: agent.portal.language().starts_with("ar"),
        currency: export.currency(),
    };
    let name = FileName::dated(&state, &agent, "ledger")?;
    let headings = table.headings();
    let parts = stream::try_unfold((export, table, agent), |(mut export, table, agent)| async move {
        let Some(entries) = export.next().await.map_err(io::Error::other)? else {
            return Ok(None);
        };
        let lines = entries
            .iter()
            .map(|entry| table.row(entry, agent.portal.author(&entry.created_by)));
        let part = rows(lines)?;
        Ok::<_, io::Error>(Some((part, (export, table, agent))))
    });
    csv_answer(&name, headings, parts)
}

/// How the entries are written.
struct Table {
    times: LocalTime,
    is_arabic: bool,
    currency: CurrencyCode,
}

impl Table {
    fn headings(&self) -> Vec<String> {
        let place = self.times.place();
        let all = if self.is_arabic { ARABIC } else { ENGLISH };
        all.iter().map(|heading| heading.replace("{place}", &place)).collect()
    }

    fn row(&self, entry: &PassbookRow, author: String) -> Vec<Cell> {
        vec![
            Cell::plain(Some(entry.entry_no)),
            self.times.cell(Some(entry.posted_at)),
            Cell::plain(Some(entry.value_on)),
            Cell::text(Some(type_name(entry.kind, self.is_arabic))),
            Cell::text(Some(&entry.reference)),
            Cell::text(Some(&entry.description)),
            Cell::plain(entry.debit.as_ref().map(Money::amount)),
            Cell::plain(entry.credit.as_ref().map(Money::amount)),
            Cell::plain(Some(entry.balance.amount())),
            Cell::plain(Some(self.currency)),
            Cell::Text(author),
        ]
    }
}

const ENGLISH: [&str; 11] = [
    "Entry",
    "Posted ({place})",
    "Value date",
    "Type",
    "Reference",
    "Description",
    "Debit",
    "Credit",
    "Balance",
    "Currency",
    "By",
];

const ARABIC: [&str; 11] = [
    "القيد",
    "تاريخ القيد ({place})",
    "تاريخ الاستحقاق",
    "النوع",
    "المرجع",
    "البيان",
    "مدين",
    "دائن",
    "الرصيد",
    "العملة",
    "بواسطة",
];

/// The name of a type of entries.
pub(super) const fn type_name(kind: EntryKind, is_arabic: bool) -> &'static str {
    if is_arabic { arabic(kind) } else { english(kind) }
}

const fn english(kind: EntryKind) -> &'static str {
    match kind {
        EntryKind::Deposit => "Deposit",
        EntryKind::Issue => "Ticket issue",
        EntryKind::Void => "Void",
        EntryKind::Refund => "Refund",
        EntryKind::Adjustment => "Adjustment",
        EntryKind::Fee => "Fee",
    }
}

const fn arabic(kind: EntryKind) -> &'static str {
    match kind {
        EntryKind::Deposit => "إيداع",
        EntryKind::Issue => "إصدار تذكرة",
        EntryKind::Void => "إلغاء",
        EntryKind::Refund => "استرداد",
        EntryKind::Adjustment => "تسوية",
        EntryKind::Fee => "رسوم",
    }
}
