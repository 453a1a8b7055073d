//! The audit trail, for auditors.

pub(crate) mod file;

use axum::Json;
use axum::extract::State;
use chrono::{DateTime, Utc};
use jetway_app::app::audit::{Actor, AuditEvent, AuditFilter, AuditMark};
use jetway_domain::access::{OperatorReach, OperatorRole};
use jetway_domain::ids::{AgencyId, TenantId};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::http::{Body, InRole, OperatorCall, Refusal};
use crate::state::AppState;
use crate::wire::cursor;
use crate::wire::field_error::BadField;
use crate::wire::instant::instant;
use crate::wire::names::AuditActorName;

/// Events of a page.
const PAGE: u64 = 50;

/// Which events to read; what is absent does not filter.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AuditRequest {
    /// Slug of a tenant. Absent: what concerns operators themselves (sign-ins, invitations, refusals), for auditors of all tenants.
    tenant: Option<String>,
    /// Name of the operator.
    operator: Option<String>,
    /// What the action begins with, such as `order.`.
    action: Option<String>,
    /// To what it was done, such as an order reference.
    subject: Option<String>,
    agency_id: Option<Uuid>,
    from: Option<DateTime<Utc>>,
    /// Events before this moment.
    until: Option<DateTime<Utc>>,
    /// `next` of the page before.
    cursor: Option<String>,
}

/// A page of the audit trail, newest first.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AuditPageResponse {
    items: Vec<AuditItem>,
    /// Cursor of the next page; absent on the last one.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<String>,
}

/// Something that was done.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AuditItem {
    at: String,
    #[schema(value_type = AuditActorName)]
    by: &'static str,
    /// Name of the operator, or id of the user.
    #[serde(skip_serializing_if = "Option::is_none")]
    who: Option<String>,
    action: String,
    subject: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    agency_id: Option<Uuid>,
    /// What else was recorded.
    #[schema(value_type = Object)]
    detail: Value,
}

/// Read a page of the audit trail of a tenant, or of operators themselves.
#[utoipa::path(post, path = "/api/operations/v1/Audit/Load", operation_id = "loadAudit", tag = "audit",
    security(("operator" = [])), extensions(("x-role" = json!("auditor"))),
    request_body = AuditRequest, responses((status = 200, body = AuditPageResponse)))]
pub(crate) async fn load_audit(
    State(state): State<AppState>,
    InRole(call): InRole<{ OperatorRole::Auditor.code() }>,
    body: Body<AuditRequest>,
) -> Result<Json<AuditPageResponse>, Refusal> {
    let asked = body.value;
    let tenant = whose(&state, &call, asked.tenant.as_deref()).await?;
    let filter = asked.filter()?;
    let page = state.app.audit_page(&tenant, &filter, PAGE).await?;
    Ok(Json(AuditPageResponse {
        items: page.events.into_iter().map(AuditItem::of).collect(),
        next: page.next.map(|mark| cursor::write_place(mark.at, mark.id)),
    }))
}

impl AuditRequest {
    /// Slug of the tenant asked for.
    pub(super) fn tenant(&self) -> Option<&str> {
        self.tenant.as_deref()
    }

    /// Which events these are.
    pub(super) fn filter(self) -> Result<AuditFilter, BadField> {
        Ok(AuditFilter {
            operator: self.operator,
            action: self.action,
            subject: self.subject,
            agency: self.agency_id.map(AgencyId),
            from: self.from,
            until: self.until,
            after: self.cursor.as_deref().map(mark).transpose()?,
        })
    }
}

/// The trail an auditor may read: of a tenant they act for, or, without one, of operators themselves.
pub(super) async fn whose(state: &AppState, call: &OperatorCall, tenant: Option<&str>) -> Result<TenantId, Refusal> {
    if let Some(slug) = tenant {
        return Ok(call.tenant(state, slug).await?.0);
    }
    let operations = TenantId::operations();
    if call.signed_in.reach != OperatorReach::All {
        call.refuse(state, None, Some(&operations)).await?;
    }
    Ok(operations)
}

fn mark(cursor: &str) -> Result<AuditMark, BadField> {
    cursor::read(cursor, 2, |parts| {
        Some(AuditMark {
            at: parts.next()?.parse().ok()?,
            id: parts.next()?.parse().ok()?,
        })
    })
}

impl AuditItem {
    fn of(event: AuditEvent) -> Self {
        let (by, who) = actor(&event.by);
        Self {
            at: instant(event.at),
            by,
            who,
            action: event.action,
            subject: event.subject,
            agency_id: event.agency_id.map(|id| id.0),
            detail: event.detail,
        }
    }
}

/// What kind of actor it is, and which one.
pub(super) fn actor(by: &Actor) -> (&'static str, Option<String>) {
    match by {
        Actor::User(id) => ("user", Some(id.to_string())),
        Actor::Operator(operator) => ("operator", Some(operator.name().to_owned())),
        Actor::System => ("system", None),
    }
}
