//! Mail address and password. A browser the person has not proven yet is sent a code.

use chrono::{DateTime, TimeDelta, Utc};
use fluent_bundle::FluentArgs;
use jetway_db::Tx;
use jetway_db::repo::outbox::NewMessage;
use jetway_db::repo::sign_in::codes::IssuedCode;
use jetway_db::repo::users::{LockRule, User, UserStatus};
use jetway_domain::ids::TenantId;

use super::Identity;
use super::admit::Entry;
use super::code::{code_hash, device_hash, fresh_code};
use super::error::IdentityError;
use crate::context::scope;
use crate::emails::Voice;

/// After this many wrong passwords in a row, browsers the person has not proven are refused for a while. Proven ones
/// are not: otherwise anybody could lock anybody out.
pub(super) const LOCK: LockRule = LockRule {
    after_failures: 10,
    lock_for: TimeDelta::minutes(15),
};
/// A mailed code is good for this long.
pub(super) const CODE_LIFE: TimeDelta = TimeDelta::minutes(10);
/// What a code for a new browser opens.
pub(super) const DEVICE: &str = "device";

/// An attempt.
#[derive(Clone)]
pub struct SignIn {
    /// The portal it is made at.
    pub tenant: TenantId,
    /// Who writes the mail.
    pub voice: Voice,
    /// Mail address.
    pub username: String,
    /// Password.
    pub password: String,
    /// What the browser calls itself.
    pub device: String,
    /// The portal wants phone numbers proven.
    pub verify_phone: bool,
}

/// What came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SignInOutcome {
    /// The browser is proven and the password right.
    Entered(Entry),
    /// A code was mailed; it comes back with this reference.
    CodeSent {
        /// Names the code.
        reference: String,
    },
    /// Unknown, wrong, disabled, of a closed branch or locked: nobody is told which.
    Refused,
    /// The password is right, but too many codes were asked for.
    TooManyCodes,
}

impl Identity {
    /// Sign in with a password.
    ///
    /// # Errors
    /// When the database fails or the process is stopping.
    pub async fn sign_in(&self, attempt: &SignIn) -> Result<SignInOutcome, IdentityError> {
        let (scope, now) = (scope(&attempt.tenant), self.now());
        let device = device_hash(&attempt.device);
        let tx = self.services.database.read(&scope).await?;
        let user = tx.users().by_email(&attempt.username).await?;
        let proven = match &user {
            Some(user) => tx.devices().is_known(user.id, &device).await?,
            None => false,
        };
        drop(tx);
        let right = self
            .passwords
            .verify(user.as_ref().map(|user| &user.password_hash), &attempt.password)
            .await?;
        let Some(user) = user else {
            return Ok(SignInOutcome::Refused);
        };
        if !right {
            self.services
                .database
                .record_sign_in_failure(&scope, user.id, LOCK, now)
                .await?;
            return Ok(SignInOutcome::Refused);
        }
        let tx = self.services.database.begin(&scope).await?;
        // Read again: others may have guessed while this one waited for its turn.
        let Some(user) = tx.users().get(user.id).await? else {
            return Ok(SignInOutcome::Refused);
        };
        let locked = user.locked_until.is_some_and(|until| now < until) && !proven;
        if user.status == UserStatus::Disabled || locked || tx.branches().is_closed_to(&user).await? {
            return Ok(SignInOutcome::Refused);
        }
        let outcome = if proven {
            SignInOutcome::Entered(self.admit(&tx, &user, &device, attempt.verify_phone, now).await?)
        } else {
            self.send_code(&tx, &user, attempt, &device, now).await?
        };
        tx.commit().await?;
        Ok(outcome)
    }

    async fn send_code(
        &self,
        tx: &Tx,
        user: &User,
        attempt: &SignIn,
        device: &str,
        now: DateTime<Utc>,
    ) -> Result<SignInOutcome, IdentityError> {
        let lately = tx
            .codes()
            .issued_since(user.id, DEVICE, now - TimeDelta::hours(1))
            .await?;
        if lately >= self.settings.codes_per_hour {
            return Ok(SignInOutcome::TooManyCodes);
        }
        let (reference, code) = (self.services.ids().uuid().simple().to_string(), fresh_code());
        tx.codes()
            .issue(&IssuedCode {
                reference: reference.clone(),
                user_id: user.id,
                device_hash: device.to_owned(),
                purpose: DEVICE.to_owned(),
                code_hash: code_hash(&reference, &code),
                created_at: now,
                expires_at: now + CODE_LIFE,
            })
            .await?;
        let message = code_letter("device-code", &attempt.voice, user, &code);
        tx.outbox().enqueue(message, self.services.ids(), now).await?;
        Ok(SignInOutcome::CodeSent { reference })
    }
}

pub(super) fn code_letter(letter: &str, voice: &Voice, user: &User, code: &str) -> NewMessage {
    let mut words = FluentArgs::from_iter([("name", user.first_name.as_str()), ("code", code)]);
    words.set("minutes", CODE_LIFE.num_minutes());
    voice.mail(&user.email, letter, words)
}
