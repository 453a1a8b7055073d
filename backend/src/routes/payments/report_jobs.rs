//! Files of long reports that are made in the background (ADR 0119).

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use chrono::NaiveDate;
use http::StatusCode;
use jetway_app::payment::report_file::TableFormat;
use jetway_app::payment::report_job::{
    MOST_JOB_ROWS, MOST_UNFINISHED, ReportCommand, ReportFault, ReportFileState, ReportJob, ReportJobError,
    ReportRights,
};
use jetway_domain::access::Functionality;
use jetway_problem::{ErrorCode, Problem};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::reports::{ReportFormat, ReportName};
use crate::http::download::download;
use crate::http::{Agent, Allowed, Body, Params, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;
use crate::wire::instant::instant;

/// Where a file is on its way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum ReportJobState {
    /// It is not begun.
    Waiting,
    /// Its rows are read.
    Making,
    /// It can be saved until `expiresAt`.
    Ready,
    /// It could not be made; `fault` says why.
    Failed,
    /// It was stopped.
    Cancelled,
}

/// Why a file could not be made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum ReportJobFault {
    /// It has more rows by now than a file can.
    Rows,
    /// The person works in another branch now.
    Access,
    /// An error of the server.
    Error,
}

/// A file of a report that is made in the background.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ReportJobView {
    id: Uuid,
    /// Name of the report.
    report: ReportName,
    /// `key` of the line whose sales it has; those of all lines if it is absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    key: Option<String>,
    /// First value date.
    from: NaiveDate,
    /// Last value date.
    to: NaiveDate,
    format: ReportFormat,
    state: ReportJobState,
    /// How much of it is read, 0 to 100.
    percent: u8,
    /// Its rows.
    rows: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<ReportJobFault>,
    /// When it was asked for.
    asked_at: String,
    /// When it is deleted.
    expires_at: String,
}

/// The files of a person, newest first.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ReportJobs {
    items: Vec<ReportJobView>,
}

/// One of the caller's files.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ReportJobRequest {
    id: Uuid,
}

/// One of the caller's files.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[into_params(rename_all = "camelCase", parameter_in = Query)]
pub(crate) struct ReportJobParams {
    /// `id` of the file.
    id: Uuid,
}

/// The caller's files of long reports, newest first. A file is kept for a day.
#[utoipa::path(get, path = "/api/report/v1/Report/Files", operation_id = "getReportFiles", tag = "payment",
    security(("session" = [])), extensions(("x-functionality" = json!(232))),
    responses((status = 200, body = ReportJobs)))]
pub(crate) async fn get_report_files(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AccessReports.code() }>,
) -> Result<Json<ReportJobs>, Refusal> {
    let jobs = state.app.payments().report_jobs(agent.caller()).await?;
    Ok(Json(ReportJobs {
        items: jobs.into_iter().map(ReportJobView::of).collect(),
    }))
}

/// A file of a long report that is ready, for the person who asked for it. It needs the codes of what is in it: 203 for amounts, 205 for
/// suppliers, 237 for sales of all branches.
#[utoipa::path(get, path = "/api/report/v1/Report/File", operation_id = "getReportFile", tag = "print",
    security(("session" = [])), extensions(("x-functionality" = json!(232))), params(ReportJobParams),
    responses((status = 200, content(
        (String = "text/csv"),
        (Vec<u8> = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
    ))))]
pub(crate) async fn get_report_file(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AccessReports.code() }>,
    Params(params): Params<ReportJobParams>,
) -> Result<Response, Refusal> {
    let visible = agent.visibility();
    let rights = ReportRights {
        all_branches: agent.may(Functionality::ShowBranches),
        amounts: visible.agent_amounts,
        suppliers: visible.source,
    };
    let payments = state.app.payments();
    let made = payments.made_report(agent.caller(), params.id, rights).await?;
    download(made.content, made.format.media_type(), &made.name)
}

/// Stop a file that is in the making. One that is finished stays as it is.
#[utoipa::path(post, path = "/api/report/v1/Report/CancelFile", operation_id = "cancelReportFile", tag = "payment",
    security(("session" = [])), extensions(("x-functionality" = json!(232))), request_body = ReportJobRequest,
    responses((status = 200, body = ReportJobView)))]
pub(crate) async fn cancel_report_file(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::AccessReports.code() }>,
    body: Body<ReportJobRequest>,
) -> Result<Json<ReportJobView>, Refusal> {
    let payments = state.app.payments();
    let job = payments.cancel_report(agent.caller(), body.value.id).await?;
    Ok(Json(ReportJobView::of(job)))
}

/// Has a file made, and answers 202 with where it is.
pub(super) async fn ask(state: &AppState, agent: &Agent, command: ReportCommand) -> Result<Response, Refusal> {
    let job = state.app.payments().ask_report(agent.caller(), command).await?;
    Ok((StatusCode::ACCEPTED, Json(ReportJobView::of(job))).into_response())
}

impl ReportJobView {
    fn of(job: ReportJob) -> Self {
        let (from, to) = job.period;
        Self {
            percent: percent(&job),
            id: job.id,
            report: ReportName::by(job.report),
            key: job.key,
            from,
            to,
            format: match job.format {
                TableFormat::Csv => ReportFormat::Csv,
                TableFormat::Xlsx => ReportFormat::Xlsx,
            },
            state: match job.state {
                ReportFileState::Waiting => ReportJobState::Waiting,
                ReportFileState::Making => ReportJobState::Making,
                ReportFileState::Ready => ReportJobState::Ready,
                ReportFileState::Failed => ReportJobState::Failed,
                ReportFileState::Cancelled => ReportJobState::Cancelled,
            },
            rows: job.rows,
            fault: job.fault.map(|fault| match fault {
                ReportFault::Rows => ReportJobFault::Rows,
                ReportFault::Access => ReportJobFault::Access,
                ReportFault::Error => ReportJobFault::Error,
            }),
            asked_at: instant(job.asked_at),
            expires_at: instant(job.expires_at),
        }
    }
}

/// 100 for a file that is ready alone: after its last row it is still to be written.
fn percent(job: &ReportJob) -> u8 {
    if job.state == ReportFileState::Ready {
        return 100;
    }
    let part = job.done.saturating_mul(100).checked_div(job.rows).unwrap_or_default();
    u8::try_from(part).unwrap_or(u8::MAX).min(99)
}

impl From<ReportJobError> for Refusal {
    fn from(error: ReportJobError) -> Self {
        match error {
            ReportJobError::NotFound => Self::new(ErrorCode::FileNotFound),
            ReportJobError::Without(needed) => Problem::new(ErrorCode::AccessDenied)
                .param("functionality", needed.code())
                .into(),
            ReportJobError::TooLong(rows) => {
                let detail =
                    format!("{rows} rows are too many for a file of {MOST_JOB_ROWS}. Choose a shorter period.");
                BadField::new("/to", "report.rows", detail).into()
            }
            ReportJobError::TooMany => {
                let detail = format!("{MOST_UNFINISHED} of your files are in the making. Wait for one, or cancel it.");
                BadField::new("/format", "report.files", detail).into()
            }
            ReportJobError::File(error) => error.into(),
            ReportJobError::Database(error) => error.into(),
            ReportJobError::Sealed(_) | ReportJobError::Unreadable => Self::ours(&error),
        }
    }
}
