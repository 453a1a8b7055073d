//! Sign-out.

use super::enter::SIGNED_OUT;
use super::error::IdentityError;
use super::{Identity, SignedIn};

impl Identity {
    /// End the session of this call; its tokens are invalid from the next request.
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
