//! The code that proves a new browser.

use jetway_db::repo::sign_in::codes::Guess;
use jetway_domain::ids::TenantId;

use super::Identity;
use super::admit::Entry;
use super::code::{code_hash, device_hash};
use super::error::IdentityError;
use super::guessing::{Counting, Guessed};
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
    /// Too many wrong codes were entered.
    Paused {
        /// Until codes are evaluated again, at least 1.
        minutes: i64,
    },
}

impl Identity {
    /// Prove a browser with the mailed code.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn verify_device(&self, attempt: &VerifyDevice) -> Result<VerifyOutcome, IdentityError> {
        let (scope, now) = (scope(&attempt.tenant), self.now());
        let device = device_hash(&attempt.device);
        let typed = self.typed(&scope, &attempt.username, &device).await?;
        let hash = code_hash(&attempt.reference, &attempt.code);
        let guess = Guess {
            reference: &attempt.reference,
            user_id: typed.user_id(),
            device_hash: &device,
            purpose: DEVICE,
            code_hash: &hash,
        };
        let tx = self.services.database.begin(&scope).await?;
        let guessed = self
            .guess(&tx, &guess, &typed.subject, Counting::ValidCodes, &attempt.username)
            .await?;
        let outcome = match (guessed, &typed.user) {
            (Guessed::Right, Some(user)) => {
                VerifyOutcome::Entered(self.admit(&tx, user, &device, attempt.verify_phone, now).await?)
            }
            (Guessed::Wrong { attempts_left }, _) => VerifyOutcome::Wrong { attempts_left },
            (Guessed::Paused { minutes }, _) => VerifyOutcome::Paused { minutes },
            (Guessed::Dead | Guessed::Right, _) => VerifyOutcome::Dead,
        };
        tx.commit().await?;
        Ok(outcome)
    }
}
