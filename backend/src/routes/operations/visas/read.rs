//! One application with its documents. Every file that is handed out is in the audit trail.

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use http::{HeaderValue, header};
use jetway_domain::access::OperatorRole;
use jetway_domain::ids::{FileId, TenantId};
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::page::VisaDeskOrder;
use super::queue::READERS;
use crate::http::{Body, OperatorCall, Params, Refusal};
use crate::state::AppState;
use crate::wire::order_reference::reference;

/// Roles that read forms and documents.
const READS_DOCUMENTS: [OperatorRole; 2] = [OperatorRole::Visa, OperatorRole::Auditor];

/// Which application.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct VisaDeskOrderRequest {
    /// Slug of the tenant.
    tenant: String,
    reference_id: String,
}

/// Which file of an application.
#[derive(Deserialize, utoipa::IntoParams)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct VisaFileParams {
    /// Slug of the tenant.
    tenant: String,
    reference_id: String,
    file_id: Uuid,
}

/// Read an application. Support sees how far it is, without forms, passports and documents.
#[utoipa::path(post, path = "/api/operations/v1/Visas/GetOrder", operation_id = "viewVisaOrder", tag = "visas",
    security(("operator" = [])), request_body = VisaDeskOrderRequest, responses((status = 200, body = VisaDeskOrder)))]
pub(crate) async fn view_visa_order(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<VisaDeskOrderRequest>,
) -> Result<Json<VisaDeskOrder>, Refusal> {
    call.needs_one(&state, &READERS).await?;
    let (tenant, _) = call.tenant(&state, &body.value.tenant).await?;
    answer(&state, &call, &tenant, &body.value.reference_id).await
}

/// Read a document of an application, or a visa. It is recorded who read it.
#[utoipa::path(get, path = "/api/operations/v1/Visas/GetFile", operation_id = "getVisaFile", tag = "visas",
    security(("operator" = [])), params(VisaFileParams),
    responses((status = 200, content((Vec<u8> = "image/png"), (Vec<u8> = "image/jpeg"), (Vec<u8> = "application/pdf")))))]
pub(crate) async fn get_visa_file(
    State(state): State<AppState>,
    call: OperatorCall,
    Params(asked): Params<VisaFileParams>,
) -> Result<Response, Refusal> {
    call.needs_one(&state, &READS_DOCUMENTS).await?;
    let (tenant, _) = call.tenant(&state, &asked.tenant).await?;
    let order = reference(&asked.reference_id)?;
    let visas = state.app.visas();
    let file = visas
        .desk_file(&tenant, &order, FileId(asked.file_id), call.operator())
        .await?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(file.kind.as_str())),
        (header::CONTENT_DISPOSITION, HeaderValue::from_static("attachment")),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        // Each view is recorded, so no copy is kept.
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    Ok((headers, file.content).into_response())
}

/// The application as the operator of this call may see it.
pub(super) async fn answer(
    state: &AppState,
    call: &OperatorCall,
    tenant: &TenantId,
    order: &str,
) -> Result<Json<VisaDeskOrder>, Refusal> {
    let roles = &call.signed_in.roles;
    let reads_documents = READS_DOCUMENTS.iter().any(|role| roles.contains(role));
    let case = state
        .app
        .visas()
        .desk_case(tenant, &reference(order)?, reads_documents)
        .await?;
    let acts = roles.contains(&OperatorRole::Visa);
    Ok(Json(VisaDeskOrder::of(tenant, case, acts)))
}
