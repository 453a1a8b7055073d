//! Sign-in with a password and a one-time code.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use jetway_db::repo::audit::{Actor, AuditEvent};
use jetway_db::repo::sign_in::guesses::Guesser;
use jetway_db::repo::sign_in::operator_sessions::OperatorSession;
use jetway_db::repo::sign_in::operators::{OperatorRecord, OperatorStatus};
use jetway_db::{DbError, Tx};
use jetway_domain::access::{Operator, OperatorReach, OperatorRole};
use jetway_domain::ids::SessionId;
use serde_json::json;

use super::totp::{DIGITS, recovery_hash};
use super::{LONGEST_TEXT, OperatorError, SESSION_LIFE, fresh_token};
use crate::identity::Identity;
use crate::identity::guessing::{PASSWORD, PASSWORDS, subject_of};

/// A sign-in attempt.
#[derive(Debug, Clone)]
pub struct OperatorSignIn {
    /// E-mail address.
    pub email: String,
    /// Password.
    pub password: String,
    /// Code of the authenticator, or a recovery code.
    pub code: String,
    /// The browser's user agent.
    pub browser: String,
}

/// A signed-in operator and the token of their session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OperatorEntry {
    /// Goes into the `Authorization` header.
    pub token: String,
    /// When the session ends at the latest.
    pub expires_at: DateTime<Utc>,
    /// Name in the audit trail.
    pub name: String,
    /// Roles.
    pub roles: BTreeSet<OperatorRole>,
    /// Tenants they act for.
    pub reach: OperatorReach,
}

/// A new session.
pub(super) struct Opened {
    pub(super) by: Operator,
    pub(super) record: OperatorRecord,
    token: String,
    expires_at: DateTime<Utc>,
}

impl Opened {
    pub(super) fn into_entry(self) -> OperatorEntry {
        OperatorEntry {
            token: self.token,
            expires_at: self.expires_at,
            name: self.record.name,
            roles: self.record.roles,
            reach: self.record.reach,
        }
    }
}

impl Identity {
    /// Sign in. `None` for an unknown address, a wrong password or code, a disabled operator and a locked-out one. After ten failures in
    /// a row, attempts with the address are refused for 15 minutes, whatever they contain, and the operator is notified by e-mail.
    ///
    /// # Errors
    /// When the database fails or too many passwords are being checked.
    pub async fn sign_in_operator(&self, attempt: &OperatorSignIn) -> Result<Option<OperatorEntry>, OperatorError> {
        let now = self.now();
        let known = {
            let tx = self.read_operations().await?;
            tx.operators().by_email(&attempt.email).await?
        };
        let known = known.filter(|operator| operator.status == OperatorStatus::Active);
        let hash = known.as_ref().and_then(|operator| operator.password_hash.as_ref());
        let right = self.passwords.verify(hash, &attempt.password).await?;
        let subject = subject_of(&attempt.email, None);
        let guesser = Guesser {
            subject: &subject,
            purpose: PASSWORD,
        };
        let tx = self.begin_operations().await?;
        let standing = tx.guesses().lock(guesser, now).await?;
        if standing.blocked_until(now).is_some() {
            // Refused in any case, and not counted.
            return Ok(None);
        }
        let proven = match known.filter(|_| right) {
            Some(known) => self.with_code(&tx, &known, &attempt.code, now).await?,
            None => None,
        };
        let Some(operator) = proven else {
            let standing = tx.guesses().failed(guesser, standing, PASSWORDS, now).await?;
            if standing.failures == PASSWORDS.after_failures {
                self.note_lock(&tx, &attempt.email, now).await?;
                self.enqueue_guess_report(&tx, &attempt.email, PASSWORD).await?;
            }
            tx.commit().await?;
            return Ok(None);
        };
        tx.guesses().forget(guesser).await?;
        let opened = self.open_operator_session(&tx, operator, &attempt.browser, now).await?;
        self.note(&tx, &opened.by, "operator.signed_in", &opened.record, json!({}))
            .await?;
        tx.commit().await?;
        Ok(Some(opened.into_entry()))
    }

    /// The operator as stored now, if the checked password is still theirs and the code is valid. The code is used up.
    async fn with_code(
        &self,
        tx: &Tx,
        known: &OperatorRecord,
        code: &str,
        now: DateTime<Utc>,
    ) -> Result<Option<OperatorRecord>, OperatorError> {
        let locked = tx.operators().lock(known.id).await?;
        let unchanged = |operator: &OperatorRecord| {
            operator.status == OperatorStatus::Active && operator.password_hash == known.password_hash
        };
        let Some(mut operator) = locked.filter(unchanged) else {
            return Ok(None);
        };
        let code = code.trim();
        // Anything else is treated as a recovery code.
        let is_of_authenticator = code.len() == DIGITS && code.bytes().all(|byte| byte.is_ascii_digit());
        if is_of_authenticator {
            let step = self.authenticator(&operator)?.step_of(code, now, operator.totp_step);
            let Some(step) = step else { return Ok(None) };
            operator.totp_step = step;
            return Ok(Some(operator));
        }
        let stored = recovery_hash(operator.id, code);
        let used = tx.operators().use_recovery_code(operator.id, &stored, now).await?;
        Ok(used.then_some(operator))
    }

    /// Opens a session and stores the operator.
    pub(super) async fn open_operator_session(
        &self,
        tx: &Tx,
        mut operator: OperatorRecord,
        browser: &str,
        now: DateTime<Utc>,
    ) -> Result<Opened, OperatorError> {
        let (token, token_hash) = fresh_token();
        operator.last_signed_in_at = Some(now);
        tx.operators().put(&operator).await?;
        let session = OperatorSession {
            id: SessionId::fresh(self.services.ids()),
            operator_id: operator.id,
            token_hash,
            browser: browser.chars().take(LONGEST_TEXT).collect(),
            created_at: now,
            seen_at: now,
            expires_at: now + SESSION_LIFE,
            revoked_at: None,
            revoke_reason: None,
        };
        tx.operator_sessions().create(&session).await?;
        let by = Operator::named(&operator.name).map_err(|_| DbError::Unreadable("operators.name"))?;
        Ok(Opened {
            by,
            record: operator,
            token,
            expires_at: session.expires_at,
        })
    }

    async fn note_lock(&self, tx: &Tx, email: &str, now: DateTime<Utc>) -> Result<(), DbError> {
        let event = AuditEvent {
            at: now,
            by: Actor::System,
            agency_id: None,
            action: "operator.locked".to_owned(),
            subject: email.trim().to_lowercase().chars().take(LONGEST_TEXT).collect(),
            detail: json!({}),
        };
        tx.audit().record(event, self.services.ids()).await
    }
}
