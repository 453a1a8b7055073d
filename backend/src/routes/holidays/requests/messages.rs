//! Write to operations, with a file or without.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_app::files::CheckedFile;
use jetway_app::holiday::requests::NewHolidayMessage;
use jetway_domain::access::Functionality;
use jetway_domain::secret::to_hex;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use super::get::page;
use super::refusals::refused;
use super::view::HolidayRequestPage;
use crate::http::idempotency::Once;
use crate::http::upload::ATTACHMENTS;
use crate::http::{Agent, Allowed, Body, Faults, Refusal, Upload};
use crate::state::AppState;
use crate::wire::field_error::BadField;
use crate::wire::form_fields::lines;

/// Longest message, in characters.
const LONGEST: usize = 2_000;
/// The header that a message needs: it has no other key.
const KEY: &str = "idempotency-key";

/// A message.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AddHolidayMessageRequest {
    request_reference: String,
    /// 1 to 2,000 characters.
    text: String,
}

/// A message with a file.
#[derive(ToSchema)]
#[schema(rename_all = "camelCase")]
#[expect(dead_code, reason = "the contract of a form; Upload reads it part by part")]
pub(crate) struct HolidayAttachmentForm {
    request_reference: String,
    /// 1 to 2,000 characters.
    text: String,
    /// PNG, JPEG or PDF under 1 MB.
    #[schema(format = Binary, content_media_type = "application/octet-stream")]
    file: String,
}

/// Write to operations about a request. Repeating the call with its key writes one message.
#[utoipa::path(post, path = "/api/holiday/v1/HolidayRequest/AddMessage", operation_id = "holidayAddMessage", tag = "holidays",
    security(("session" = [])), extensions(("x-functionality" = json!(246))),
    request_body = AddHolidayMessageRequest, responses((status = 200, body = HolidayRequestPage)))]
pub(crate) async fn add_message(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowHolidayQueue.code() }>,
    headers: HeaderMap,
    body: Body<AddHolidayMessageRequest>,
) -> Result<Response, Refusal> {
    let AddHolidayMessageRequest {
        request_reference,
        text,
    } = body.value;
    let new = NewHolidayMessage {
        text: message(&text)?,
        file: None,
    };
    let call = ("holidayAddMessage", body.digest);
    written(state, agent, (&headers, call), (request_reference, new)).await
}

/// Write to operations about a request, with a file. Repeating the call with its key writes one message.
#[utoipa::path(post, path = "/api/holiday/v1/HolidayRequest/AddAttachment", operation_id = "holidayAddAttachment",
    tag = "holidays", security(("session" = [])), extensions(("x-functionality" = json!(246))),
    request_body(content = HolidayAttachmentForm, content_type = "multipart/form-data"),
    responses((status = 200, body = HolidayRequestPage)))]
pub(crate) async fn add_attachment(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowHolidayQueue.code() }>,
    headers: HeaderMap,
    mut upload: Upload,
) -> Result<Response, Refusal> {
    let reference = upload.text("requestReference");
    let (text, file) = with_file(upload).await?;
    let digest = format!("{:?}", (&reference, &text, file.sha256()));
    let call = ("holidayAddAttachment", to_hex(&Sha256::digest(digest)));
    let new = NewHolidayMessage { text, file: Some(file) };
    written(state, agent, (&headers, call), (reference, new)).await
}

async fn written(
    state: AppState,
    agent: Agent,
    (headers, (operation, digest)): (&HeaderMap, (&'static str, String)),
    (reference, new): (String, NewHolidayMessage),
) -> Result<Response, Refusal> {
    if !headers.contains_key(KEY) {
        return Err(Refusal::unusable(
            "Send an Idempotency-Key: a repeated message would be written twice.",
        ));
    }
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, operation, digest);
    let work = async move {
        let requests = state.app.holiday_requests();
        let written = requests.write(agent.caller(), &reference, new).await;
        written.map_err(|error| refused(error, ""))?;
        page(&state, &agent, &reference).await
    };
    once.answer(headers, work).await
}

/// The text of a message.
pub(crate) fn message(text: &str) -> Result<String, BadField> {
    lines("/text", text, LONGEST)
}

/// The text and the file of a form, whose other parts are taken.
pub(crate) async fn with_file(mut upload: Upload) -> Result<(String, CheckedFile), Refusal> {
    let mut faults = Faults::default();
    let text = faults.take(message(&upload.text("text")));
    let file = faults.take(upload.file("file", &ATTACHMENTS).await?);
    upload.end(&mut faults);
    match (text, file) {
        (Some(text), Some(file)) if faults.is_empty() => Ok((text, file)),
        _ => Err(faults.into()),
    }
}
