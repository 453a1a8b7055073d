//! Ending a session.

use super::sign_in::IdentityError;
use super::{Identity, SignedIn};

/// Why a session ended that its own person ended.
pub(super) const SIGNED_OUT: &str = "signed out";

impl Identity {
    /// End the session of this call: its tokens are worth nothing from the next request.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn sign_out(&self, signed_in: &SignedIn) -> Result<(), IdentityError> {
        let tx = self.services.begin(&signed_in.caller.tenant).await?;
        tx.sessions()
            .revoke(signed_in.session.id, SIGNED_OUT, self.now())
            .await?;
        tx.commit().await?;
        Ok(())
    }
}
