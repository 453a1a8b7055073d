//! Reports on the agency's business (ADR 0099).

use axum::Json;
use axum::extract::State;
use chrono::NaiveDate;
use jetway_app::payment::reports::{Report, ReportError, ReportLine, SaleRow, SalesGrouping, SalesQuery, Workplace};
use jetway_app::payment::statement::Period;
use jetway_domain::access::Functionality;
use jetway_domain::ids::{BranchId, UserId};
use jetway_problem::{ErrorCode, Problem};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::load_passbook::PassbookType;
use super::statement::period;
use crate::http::{Agent, Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;

/// Reports. `salesBySupplier` needs 205, `ledger` 227 and `dues` 230.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum ReportName {
    /// Sales by value date.
    SalesByDay,
    /// Sales by the person who made the order.
    SalesByStaff,
    /// Sales by the branch of that person.
    SalesByBranch,
    /// Sales by ticketing airline.
    SalesByAirline,
    /// Sales by supplier.
    SalesBySupplier,
    /// Ledger entries by type.
    Ledger,
    /// What is owed now, by state; the period is ignored.
    Dues,
}

/// A format of files.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum ReportFormat {
    /// Comma-separated values.
    Csv,
    /// A spreadsheet.
    Xlsx,
    /// A document to print.
    Pdf,
}

/// The report and its period.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ReportRequest {
    report: ReportName,
    /// First value date.
    from: NaiveDate,
    /// Last value date, at most 366 days later.
    to: NaiveDate,
}

/// The sales behind a line of a report.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ReportRowsRequest {
    /// A report on sales.
    report: ReportName,
    /// First value date.
    from: NaiveDate,
    /// Last value date, at most 366 days later.
    to: NaiveDate,
    /// `key` of the line; all lines if it is absent.
    key: Option<String>,
    /// From 1.
    page: Option<u64>,
    /// 1 to 100.
    page_size: Option<u64>,
}

/// A report. Amounts are decimal strings in `currency`.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ReportResponse {
    currency: String,
    lines: Vec<ReportItem>,
    /// Sum of the lines' counts.
    count: u64,
    /// Sum of the lines' amounts. Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    total: Option<String>,
    /// The wallet before the first day, in the report on the ledger.
    #[serde(skip_serializing_if = "Option::is_none")]
    opening_balance: Option<String>,
    /// The wallet after the last day, in the report on the ledger: `openingBalance` + `total`.
    #[serde(skip_serializing_if = "Option::is_none")]
    closing_balance: Option<String>,
}

/// A line of a report.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ReportItem {
    /// Identifies the line: a date, an id, a code, a type or a state; empty for people without a branch and for
    /// products without an airline.
    key: String,
    /// The name of the person, branch, airline or supplier; the key where it has none.
    label: String,
    /// Sales, entries or orders.
    count: u64,
    /// Their sum: what the agency paid or owes; in the report on the ledger, what they added to the wallet. Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    amount: Option<String>,
}

/// A page of sales, newest first.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ReportRows {
    items: Vec<ReportRow>,
    total: u64,
    page: u64,
    page_size: u64,
}

/// A sale or its repayment.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ReportRow {
    /// Number of the ledger entry.
    entry_no: i64,
    value_on: NaiveDate,
    /// `issue` for a sale, `void` or `refund` for a repayment.
    #[serde(rename = "type")]
    kind: PassbookType,
    order_reference: String,
    /// What was sold, such as the route `DXB-DAC-DXB`.
    title: String,
    /// Name of the first traveller.
    lead_name: String,
    /// Who made the order.
    staff: String,
    /// Name of the ticketing airline.
    airline: String,
    /// Ticket numbers.
    tickets: Vec<String>,
    /// Name of the supplier. Needs 205.
    #[serde(skip_serializing_if = "Option::is_none")]
    supplier: Option<String>,
    /// What the agency paid or owes, such as `AED 480.00`; negative for a repayment. Needs 203.
    #[serde(skip_serializing_if = "Option::is_none")]
    amount: Option<String>,
}

/// Run a report. People of a branch see the sales of their branch, and with 237 those of all branches.
#[utoipa::path(post, path = "/api/report/v1/Report/Run", operation_id = "runReport", tag = "payment",
    security(("session" = [])), extensions(("x-functionality" = json!(232))), request_body = ReportRequest,
    responses((status = 200, body = ReportResponse)))]
pub(crate) async fn run_report(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AccessReports.code() }>,
    body: Body<ReportRequest>,
) -> Result<Json<ReportResponse>, Refusal> {
    let ReportRequest { report, from, to } = body.value;
    let period = period(from, to)?;
    report.permit(&agent)?;
    let (payments, caller) = (state.app.payments(), agent.caller());
    let made = match report.grouping() {
        Some(by) => {
            let query = report.query(&agent, period, None)?;
            payments.sales_report(caller, &query, by).await?
        }
        None if report == ReportName::Dues => payments.dues_report(caller).await?,
        None => payments.ledger_report(caller, period).await?,
    };
    let mut response = ReportResponse::of(made, agent.visibility().agent_amounts);
    if matches!(report, ReportName::SalesBySupplier) {
        for line in &mut response.lines {
            line.label = agent.portal.supplier_name(&line.key);
        }
    }
    Ok(Json(response))
}

/// Read the sales behind a report on sales, or behind one of its lines.
#[utoipa::path(post, path = "/api/report/v1/Report/Rows", operation_id = "getReportRows", tag = "payment",
    security(("session" = [])), extensions(("x-functionality" = json!(232))), request_body = ReportRowsRequest,
    responses((status = 200, body = ReportRows)))]
pub(crate) async fn get_report_rows(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AccessReports.code() }>,
    body: Body<ReportRowsRequest>,
) -> Result<Json<ReportRows>, Refusal> {
    let paging = (body.value.page, body.value.page_size);
    let asked = body.value;
    let (_, query) = asked
        .report
        .on_sales(&agent, (asked.from, asked.to), asked.key.as_deref())?;
    let list = state.app.payments().sales(agent.caller(), &query, paging).await?;
    let items = list.rows.into_iter().map(|row| ReportRow::of(row, &agent));
    Ok(Json(ReportRows {
        items: items.collect(),
        total: list.total,
        page: list.page,
        page_size: list.page_size,
    }))
}

impl ReportName {
    const fn grouping(self) -> Option<SalesGrouping> {
        match self {
            Self::SalesByDay => Some(SalesGrouping::Day),
            Self::SalesByStaff => Some(SalesGrouping::Staff),
            Self::SalesByBranch => Some(SalesGrouping::Branch),
            Self::SalesByAirline => Some(SalesGrouping::Airline),
            Self::SalesBySupplier => Some(SalesGrouping::Supplier),
            Self::Ledger | Self::Dues => None,
        }
    }

    /// The report on sales by this key.
    pub(super) const fn by(grouping: SalesGrouping) -> Self {
        match grouping {
            SalesGrouping::Day => Self::SalesByDay,
            SalesGrouping::Staff => Self::SalesByStaff,
            SalesGrouping::Branch => Self::SalesByBranch,
            SalesGrouping::Airline => Self::SalesByAirline,
            SalesGrouping::Supplier => Self::SalesBySupplier,
        }
    }

    /// # Errors
    /// `access.denied` without the code that governs what the report shows.
    fn permit(self, agent: &Agent) -> Result<(), Refusal> {
        let needed = match self {
            Self::SalesBySupplier => Functionality::ShowSource,
            Self::Ledger => Functionality::ShowAllTransactions,
            Self::Dues => Functionality::ShowPartialPaymentList,
            Self::SalesByDay | Self::SalesByStaff | Self::SalesByBranch | Self::SalesByAirline => return Ok(()),
        };
        if agent.may(needed) {
            return Ok(());
        }
        Err(Problem::new(ErrorCode::AccessDenied)
            .param("functionality", needed.code())
            .into())
    }

    /// The sales behind the report, or behind a line of it, and their key.
    ///
    /// # Errors
    /// `request.invalid` for a report that is not on sales, a period or a key that does not exist; `access.denied` without the
    /// code of the report.
    pub(super) fn on_sales(
        self,
        agent: &Agent,
        (from, to): (NaiveDate, NaiveDate),
        key: Option<&str>,
    ) -> Result<(SalesGrouping, SalesQuery), Refusal> {
        let period = period(from, to)?;
        let Some(grouping) = self.grouping() else {
            return Err(BadField::new("/report", "report.sales", "A report on sales.").into());
        };
        self.permit(agent)?;
        Ok((grouping, self.query(agent, period, key)?))
    }

    fn query(self, agent: &Agent, period: Period, key: Option<&str>) -> Result<SalesQuery, Refusal> {
        let mut query = SalesQuery {
            period,
            all_branches: agent.may(Functionality::ShowBranches),
            staff: None,
            branch: None,
            airline: None,
            supplier: None,
        };
        let Some(key) = key else { return Ok(query) };
        let wrong = || BadField::new("/key", "key.unknown", "The key of a line of the report.");
        let id = || key.parse::<Uuid>().map_err(|_| wrong());
        match self {
            Self::SalesByDay => {
                let day: NaiveDate = key.parse().map_err(|_| wrong())?;
                if !(period.from..=period.to).contains(&day) {
                    return Err(wrong().into());
                }
                query.period = Period { from: day, to: day };
            }
            Self::SalesByStaff => query.staff = Some(UserId(id()?)),
            Self::SalesByBranch if key.is_empty() => query.branch = Some(Workplace::HeadOffice),
            Self::SalesByBranch => query.branch = Some(Workplace::Branch(BranchId(id()?))),
            Self::SalesByAirline => query.airline = Some(key.to_owned()),
            Self::SalesBySupplier => query.supplier = Some(key.to_owned()),
            Self::Ledger | Self::Dues => {}
        }
        Ok(query)
    }
}

impl ReportResponse {
    fn of(report: Report, told: bool) -> Self {
        let balances = report.balances.filter(|_| told);
        Self {
            currency: report.total.currency.to_string(),
            lines: report
                .lines
                .into_iter()
                .map(|line| ReportItem::of(line, told))
                .collect(),
            count: report.count,
            total: told.then(|| report.total.amount()),
            opening_balance: balances.map(|(opening, _)| opening.amount()),
            closing_balance: balances.map(|(_, closing)| closing.amount()),
        }
    }
}

impl ReportItem {
    fn of(line: ReportLine, told: bool) -> Self {
        Self {
            key: line.key,
            label: line.label,
            count: line.count,
            amount: told.then(|| line.amount.amount()),
        }
    }
}

impl ReportRow {
    fn of(row: SaleRow, agent: &Agent) -> Self {
        let visible = agent.visibility();
        Self {
            entry_no: row.sale.number,
            value_on: row.sale.value_on,
            kind: PassbookType::of(row.sale.kind),
            order_reference: row.sale.reference,
            title: row.sale.title,
            lead_name: row.sale.lead_name,
            staff: row.staff,
            airline: row.airline,
            tickets: row.tickets,
            supplier: visible.source.then(|| agent.portal.supplier_name(&row.sale.supplier)),
            amount: visible.agent_amounts.then(|| row.amount.to_string()),
        }
    }
}

impl From<ReportError> for Refusal {
    fn from(error: ReportError) -> Self {
        match error {
            ReportError::Wallet(error) => error.into(),
            ReportError::TooLong(rows) => {
                let detail =
                    format!("{rows} rows are too many for this file. Choose a shorter period, or CSV or XLSX.");
                BadField::new("/to", "report.rows", detail).into()
            }
        }
    }
}
