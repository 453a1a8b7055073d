//! Audit events of changes to agencies.

use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_db::{DbError, Tx};
use serde_json::Value;

use crate::app::App;
use crate::identity::SignedIn;

impl App {
    /// Record a change in the audit trail, in the same transaction.
    pub(super) async fn note_change(
        &self,
        tx: &Tx,
        by: &SignedIn,
        action: &str,
        subject: String,
        detail: Value,
    ) -> Result<(), DbError> {
        let event = AuditEvent {
            at: self.clock().now(),
            by: Actor::User(by.caller.user),
            agency_id: Some(by.caller.agency),
            action: action.to_owned(),
            subject,
            detail,
        };
        tx.audit().record(event, self.ids()).await
    }
}
