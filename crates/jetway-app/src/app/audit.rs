//! The audit trail as operators read it.

use jetway_db::DbError;
use jetway_domain::access::Operator;
use jetway_domain::ids::TenantId;
use serde_json::json;

pub use jetway_db::repo::audit::{Actor, AuditEvent, AuditFilter, AuditMark};

use super::App;

/// A page of the audit trail.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuditPage {
    /// Events, newest first.
    pub events: Vec<AuditEvent>,
    /// Where the next page begins; `None` on the last one.
    pub next: Option<AuditMark>,
}

impl App {
    /// A page of at most `size` events of a tenant, or of `TenantId::operations()`: sign-ins, invitations and refusals.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn audit_page(&self, tenant: &TenantId, filter: &AuditFilter, size: u64) -> Result<AuditPage, DbError> {
        let tx = self.database().read(&Self::scope(tenant)).await?;
        // One extra row tells whether there is a next page.
        let mut found = tx.audit().search(filter, size + 1).await?;
        let kept = usize::try_from(size).unwrap_or(usize::MAX);
        let has_more = found.len() > kept;
        found.truncate(kept);
        let next = found.last().map(|(mark, _)| *mark).filter(|_| has_more);
        Ok(AuditPage {
            events: found.into_iter().map(|(_, event)| event).collect(),
            next,
        })
    }

    /// Record in the trail that an operator exports it, before any data is returned.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn note_audit_export(
        &self,
        tenant: &TenantId,
        filter: &AuditFilter,
        operator: &Operator,
    ) -> Result<(), DbError> {
        let event = AuditEvent {
            at: self.clock().now(),
            by: Actor::Operator(operator.clone()),
            agency_id: filter.agency,
            action: "audit.exported".to_owned(),
            subject: tenant.as_str().to_owned(),
            detail: json!({ "of": filter.operator, "action": filter.action, "subject": filter.subject,
                "from": filter.from, "until": filter.until }),
        };
        let tx = self.database().begin(&Self::scope(tenant)).await?;
        tx.audit().record(event, self.ids()).await?;
        tx.commit().await
    }
}
