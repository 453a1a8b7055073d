//! A user's open sessions, and ending one of them.

use chrono::{DateTime, Utc};
use jetway_db::DbError;
use jetway_domain::ids::SessionId;

use super::{Identity, SignedIn};

/// An open session of a person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnSession {
    /// Identifies it in calls.
    pub id: SessionId,
    /// The browser's user agent; empty if it sent none.
    pub browser: String,
    /// When they signed in.
    pub signed_in_at: DateTime<Utc>,
    /// When its token was last renewed: within minutes of the last call.
    pub used_at: DateTime<Utc>,
    /// When it expires at the latest.
    pub expires_at: DateTime<Utc>,
    /// Whether it is the session of this call.
    pub is_current: bool,
}

impl Identity {
    /// The person's open sessions, last used first.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn own_sessions(&self, signed_in: &SignedIn) -> Result<Vec<OwnSession>, DbError> {
        let tx = self.services.read(&signed_in.caller.tenant).await?;
        let open = tx.sessions().open_of(signed_in.user.id, self.now()).await?;
        let own = open.into_iter().map(|session| OwnSession {
            is_current: session.id == signed_in.session.id,
            id: session.id,
            browser: session.browser,
            signed_in_at: session.created_at,
            used_at: session.rotated_at,
            expires_at: session.expires_at,
        });
        Ok(own.collect())
    }

    /// End one of the user's sessions. Returns whether it was theirs and open.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn end_own_session(&self, signed_in: &SignedIn, id: SessionId) -> Result<bool, DbError> {
        let tx = self.services.begin(&signed_in.caller.tenant).await?;
        let own = tx.sessions().get(id).await?;
        if own.is_none_or(|session| session.user_id != signed_in.user.id) {
            return Ok(false);
        }
        let ended = tx.sessions().revoke(id, "ended by the person", self.now()).await?;
        tx.commit().await?;
        Ok(ended)
    }
}
