//! Documents of an application.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use http::{HeaderValue, header};
use jetway_app::visa::files::{DocumentSlot, VisaFile};
use jetway_domain::access::Functionality;
use jetway_domain::ids::FileId;
use jetway_domain::order::OrderStatus;
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::get_order::one_of;
use super::view::VisaOrder;
use crate::http::upload::ATTACHMENTS;
use crate::http::{Agent, Allowed, Body, Faults, Params, Refusal, Upload};
use crate::routes::customer::get_file::disposition;
use crate::state::AppState;
use crate::wire::field_error::BadField;
use crate::wire::order_reference::reference;

/// A document of an applicant.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "the contract of a form; Upload reads it part by part")]
pub(crate) struct VisaDocumentForm {
    reference_id: String,
    applicant_id: Uuid,
    code: String,
    /// The correction that asks for it.
    correction_id: Option<Uuid>,
    /// PNG, JPEG or PDF under 1 MB.
    #[schema(format = Binary, content_media_type = "application/octet-stream")]
    file: String,
}

/// A file of a draft.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct RemoveVisaDocumentRequest {
    reference_id: String,
    file_id: Uuid,
}

/// A file of an application.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[into_params(rename_all = "camelCase", parameter_in = Query)]
pub(crate) struct VisaFileParams {
    reference_id: String,
    file_id: Uuid,
}

/// The visa of an applicant.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[into_params(rename_all = "camelCase", parameter_in = Query)]
pub(crate) struct VisaOfApplicantParams {
    reference_id: String,
    applicant_id: Uuid,
}

/// Upload a document of a draft, with 260, or one that a correction asks for, with 257.
#[utoipa::path(post, path = "/api/visa/v1/Visa/UploadDocument", operation_id = "visaUploadDocument", tag = "visas",
    security(("session" = [])), request_body(content = VisaDocumentForm, content_type = "multipart/form-data"),
    responses((status = 200, body = VisaOrder)))]
pub(crate) async fn upload_document(
    State(state): State<AppState>,
    agent: Agent,
    mut upload: Upload,
) -> Result<Json<VisaOrder>, Refusal> {
    let mut faults = Faults::default();
    let file = faults.take(upload.file("file", &ATTACHMENTS).await?);
    let named = upload.text("referenceId");
    let applicant = upload.text("applicantId").parse::<Uuid>();
    let unknown = |_| BadField::new("/applicantId", "applicant.unknown", "There is no such applicant.");
    let applicant = faults.take(applicant.map_err(unknown));
    let correction = Some(upload.text("correctionId")).filter(|text| !text.is_empty());
    let correction = correction.map(|text| text.parse::<Uuid>()).transpose();
    let closed = |_| {
        BadField::new(
            "/correctionId",
            "correction.closed",
            "There is no such open correction.",
        )
    };
    let correction = faults.take(correction.map_err(closed));
    let code = upload.text("code");
    upload.end(&mut faults);
    let (Some(file), Some(applicant), Some(correction), true) = (file, applicant, correction, faults.is_empty()) else {
        return Err(faults.into());
    };
    let reference = reference(&named)?;
    one_of(&agent, &[Functionality::SearchVisa, Functionality::EditVisaApplication])?;
    let visas = state.app.visas();
    let order = visas.order(agent.caller(), &reference).await?;
    let needed = if order.status == OrderStatus::Pending {
        Functionality::SearchVisa
    } else {
        Functionality::EditVisaApplication
    };
    one_of(&agent, &[needed])?;
    let slot = DocumentSlot {
        applicant: applicant.into(),
        code,
        correction: correction.map(Into::into),
    };
    let order = visas.upload(agent.caller(), &reference, slot, file).await?;
    Ok(Json(VisaOrder::of(&state, &agent, &order)?))
}

/// Take a document of a draft back.
#[utoipa::path(post, path = "/api/visa/v1/Visa/RemoveDocument", operation_id = "visaRemoveDocument", tag = "visas",
    security(("session" = [])), extensions(("x-functionality" = json!(260))),
    request_body = RemoveVisaDocumentRequest, responses((status = 200, body = VisaOrder)))]
pub(crate) async fn remove_document(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::SearchVisa.code() }>,
    body: Body<RemoveVisaDocumentRequest>,
) -> Result<Json<VisaOrder>, Refusal> {
    let reference = reference(&body.value.reference_id)?;
    let file = FileId(body.value.file_id);
    let order = state.app.visas().remove(agent.caller(), &reference, file).await?;
    Ok(Json(VisaOrder::of(&state, &agent, &order)?))
}

/// Read a document, with 259; one of a draft also with 260. Each view is recorded.
#[utoipa::path(get, path = "/api/visa/v1/Visa/GetDocument", operation_id = "visaGetDocument", tag = "files",
    security(("session" = [])), params(VisaFileParams),
    responses((status = 200, content((Vec<u8> = "image/png"), (Vec<u8> = "image/jpeg"), (Vec<u8> = "application/pdf")))))]
pub(crate) async fn get_document(
    State(state): State<AppState>,
    agent: Agent,
    Params(asked): Params<VisaFileParams>,
) -> Result<Response, Refusal> {
    let readers = [Functionality::ViewVisaBooking, Functionality::SearchVisa];
    one_of(&agent, &readers)?;
    let reference = reference(&asked.reference_id)?;
    let visas = state.app.visas();
    let order = visas.order(agent.caller(), &reference).await?;
    if order.status != OrderStatus::Pending {
        one_of(&agent, &[Functionality::ViewVisaBooking])?;
    }
    let file = visas.file(agent.caller(), &reference, FileId(asked.file_id)).await?;
    served(file)
}

/// Read the visa of an applicant once it is delivered. Each view is recorded.
#[utoipa::path(get, path = "/api/visa/v1/Visa/GetVisa", operation_id = "visaGetVisa", tag = "files",
    security(("session" = [])), extensions(("x-functionality" = json!(259))), params(VisaOfApplicantParams),
    responses((status = 200, content((Vec<u8> = "image/png"), (Vec<u8> = "image/jpeg"), (Vec<u8> = "application/pdf")))))]
pub(crate) async fn get_visa(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ViewVisaBooking.code() }>,
    Params(asked): Params<VisaOfApplicantParams>,
) -> Result<Response, Refusal> {
    let reference = reference(&asked.reference_id)?;
    let visas = state.app.visas();
    let file = visas
        .visa(agent.caller(), &reference, asked.applicant_id.into())
        .await?;
    served(file)
}

/// A browser keeps nothing of it, so that each view is recorded.
fn served(file: VisaFile) -> Result<Response, Refusal> {
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(file.kind.as_str())),
        (header::CONTENT_DISPOSITION, disposition("attachment", &file.name)?),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (
            header::CONTENT_SECURITY_POLICY,
            HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox"),
        ),
        (header::CACHE_CONTROL, HeaderValue::from_static("private, no-store")),
    ];
    Ok((headers, file.content).into_response())
}
