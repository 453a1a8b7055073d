//! From a token to the person behind it, on every call.

use chrono::{DateTime, Utc};
use jetway_db::DbError;
use jetway_db::repo::sign_in::sessions::Session;
use jetway_db::repo::users::{User, UserStatus};
use jetway_domain::access::{FunctionalitySet, Role};
use jetway_domain::ids::{BranchId, SessionId, TenantId};

use super::Identity;
use crate::context::Caller;

/// Why a session ended that its own user ended.
pub(super) const SIGNED_OUT: &str = "signed out";

/// The person behind a call.
#[derive(Debug, Clone)]
pub struct SignedIn {
    /// Who they are to the use cases.
    pub caller: Caller,
    /// What they may do.
    pub functionalities: FunctionalitySet,
    pub(crate) user: User,
    pub(super) session: Session,
    /// When the token of this call was made, unix seconds.
    pub(super) token_made: i64,
}

impl SignedIn {
    /// Their branch; people without one work for the whole agency.
    #[must_use]
    pub const fn branch(&self) -> Option<BranchId> {
        self.user.branch_id
    }

    /// Whether they own their agency.
    #[must_use]
    pub fn is_owner(&self) -> bool {
        self.user.roles.iter().any(|role| role == Role::Owner.name())
    }

    /// Their mail address, in lower case.
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

/// Why nobody enters.
#[derive(Debug, thiserror::Error)]
pub enum EnterError {
    /// The token is broken or over, or its session is.
    #[error("the session has ended")]
    Expired,
    /// Somebody ended it from elsewhere, or shut the person out: they are to be told.
    #[error("the session was ended elsewhere")]
    Ended,
    /// A step of signing in is left: only the calls of that step are open.
    #[error("a step of signing in is left")]
    Unfinished,
    /// The token is another portal's.
    #[error("the session belongs to another portal")]
    WrongTenant,
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

impl Identity {
    /// The person behind a token, at this portal.
    ///
    /// # Errors
    /// When the token, its session or its person is not good here, not any more, or not yet.
    pub async fn enter(&self, tenant: &TenantId, token: &str) -> Result<SignedIn, EnterError> {
        let signed_in = self.enter_unfinished(tenant, token).await?;
        if signed_in.session.awaits.is_some() {
            return Err(EnterError::Unfinished);
        }
        Ok(signed_in)
    }

    /// As [`Self::enter`], for the calls that finish signing in.
    ///
    /// # Errors
    /// When the token, its session or its person is not good here, or not any more.
    pub async fn enter_unfinished(&self, tenant: &TenantId, token: &str) -> Result<SignedIn, EnterError> {
        let now: DateTime<Utc> = self.now();
        let claims = self.mint.read(token, now).map_err(|_| EnterError::Expired)?;
        if claims.tid != *tenant {
            return Err(EnterError::WrongTenant);
        }
        self.of_session(tenant, claims.sid, claims.iat).await
    }

    /// The person behind a call that takes long, as they are now.
    ///
    /// # Errors
    /// When their session or they themselves are not good here any more.
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

/// By a new password, another browser of the person, or a colleague; not by signing out here, nor by its age.
fn was_ended_elsewhere(session: &Session) -> bool {
    session.revoked_at.is_some() && session.revoke_reason.as_deref() != Some(SIGNED_OUT)
}
