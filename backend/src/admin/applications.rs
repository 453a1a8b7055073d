//! Applications to become an agency: reading, adding remarks, deciding.

use std::sync::Arc;

use ::http::header;
use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use chrono::{DateTime, Utc};
use jetway_app::registration::{Application, ApplicationRemark, ApplicationStatus};
use jetway_app::registration::{DecideError, Decision, Reviewer};
use jetway_domain::access::{NoOperator, Operator};
use jetway_domain::ids::{ApplicationId, TenantId};
use jetway_domain::registration::{ApplicationAttachment, RegistrationForm};
use jetway_problem::{ErrorCode, Problem};
use jetway_tenancy::Tenant;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::http::{self, Body, Params, Refusal, voice};
use crate::state::AppState;
use crate::wire::decision::{reason, text};
use crate::wire::field_error::BadField;

const MOST: u64 = 200;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Filter {
    /// `pending`, `moreInformation`, `approved` or `rejected`; all if omitted.
    status: Option<String>,
}

#[derive(Serialize)]
pub(super) struct List {
    items: Vec<Item>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Item {
    id: Uuid,
    reference: Option<String>,
    status: &'static str,
    form: Option<RegistrationForm>,
    remarks: Vec<ApplicationRemark>,
    agency_id: Option<Uuid>,
    decided_by: Option<String>,
    reason: Option<String>,
    submitted_at: Option<DateTime<Utc>>,
    decided_at: Option<DateTime<Utc>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct DecisionRequest {
    decision: Verdict,
    /// The operator who decides, kept in the audit trail.
    operator: String,
    /// Sent to the applicant by e-mail; not used for an approval.
    #[serde(default)]
    reason: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
enum Verdict {
    Approve,
    Reject,
    AskForMore,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct RemarkRequest {
    /// Such as `Trade licence`.
    item: String,
    status: RemarkStatus,
    #[serde(default)]
    remark: String,
    operator: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
enum RemarkStatus {
    Ok,
    Open,
    Refused,
}

/// List submitted applications, newest first.
pub(super) async fn list(
    State(state): State<AppState>,
    Path(tenant): Path<String>,
    Params(filter): Params<Filter>,
) -> Result<Json<List>, Refusal> {
    let (tenant, _) = portal(&state, &tenant)?;
    let status = filter.status.as_deref().map(|text| {
        let status = ApplicationStatus::parse(text).filter(|status| *status != ApplicationStatus::Draft);
        status.ok_or_else(|| Refusal::unusable("status is pending, moreInformation, approved or rejected."))
    });
    let found = state.app.applications(&tenant, status.transpose()?, MOST).await?;
    Ok(Json(List {
        items: found.into_iter().map(Item::of).collect(),
    }))
}

/// Read one application.
pub(super) async fn read(
    State(state): State<AppState>,
    Path((tenant, id)): Path<(String, Uuid)>,
) -> Result<Json<Item>, Refusal> {
    let (tenant, _) = portal(&state, &tenant)?;
    let found = state.app.application(&tenant, ApplicationId(id)).await?;
    let found = found.ok_or_else(|| Refusal::new(ErrorCode::RequestNotFound))?;
    Ok(Json(Item::of(found)))
}

/// Download one of its documents.
pub(super) async fn attachment(
    State(state): State<AppState>,
    Path((tenant, id, attachment)): Path<(String, Uuid, String)>,
) -> Result<Response, Refusal> {
    let nowhere = || Refusal::new(ErrorCode::RequestNotFound);
    let (tenant, _) = portal(&state, &tenant)?;
    let attachment = ApplicationAttachment::parse(&attachment).ok_or_else(nowhere)?;
    let file = state
        .app
        .application_attachment(&tenant, ApplicationId(id), attachment)
        .await?;
    let file = file.ok_or_else(nowhere)?;
    let headers = [
        (header::CONTENT_TYPE, file.kind.as_str()),
        (header::CONTENT_DISPOSITION, "attachment"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    ];
    Ok((headers, file.content).into_response())
}

/// Decide on one. Repeating the same decision returns the same result and changes nothing.
pub(super) async fn decide(
    State(state): State<AppState>,
    Path((tenant, id)): Path<(String, Uuid)>,
    body: Body<DecisionRequest>,
) -> Result<Json<Item>, Refusal> {
    let asked = body.value;
    let mut reviewer = reviewer(&state, &tenant, &asked.operator)?;
    let applicant = state.app.application(&reviewer.site.tenant, ApplicationId(id)).await?;
    if let Some(language) = applicant.and_then(|application| application.language) {
        let (_, settings) = portal(&state, &tenant)?;
        reviewer.site.voice = voice(&settings, &language);
    }
    let reason = reason(&asked.reason);
    let decision = match asked.decision {
        Verdict::Approve => Decision::Approve,
        Verdict::Reject => Decision::Reject { reason: reason? },
        Verdict::AskForMore => Decision::AskForMore { reason: reason? },
    };
    let decided = state
        .app
        .decide_application(&reviewer, ApplicationId(id), &decision)
        .await?;
    Ok(Json(Item::of(decided.application)))
}

/// Add a remark about one item.
pub(super) async fn remark(
    State(state): State<AppState>,
    Path((tenant, id)): Path<(String, Uuid)>,
    body: Body<RemarkRequest>,
) -> Result<Json<Item>, Refusal> {
    let asked = body.value;
    let reviewer = reviewer(&state, &tenant, &asked.operator)?;
    let status = match asked.status {
        RemarkStatus::Ok => "ok",
        RemarkStatus::Open => "open",
        RemarkStatus::Refused => "refused",
    };
    let item = text("/item", &asked.item, 100)?;
    let remark = asked.remark.trim().to_owned();
    let after = state
        .app
        .remark_application(&reviewer, ApplicationId(id), item, status.to_owned(), remark)
        .await?;
    Ok(Json(Item::of(after)))
}

pub(super) fn portal(state: &AppState, slug: &str) -> Result<(TenantId, Arc<Tenant>), Refusal> {
    let nowhere = || Refusal::new(ErrorCode::RequestNotFound);
    let tenant = TenantId::parse(slug).map_err(|_| nowhere())?;
    let settings = state.tenants.snapshot().by_slug(slug).cloned();
    Ok((tenant, settings.ok_or_else(nowhere)?))
}

fn reviewer(state: &AppState, slug: &str, operator: &str) -> Result<Reviewer, Refusal> {
    let operator = self::operator(operator)?;
    let (tenant, settings) = portal(state, slug)?;
    http::reviewer(tenant, &settings, operator)
}

/// Name of the operator.
pub(super) fn operator(said: &str) -> Result<Operator, Refusal> {
    let unnamed = |error: NoOperator| BadField::new("/operator", "text.length", error.to_string());
    Operator::named(said).map_err(|error| Refusal::fields(vec![unnamed(error)]))
}

impl Item {
    fn of(application: Application) -> Self {
        Self {
            id: application.id.0,
            reference: application.reference,
            status: application.status.as_str(),
            form: application.form,
            remarks: application.remarks,
            agency_id: application.agency_id.map(|id| id.0),
            decided_by: application.decided_by,
            reason: application.reason,
            submitted_at: application.submitted_at,
            decided_at: application.decided_at,
        }
    }
}

impl From<DecideError> for Refusal {
    fn from(error: DecideError) -> Self {
        match error {
            DecideError::Unknown => Self::new(ErrorCode::RequestNotFound),
            DecideError::WrongState(_) => Problem::new(ErrorCode::ApplicationWrongState)
                .detail(error.to_string())
                .into(),
            DecideError::EmailTaken => Self::new(ErrorCode::ApplicationEmailTaken),
            DecideError::Database(error) => error.into(),
            DecideError::Hash(_) | DecideError::Wallet(_) => Self::ours(&error),
        }
    }
}
