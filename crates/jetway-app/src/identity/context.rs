//! What a signed-in person's portal needs to know about them.

use jetway_db::DbError;
use jetway_db::repo::agencies::{Agency, ContactPerson};
use jetway_db::repo::users::User;

use super::{Identity, InvalidToken, SignedIn};

/// The person and their agency.
#[derive(Debug, Clone)]
pub struct Profile {
    /// The person.
    pub user: User,
    /// Their agency.
    pub agency: Agency,
    /// Whom they call at the portal.
    pub account_manager: Option<ContactPerson>,
    /// The portal's office for them.
    pub service_branch: Option<ContactPerson>,
    /// Use this token from now on.
    pub new_token: Option<String>,
}

/// Why no profile was read.
#[derive(Debug, thiserror::Error)]
pub enum ProfileError {
    /// The agency is gone.
    #[error("the agency is gone")]
    NoAgency,
    /// No token could be made.
    #[error(transparent)]
    Token(#[from] InvalidToken),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

impl Identity {
    /// Read the profile; a token past its youth is replaced on the way.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn profile(&self, signed_in: &SignedIn) -> Result<Profile, ProfileError> {
        let (tenant, now) = (&signed_in.caller.tenant, self.now());
        let tx = self.services.read(tenant).await?;
        let agency = tx
            .agencies()
            .get(signed_in.caller.agency)
            .await?
            .ok_or(ProfileError::NoAgency)?;
        drop(tx);
        let age = now.timestamp() - signed_in.token_made;
        let new_token = if age > self.settings.rotate_after.num_seconds() {
            let tx = self.services.begin(tenant).await?;
            tx.sessions().rotate(signed_in.session.id, now).await?;
            tx.commit().await?;
            Some(self.token(tenant, &signed_in.session, now)?)
        } else {
            None
        };
        Ok(Profile {
            user: signed_in.user.clone(),
            account_manager: agency.account_manager.clone(),
            service_branch: agency.service_branch.clone(),
            agency,
            new_token,
        })
    }
}
