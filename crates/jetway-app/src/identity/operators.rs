//! Operators of the back office: invitations, sign-in with a password and a one-time code, sessions, roles (ADR 0097).
//!
//! **Invariant**: responses do not reveal whether an e-mail address is an operator's. An unknown address, a wrong password, a
//! wrong code, a disabled operator and a locked-out one get the same response.

mod demo;
mod elsewhere;
mod enter;
mod error;
mod invite;
mod manage;
mod sign_in;
mod totp;

use std::collections::BTreeSet;

use chrono::{DateTime, TimeDelta, Utc};
use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_db::repo::sign_in::operators::OperatorRecord;
pub use jetway_db::repo::sign_in::operators::OperatorStatus;
use jetway_db::{DbError, Tx};
use jetway_domain::access::{OPERATOR_TOKEN_START, Operator, OperatorReach, OperatorRole};
use jetway_domain::ids::{OperatorId, TenantId};
use jetway_domain::secret::to_hex;
use serde_json::Value;

pub use demo::DemoOperator;
pub use enter::{OperatorSessionView, SignedInOperator};
pub use error::OperatorError;
pub use invite::{Acceptance, Accepted, Enrolment, Invited, NewOperator};
pub use manage::Grant;
pub use sign_in::{OperatorEntry, OperatorSignIn};

use super::Identity;
use super::code::hash;

/// Maximum lifetime of a session.
pub const SESSION_LIFE: TimeDelta = TimeDelta::hours(8);
/// Idle timeout of a session.
pub const IDLE_LIFE: TimeDelta = TimeDelta::minutes(30);
/// Lifetime of an invitation.
pub const INVITATION_LIFE: TimeDelta = TimeDelta::days(1);
/// Maximum number of stored characters of a user agent and of an unknown address.
const LONGEST_TEXT: usize = 200;

/// An operator as lists show them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OperatorView {
    /// Primary key.
    pub id: OperatorId,
    /// E-mail address; the user name.
    pub email: String,
    /// Name in the audit trail.
    pub name: String,
    /// Whether they may sign in.
    pub status: OperatorStatus,
    /// Roles.
    pub roles: BTreeSet<OperatorRole>,
    /// Tenants they act for.
    pub reach: OperatorReach,
    /// When they last signed in.
    pub last_signed_in_at: Option<DateTime<Utc>>,
}

impl OperatorView {
    fn of(operator: OperatorRecord) -> Self {
        Self {
            id: operator.id,
            email: operator.email,
            name: operator.name,
            status: operator.status,
            roles: operator.roles,
            reach: operator.reach,
            last_signed_in_at: operator.last_signed_in_at,
        }
    }
}

impl Identity {
    /// Record an event in the operators' own audit trail.
    async fn note(
        &self,
        tx: &Tx,
        by: &Operator,
        action: &str,
        subject: &OperatorRecord,
        detail: Value,
    ) -> Result<(), DbError> {
        let event = AuditEvent {
            at: self.now(),
            by: Actor::Operator(by.clone()),
            agency_id: None,
            action: action.to_owned(),
            subject: subject.email.clone(),
            detail,
        };
        tx.audit().record(event, self.services.ids()).await
    }

    async fn begin_operations(&self) -> Result<Tx, DbError> {
        self.services.begin(&TenantId::operations()).await
    }

    async fn read_operations(&self) -> Result<Tx, DbError> {
        self.services.read(&TenantId::operations()).await
    }
}

/// 256 random bits as text.
fn fresh_secret() -> String {
    to_hex(&rand::random::<[u8; 32]>())
}

/// A new session token and its stored hash.
fn fresh_token() -> (String, String) {
    let token = format!("{OPERATOR_TOKEN_START}{}", fresh_secret());
    let stored = token_hash(&token);
    (token, stored)
}

fn token_hash(token: &str) -> String {
    hash(&["operator session", token])
}
