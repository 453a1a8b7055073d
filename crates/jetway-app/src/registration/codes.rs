//! Proving that a mail address and a phone are the applicant's.

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

/// Another code to the same place waits this long.
pub const RESEND_AFTER: TimeDelta = TimeDelta::seconds(60);
/// Codes of one application in an hour, and to one address.
const PER_APPLICATION: u64 = 10;
const PER_ADDRESS: u64 = 5;
/// What failed guesses are counted under.
const APPLICATION: &str = "application";

/// Where a code goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ApplicantAddress {
    /// A mailbox, in lower case.
    Mail(String),
    /// A phone.
    Phone(PhoneNumber),
}

impl ApplicantAddress {
    /// A mail address as typed; `None` when it is none.
    #[must_use]
    pub fn mail(text: &str) -> Option<Self> {
        let text = text.trim().to_lowercase();
        is_mail_address(&text).then_some(Self::Mail(text))
    }

    /// A phone number in E.164; `None` when it is none.
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

    /// The subject of guesses at its codes, in whichever application.
    fn subject(&self) -> String {
        hash(&["applicant", self.channel().as_str(), self.text()])
    }
}

/// What came of asking for a code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CodeAsked {
    /// It is on its way; it comes back with this reference.
    Sent {
        /// Names the code.
        reference: String,
    },
    /// The last one was sent a moment ago.
    TooSoon {
        /// Until another may be asked for, 1 to 60.
        seconds: i64,
    },
    /// Too many were asked for.
    TooMany,
    /// Too many wrong codes were entered for the address.
    Paused {
        /// Until codes are evaluated again, at least 1.
        minutes: i64,
    },
}

/// What came of a guess.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CodeGuessed {
    /// The address is theirs.
    Verified,
    /// Not this code.
    Wrong {
        /// Guesses that remain, 1 to 4.
        attempts_left: i64,
    },
    /// No such code, or it is used up, guessed out or too old.
    Dead,
    /// Too many wrong codes were entered for the address.
    Paused {
        /// Until codes are evaluated again, at least 1.
        minutes: i64,
    },
}

impl App {
    /// Send a code. Whoever has an account with that mail address reads so in the mailbox, and gets no code: the answer here
    /// and the work behind it are the same.
    ///
    /// # Errors
    /// `NoDraft` when the key opens none that may change.
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
            // A code nobody was sent hashes to nothing.
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

    /// Prove an address with the code sent to it. Wrong codes are counted by address, whether it has an account or not.
    ///
    /// # Errors
    /// `NoDraft` when the key opens none that may change.
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

    /// Guess in a transaction of its own: a refusal above cannot roll the count back.
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

/// A code is good for the address it was sent to and for no other.
fn address_hash(reference: &str, to: &ApplicantAddress, code: &str) -> String {
    code_hash(&format!("{reference} {}", to.text()), code)
}
