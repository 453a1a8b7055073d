//! The code that proves a new browser.

use jetway_db::repo::sign_in::codes::{Guess, GuessOutcome};
use jetway_domain::ids::TenantId;

use super::Identity;
use super::admit::Entry;
use super::code::{code_hash, device_hash};
use super::error::IdentityError;
use super::sign_in::DEVICE;
use crate::context::scope;

/// A code typed in.
#[derive(Clone)]
pub struct VerifyDevice {
    /// The portal.
    pub tenant: TenantId,
    /// Mail address.
    pub username: String,
    /// Given out with the code.
    pub reference: String,
    /// Six digits.
    pub code: String,
    /// What the browser calls itself.
    pub device: String,
    /// The portal wants phone numbers proven.
    pub verify_phone: bool,
}

/// What came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum VerifyOutcome {
    /// The browser is proven and remembered.
    Entered(Entry),
    /// Not this code.
    Wrong {
        /// Guesses that remain, 1 to 4.
        attempts_left: i64,
    },
    /// No such code, or it is used up, guessed out or too old.
    Dead,
}

impl Identity {
    /// Prove a browser with the mailed code.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn verify_device(&self, attempt: &VerifyDevice) -> Result<VerifyOutcome, IdentityError> {
        let (scope, now) = (scope(&attempt.tenant), self.now());
        let device = device_hash(&attempt.device);
        let tx = self.services.database.read(&scope).await?;
        let user = tx.users().by_email(&attempt.username).await?;
        drop(tx);
        let Some(user) = user else {
            return Ok(VerifyOutcome::Dead);
        };
        let hash = code_hash(&attempt.reference, &attempt.code);
        let guess = Guess {
            reference: &attempt.reference,
            user_id: user.id,
            device_hash: &device,
            purpose: DEVICE,
            code_hash: &hash,
        };
        match self.services.database.guess_code(&scope, &guess, now).await? {
            GuessOutcome::Consumed => {
                let tx = self.services.database.begin(&scope).await?;
                let entry = self.admit(&tx, &user, &device, attempt.verify_phone, now).await?;
                tx.commit().await?;
                Ok(VerifyOutcome::Entered(entry))
            }
            GuessOutcome::Wrong { attempts_left } if attempts_left > 0 => Ok(VerifyOutcome::Wrong { attempts_left }),
            GuessOutcome::Wrong { .. } | GuessOutcome::Dead => Ok(VerifyOutcome::Dead),
        }
    }
}
