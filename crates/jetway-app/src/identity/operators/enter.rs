//! From a token to its operator, on every call; and operators' sessions.

use std::collections::BTreeSet;

use chrono::{DateTime, TimeDelta, Utc};
use jetway_db::DbError;
use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_db::repo::sign_in::operator_sessions::OperatorSession;
use jetway_db::repo::sign_in::operators::OperatorStatus;
use jetway_domain::access::{OPERATOR_TOKEN_START, Operator, OperatorReach, OperatorRole};
use jetway_domain::ids::{OperatorId, SessionId, TenantId};
use serde_json::json;

use super::{IDLE_LIFE, token_hash};
use crate::identity::enter::SIGNED_OUT;
use crate::identity::{EnterError, Identity};

/// End reason of a session that the operator ended from another one.
const ENDED_ELSEWHERE: &str = "ended from another session";
/// The last call is stored at most this often.
const NOTED_EVERY: TimeDelta = TimeDelta::minutes(1);

/// The operator of a call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SignedInOperator {
    /// Primary key.
    pub id: OperatorId,
    /// E-mail address; the user name.
    pub email: String,
    /// The operator for use cases and the audit trail.
    pub operator: Operator,
    /// Roles.
    pub roles: BTreeSet<OperatorRole>,
    /// Tenants they act for.
    pub reach: OperatorReach,
    /// Their session.
    pub session: SessionId,
}

/// An open session as its operator sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OperatorSessionView {
    /// Primary key.
    pub id: SessionId,
    /// The browser's user agent.
    pub browser: String,
    /// When they signed in.
    pub created_at: DateTime<Utc>,
    /// The last call, to the minute.
    pub seen_at: DateTime<Utc>,
    /// When it expires.
    pub expires_at: DateTime<Utc>,
    /// Whether it is the session of this call.
    pub is_current: bool,
}

impl Identity {
    /// The operator of a token.
    ///
    /// # Errors
    /// When the token, its session or its operator is not valid.
    pub async fn enter_operator(&self, token: &str) -> Result<SignedInOperator, EnterError> {
        if !token.starts_with(OPERATOR_TOKEN_START) {
            return Err(EnterError::Expired);
        }
        let now = self.now();
        let tx = self.read_operations().await?;
        let found = tx.operator_sessions().by_token(&token_hash(token)).await?;
        let session = found.ok_or(EnterError::Expired)?;
        if session.revoked_at.is_some() && session.revoke_reason.as_deref() != Some(SIGNED_OUT) {
            return Err(EnterError::Ended);
        }
        if !is_open(&session, now) {
            return Err(EnterError::Expired);
        }
        let operator = tx.operators().get(session.operator_id).await?;
        let operator = operator
            .filter(|operator| operator.status == OperatorStatus::Active)
            .ok_or(EnterError::Ended)?;
        tx.rollback().await?;
        if session.seen_at + NOTED_EVERY <= now {
            let tx = self.begin_operations().await?;
            tx.operator_sessions().seen(session.id, now).await?;
            tx.commit().await?;
        }
        Ok(SignedInOperator {
            id: operator.id,
            email: operator.email,
            operator: Operator::named(&operator.name).map_err(|_| DbError::Unreadable("operators.name"))?,
            roles: operator.roles,
            reach: operator.reach,
            session: session.id,
        })
    }

    /// The operator's open sessions, newest first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn operator_sessions(&self, by: &SignedInOperator) -> Result<Vec<OperatorSessionView>, DbError> {
        let now = self.now();
        let tx = self.read_operations().await?;
        let found = tx.operator_sessions().open_of(by.id, now).await?;
        let open = found.into_iter().filter(|session| is_open(session, now));
        Ok(open
            .map(|session| OperatorSessionView {
                id: session.id,
                browser: session.browser,
                created_at: session.created_at,
                seen_at: session.seen_at,
                expires_at: session.expires_at,
                is_current: session.id == by.session,
            })
            .collect())
    }

    /// Number of unused recovery codes of the operator.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn recovery_codes_left(&self, by: &SignedInOperator) -> Result<usize, DbError> {
        let tx = self.read_operations().await?;
        tx.operators().recovery_codes_left(by.id).await
    }

    /// End the session of this call.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn sign_out_operator(&self, by: &SignedInOperator) -> Result<(), DbError> {
        self.end_session(by, by.session, SIGNED_OUT).await.map(drop)
    }

    /// End another session of the operator. Returns whether it was theirs and open.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn end_operator_session(&self, by: &SignedInOperator, id: SessionId) -> Result<bool, DbError> {
        self.end_session(by, id, ENDED_ELSEWHERE).await
    }

    async fn end_session(&self, by: &SignedInOperator, id: SessionId, reason: &str) -> Result<bool, DbError> {
        let now = self.now();
        let tx = self.begin_operations().await?;
        let ended = tx.operator_sessions().revoke(by.id, id, reason, now).await?;
        if ended {
            let event = AuditEvent {
                at: now,
                by: Actor::Operator(by.operator.clone()),
                agency_id: None,
                action: "operator.session_ended".to_owned(),
                subject: by.email.clone(),
                detail: json!({ "reason": reason }),
            };
            tx.audit().record(event, self.services.ids()).await?;
        }
        tx.commit().await?;
        Ok(ended)
    }

    /// Record that an operator was refused: a role they lack, or a tenant that is not theirs.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn note_operator_refused(
        &self,
        by: &SignedInOperator,
        path: &str,
        role: Option<OperatorRole>,
        tenant: Option<&TenantId>,
    ) -> Result<(), DbError> {
        let event = AuditEvent {
            at: self.now(),
            by: Actor::Operator(by.operator.clone()),
            agency_id: None,
            action: "operator.refused".to_owned(),
            subject: path.to_owned(),
            detail: json!({ "role": role.map(OperatorRole::name), "tenant": tenant.map(TenantId::as_str) }),
        };
        let tx = self.begin_operations().await?;
        tx.audit().record(event, self.services.ids()).await?;
        tx.commit().await
    }
}

/// Whether it has neither ended nor expired, and is not idle for too long.
fn is_open(session: &OperatorSession, now: DateTime<Utc>) -> bool {
    session.revoked_at.is_none() && now < session.expires_at && now < session.seen_at + IDLE_LIFE
}
