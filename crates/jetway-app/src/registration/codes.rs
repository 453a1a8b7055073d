//! Verification of an applicant's e-mail address and phone.

use chrono::{DateTime, TimeDelta, Utc};
use jetway_db::repo::outbox::Channel;
use jetway_db::repo::registration::applications::{Application, ApplicationGuess, IssuedApplicationCode};
use jetway_db::repo::sign_in::codes::GuessOutcome;
use jetway_db::repo::sign_in::guesses::Guesser;
use jetway_db::{DbError, TenantScope, Tx};
use jetway_domain::text::{PhoneNumber, is_mail_address};

use super::draft::touch;
use super::{CODE_LIFE, RegistrationError, Site, emails};
use crate::app::App;
use crate::identity::code::{code_hash, fresh_code, hash};
use crate::identity::guessing::{CODES, minutes_until};

/// Minimum interval between codes to the same address.
pub const RESEND_AFTER: TimeDelta = TimeDelta::seconds(60);
/// Maximum number of codes per hour, for one application and to one address.
const PER_APPLICATION: u64 = 10;
const PER_ADDRESS: u64 = 5;
/// Purpose under which failed guesses are counted.
const APPLICATION: &str = "application";

/// Address of a code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ApplicantAddress {
    /// A mailbox, in lower case.
    Mail(String),
    /// A phone.
    Phone(PhoneNumber),
}

impl ApplicantAddress {
    /// Parses an e-mail address; `None` if invalid.
    #[must_use]
    pub fn mail(text: &str) -> Option<Self> {
        let text = text.trim().to_lowercase();
        is_mail_address(&text).then_some(Self::Mail(text))
    }

    /// Parses a phone number in E.164; `None` if invalid.
    #[must_use]
    pub fn phone(text: &str) -> Option<Self> {
        PhoneNumber::parse(text).map(Self::Phone)
    }

    const fn channel(&self) -> Channel {
        match self {
            Self::Mail(_) => Channel::Mail,
            Self::Phone(_) => Channel::Sms,
        }
    }

    fn text(&self) -> &str {
        match self {
            Self::Mail(address) => address,
            Self::Phone(number) => number.as_str(),
        }
    }

    /// Subject of the guesses at its codes, across applications.
    fn subject(&self) -> String {
        hash(&["applicant", self.channel().as_str(), self.text()])
    }
}

/// Result of requesting a code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CodeAsked {
    /// It was sent; it must be returned with this reference.
    Sent {
        /// Reference of the code.
        reference: String,
    },
    /// The last code was sent a moment ago.
    TooSoon {
        /// Seconds until another may be requested, 1 to 60.
        seconds: i64,
    },
    /// Too many codes were requested.
    TooMany,
    /// Too many wrong codes were entered for the address.
    Paused {
        /// Until codes are evaluated again, at least 1.
        minutes: i64,
    },
}

/// Result of a guess.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CodeGuessed {
    /// The address is verified.
    Verified,
    /// Wrong code.
    Wrong {
        /// Guesses that remain, 1 to 4.
        attempts_left: i64,
    },
    /// No such code, or it is used up, out of guesses or expired.
    Dead,
    /// Too many wrong codes were entered for the address.
    Paused {
        /// Until codes are evaluated again, at least 1.
        minutes: i64,
    },
}

impl App {
    /// Send a code. If the e-mail address has an account, an e-mail says so instead, and no code is sent; the response
    /// and the work are the same.
    ///
    /// # Errors
    /// `NoDraft` when no draft with this key may be changed.
    pub async fn ask_application_code(
        &self,
        site: &Site,
        key: &str,
        to: &ApplicantAddress,
    ) -> Result<CodeAsked, RegistrationError> {
        let now = self.clock().now();
        let tx = self.database().begin(&Self::scope(&site.tenant)).await?;
        let draft = self.open_draft_in(&tx, key).await?;
        if let Some(refusal) = limit(&tx, &draft, to, now).await? {
            return Ok(refusal);
        }
        let (reference, code) = (self.ids().uuid().simple().to_string(), fresh_code());
        let holder = match to {
            ApplicantAddress::Mail(address) => tx.users().by_email(address).await?,
            ApplicantAddress::Phone(_) => None,
        };
        let message = match (to, &holder) {
            (ApplicantAddress::Mail(address), Some(_)) => emails::known(site, &draft.origin, address),
            (ApplicantAddress::Mail(address), None) => emails::mail_code(site, address, &code),
            (ApplicantAddress::Phone(number), _) => emails::phone_code(site, number, &code),
        };
        let issued = IssuedApplicationCode {
            reference: reference.clone(),
            application: draft.id,
            channel: to.channel(),
            address: to.text().to_owned(),
            // A code that was not sent has an empty hash.
            code_hash: holder.map_or_else(|| address_hash(&reference, to, &code), |_| String::new()),
            created_at: now,
            expires_at: now + CODE_LIFE,
        };
        tx.applications().issue_code(&issued).await?;
        tx.outbox().enqueue(message, self.ids(), now).await?;
        touch(&tx, &draft, now).await?;
        tx.commit().await?;
        Ok(CodeAsked::Sent { reference })
    }

    /// Verify an address with the code sent to it. Wrong codes are counted by address, whether it has an account or not.
    ///
    /// # Errors
    /// `NoDraft` when no draft with this key may be changed.
    pub async fn verify_application_code(
        &self,
        site: &Site,
        key: &str,
        to: &ApplicantAddress,
        reference: &str,
        code: &str,
    ) -> Result<CodeGuessed, RegistrationError> {
        let (scope, now) = (Self::scope(&site.tenant), self.clock().now());
        let draft = self.registration_draft(&site.tenant, key).await?.application;
        let hash = address_hash(reference, to, code);
        let guess = ApplicationGuess {
            reference,
            application: draft.id,
            channel: to.channel(),
            address: to.text(),
            code_hash: &hash,
        };
        match self.guess_application_code(&scope, &guess, &to.subject(), now).await? {
            Attempt::Paused(until) => {
                let minutes = minutes_until(until, now);
                Ok(CodeGuessed::Paused { minutes })
            }
            Attempt::Evaluated(GuessOutcome::Consumed) => {
                let tx = self.database().begin(&scope).await?;
                let draft = self.open_draft_in(&tx, key).await?;
                tx.applications().put(&proven(&draft, to, now), draft.status).await?;
                tx.commit().await?;
                Ok(CodeGuessed::Verified)
            }
            Attempt::Evaluated(GuessOutcome::Wrong { attempts_left }) if attempts_left > 0 => {
                Ok(CodeGuessed::Wrong { attempts_left })
            }
            Attempt::Evaluated(GuessOutcome::Wrong { .. } | GuessOutcome::Dead) => Ok(CodeGuessed::Dead),
        }
    }

    /// Evaluated in a transaction of its own, so that a refusal above cannot roll back the count.
    async fn guess_application_code(
        &self,
        scope: &TenantScope,
        guess: &ApplicationGuess<'_>,
        subject: &str,
        now: DateTime<Utc>,
    ) -> Result<Attempt, DbError> {
        let guesser = Guesser {
            subject,
            purpose: APPLICATION,
        };
        let tx = self.database().begin(scope).await?;
        let standing = tx.guesses().lock(guesser, now).await?;
        if let Some(until) = standing.blocked_until(now) {
            return Ok(Attempt::Paused(until));
        }
        let outcome = tx.applications().try_code(guess, now).await?;
        let attempt = match outcome {
            GuessOutcome::Consumed => {
                tx.guesses().forget(guesser).await?;
                Attempt::Evaluated(outcome)
            }
            GuessOutcome::Dead => Attempt::Evaluated(outcome),
            GuessOutcome::Wrong { .. } => {
                let standing = tx.guesses().failed(guesser, standing, CODES, now).await?;
                let until = standing.blocked_until(now);
                until.map_or(Attempt::Evaluated(outcome), Attempt::Paused)
            }
        };
        tx.commit().await?;
        Ok(attempt)
    }
}

/// A guess, counted.
enum Attempt {
    Evaluated(GuessOutcome),
    /// Too many failures until then.
    Paused(DateTime<Utc>),
}

async fn limit(
    tx: &Tx,
    draft: &Application,
    to: &ApplicantAddress,
    now: DateTime<Utc>,
) -> Result<Option<CodeAsked>, RegistrationError> {
    let guesser = Guesser {
        subject: &to.subject(),
        purpose: APPLICATION,
    };
    if let Some(until) = tx.guesses().blocked_until(guesser, now).await? {
        let minutes = minutes_until(until, now);
        return Ok(Some(CodeAsked::Paused { minutes }));
    }
    let applications = tx.applications();
    let last = applications.last_code_at(draft.id, to.channel()).await?;
    let waits = last.map_or(TimeDelta::zero(), |last| last + RESEND_AFTER - now);
    if waits > TimeDelta::zero() {
        let seconds = waits.num_seconds().max(1);
        return Ok(Some(CodeAsked::TooSoon { seconds }));
    }
    let (own, there) = applications
        .codes_since(draft.id, to.text(), now - TimeDelta::hours(1))
        .await?;
    Ok((own >= PER_APPLICATION || there >= PER_ADDRESS).then_some(CodeAsked::TooMany))
}

fn proven(draft: &Application, to: &ApplicantAddress, now: DateTime<Utc>) -> Application {
    let mut draft = draft.clone();
    match to {
        ApplicantAddress::Mail(address) => draft.verified_email = Some(address.clone()),
        ApplicantAddress::Phone(number) => draft.verified_phone = Some(number.as_str().to_owned()),
    }
    draft.updated_at = now;
    draft
}

/// A code is valid only for the address it was sent to.
fn address_hash(reference: &str, to: &ApplicantAddress, code: &str) -> String {
    code_hash(&format!("{reference} {}", to.text()), code)
}
