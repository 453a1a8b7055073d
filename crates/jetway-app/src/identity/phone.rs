//! Verifies and changes a phone number.

use chrono::{DateTime, TimeDelta, Utc};
use jetway_db::Tx;
use jetway_db::repo::sign_in::codes::{Guess, IssuedCode};
use jetway_domain::text::PhoneNumber;

use super::code::{code_hash, fresh_code};
use super::error::IdentityError;
use super::guessing::{Counting, Guessed, subject_of};
use super::sign_in::CODE_LIFE;
use super::{Identity, SignedIn};
use crate::emails::Voice;

/// Purpose of a code by text message.
const PHONE: &str = "phone";

/// A request to verify or change a number.
#[derive(Debug, Clone)]
pub struct AskPhoneCode {
    /// The sender of the message.
    pub voice: Voice,
    /// The number.
    pub number: PhoneNumber,
    /// Whether it is a new number.
    pub change: bool,
    /// Whether the portal requires verified numbers.
    pub verify: bool,
}

/// The result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PhoneCodeOutcome {
    /// A code was sent; it must be returned with this reference.
    Sent {
        /// Reference of the code.
        reference: String,
    },
    /// The number is stored; this portal does not require verification.
    Saved,
    /// It is not the user's number.
    NotYours,
    /// The sign-in must be completed with the user's number before the number can be changed.
    FinishFirst,
    /// Too many codes were requested.
    TooManyCodes,
}

/// Result of a guess.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PhoneOutcome {
    /// The number is verified.
    Verified,
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
    /// Send a code to a number, or store a changed number at once if numbers need no verification.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn ask_phone_code(
        &self,
        signed_in: &SignedIn,
        ask: &AskPhoneCode,
    ) -> Result<PhoneCodeOutcome, IdentityError> {
        let (user, now) = (&signed_in.user, self.now());
        if !ask.number.is(&user.phone) {
            if signed_in.session.awaits.is_some() {
                // A thief must not complete a stolen password with their own phone.
                return Ok(PhoneCodeOutcome::FinishFirst);
            }
            if !ask.change {
                return Ok(PhoneCodeOutcome::NotYours);
            }
        }
        let tx = self.services.begin(&signed_in.caller.tenant).await?;
        let outcome = if ask.change && !ask.verify && signed_in.session.awaits.is_none() {
            tx.users().set_phone(user.id, ask.number.as_str(), None).await?;
            PhoneCodeOutcome::Saved
        } else {
            self.text_code(&tx, signed_in, ask, now).await?
        };
        tx.commit().await?;
        Ok(outcome)
    }

    async fn text_code(
        &self,
        tx: &Tx,
        signed_in: &SignedIn,
        ask: &AskPhoneCode,
        now: DateTime<Utc>,
    ) -> Result<PhoneCodeOutcome, IdentityError> {
        let user = &signed_in.user;
        let lately = tx
            .codes()
            .issued_since(user.id, PHONE, None, now - TimeDelta::hours(1))
            .await?;
        if lately >= self.settings.codes_per_hour {
            return Ok(PhoneCodeOutcome::TooManyCodes);
        }
        let (reference, code) = (self.services.ids().uuid().simple().to_string(), fresh_code());
        let issued = IssuedCode {
            reference: reference.clone(),
            user_id: user.id,
            device_hash: signed_in.session.device_hash.clone(),
            purpose: PHONE.to_owned(),
            code_hash: number_hash(&reference, &ask.number, &code),
            created_at: now,
            expires_at: now + CODE_LIFE,
        };
        tx.codes().issue(&issued).await?;
        let message = ask
            .voice
            .texted_code(ask.number.as_str(), &code, CODE_LIFE.num_minutes());
        tx.outbox().enqueue(message, self.services.ids(), now).await?;
        Ok(PhoneCodeOutcome::Sent { reference })
    }

    /// Verify a number with the code sent to it; this completes the session.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn verify_phone(
        &self,
        signed_in: &SignedIn,
        number: &PhoneNumber,
        reference: &str,
        code: &str,
    ) -> Result<PhoneOutcome, IdentityError> {
        let (user, session, now) = (&signed_in.user, &signed_in.session, self.now());
        if session.awaits.is_some() && !number.is(&user.phone) {
            return Ok(PhoneOutcome::Dead);
        }
        let hash = number_hash(reference, number, code);
        let guess = Guess {
            reference,
            user_id: user.id,
            device_hash: &session.device_hash,
            purpose: PHONE,
            code_hash: &hash,
        };
        let tx = self.services.begin(&signed_in.caller.tenant).await?;
        // Sessions are opened in verified browsers only: each has its own count.
        let subject = subject_of(&user.email, Some(&session.device_hash));
        let guessed = self
            .guess(&tx, &guess, &subject, Counting::ValidCodes, &user.email)
            .await?;
        let outcome = match guessed {
            Guessed::Right => {
                tx.users().set_phone(user.id, number.as_str(), Some(now)).await?;
                tx.sessions().admit(session.id).await?;
                PhoneOutcome::Verified
            }
            Guessed::Wrong { attempts_left } => PhoneOutcome::Wrong { attempts_left },
            Guessed::Paused { minutes } => PhoneOutcome::Paused { minutes },
            Guessed::Dead => PhoneOutcome::Dead,
        };
        tx.commit().await?;
        Ok(outcome)
    }
}

/// A code is valid only for the number it was sent to.
fn number_hash(reference: &str, number: &PhoneNumber, code: &str) -> String {
    code_hash(&format!("{reference} {}", number.as_str()), code)
}
