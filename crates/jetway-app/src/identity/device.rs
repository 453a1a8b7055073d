//! The code that verifies a new browser.

use jetway_db::repo::sign_in::codes::Guess;
use jetway_domain::ids::TenantId;

use super::Identity;
use super::admit::Entry;
use super::code::{code_hash, device_hash};
use super::error::IdentityError;
use super::guessing::{Counting, Guessed};
use super::sign_in::DEVICE;
use crate::context::scope;

/// A typed code.
#[derive(Clone)]
pub struct VerifyDevice {
    /// The portal.
    pub tenant: TenantId,
    /// E-mail address.
    pub username: String,
    /// Reference sent with the code.
    pub reference: String,
    /// Six digits.
    pub code: String,
    /// The browser's identifier.
    pub device: String,
    /// The browser's `User-Agent`.
    pub browser: String,
    /// Whether the portal requires verified phone numbers.
    pub verify_phone: bool,
}

/// The result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum VerifyOutcome {
    /// The browser is verified and stored.
    Entered(Entry),
    /// Wrong code.
    Wrong {
        /// Guesses that remain, 1 to 4.
        attempts_left: i64,
    },
    /// No such code, or it is used up, out of guesses or expired.
    Dead,
    /// Too many wrong codes were entered.
    Paused {
        /// Until codes are evaluated again, at least 1.
        minutes: i64,
    },
}

impl Identity {
    /// Verify a browser with the code sent by e-mail.
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
            (Guessed::Right, Some(user)) => VerifyOutcome::Entered(
                self.admit(&tx, user, (&device, &attempt.browser), attempt.verify_phone, now)
                    .await?,
            ),
            (Guessed::Wrong { attempts_left }, _) => VerifyOutcome::Wrong { attempts_left },
            (Guessed::Paused { minutes }, _) => VerifyOutcome::Paused { minutes },
            (Guessed::Dead | Guessed::Right, _) => VerifyOutcome::Dead,
        };
        tx.commit().await?;
        Ok(outcome)
    }
}
