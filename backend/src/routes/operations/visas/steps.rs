//! The steps of operators with visa applications. Each answers with the application as it is then.

use axum::Json;
use axum::extract::State;
use chrono::{DateTime, TimeDelta, Utc};
use jetway_app::visa::desk::DeskCall;
use jetway_app::visa::desk::steps::Verdict;
use jetway_domain::access::OperatorRole;
use jetway_domain::ids::{ApplicantId, FileId, TenantId};
use jetway_domain::visa::correction::{CorrectionItem, CorrectionSubject};
use jetway_problem::ErrorCode;
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::page::VisaDeskOrder;
use super::read::answer;
use crate::http::upload::ATTACHMENTS;
use crate::http::{Body, Faults, InRole, OperatorCall, Refusal, Upload};
use crate::state::AppState;
use crate::wire::decision::text;
use crate::wire::field_error::BadField;
use crate::wire::order_reference::reference;

/// Longest text for the agency, in characters.
const LONGEST_REASON: usize = 500;
/// Longest number of a visa, in characters.
const LONGEST_NUMBER: usize = 40;
/// Most things that one correction asks for.
const MOST_ITEMS: usize = 40;
/// Agencies have this long for a correction, unless the operator says otherwise.
const CORRECTS_WITHIN: TimeDelta = TimeDelta::days(3);

/// What was found of a document.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct VisaDocumentReview {
    /// Slug of the tenant.
    tenant: String,
    reference_id: String,
    /// The version that was read.
    version: u32,
    file_id: Uuid,
    ok: bool,
    /// Why it does not fit, at most 500 characters; the agency reads it. With `ok` false.
    reason: Option<String>,
}

/// What the agency has to correct of one applicant.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct VisaCorrectionRequest {
    /// Slug of the tenant.
    tenant: String,
    reference_id: String,
    /// The version that was read.
    version: u32,
    applicant_id: Uuid,
    /// One to 40.
    items: Vec<VisaAskedItem>,
    /// Until when; in three days if absent.
    due_at: Option<DateTime<Utc>>,
}

/// A field or a document to correct.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct VisaAskedItem {
    /// Name of an input field, or code of an answer; or `document`.
    field: Option<String>,
    /// Code of a document; or `field`.
    document: Option<String>,
    /// What is wrong, at most 500 characters; the agency reads it.
    reason: String,
}

/// A correction that is not wanted any more.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct VisaCorrectionWithdrawal {
    /// Slug of the tenant.
    tenant: String,
    reference_id: String,
    /// The version that was read.
    version: u32,
    correction_id: Uuid,
}

/// Whose applications the embassy gets.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct VisaLodging {
    /// Slug of the tenant.
    tenant: String,
    reference_id: String,
    /// The version that was read.
    version: u32,
    applicant_ids: Vec<Uuid>,
}

/// How the embassy decided.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum VisaDecisionName {
    /// The visa is granted.
    Approved,
    /// The visa is refused.
    Refused,
    /// The application is returned undecided.
    Returned,
    /// The applicant is expected in person.
    BiometricsDue,
}

/// What the embassy said of one application.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct VisaDecision {
    /// Slug of the tenant.
    tenant: String,
    reference_id: String,
    /// The version that was read.
    version: u32,
    applicant_id: Uuid,
    decision: VisaDecisionName,
    /// At most 40 characters; with `approved`.
    visa_number: Option<String>,
    /// At most 500 characters; with `refused` and `returned`.
    reason: Option<String>,
    /// The appointment; with `biometricsDue`.
    biometrics_at: Option<DateTime<Utc>>,
}

/// A visa to hand out.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "the contract of a form; Upload reads it part by part")]
pub(crate) struct VisaUploadForm {
    /// Slug of the tenant.
    tenant: String,
    reference_id: String,
    /// The version that was read.
    version: u32,
    applicant_id: Uuid,
    /// PNG, JPEG or PDF under 1 MB.
    #[schema(format = Binary, content_media_type = "application/octet-stream")]
    file: String,
}

/// Whose visas are handed out: those of every approved applicant.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct VisaDelivery {
    /// Slug of the tenant.
    tenant: String,
    reference_id: String,
    /// The version that was read.
    version: u32,
}

/// Record that a document is good, or why it does not fit.
#[utoipa::path(post, path = "/api/operations/v1/Visas/ReviewDocument", operation_id = "reviewVisaDocument", tag = "visas",
    security(("operator" = [])), extensions(("x-role" = json!("visa"))),
    request_body = VisaDocumentReview, responses((status = 200, body = VisaDeskOrder)))]
pub(crate) async fn review_visa_document(
    State(state): State<AppState>,
    InRole(call): InRole<{ OperatorRole::Visa.code() }>,
    body: Body<VisaDocumentReview>,
) -> Result<Json<VisaDeskOrder>, Refusal> {
    let asked = body.value;
    let desk = desk(&state, &call, (&asked.tenant, &asked.reference_id, asked.version)).await?;
    let why = || text("/reason", asked.reason.as_deref().unwrap_or_default(), LONGEST_REASON);
    let rejected = if asked.ok { None } else { Some(why()?) };
    let visas = state.app.visas();
    visas.review_document(&desk, FileId(asked.file_id), rejected).await?;
    answer(&state, &call, &desk.tenant, &asked.reference_id).await
}

/// Ask the agency to correct fields and documents of one applicant. The other applicants go on.
#[utoipa::path(post, path = "/api/operations/v1/Visas/RequestCorrection", operation_id = "requestVisaCorrection", tag = "visas",
    security(("operator" = [])), extensions(("x-role" = json!("visa"))),
    request_body = VisaCorrectionRequest, responses((status = 200, body = VisaDeskOrder)))]
pub(crate) async fn request_visa_correction(
    State(state): State<AppState>,
    InRole(call): InRole<{ OperatorRole::Visa.code() }>,
    body: Body<VisaCorrectionRequest>,
) -> Result<Json<VisaDeskOrder>, Refusal> {
    let asked = body.value;
    let desk = desk(&state, &call, (&asked.tenant, &asked.reference_id, asked.version)).await?;
    if asked.items.is_empty() || asked.items.len() > MOST_ITEMS {
        let text = format!("1 to {MOST_ITEMS} things.");
        return Err(BadField::new("/items", "list.length", text).into());
    }
    let items = asked.items.into_iter().enumerate();
    let items: Vec<CorrectionItem> = items.map(|(at, item)| item.read(at)).collect::<Result<_, _>>()?;
    let due_at = asked.due_at.unwrap_or(state.app.clock().now() + CORRECTS_WITHIN);
    let visas = state.app.visas();
    visas
        .request_correction(&desk, ApplicantId(asked.applicant_id), items, due_at)
        .await?;
    answer(&state, &call, &desk.tenant, &asked.reference_id).await
}

/// Withdraw a correction that waits for the agency.
#[utoipa::path(post, path = "/api/operations/v1/Visas/WithdrawCorrection", operation_id = "withdrawVisaCorrection", tag = "visas",
    security(("operator" = [])), extensions(("x-role" = json!("visa"))),
    request_body = VisaCorrectionWithdrawal, responses((status = 200, body = VisaDeskOrder)))]
pub(crate) async fn withdraw_visa_correction(
    State(state): State<AppState>,
    InRole(call): InRole<{ OperatorRole::Visa.code() }>,
    body: Body<VisaCorrectionWithdrawal>,
) -> Result<Json<VisaDeskOrder>, Refusal> {
    let asked = body.value;
    let desk = desk(&state, &call, (&asked.tenant, &asked.reference_id, asked.version)).await?;
    let visas = state.app.visas();
    visas.withdraw_correction(&desk, asked.correction_id.into()).await?;
    answer(&state, &call, &desk.tenant, &asked.reference_id).await
}

/// Hand applications to the embassy. Without its answer nothing is recorded, and the call can be repeated.
#[utoipa::path(post, path = "/api/operations/v1/Visas/Lodge", operation_id = "lodgeVisas", tag = "visas",
    security(("operator" = [])), extensions(("x-role" = json!("visa"))),
    request_body = VisaLodging, responses((status = 200, body = VisaDeskOrder)))]
pub(crate) async fn lodge_visas(
    State(state): State<AppState>,
    InRole(call): InRole<{ OperatorRole::Visa.code() }>,
    body: Body<VisaLodging>,
) -> Result<Json<VisaDeskOrder>, Refusal> {
    let asked = body.value;
    let desk = desk(&state, &call, (&asked.tenant, &asked.reference_id, asked.version)).await?;
    if asked.applicant_ids.is_empty() {
        return Err(BadField::new("/applicantIds", "list.length", "Choose at least one.").into());
    }
    let applicants = asked.applicant_ids.into_iter().map(ApplicantId).collect();
    state.app.visas().lodge(&desk, applicants).await?;
    answer(&state, &call, &desk.tenant, &asked.reference_id).await
}

/// Record what the embassy said of one application.
#[utoipa::path(post, path = "/api/operations/v1/Visas/RecordDecision", operation_id = "decideVisa", tag = "visas",
    security(("operator" = [])), extensions(("x-role" = json!("visa"))),
    request_body = VisaDecision, responses((status = 200, body = VisaDeskOrder)))]
pub(crate) async fn decide_visa(
    State(state): State<AppState>,
    InRole(call): InRole<{ OperatorRole::Visa.code() }>,
    body: Body<VisaDecision>,
) -> Result<Json<VisaDeskOrder>, Refusal> {
    let asked = body.value;
    let desk = desk(&state, &call, (&asked.tenant, &asked.reference_id, asked.version)).await?;
    let why = || text("/reason", asked.reason.as_deref().unwrap_or_default(), LONGEST_REASON);
    let verdict = match asked.decision {
        VisaDecisionName::Approved => {
            let number = asked.visa_number.as_deref().unwrap_or_default();
            Verdict::Approved(text("/visaNumber", number, LONGEST_NUMBER)?)
        }
        VisaDecisionName::Refused => Verdict::Refused(why()?),
        VisaDecisionName::Returned => Verdict::Returned(why()?),
        VisaDecisionName::BiometricsDue => {
            let at = asked.biometrics_at.filter(|at| *at > state.app.clock().now());
            let text = "Choose a moment in the future.";
            Verdict::Biometrics(at.ok_or_else(|| BadField::new("/biometricsAt", "date.past", text))?)
        }
    };
    let visas = state.app.visas();
    visas
        .record_verdict(&desk, ApplicantId(asked.applicant_id), verdict)
        .await?;
    answer(&state, &call, &desk.tenant, &asked.reference_id).await
}

/// Upload the visa of an approved applicant. Another one replaces it until it is handed out.
#[utoipa::path(post, path = "/api/operations/v1/Visas/UploadVisa", operation_id = "uploadVisa", tag = "visas",
    security(("operator" = [])), extensions(("x-role" = json!("visa"))),
    request_body(content = VisaUploadForm, content_type = "multipart/form-data"),
    responses((status = 200, body = VisaDeskOrder)))]
pub(crate) async fn upload_visa(
    State(state): State<AppState>,
    InRole(call): InRole<{ OperatorRole::Visa.code() }>,
    mut upload: Upload,
) -> Result<Json<VisaDeskOrder>, Refusal> {
    let (slug, order) = (upload.text("tenant"), upload.text("referenceId"));
    let mut faults = Faults::default();
    let unread = |pointer: &str| BadField::new(pointer, "value.unknown", "Not readable.");
    let version = upload.text("version").parse::<u32>().map_err(|_| unread("/version"));
    let version = faults.take(version);
    let applicant = upload
        .text("applicantId")
        .parse::<Uuid>()
        .map_err(|_| unread("/applicantId"));
    let applicant = faults.take(applicant);
    let file = faults.take(upload.file("file", &ATTACHMENTS).await?);
    upload.end(&mut faults);
    let (Some(version), Some(applicant), Some(file), true) = (version, applicant, file, faults.is_empty()) else {
        return Err(faults.into());
    };
    let desk = desk(&state, &call, (&slug, &order, version)).await?;
    let visas = state.app.visas();
    visas.upload_visa(&desk, ApplicantId(applicant), file).await?;
    answer(&state, &call, &desk.tenant, &order).await
}

/// Hand the visas of all approved applicants to the agency.
#[utoipa::path(post, path = "/api/operations/v1/Visas/Deliver", operation_id = "deliverVisas", tag = "visas",
    security(("operator" = [])), extensions(("x-role" = json!("visa"))),
    request_body = VisaDelivery, responses((status = 200, body = VisaDeskOrder)))]
pub(crate) async fn deliver_visas(
    State(state): State<AppState>,
    InRole(call): InRole<{ OperatorRole::Visa.code() }>,
    body: Body<VisaDelivery>,
) -> Result<Json<VisaDeskOrder>, Refusal> {
    let asked = body.value;
    let desk = desk(&state, &call, (&asked.tenant, &asked.reference_id, asked.version)).await?;
    state.app.visas().deliver(&desk).await?;
    answer(&state, &call, &desk.tenant, &asked.reference_id).await
}

/// The step of this call with one order of a tenant that the operator acts for.
async fn desk(
    state: &AppState,
    call: &OperatorCall,
    (slug, order, version): (&str, &str, u32),
) -> Result<DeskCall, Refusal> {
    let (tenant, _): (TenantId, _) = call.tenant(state, slug).await?;
    Ok(DeskCall {
        tenant,
        reference: reference(order).map_err(|_| Refusal::new(ErrorCode::OrderNotFound))?,
        version,
        operator: call.operator(),
    })
}

impl VisaAskedItem {
    fn read(self, at: usize) -> Result<CorrectionItem, BadField> {
        let reason = text(&format!("/items/{at}/reason"), &self.reason, LONGEST_REASON)?;
        let subject = match (self.field, self.document) {
            (Some(field), None) => CorrectionSubject::Field(field),
            (None, Some(document)) => CorrectionSubject::Document(document),
            _ => {
                let text = "Name a field or a document.";
                return Err(BadField::new(format!("/items/{at}/field"), "value.missing", text));
            }
        };
        Ok(CorrectionItem { subject, reason })
    }
}
