//! From a token to its user, on every call.

use chrono::{DateTime, Utc};
use jetway_db::DbError;
use jetway_db::repo::sign_in::sessions::Session;
use jetway_db::repo::users::{User, UserStatus};
use jetway_domain::access::{FunctionalitySet, Role};
use jetway_domain::ids::{BranchId, SessionId, TenantId};

use super::Identity;
use crate::context::Caller;

/// End reason of a session that its user signed out.
pub(super) const SIGNED_OUT: &str = "signed out";

/// The user of a call.
#[derive(Debug, Clone)]
pub struct SignedIn {
    /// The caller for use cases.
    pub caller: Caller,
    /// Permissions.
    pub functionalities: FunctionalitySet,
    pub(crate) user: User,
    pub(super) session: Session,
    /// When the token of this call was issued, in Unix seconds.
    pub(super) token_made: i64,
}

impl SignedIn {
    /// Their branch; users without one work for the whole agency.
    #[must_use]
    pub const fn branch(&self) -> Option<BranchId> {
        self.user.branch_id
    }

    /// Whether they own their agency.
    #[must_use]
    pub fn is_owner(&self) -> bool {
        self.user.roles.iter().any(|role| role == Role::Owner.name())
    }

    /// Their e-mail address, in lower case.
    #[must_use]
    pub fn email(&self) -> &str {
        &self.user.email
    }

    /// Their phone number in E.164, as stored; empty without one.
    #[must_use]
    pub fn phone(&self) -> &str {
        &self.user.phone
    }
}

/// Why a call is not authenticated.
#[derive(Debug, thiserror::Error)]
pub enum EnterError {
    /// The token is invalid or expired, or its session has ended.
    #[error("the session has ended")]
    Expired,
    /// The session was ended elsewhere, or the user was disabled; the client shows it.
    #[error("the session was ended elsewhere")]
    Ended,
    /// A step of the sign-in is left; only the calls of that step are allowed.
    #[error("the sign-in is not finished")]
    Unfinished,
    /// The token belongs to another portal.
    #[error("the session belongs to another portal")]
    WrongTenant,
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

impl Identity {
    /// The user of a token at this portal.
    ///
    /// # Errors
    /// When the token, its session or its user is not valid here.
    pub async fn enter(&self, tenant: &TenantId, token: &str) -> Result<SignedIn, EnterError> {
        let signed_in = self.enter_unfinished(tenant, token).await?;
        if signed_in.session.awaits.is_some() {
            return Err(EnterError::Unfinished);
        }
        Ok(signed_in)
    }

    /// As [`Self::enter`], for the calls that complete the sign-in.
    ///
    /// # Errors
    /// When the token, its session or its user is not valid here.
    pub async fn enter_unfinished(&self, tenant: &TenantId, token: &str) -> Result<SignedIn, EnterError> {
        let now: DateTime<Utc> = self.now();
        let claims = self.mint.read(token, now).map_err(|_| EnterError::Expired)?;
        if claims.tid != *tenant {
            return Err(EnterError::WrongTenant);
        }
        self.of_session(tenant, claims.sid, claims.iat).await
    }

    /// The user of a long-running call, with their current state.
    ///
    /// # Errors
    /// When their session or account is not valid here any more.
    pub async fn still_in(&self, before: &SignedIn) -> Result<SignedIn, EnterError> {
        self.of_session(&before.caller.tenant, before.session.id, before.token_made)
            .await
    }

    async fn of_session(&self, tenant: &TenantId, session: SessionId, token_made: i64) -> Result<SignedIn, EnterError> {
        let now = self.now();
        let tx = self.services.read(tenant).await?;
        let session = tx.sessions().get(session).await?.ok_or(EnterError::Expired)?;
        if was_ended_elsewhere(&session) {
            return Err(EnterError::Ended);
        }
        if !session.is_live(now) {
            return Err(EnterError::Expired);
        }
        let user = tx.users().get(session.user_id).await?.ok_or(EnterError::Expired)?;
        if user.status == UserStatus::Disabled || tx.branches().is_closed_to(&user).await? {
            return Err(EnterError::Ended);
        }
        let agency = tx.agencies().get(user.agency_id).await?.ok_or(EnterError::Expired)?;
        Ok(SignedIn {
            caller: Caller {
                tenant: tenant.clone(),
                agency: agency.id,
                agency_name: agency.name,
                user: user.id,
                user_name: user.full_name(),
            },
            functionalities: FunctionalitySet::of_codes(user.functionalities.iter().copied()),
            user,
            session,
            token_made,
        })
    }
}

/// Whether it was ended by a new password, another browser of the user or a colleague, and not by signing out here or by its age.
fn was_ended_elsewhere(session: &Session) -> bool {
    session.revoked_at.is_some() && session.revoke_reason.as_deref() != Some(SIGNED_OUT)
}
