//! Proving a phone number, and changing it.

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

/// What a texted code opens.
const PHONE: &str = "phone";

/// What a person wants to do with a number.
#[derive(Debug, Clone)]
pub struct AskPhoneCode {
    /// Who writes the message.
    pub voice: Voice,
    /// The number.
    pub number: PhoneNumber,
    /// It is a new one.
    pub change: bool,
    /// The portal wants numbers proven.
    pub verify: bool,
}

/// What came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PhoneCodeOutcome {
    /// A code was texted; it comes back with this reference.
    Sent {
        /// Names the code.
        reference: String,
    },
    /// The number is stored; this portal does not want it proven.
    Saved,
    /// It is not the person's number.
    NotYours,
    /// The sign-in is to be completed with the person's number before it can be changed.
    FinishFirst,
    /// Too many codes were asked for.
    TooManyCodes,
}

/// What came of a guess.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PhoneOutcome {
    /// The number is theirs.
    Verified,
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
    /// Text a code to a number, or store a changed one at once where numbers need no proof.
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
                // A stolen password must not be completed with the thief's phone.
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

    /// Prove a number with the texted code; the session is whole after it.
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

/// A code is good for the number it was texted to and for no other.
fn number_hash(reference: &str, number: &PhoneNumber, code: &str) -> String {
    code_hash(&format!("{reference} {}", number.as_str()), code)
}
