//! Upload a document of the application.

use axum::Json;
use axum::extract::State;
use jetway_domain::registration::ApplicationAttachment;
use utoipa::ToSchema;

use super::draft::RegistrationDraft;
use super::draft_key::DraftKey;
use crate::http::upload::ATTACHMENTS;
use crate::http::{Faults, Portal, Refusal, Upload};
use crate::state::AppState;
use crate::wire::field_error::BadField;
use crate::wire::names::ApplicationDocumentName;

/// The document and its kind.
#[derive(ToSchema)]
#[expect(dead_code, reason = "the contract of a form; Upload reads it part by part")]
pub(crate) struct ApplicantDocumentForm {
    kind: ApplicationDocumentName,
    /// PNG, JPEG or PDF under 1 MB.
    #[schema(format = Binary, content_media_type = "application/octet-stream")]
    file: String,
}

/// Store it in this browser's draft, replacing the previous one.
#[utoipa::path(post, path = "/api/customer/v1/Registration/UploadAttachment", operation_id = "uploadApplicantAttachment",
    tag = "registration", request_body(content = ApplicantDocumentForm, content_type = "multipart/form-data"),
    responses((status = 200, body = RegistrationDraft)))]
pub(crate) async fn upload_applicant_attachment(
    State(state): State<AppState>,
    portal: Portal,
    DraftKey(key): DraftKey,
    mut upload: Upload,
) -> Result<Json<RegistrationDraft>, Refusal> {
    let mut faults = Faults::default();
    let file = faults.take(upload.file("file", &ATTACHMENTS).await?);
    let attachment = ApplicationAttachment::parse(&upload.text("kind"));
    let attachment =
        faults.take(attachment.ok_or_else(|| BadField::new("/kind", "paper.unknown", "Say which document it is.")));
    upload.end(&mut faults);
    let (Some(file), Some(attachment), true) = (file, attachment, faults.is_empty()) else {
        return Err(faults.into());
    };
    let draft = state
        .app
        .keep_application_attachment(&portal.tenant, &key, attachment, file)
        .await?;
    Ok(Json(RegistrationDraft::of(&draft)))
}
