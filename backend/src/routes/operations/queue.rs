//! The work queue: what waits for an operator.

use axum::Json;
use axum::extract::State;
use jetway_app::app::work_queue::{WorkItem, WorkKind};
use jetway_domain::access::OperatorRole;
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::{OperatorCall, Refusal};
use crate::state::AppState;
use crate::wire::instant::instant;
use crate::wire::names::{UrgencyName, WorkKindName};

/// What waits, the longest waiting first.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct WorkQueue {
    items: Vec<QueueItem>,
}

/// Something that waits for an operator.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct QueueItem {
    /// Slug of the tenant.
    tenant: String,
    #[schema(value_type = WorkKindName)]
    kind: &'static str,
    /// Order reference (of visas too), number of the void, refund or deposit, or id of the application or agency.
    subject: String,
    /// A route, an amount, a company's name, or a country with its visa.
    title: String,
    /// Name of the agency, if there is one already.
    #[serde(skip_serializing_if = "Option::is_none")]
    agency: Option<String>,
    /// Status of the deposit, or state of the void or refund.
    #[serde(skip_serializing_if = "Option::is_none")]
    state: Option<&'static str>,
    /// Who reviewed the deposit, or works on the void or refund.
    #[serde(skip_serializing_if = "Option::is_none")]
    owner: Option<String>,
    since: String,
    /// When it is late.
    due_at: String,
    /// `amber` from half of its time on, `red` when it is late.
    #[schema(value_type = UrgencyName)]
    urgency: &'static str,
    /// Whether the operator's roles allow the decision.
    can_decide: bool,
}

/// List what waits at the tenants the operator acts for: the kinds their roles decide, and every kind for support and auditors.
#[utoipa::path(get, path = "/api/operations/v1/Queue/Load", operation_id = "loadWorkQueue", tag = "queue",
    security(("operator" = [])), responses((status = 200, body = WorkQueue)))]
pub(crate) async fn load_work_queue(
    State(state): State<AppState>,
    call: OperatorCall,
) -> Result<Json<WorkQueue>, Refusal> {
    let roles = &call.signed_in.roles;
    let reads_all = roles.contains(&OperatorRole::Support) || roles.contains(&OperatorRole::Auditor);
    let kinds: Vec<WorkKind> = WorkKind::ALL
        .into_iter()
        .filter(|kind| reads_all || roles.contains(&kind.role()))
        .collect();
    let found = state.app.work_queue(&call.tenants(&state), &kinds).await?;
    let item = |item: WorkItem| QueueItem {
        can_decide: roles.contains(&item.kind.role()),
        tenant: item.tenant.into(),
        kind: item.kind.name(),
        subject: item.subject,
        title: item.title,
        agency: item.agency,
        state: item.state,
        owner: item.owner,
        since: instant(item.since),
        due_at: instant(item.due_at),
        urgency: item.urgency.name(),
    };
    Ok(Json(WorkQueue {
        items: found.into_iter().map(item).collect(),
    }))
}
