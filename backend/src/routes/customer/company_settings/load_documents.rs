//! The agency's documents.

use axum::Json;
use axum::extract::State;
use chrono::{DateTime, Utc};
use jetway_app::files::FileFacts;
use jetway_domain::access::Functionality;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::http::{Allowed, Refusal};
use crate::routes::customer::get_file;
use crate::state::AppState;
use crate::wire::names::DocumentKindName;

/// Documents, newest first.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct DocumentsResponse {
    documents: Vec<CompanyDocument>,
}

/// A document.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct CompanyDocument {
    document_id: Uuid,
    #[schema(value_type = DocumentKindName)]
    kind: String,
    file_name: String,
    media_type: String,
    /// Size in bytes.
    bytes: i64,
    uploaded_at: DateTime<Utc>,
    /// URL of the file; requires the session token.
    address: String,
}

impl From<FileFacts> for CompanyDocument {
    fn from(facts: FileFacts) -> Self {
        Self {
            document_id: facts.id.0,
            kind: facts.label,
            file_name: facts.name,
            media_type: facts.kind.as_str().to_owned(),
            bytes: facts.bytes,
            uploaded_at: facts.created_at,
            address: get_file::address(facts.id),
        }
    }
}

/// List the agency's documents.
#[utoipa::path(post, path = "/api/customer/v1/CompanySettings/loaddocuments", operation_id = "loadDocuments",
    tag = "company", security(("session" = [])), extensions(("x-functionality" = json!(233))),
    responses((status = 200, body = DocumentsResponse)))]
pub(crate) async fn load_documents(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::CompanySettings.code() }>,
) -> Result<Json<DocumentsResponse>, Refusal> {
    let documents = state.app.company_documents(&agent.signed_in).await?;
    let documents = documents.into_iter().map(CompanyDocument::from).collect();
    Ok(Json(DocumentsResponse { documents }))
}
