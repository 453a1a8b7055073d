//! Who can take over what waits at a desk.

use axum::Json;
use axum::extract::State;
use jetway_app::identity::operators::OperatorStatus;
use jetway_domain::access::Desk;
use jetway_domain::ids::TenantId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::http::{Body, OperatorCall, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;
use crate::wire::names::DeskName;

/// Which desk.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AssigneeSearch {
    /// Slug of the tenant.
    tenant: String,
    #[schema(value_type = DeskName)]
    desk: String,
}

/// Operators of a desk, by name.
#[derive(Serialize, ToSchema)]
pub(crate) struct AssigneesFound {
    items: Vec<Assignee>,
}

/// An operator who can take something over.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Assignee {
    operator_id: Uuid,
    name: String,
    is_me: bool,
}

/// List the operators who can take over what waits at a desk.
#[utoipa::path(post, path = "/api/operations/v1/Desks/GetAssignees", operation_id = "loadAssignees", tag = "desks",
    security(("operator" = [])), request_body = AssigneeSearch, responses((status = 200, body = AssigneesFound)))]
pub(crate) async fn load_assignees(
    State(state): State<AppState>,
    call: OperatorCall,
    body: Body<AssigneeSearch>,
) -> Result<Json<AssigneesFound>, Refusal> {
    let desk = desk(&body.value.desk)?;
    call.needs_one(&state, desk.writers()).await?;
    let (tenant, _) = call.tenant(&state, &body.value.tenant).await?;
    let items = assignees(&state, &call, (&tenant, desk)).await?;
    Ok(Json(AssigneesFound { items }))
}

/// Active operators who answer at a desk of a tenant.
pub(super) async fn assignees(
    state: &AppState,
    call: &OperatorCall,
    (tenant, desk): (&TenantId, Desk),
) -> Result<Vec<Assignee>, Refusal> {
    let all = state.app.identity().operators().await?;
    let works_here = all.into_iter().filter(|operator| {
        let is_active = operator.status == OperatorStatus::Active;
        let may = desk.writers().iter().any(|role| operator.roles.contains(role));
        is_active && may && operator.reach.covers(tenant)
    });
    Ok(works_here
        .map(|operator| Assignee {
            is_me: operator.id == call.signed_in.id,
            operator_id: operator.id.0,
            name: operator.name,
        })
        .collect())
}

/// The name of the operator with an id.
pub(super) fn named(all: &[Assignee], id: Uuid) -> Result<&str, BadField> {
    let found = all.iter().find(|operator| operator.operator_id == id);
    let detail = "Choose an operator who works at this desk.";
    found
        .map(|operator| operator.name.as_str())
        .ok_or_else(|| BadField::new("/operatorId", "operator.unknown", detail))
}

/// The desk with a name.
pub(super) fn desk(name: &str) -> Result<Desk, BadField> {
    Desk::parse(name).ok_or_else(|| BadField::new("/desk", "code.unknown", "Choose a desk."))
}
