//! Tokens presented at the wrong host: an agent's at the operators' host, an operator's at a tenant's.
//!
//! Neither is accepted there. A genuine one is recorded, because it shows an attempt or a browser that mixes both up.

use jetway_db::DbError;
use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_domain::access::{OPERATOR_TOKEN_START, SessionClaims};
use jetway_domain::ids::TenantId;
use serde_json::json;

use crate::identity::{EnterError, Identity};

impl Identity {
    /// Record an operator's token presented at a tenant's host. A token without an open session is not recorded, so that invented ones
    /// cannot fill the trail.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn note_operator_elsewhere(&self, token: &str, tenant: &TenantId, path: &str) -> Result<(), DbError> {
        if !token.starts_with(OPERATOR_TOKEN_START) {
            return Ok(());
        }
        let by = match self.enter_operator(token).await {
            Ok(signed_in) => Actor::Operator(signed_in.operator),
            Err(EnterError::Database(error)) => return Err(error),
            Err(_) => return Ok(()),
        };
        self.note_elsewhere(by, "operator.elsewhere", tenant, path).await
    }

    /// Record an agent's token presented at the operators' host, if it is genuine and valid.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn note_agent_elsewhere(&self, token: &str, path: &str) -> Result<(), DbError> {
        let Ok(SessionClaims { sub, tid, .. }) = self.mint.read(token, self.now()) else {
            return Ok(());
        };
        self.note_elsewhere(Actor::User(sub), "agent.elsewhere", &tid, path)
            .await
    }

    async fn note_elsewhere(&self, by: Actor, action: &str, tenant: &TenantId, path: &str) -> Result<(), DbError> {
        let event = AuditEvent {
            at: self.now(),
            by,
            agency_id: None,
            action: action.to_owned(),
            subject: path.to_owned(),
            detail: json!({ "tenant": tenant }),
        };
        let tx = self.begin_operations().await?;
        tx.audit().record(event, self.services.ids()).await?;
        tx.commit().await
    }
}
