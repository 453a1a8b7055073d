//! Password reset with a code by e-mail.
//!
//! **Invariant**: a request does the same for known and unknown addresses: one row is written, and a background job looks
//! up the address. Guesses are counted and answered by address, whether a code was sent there or not.

use chrono::{DateTime, TimeDelta, Utc};
use jetway_db::Tx;
use jetway_db::repo::jobs::NewJob;
use jetway_db::repo::sign_in::codes::{Guess, IssuedCode};
use jetway_db::repo::sign_in::guesses::Guesser;
use jetway_db::repo::users::{User, UserStatus};
use jetway_domain::ids::TenantId;
use serde::{Deserialize, Serialize};

use super::Identity;
use super::code::{code_hash, device_hash, fresh_code};
use super::error::IdentityError;
use super::guessing::{Counting, Guessed, subject_of};
use super::sign_in::{CODE_LIFE, DEVICE, code_email};
use crate::context::scope;
use crate::emails::Voice;

/// Purpose of the codes of password reset.
const RESET: &str = "reset";
/// The job that looks up the address and e-mails the code.
pub const MAIL_CODE: &str = "identity.mail_code";

/// A request for a code.
#[derive(Debug, Clone)]
pub struct AskCode {
    /// The portal.
    pub tenant: TenantId,
    /// The sender of the e-mail.
    pub voice: Voice,
    /// E-mail address.
    pub username: String,
    /// The browser's user agent.
    pub device: String,
    /// Whether it is another code for a new browser after a correct password, and not a code for a new password.
    pub for_device: bool,
}

/// A typed code.
#[derive(Clone)]
pub struct ResetGuess {
    /// The portal.
    pub tenant: TenantId,
    /// E-mail address.
    pub username: String,
    /// Reference returned by the request.
    pub reference: String,
    /// Six digits.
    pub code: String,
    /// The browser's user agent.
    pub device: String,
}

/// The result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ResetOutcome {
    /// Correct: this browser may set a new password now.
    Verified,
    /// Wrong code, or no valid code. The difference would reveal who has an account.
    Wrong {
        /// Guesses left before a pause, 1 to 4.
        attempts_left: i64,
    },
    /// Too many wrong codes were entered for this address, whether it has an account or not.
    Paused {
        /// Until codes are evaluated again, at least 1.
        minutes: i64,
    },
}

/// Input of the job, without secrets.
#[derive(Serialize, Deserialize)]
struct CodeToMail {
    #[serde(flatten)]
    voice: Voice,
    username: String,
    device: String,
    reference: String,
    purpose: String,
}

impl Identity {
    /// Request a code by e-mail, sent if the address has an account. Always returns a reference for the code.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn ask_code(&self, ask: &AskCode) -> Result<String, IdentityError> {
        let now = self.now();
        let reference = self.services.ids().uuid().simple().to_string();
        let payload = CodeToMail {
            voice: ask.voice.clone(),
            username: ask.username.clone(),
            device: device_hash(&ask.device),
            reference: reference.clone(),
            purpose: if ask.for_device { DEVICE } else { RESET }.to_owned(),
        };
        let job = NewJob {
            kind: MAIL_CODE.to_owned(),
            unique_key: None,
            payload: serde_json::to_value(payload).map_err(|_| IdentityError::Job)?,
            run_at: now,
        };
        let tx = self.services.begin(&ask.tenant).await?;
        tx.jobs().enqueue(job, self.services.ids(), now).await?;
        tx.commit().await?;
        Ok(reference)
    }

    /// The job: look up the address and e-mail the code.
    ///
    /// # Errors
    /// When the payload does not fit this job, or the database fails.
    pub async fn mail_code(&self, tenant: &TenantId, payload: serde_json::Value) -> Result<(), IdentityError> {
        let ask: CodeToMail = serde_json::from_value(payload).map_err(|_| IdentityError::Job)?;
        let now = self.now();
        let tx = self.services.begin(tenant).await?;
        let user = tx.users().by_email(&ask.username).await?;
        let Some(user) = user.filter(|user| user.status == UserStatus::Active) else {
            return Ok(());
        };
        if self.may_mail(&tx, &user, &ask, now).await? {
            let code = fresh_code();
            tx.codes().issue(&issued(&ask, &user, &code, now)).await?;
            let email = if ask.purpose == DEVICE {
                "device-code"
            } else {
                "reset-code"
            };
            let message = code_email(email, &ask.voice, &user, &code);
            tx.outbox().enqueue(message, self.services.ids(), now).await?;
            tx.commit().await?;
        }
        Ok(())
    }

    /// Another code for a browser is sent only if its password was correct a moment ago. A verified browser has codes of its
    /// own, so that requests elsewhere cannot use them up.
    async fn may_mail(
        &self,
        tx: &Tx,
        user: &User,
        ask: &CodeToMail,
        now: DateTime<Utc>,
    ) -> Result<bool, IdentityError> {
        let (codes, device) = (tx.codes(), ask.device.as_str());
        let proven = tx.devices().is_known(user.id, device).await?.then_some(device);
        let guesser = Guesser {
            subject: &subject_of(&user.email, proven),
            purpose: &ask.purpose,
        };
        if tx.guesses().blocked_until(guesser, now).await?.is_some() {
            return Ok(false);
        }
        let lately = codes
            .issued_since(user.id, &ask.purpose, proven, now - TimeDelta::hours(1))
            .await?;
        let asked_rightly = ask.purpose != DEVICE || codes.is_waiting(user.id, &ask.device, &ask.purpose, now).await?;
        Ok(asked_rightly && lately < self.settings.codes_per_hour)
    }

    /// Verify the mailbox. Afterwards the same browser may set a new password, once.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn verify_reset(&self, attempt: &ResetGuess) -> Result<ResetOutcome, IdentityError> {
        let (scope, now) = (scope(&attempt.tenant), self.now());
        let device = device_hash(&attempt.device);
        let typed = self.typed(&scope, &attempt.username, &device).await?;
        let hash = code_hash(&attempt.reference, &attempt.code);
        let guess = Guess {
            reference: &attempt.reference,
            user_id: typed.user_id(),
            device_hash: &device,
            purpose: RESET,
            code_hash: &hash,
        };
        let tx = self.services.database.begin(&scope).await?;
        let guessed = self
            .guess(&tx, &guess, &typed.subject, Counting::All, &attempt.username)
            .await?;
        let outcome = match (guessed, &typed.user) {
            (Guessed::Right, Some(user)) => {
                self.grant_new_password(&tx, user, &device, now).await?;
                ResetOutcome::Verified
            }
            (Guessed::Wrong { attempts_left }, _) => ResetOutcome::Wrong { attempts_left },
            (Guessed::Paused { minutes }, _) => ResetOutcome::Paused { minutes },
            // Neither happens: a code has a user, and every other guess is counted.
            (Guessed::Dead | Guessed::Right, _) => ResetOutcome::Wrong { attempts_left: 1 },
        };
        tx.commit().await?;
        Ok(outcome)
    }
}

fn issued(ask: &CodeToMail, user: &User, code: &str, now: DateTime<Utc>) -> IssuedCode {
    IssuedCode {
        reference: ask.reference.clone(),
        user_id: user.id,
        device_hash: ask.device.clone(),
        purpose: ask.purpose.clone(),
        code_hash: code_hash(&ask.reference, code),
        created_at: now,
        expires_at: now + CODE_LIFE,
    }
}
