//! The sales behind a report as a file.

use axum::extract::State;
use axum::response::Response;
use chrono::NaiveDate;
use jetway_app::order::documents::letterhead;
use jetway_app::payment::report_file::{ReportFileError, ReportReader, TableFormat};
use jetway_app::payment::report_job::ReportCommand;
use jetway_app::payment::reports::ReportError;
use jetway_domain::access::Functionality;
use serde::Deserialize;
use utoipa::ToSchema;

use super::report_jobs::{ReportJobView, ask};
use super::reports::{ReportFormat, ReportName};
use crate::http::csv::FileName;
use crate::http::download::download;
use crate::http::{Agent, Allowed, Body, Origin, Refusal};
use crate::state::AppState;

/// The sales of a file.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ReportFileRequest {
    /// A report on sales.
    report: ReportName,
    /// First value date.
    from: NaiveDate,
    /// Last value date, at most 366 days later.
    to: NaiveDate,
    /// `key` of the line; all lines if it is absent.
    key: Option<String>,
    /// `csv` if it is absent.
    format: Option<ReportFormat>,
}

/// Export the sales behind a report on sales, or behind one of its lines, newest first, as CSV, XLSX or PDF. More than 5,000 become a
/// file that is made in the background: the answer is 202 and says where it is. A PDF has at most 5,000. Text that a spreadsheet would
/// run as a formula begins with an apostrophe in CSV and is text in XLSX. The column of amounts needs 203, that of suppliers 205; a
/// PDF has no columns for suppliers and the currency.
#[utoipa::path(post, path = "/api/report/v1/Report/Export", operation_id = "exportReport", tag = "payment",
    security(("session" = [])), extensions(("x-functionality" = json!(232))), request_body = ReportFileRequest,
    responses(
        (status = 200, content(
            (String = "text/csv"),
            (Vec<u8> = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
            (Vec<u8> = "application/pdf"),
        )),
        (status = 202, body = ReportJobView),
    ))]
pub(crate) async fn export_report(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AccessReports.code() }>,
    origin: Origin,
    body: Body<ReportFileRequest>,
) -> Result<Response, Refusal> {
    let asked = body.value;
    let (grouping, query) = asked
        .report
        .on_sales(&agent, (asked.from, asked.to), asked.key.as_deref())?;
    let (payments, caller, reader) = (state.app.payments(), agent.caller(), reader(&agent));
    let Some(format) = table(asked.format.unwrap_or(ReportFormat::Csv)) else {
        let head = letterhead(&agent.portal.settings, agent.portal.language(), &origin.text);
        let bytes = payments.sales_pdf(caller, &query, &reader, head).await?;
        let name = FileName::ending(&state, &agent, "sales", "pdf")?;
        return download(bytes, "application/pdf", name.as_str());
    };
    let name = FileName::ending(&state, &agent, "sales", format.ending())?;
    match payments.sales_table(caller, &query, &reader, format).await {
        Ok(bytes) => download(bytes, format.media_type(), name.as_str()),
        Err(ReportFileError::Report(ReportError::TooLong(_))) => {
            let command = ReportCommand {
                report: grouping,
                key: asked.key,
                query,
                format,
                reader,
                file_name: name.as_str().to_owned(),
            };
            ask(&state, &agent, command).await
        }
        Err(error) => Err(error.into()),
    }
}

/// `None` for a document.
const fn table(format: ReportFormat) -> Option<TableFormat> {
    match format {
        ReportFormat::Csv => Some(TableFormat::Csv),
        ReportFormat::Xlsx => Some(TableFormat::Xlsx),
        ReportFormat::Pdf => None,
    }
}

fn reader(agent: &Agent) -> ReportReader {
    let visible = agent.visibility();
    ReportReader {
        language: agent.portal.language().to_owned(),
        company: agent.portal.voice().company,
        sees_amounts: visible.agent_amounts,
        sees_suppliers: visible.source,
    }
}

impl From<ReportFileError> for Refusal {
    fn from(error: ReportFileError) -> Self {
        match error {
            ReportFileError::Report(error) => error.into(),
            ReportFileError::Print(error) => error.into(),
        }
    }
}
