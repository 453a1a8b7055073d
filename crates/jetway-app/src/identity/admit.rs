//! From a right password to a session, or to the step that comes before one.

use chrono::{DateTime, TimeDelta, Utc};
use jetway_db::Tx;
use jetway_db::repo::sign_in::codes::IssuedCode;
use jetway_db::repo::sign_in::sessions::{Session, Step};
use jetway_db::repo::users::User;
use jetway_domain::access::SessionClaims;
use jetway_domain::access::claims::ISSUER;
use jetway_domain::ids::{SessionId, TenantId};

use super::error::IdentityError;
use super::{Identity, InvalidToken};

/// What lets a person choose a new password without the old one.
pub(super) const NEW_PASSWORD: &str = "new-password";
/// How long they have for it.
const GRANT_LIFE: TimeDelta = TimeDelta::minutes(15);

/// Where a person stands who has proven who they are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Entry {
    /// Signed in.
    Session {
        /// Goes into the `Authorization` header.
        token: String,
        /// The number to prove before the session is good for anything else.
        verify_phone: Option<String>,
    },
    /// A new password first.
    ChangePassword,
}

impl Identity {
    /// Let a person in, or tell them what comes first.
    pub(super) async fn admit(
        &self,
        tx: &Tx,
        user: &User,
        device: &str,
        verify_phone: bool,
        now: DateTime<Utc>,
    ) -> Result<Entry, IdentityError> {
        tx.devices().remember(user.id, device, now).await?;
        if user.force_change_password {
            self.grant_new_password(tx, user, device, now).await?;
            return Ok(Entry::ChangePassword);
        }
        let unproven = verify_phone && user.phone_verified_at.is_none() && !user.phone.is_empty();
        let session = Session {
            id: SessionId::fresh(self.services.ids()),
            user_id: user.id,
            agency_id: user.agency_id,
            device_hash: device.to_owned(),
            created_at: now,
            rotated_at: now,
            expires_at: now + self.settings.session_life,
            revoked_at: None,
            revoke_reason: None,
            awaits: unproven.then_some(Step::Phone),
        };
        tx.sessions().create(&session).await?;
        tx.users().note_sign_in(user.id, now).await?;
        Ok(Entry::Session {
            token: self.token(tx.scope().tenant(), &session, now)?,
            verify_phone: unproven.then(|| user.phone.clone()),
        })
    }

    /// Allow this browser to set the person's password, once.
    pub(super) async fn grant_new_password(
        &self,
        tx: &Tx,
        user: &User,
        device: &str,
        now: DateTime<Utc>,
    ) -> Result<(), IdentityError> {
        let grant = IssuedCode {
            reference: self.services.ids().uuid().simple().to_string(),
            user_id: user.id,
            device_hash: device.to_owned(),
            purpose: NEW_PASSWORD.to_owned(),
            // Nobody types it, so nothing hashes to it.
            code_hash: String::new(),
            created_at: now,
            expires_at: now + GRANT_LIFE,
        };
        Ok(tx.codes().issue(&grant).await?)
    }

    /// A fresh token of a session; it never outlives the session.
    pub(super) fn token(
        &self,
        tenant: &TenantId,
        session: &Session,
        now: DateTime<Utc>,
    ) -> Result<String, InvalidToken> {
        let ends = (now + self.settings.token_life).min(session.expires_at);
        self.mint.sign(&SessionClaims {
            iss: ISSUER.to_owned(),
            sub: session.user_id,
            tid: tenant.clone(),
            agn: session.agency_id,
            sid: session.id,
            iat: now.timestamp(),
            exp: ends.timestamp(),
        })
    }
}
