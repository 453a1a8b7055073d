//! From a correct password to a session, or to the step before one.

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

/// Purpose of the grant to set a new password without the old one.
pub(super) const NEW_PASSWORD: &str = "new-password";
/// Lifetime of that grant.
const GRANT_LIFE: TimeDelta = TimeDelta::minutes(15);

/// Maximum number of stored characters of a user agent.
const LONGEST_BROWSER: usize = 200;

/// Next step of an authenticated user.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Entry {
    /// Signed in.
    Session {
        /// Goes into the `Authorization` header.
        token: String,
        /// The phone number must be verified before the session allows anything else.
        verify_phone: Option<String>,
    },
    /// A new password must be set first.
    ChangePassword,
}

impl Identity {
    /// Open a session, or return the step that comes first. A browser is identified by the hash of its id, and has a user agent.
    pub(super) async fn admit(
        &self,
        tx: &Tx,
        user: &User,
        (device, browser): (&str, &str),
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
            browser: browser.chars().take(LONGEST_BROWSER).collect(),
        };
        tx.sessions().create(&session).await?;
        tx.users().note_sign_in(user.id, now).await?;
        Ok(Entry::Session {
            token: self.token(tx.scope().tenant(), &session, now)?,
            verify_phone: unproven.then(|| user.phone.clone()),
        })
    }

    /// Allow this browser to set the user's password, once.
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
            // It is never typed, so it is not the hash of any code.
            code_hash: String::new(),
            created_at: now,
            expires_at: now + GRANT_LIFE,
        };
        Ok(tx.codes().issue(&grant).await?)
    }

    /// A new token of a session; it never outlives the session.
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
