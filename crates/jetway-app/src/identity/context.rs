//! What the portal needs to know about a signed-in user.

use jetway_db::DbError;
use jetway_db::repo::agencies::{Agency, ContactPerson};
use jetway_db::repo::users::User;

use super::{Identity, InvalidToken, SignedIn};

/// A user and their agency.
#[derive(Debug, Clone)]
pub struct Profile {
    /// The person.
    pub user: User,
    /// Their agency.
    pub agency: Agency,
    /// Their contact person at the portal.
    pub account_manager: Option<ContactPerson>,
    /// The portal's office for them.
    pub service_branch: Option<ContactPerson>,
    /// A new token to use from now on.
    pub new_token: Option<String>,
}

/// Why the profile cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum ProfileError {
    /// The agency no longer exists.
    #[error("the agency no longer exists")]
    NoAgency,
    /// No token could be created.
    #[error(transparent)]
    Token(#[from] InvalidToken),
    /// The database failed.
    #[error(transparent)]
    Database(#[from] DbError),
}

impl Identity {
    /// Read the profile; an old token is replaced.
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
