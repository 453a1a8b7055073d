//! The sales behind a report as a file.

use std::io;

use axum::extract::State;
use axum::response::Response;
use futures::stream;
use jetway_app::payment::reports::SaleRow;
use jetway_domain::access::Functionality;

use super::export_passbook::type_name;
use super::reports::ReportRowsRequest;
use crate::http::csv::{Cell, FileName, csv_answer, rows};
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::visibility::Visibility;

/// Export the sales behind a report on sales, or behind one of its lines, newest first, as CSV; `page` and `pageSize` are ignored,
/// and there are at most 5,000. Text that a spreadsheet would run as a formula begins with an apostrophe. The column of amounts
/// needs 203, that of suppliers 205.
#[utoipa::path(post, path = "/api/report/v1/Report/Export", operation_id = "exportReport", tag = "payment",
    security(("session" = [])), extensions(("x-functionality" = json!(232))),
    request_body = ReportRowsRequest, responses((status = 200, body = String, content_type = "text/csv")))]
pub(crate) async fn export_report(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AccessReports.code() }>,
    body: Body<ReportRowsRequest>,
) -> Result<Response, Refusal> {
    let query = body.value.query(&agent)?;
    let sales = state.app.payments().all_sales(agent.caller(), &query).await?;
    let visible = agent.visibility();
    let is_arabic = agent.portal.language().starts_with("ar");
    let name = FileName::dated(&state, &agent, "sales")?;
    let part = rows(sales.iter().map(|sale| row(sale, is_arabic, visible)));
    let part = part.map_err(|error| Refusal::ours(&error))?;
    csv_answer(
        &name,
        headings(is_arabic, visible),
        stream::iter([Ok::<_, io::Error>(part)]),
    )
}

fn headings(is_arabic: bool, visible: Visibility) -> Vec<String> {
    let all = if is_arabic { ARABIC } else { ENGLISH };
    let [
        date,
        kind,
        order,
        trip,
        traveller,
        staff,
        airline,
        tickets,
        supplier,
        amount,
        currency,
    ] = all;
    let mut headings = vec![date, kind, order, trip, traveller, staff, airline, tickets];
    if visible.source {
        headings.push(supplier);
    }
    if visible.agent_amounts {
        headings.extend([amount, currency]);
    }
    headings.into_iter().map(str::to_owned).collect()
}

fn row(row: &SaleRow, is_arabic: bool, visible: Visibility) -> Vec<Cell> {
    let mut cells = vec![
        Cell::plain(Some(row.sale.value_on)),
        Cell::text(Some(type_name(row.sale.kind, is_arabic))),
        Cell::text(Some(&row.sale.reference)),
        Cell::text(Some(&row.sale.title)),
        Cell::text(Some(&row.sale.lead_name)),
        Cell::text(Some(&row.staff)),
        Cell::text(Some(&row.airline)),
        Cell::Text(row.tickets.join(" ")),
    ];
    if visible.source {
        cells.push(Cell::text(Some(&row.sale.supplier)));
    }
    if visible.agent_amounts {
        cells.push(Cell::plain(Some(row.amount.amount())));
        cells.push(Cell::plain(Some(row.amount.currency)));
    }
    cells
}

const ENGLISH: [&str; 11] = [
    "Value date",
    "Type",
    "Order reference",
    "Trip",
    "Traveller",
    "Made by",
    "Airline",
    "Tickets",
    "Supplier",
    "Amount",
    "Currency",
];

const ARABIC: [&str; 11] = [
    "تاريخ الاستحقاق",
    "النوع",
    "رقم الطلب",
    "الرحلة",
    "المسافر",
    "بواسطة",
    "شركة الطيران",
    "التذاكر",
    "المورد",
    "المبلغ",
    "العملة",
];
