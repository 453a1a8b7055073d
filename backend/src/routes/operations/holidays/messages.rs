//! Messages of operators about a request, with a file or without, and the files of its messages.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use http::{HeaderValue, header};
use jetway_app::holiday::requests::NewHolidayMessage;
use jetway_domain::ids::FileId;
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::READERS;
use super::request_case::{HolidayRequestCase, case};
use super::request_steps::writing;
use crate::http::{Body, OperatorCall, Params, Refusal, Upload};
use crate::routes::customer::get_file::disposition;
use crate::routes::holidays::requests::{message, refused, with_file};
use crate::state::AppState;

/// A message to the agency.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct HolidayMessageForm {
    /// Slug of the tenant.
    tenant: String,
    reference_id: String,
    /// 1 to 2,000 characters.
    text: String,
}

/// A message to the agency with a file.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "the contract of a form; Upload reads it part by part")]
pub(crate) struct HolidayAttachmentForm {
    /// Slug of the tenant.
    tenant: String,
    reference_id: String,
    /// 1 to 2,000 characters.
    text: String,
    /// PNG, JPEG or PDF under 1 MB.
    #[schema(format = Binary, content_media_type = "application/octet-stream")]
    file: String,
}

/// A file of a request's messages.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[into_params(rename_all = "camelCase", parameter_in = Query)]
pub(crate) struct HolidayAttachmentParams {
    /// Slug of the tenant.
    tenant: String,
    reference_id: String,
    file_id: Uuid,
}

/// Send the agency a message, and an e-mail about it.
#[utoipa::path(post, path = "/api/operations/v1/Holidays/AddHolidayMessage", operation_id = "addHolidayMessage",
    tag = "holidays", security(("operator" = [])), request_body = HolidayMessageForm,
    responses((status = 200, body = HolidayRequestCase)))]
pub(crate) async fn add_holiday_message(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<HolidayMessageForm>,
) -> Result<Json<HolidayRequestCase>, Refusal> {
    let HolidayMessageForm {
        tenant,
        reference_id,
        text,
    } = body.value;
    let new = NewHolidayMessage {
        text: message(&text)?,
        file: None,
    };
    answer(&state, &call, (&tenant, &reference_id), new).await
}

/// Send the agency a message with a file, and an e-mail about it.
#[utoipa::path(post, path = "/api/operations/v1/Holidays/AddHolidayAttachment", operation_id = "addHolidayAttachment",
    tag = "holidays", security(("operator" = [])),
    request_body(content = HolidayAttachmentForm, content_type = "multipart/form-data"),
    responses((status = 200, body = HolidayRequestCase)))]
pub(crate) async fn add_holiday_attachment(
    State(state): State<AppState>,
    call: OperatorCall,
    mut upload: Upload,
) -> Result<Json<HolidayRequestCase>, Refusal> {
    let (tenant, reference) = (upload.text("tenant"), upload.text("referenceId"));
    let (text, file) = with_file(upload).await?;
    let new = NewHolidayMessage { text, file: Some(file) };
    answer(&state, &call, (&tenant, &reference), new).await
}

/// Download a file of a request's messages.
#[utoipa::path(get, path = "/api/operations/v1/Holidays/GetHolidayAttachment", operation_id = "getHolidayAttachment",
    tag = "holidays", security(("operator" = [])), params(HolidayAttachmentParams),
    responses((status = 200, content((Vec<u8> = "image/png"), (Vec<u8> = "image/jpeg"), (Vec<u8> = "application/pdf")))))]
pub(crate) async fn get_holiday_attachment(
    State(state): State<AppState>,
    call: OperatorCall,
    Params(asked): Params<HolidayAttachmentParams>,
) -> Result<Response, Refusal> {
    call.needs_one(&state, &READERS).await?;
    let (tenant, _) = call.tenant(&state, &asked.tenant).await?;
    let requests = state.app.holiday_requests();
    let found = requests
        .attachment(&tenant, &asked.reference_id, FileId(asked.file_id))
        .await;
    let file = found.map_err(|error| refused(error, ""))?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(file.kind.as_str())),
        (header::CONTENT_DISPOSITION, disposition("attachment", &file.name)?),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    Ok((headers, file.content).into_response())
}

async fn answer(
    state: &AppState,
    call: &OperatorCall,
    (tenant, reference): (&str, &str),
    new: NewHolidayMessage,
) -> Result<Json<HolidayRequestCase>, Refusal> {
    let place = writing(state, call, tenant).await?;
    let requests = state.app.holiday_requests();
    let written = requests.answer(&place.tenant, reference, (new, call.operator())).await;
    written.map_err(|error| refused(error, ""))?;
    case(state, call, (&place, reference)).await
}
