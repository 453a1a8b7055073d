//! Applications to become an agency: reading, adding remarks, deciding.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use http::{HeaderValue, header};
use jetway_app::registration::{Application, ApplicationRemark, Decision};
use jetway_domain::access::OperatorRole;
use jetway_domain::ids::ApplicationId;
use jetway_domain::registration::{ApplicationAttachment, RegistrationForm};
use jetway_problem::ErrorCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::http::{Body, InRole, Params, Refusal, reviewer, voice};
use crate::state::AppState;
use crate::wire::decision::{reason, text};
use crate::wire::instant::instant;
use crate::wire::names::{ApplicationStatusName, RemarkStatusName};

/// Longest item a remark is about, in characters.
const LONGEST_ITEM: usize = 100;
/// Longest remark, in characters.
const LONGEST_REMARK: usize = 1_000;

/// One application.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ApplicationRequest {
    /// Slug of the tenant.
    tenant: String,
    application_id: Uuid,
}

/// One document of an application.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct ApplicationAttachmentParams {
    /// Slug of the tenant.
    tenant: String,
    application_id: Uuid,
    /// `nationalIdFront`, `nationalIdBack` or `tradeLicense`.
    document: String,
}

/// A decision on an application.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ApplicationDecision {
    /// Slug of the tenant.
    tenant: String,
    application_id: Uuid,
    decision: ApplicationVerdict,
    /// Sent to the applicant by e-mail; not used for an approval.
    #[serde(default)]
    reason: String,
}

/// What becomes of an application.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum ApplicationVerdict {
    Approve,
    Reject,
    AskForMore,
}

/// A remark about one item of an application.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ApplicationRemarkRequest {
    /// Slug of the tenant.
    tenant: String,
    application_id: Uuid,
    /// Such as `Trade licence`.
    item: String,
    status: ItemStatus,
    #[serde(default)]
    remark: String,
}

/// The state of an item.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum ItemStatus {
    Ok,
    Open,
    Refused,
}

/// An application.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ApplicationView {
    application_id: Uuid,
    #[serde(skip_serializing_if = "Option::is_none")]
    reference: Option<String>,
    #[schema(value_type = ApplicationStatusName)]
    status: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    form: Option<ApplicationForm>,
    remarks: Vec<RemarkView>,
    /// The agency it became.
    #[serde(skip_serializing_if = "Option::is_none")]
    agency_id: Option<Uuid>,
    #[serde(skip_serializing_if = "Option::is_none")]
    decided_by: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    submitted_at: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    decided_at: Option<String>,
}

/// What the applicant filled in. Empty strings were left empty.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ApplicationForm {
    company_name: String,
    trade_license_number: String,
    /// A date.
    #[serde(skip_serializing_if = "Option::is_none")]
    trade_license_expiry: Option<String>,
    civil_aviation_number: String,
    tax_number: String,
    company_registration_number: String,
    first_name: String,
    last_name: String,
    position: String,
    country_code: String,
    city: String,
    zip_code: String,
    address: String,
    email: String,
    phone: String,
}

/// A remark.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RemarkView {
    item: String,
    #[schema(value_type = RemarkStatusName)]
    status: String,
    remark: String,
    by: String,
    at: String,
}

/// Read an application.
#[utoipa::path(post, path = "/api/operations/v1/Application/View", operation_id = "viewApplication", tag = "kyc",
    security(("operator" = [])), extensions(("x-role" = json!("kyc"))),
    request_body = ApplicationRequest, responses((status = 200, body = ApplicationView)))]
pub(crate) async fn view_application(
    State(state): State<AppState>,
    InRole(call): InRole<{ OperatorRole::Kyc.code() }>,
    body: Body<ApplicationRequest>,
) -> Result<Json<ApplicationView>, Refusal> {
    let (tenant, _) = call.tenant(&state, &body.value.tenant).await?;
    let id = ApplicationId(body.value.application_id);
    let found = state.app.application(&tenant, id).await?;
    let found = found.ok_or_else(|| Refusal::new(ErrorCode::RequestNotFound))?;
    Ok(Json(ApplicationView::of(found)))
}

/// Download a document of an application.
#[utoipa::path(get, path = "/api/operations/v1/Application/GetDocument", operation_id = "getApplicationDocument", tag = "kyc",
    security(("operator" = [])), extensions(("x-role" = json!("kyc"))), params(ApplicationAttachmentParams),
    responses((status = 200, content((Vec<u8> = "image/png"), (Vec<u8> = "image/jpeg"), (Vec<u8> = "application/pdf")))))]
pub(crate) async fn get_application_document(
    State(state): State<AppState>,
    InRole(call): InRole<{ OperatorRole::Kyc.code() }>,
    Params(asked): Params<ApplicationAttachmentParams>,
) -> Result<Response, Refusal> {
    let nowhere = || Refusal::new(ErrorCode::RequestNotFound);
    let (tenant, _) = call.tenant(&state, &asked.tenant).await?;
    let attachment = ApplicationAttachment::parse(&asked.document).ok_or_else(nowhere)?;
    let id = ApplicationId(asked.application_id);
    let file = state.app.application_attachment(&tenant, id, attachment).await?;
    let file = file.ok_or_else(nowhere)?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(file.kind.as_str())),
        (header::CONTENT_DISPOSITION, HeaderValue::from_static("attachment")),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    ];
    Ok((headers, file.content).into_response())
}

/// Decide on an application. Repeating the same decision returns the same result and changes nothing.
#[utoipa::path(post, path = "/api/operations/v1/Application/Decide", operation_id = "decideApplication", tag = "kyc",
    security(("operator" = [])), extensions(("x-role" = json!("kyc"))),
    request_body = ApplicationDecision, responses((status = 200, body = ApplicationView)))]
pub(crate) async fn decide_application(
    State(state): State<AppState>,
    InRole(call): InRole<{ OperatorRole::Kyc.code() }>,
    body: Body<ApplicationDecision>,
) -> Result<Json<ApplicationView>, Refusal> {
    let asked = body.value;
    let (tenant, settings) = call.tenant(&state, &asked.tenant).await?;
    let id = ApplicationId(asked.application_id);
    let mut reviewer = reviewer(tenant, &settings, call.operator())?;
    let applicant = state.app.application(&reviewer.site.tenant, id).await?;
    if let Some(language) = applicant.and_then(|application| application.language) {
        reviewer.site.voice = voice(&settings, &language);
    }
    let decision = match asked.decision {
        ApplicationVerdict::Approve => Decision::Approve,
        ApplicationVerdict::Reject => Decision::Reject {
            reason: reason(&asked.reason)?,
        },
        ApplicationVerdict::AskForMore => Decision::AskForMore {
            reason: reason(&asked.reason)?,
        },
    };
    let decided = state.app.decide_application(&reviewer, id, &decision).await?;
    Ok(Json(ApplicationView::of(decided.application)))
}

/// Add a remark about one item; it replaces an earlier one about the same item.
#[utoipa::path(post, path = "/api/operations/v1/Application/Remark", operation_id = "remarkOnApplication", tag = "kyc",
    security(("operator" = [])), extensions(("x-role" = json!("kyc"))),
    request_body = ApplicationRemarkRequest, responses((status = 200, body = ApplicationView)))]
pub(crate) async fn remark_on_application(
    State(state): State<AppState>,
    InRole(call): InRole<{ OperatorRole::Kyc.code() }>,
    body: Body<ApplicationRemarkRequest>,
) -> Result<Json<ApplicationView>, Refusal> {
    let asked = body.value;
    let (tenant, settings) = call.tenant(&state, &asked.tenant).await?;
    let reviewer = reviewer(tenant, &settings, call.operator())?;
    let status = match asked.status {
        ItemStatus::Ok => "ok",
        ItemStatus::Open => "open",
        ItemStatus::Refused => "refused",
    };
    let item = text("/item", &asked.item, LONGEST_ITEM)?;
    let remark = asked.remark.trim();
    let remark = if remark.is_empty() {
        String::new()
    } else {
        text("/remark", remark, LONGEST_REMARK)?
    };
    let id = ApplicationId(asked.application_id);
    let after = state
        .app
        .remark_application(&reviewer, id, item, status.to_owned(), remark)
        .await?;
    Ok(Json(ApplicationView::of(after)))
}

impl ApplicationView {
    fn of(application: Application) -> Self {
        Self {
            application_id: application.id.0,
            reference: application.reference,
            status: application.status.as_str(),
            form: application.form.map(ApplicationForm::of),
            remarks: application.remarks.into_iter().map(RemarkView::of).collect(),
            agency_id: application.agency_id.map(|id| id.0),
            decided_by: application.decided_by,
            reason: application.reason,
            submitted_at: application.submitted_at.map(instant),
            decided_at: application.decided_at.map(instant),
        }
    }
}

impl ApplicationForm {
    fn of(form: RegistrationForm) -> Self {
        Self {
            company_name: form.company_name,
            trade_license_number: form.trade_license_number,
            trade_license_expiry: form.trade_license_expiry.map(|date| date.to_string()),
            civil_aviation_number: form.civil_aviation_number,
            tax_number: form.tax_number,
            company_registration_number: form.company_registration_number,
            first_name: form.first_name,
            last_name: form.last_name,
            position: form.position,
            country_code: form.country_code,
            city: form.city,
            zip_code: form.zip_code,
            address: form.address,
            email: form.email,
            phone: form.phone,
        }
    }
}

impl RemarkView {
    fn of(remark: ApplicationRemark) -> Self {
        Self {
            item: remark.item,
            status: remark.status,
            remark: remark.remark,
            by: remark.by,
            at: instant(remark.at),
        }
    }
}
