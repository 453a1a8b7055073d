//! The audit trail as a file.

use std::io;

use axum::extract::State;
use axum::response::Response;
use futures::stream;
use jetway_app::app::audit::AuditEvent;
use jetway_domain::access::OperatorRole;

use super::{AuditRequest, actor, whose};
use crate::http::csv::{Cell, FileName, csv_answer, rows};
use crate::http::{Body, InRole, Refusal};
use crate::state::AppState;
use crate::wire::instant::instant;

/// Events read at once.
const PART: u64 = 500;

const HEADINGS: [&str; 7] = ["At (UTC)", "By", "Who", "Action", "Subject", "Agency", "Detail"];

/// Export the events that match, which is recorded itself, all pages of them, as CSV, newest first; `cursor` is where they begin. Text that a spreadsheet would
/// run as a formula begins with an apostrophe.
#[utoipa::path(post, path = "/api/operations/v1/Audit/Export", operation_id = "exportAudit", tag = "audit",
    security(("operator" = [])), extensions(("x-role" = json!("auditor"))),
    request_body = AuditRequest, responses((status = 200, body = String, content_type = "text/csv")))]
pub(crate) async fn export_audit(
    State(state): State<AppState>,
    InRole(call): InRole<{ OperatorRole::Auditor.code() }>,
    body: Body<AuditRequest>,
) -> Result<Response, Refusal> {
    let asked = body.value;
    let tenant = whose(&state, &call, asked.tenant()).await?;
    let filter = asked.filter()?;
    state
        .app
        .note_audit_export(&tenant, &filter, &call.signed_in.operator)
        .await?;
    let name = FileName::for_operators(&state, &tenant, "audit");
    let headings = HEADINGS.map(str::to_owned).to_vec();
    let parts = stream::try_unfold(Some(filter), move |filter| {
        let (state, tenant) = (state.clone(), tenant.clone());
        async move {
            let Some(mut filter) = filter else { return Ok(None) };
            let page = state.app.audit_page(&tenant, &filter, PART).await;
            let page = page.map_err(io::Error::other)?;
            let part = rows(page.events.iter().map(row))?;
            filter.after = page.next;
            Ok::<_, io::Error>(Some((part, page.next.map(|_| filter))))
        }
    });
    csv_answer(&name, headings, parts)
}

fn row(event: &AuditEvent) -> Vec<Cell> {
    let (by, who) = actor(&event.by);
    vec![
        Cell::plain(Some(instant(event.at))),
        Cell::plain(Some(by)),
        Cell::text(who.as_deref()),
        Cell::text(Some(&event.action)),
        Cell::text(Some(&event.subject)),
        Cell::plain(event.agency_id),
        Cell::Text(event.detail.to_string()),
    ]
}
