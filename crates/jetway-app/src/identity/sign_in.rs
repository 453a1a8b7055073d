//! Sign-in with e-mail address and password. For a browser the user has not verified, a code is sent.

use chrono::{DateTime, TimeDelta, Utc};
use fluent_bundle::FluentArgs;
use jetway_db::Tx;
use jetway_db::repo::outbox::NewMessage;
use jetway_db::repo::sign_in::codes::IssuedCode;
use jetway_db::repo::sign_in::guesses::Guesser;
use jetway_db::repo::users::{User, UserStatus};
use jetway_domain::ids::{TenantId, UserId};

use super::Identity;
use super::admit::Entry;
use super::code::{code_hash, device_hash, fresh_code};
use super::error::IdentityError;
use super::guessing::{PASSWORD, PASSWORDS, minutes_until};
use crate::context::scope;
use crate::emails::Voice;

/// Lifetime of a code.
pub(super) const CODE_LIFE: TimeDelta = TimeDelta::minutes(10);
/// Purpose of the codes for new browsers.
pub(super) const DEVICE: &str = "device";

/// A sign-in attempt.
#[derive(Clone)]
pub struct SignIn {
    /// The portal.
    pub tenant: TenantId,
    /// The sender of the e-mail.
    pub voice: Voice,
    /// E-mail address.
    pub username: String,
    /// Password.
    pub password: String,
    /// The browser's identifier.
    pub device: String,
    /// The browser's `User-Agent`.
    pub browser: String,
    /// Whether the portal requires verified phone numbers.
    pub verify_phone: bool,
}

/// The result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SignInOutcome {
    /// The browser is verified and the password correct.
    Entered(Entry),
    /// A code was sent; it must be returned with this reference.
    CodeSent {
        /// Reference of the code.
        reference: String,
    },
    /// Unknown user, wrong password, disabled, closed branch or locked; the response does not tell which.
    Refused,
    /// The password is correct, but too many codes were requested.
    TooManyCodes,
    /// The password is correct, but too many wrong codes were entered.
    Paused {
        /// Until codes are evaluated again, at least 1.
        minutes: i64,
    },
}

impl Identity {
    /// Sign in with a password.
    ///
    /// # Errors
    /// When the database fails or the process is stopping.
    pub async fn sign_in(&self, attempt: &SignIn) -> Result<SignInOutcome, IdentityError> {
        let (scope, now) = (scope(&attempt.tenant), self.now());
        let device = device_hash(&attempt.device);
        let typed = self.typed(&scope, &attempt.username, &device).await?;
        let hash = typed.user.as_ref().map(|user| &user.password_hash);
        let right = self.passwords.verify(hash, &attempt.password).await?;
        let tx = self.services.database.begin(&scope).await?;
        let guesser = Guesser {
            subject: &typed.subject,
            purpose: PASSWORD,
        };
        let standing = tx.guesses().lock(guesser, now).await?;
        if standing.blocked_until(now).is_some() {
            // Refused with any password, and not counted.
            return Ok(SignInOutcome::Refused);
        }
        let user = if right {
            admissible(&tx, typed.user_id()).await?
        } else {
            None
        };
        let outcome = if let Some(user) = user {
            tx.guesses().forget(guesser).await?;
            if typed.is_proven {
                SignInOutcome::Entered(
                    self.admit(&tx, &user, (&device, &attempt.browser), attempt.verify_phone, now)
                        .await?,
                )
            } else {
                self.send_code(&tx, &user, attempt, &typed.subject, &device, now)
                    .await?
            }
        } else {
            self.count_failure(&tx, guesser, standing, PASSWORDS, &attempt.username)
                .await?;
            SignInOutcome::Refused
        };
        tx.commit().await?;
        Ok(outcome)
    }

    async fn send_code(
        &self,
        tx: &Tx,
        user: &User,
        attempt: &SignIn,
        subject: &str,
        device: &str,
        now: DateTime<Utc>,
    ) -> Result<SignInOutcome, IdentityError> {
        let guesser = Guesser {
            subject,
            purpose: DEVICE,
        };
        if let Some(until) = tx.guesses().blocked_until(guesser, now).await? {
            let minutes = minutes_until(until, now);
            return Ok(SignInOutcome::Paused { minutes });
        }
        let lately = tx
            .codes()
            .issued_since(user.id, DEVICE, None, now - TimeDelta::hours(1))
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
        let message = code_email("device-code", &attempt.voice, user, &code);
        tx.outbox().enqueue(message, self.services.ids(), now).await?;
        Ok(SignInOutcome::CodeSent { reference })
    }
}

/// The user of a correct password, read again in the transaction that opens the session; `None` if they may not sign in.
async fn admissible(tx: &Tx, user: UserId) -> Result<Option<User>, IdentityError> {
    let Some(user) = tx.users().get(user).await? else {
        return Ok(None);
    };
    let is_shut_out = user.status == UserStatus::Disabled || tx.branches().is_closed_to(&user).await?;
    Ok((!is_shut_out).then_some(user))
}

pub(super) fn code_email(email: &str, voice: &Voice, user: &User, code: &str) -> NewMessage {
    let mut words = FluentArgs::from_iter([("name", user.first_name.as_str()), ("code", code)]);
    words.set("minutes", CODE_LIFE.num_minutes());
    voice.mail(&user.email, email, words)
}
