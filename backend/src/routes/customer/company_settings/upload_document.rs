//! Upload a document of the agency.

use axum::Json;
use axum::extract::State;
use jetway_app::company::documents::DocumentKind;
use jetway_domain::access::Functionality;
use utoipa::ToSchema;

use super::load_documents::CompanyDocument;
use crate::http::upload::ATTACHMENTS;
use crate::http::{Allowed, Faults, Refusal, Upload};
use crate::state::AppState;
use crate::wire::field_error::BadField;
use crate::wire::names::DocumentKindName;

/// The document and its kind.
#[derive(ToSchema)]
#[expect(dead_code, reason = "the contract of a form; Upload reads it part by part")]
pub(crate) struct DocumentForm {
    /// PNG, JPEG or PDF under 1 MB.
    #[schema(format = Binary, content_media_type = "application/octet-stream")]
    file: String,
    kind: DocumentKindName,
}

/// Upload a document.
#[utoipa::path(post, path = "/api/customer/v1/CompanySettings/uploaddocument", operation_id = "uploadDocument",
    tag = "company", security(("session" = [])), extensions(("x-functionality" = json!(234))),
    request_body(content = DocumentForm, content_type = "multipart/form-data"),
    responses((status = 200, body = CompanyDocument)))]
pub(crate) async fn upload_document(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::EditCompanyInfo.code() }>,
    mut upload: Upload,
) -> Result<Json<CompanyDocument>, Refusal> {
    let mut faults = Faults::default();
    let file = faults.take(upload.file("file", &ATTACHMENTS).await?);
    let kind = DocumentKind::parse(&upload.text("kind"));
    let kind = faults.take(kind.ok_or_else(|| BadField::new("/kind", "document.kind", "Say what the document is.")));
    upload.end(&mut faults);
    let (Some(file), Some(kind), true) = (file, kind, faults.is_empty()) else {
        return Err(faults.into());
    };
    let kept = state.app.add_company_document(&agent.signed_in, kind, file).await?;
    let too_many = || BadField::new("/file", "file.tooMany", "There are too many documents already.");
    let kept = kept.ok_or_else(|| Refusal::fields(vec![too_many()]))?;
    Ok(Json(kept.into()))
}
