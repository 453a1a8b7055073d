//! Guesses at passwords and codes: counted, slowed down and reported to the user.
//!
//! **Invariant**: an address without an account is read, counted and reported like one with an account. A background job
//! looks up the user to e-mail.

use chrono::{DateTime, TimeDelta, Utc};
use fluent_bundle::FluentArgs;
use jetway_db::repo::jobs::NewJob;
use jetway_db::repo::sign_in::codes::{Guess, GuessOutcome};
use jetway_db::repo::sign_in::guesses::{BackOff, Guesser, Standing};
use jetway_db::repo::sign_in::operators::OperatorStatus;
use jetway_db::repo::users::{User, UserStatus};
use jetway_db::{DbError, TenantScope, Tx};
use jetway_domain::ids::{TenantId, UserId};
use serde::Deserialize;
use serde_json::{Value, json};
use uuid::Uuid;

use super::Identity;
use super::code::hash;
use super::error::IdentityError;
use crate::emails::Voice;

/// The purpose that failed passwords are counted under.
pub(super) const PASSWORD: &str = "password";
/// Wrong passwords, at sign-in and at a change of password.
pub(super) const PASSWORDS: BackOff = BackOff {
    after_failures: 10,
    first: TimeDelta::minutes(15),
    longest: TimeDelta::minutes(15),
};
/// Wrong codes of one purpose: about a dozen on the first day, one a day later.
pub(crate) const CODES: BackOff = BackOff {
    after_failures: 5,
    first: TimeDelta::minutes(15),
    longest: TimeDelta::days(1),
};
/// The job that e-mails a user or an operator about failed guesses.
pub(crate) const REPORT_GUESSES: &str = "identity.report_guesses";

/// Placeholder for the user in queries about an address without an account.
const NO_USER: UserId = UserId(Uuid::nil());

/// An address typed at a browser.
pub(super) struct Typed {
    /// The user with this address.
    pub(super) user: Option<User>,
    /// Whether the user has verified this browser.
    pub(super) is_proven: bool,
    /// Subject of the count. A verified browser has its own, so that guesses elsewhere cannot block it.
    pub(super) subject: String,
}

impl Typed {
    /// The user, or the placeholder.
    pub(super) fn user_id(&self) -> UserId {
        self.user.as_ref().map_or(NO_USER, |user| user.id)
    }
}

/// Which guesses at a code count as failures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Counting {
    /// Only guesses at a valid code; for codes that need a correct password or a session.
    ValidCodes,
    /// Every guess; for codes that anyone can request for any address.
    All,
}

/// The result of a guess at a code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Guessed {
    /// Correct; the code is used up.
    Right,
    /// Wrong, and counted as a failure.
    Wrong {
        /// Guesses left before a pause, 1 to 4.
        attempts_left: i64,
    },
    /// There is no valid code, and the guess was not counted.
    Dead,
    /// Too many failures; guesses are not evaluated for this many minutes.
    Paused {
        /// At least 1.
        minutes: i64,
    },
}

/// Input of the report job, without secrets.
#[derive(Deserialize)]
struct GuessReport {
    username: String,
    purpose: String,
}

/// The subject of guesses with an address: at one verified browser, or at all others together.
pub(super) fn subject_of(address: &str, proven_device: Option<&str>) -> String {
    let address = address.trim().to_lowercase();
    match proven_device {
        Some(device) => hash(&["guesser", &address, device]),
        None => hash(&["guesser", &address]),
    }
}

/// Minutes until an instant, rounded up; at least 1.
pub(crate) fn minutes_until(until: DateTime<Utc>, now: DateTime<Utc>) -> i64 {
    ((until - now).num_seconds() + 59).div_euclid(60).max(1)
}

impl Identity {
    /// Look up an address typed at a browser, with the same queries whether it has an account or not.
    pub(super) async fn typed(&self, scope: &TenantScope, address: &str, device: &str) -> Result<Typed, DbError> {
        let tx = self.services.database.read(scope).await?;
        let user = tx.users().by_email(address).await?;
        let id = user.as_ref().map_or(NO_USER, |user| user.id);
        let is_proven = tx.devices().is_known(id, device).await?;
        Ok(Typed {
            user,
            is_proven,
            subject: subject_of(address, is_proven.then_some(device)),
        })
    }

    /// Evaluate a guess at a code, unless there were too many failures. Those are reported to `address`. The caller commits
    /// in any case.
    pub(super) async fn guess(
        &self,
        tx: &Tx,
        guess: &Guess<'_>,
        subject: &str,
        counting: Counting,
        address: &str,
    ) -> Result<Guessed, IdentityError> {
        let now = self.now();
        let guesser = Guesser {
            subject,
            purpose: guess.purpose,
        };
        let standing = tx.guesses().lock(guesser, now).await?;
        if let Some(until) = standing.blocked_until(now) {
            let minutes = minutes_until(until, now);
            return Ok(Guessed::Paused { minutes });
        }
        let outcome = tx.codes().try_consume(guess, now).await?;
        let left_of_code = match (outcome, counting) {
            (GuessOutcome::Consumed, _) => {
                tx.guesses().forget(guesser).await?;
                return Ok(Guessed::Right);
            }
            (GuessOutcome::Dead, Counting::ValidCodes) => return Ok(Guessed::Dead),
            (GuessOutcome::Wrong { attempts_left }, Counting::ValidCodes) => attempts_left,
            // The response must not reveal whether there was a code.
            (GuessOutcome::Wrong { .. } | GuessOutcome::Dead, Counting::All) => i64::MAX,
        };
        let standing = self.count_failure(tx, guesser, standing, CODES, address).await?;
        if let Some(until) = standing.blocked_until(now) {
            let minutes = minutes_until(until, now);
            return Ok(Guessed::Paused { minutes });
        }
        let attempts_left = left_of_code.min(CODES.after_failures - standing.failures);
        Ok(if attempts_left > 0 {
            Guessed::Wrong { attempts_left }
        } else {
            Guessed::Dead
        })
    }

    /// Count a failure. The first one that blocks further guesses is reported to `address`.
    pub(super) async fn count_failure(
        &self,
        tx: &Tx,
        guesser: Guesser<'_>,
        before: Standing,
        rule: BackOff,
        address: &str,
    ) -> Result<Standing, IdentityError> {
        let now = self.now();
        let standing = tx.guesses().failed(guesser, before, rule, now).await?;
        if standing.failures == rule.after_failures {
            self.enqueue_guess_report(tx, address, guesser.purpose).await?;
        }
        Ok(standing)
    }

    /// Report failed guesses to `address` in the background, whether it has an account or not.
    pub(super) async fn enqueue_guess_report(&self, tx: &Tx, address: &str, purpose: &str) -> Result<(), DbError> {
        let now = self.now();
        let job = NewJob {
            kind: REPORT_GUESSES.to_owned(),
            unique_key: None,
            payload: json!({ "username": address, "purpose": purpose }),
            run_at: now,
        };
        tx.jobs().enqueue(job, self.services.ids(), now).await?;
        Ok(())
    }

    /// The job: e-mail the user of the address, if there is one, in the portal's language, because the guesser's may not be theirs.
    ///
    /// # Errors
    /// When the payload does not fit this job, or the database fails.
    pub(crate) async fn report_guesses(&self, tenant: &TenantId, payload: Value) -> Result<(), IdentityError> {
        let report: GuessReport = serde_json::from_value(payload).map_err(|_| IdentityError::Job)?;
        if *tenant == TenantId::operations() {
            return Ok(self.report_guesses_to_operator(&report.username).await?);
        }
        let now = self.now();
        let tx = self.services.begin(tenant).await?;
        let user = tx.users().by_email(&report.username).await?;
        let Some(user) = user.filter(|user| user.status == UserStatus::Active) else {
            return Ok(());
        };
        let Some(sender) = (self.services.senders)(tenant) else {
            return Ok(());
        };
        let (email, rule) = if report.purpose == PASSWORD {
            ("wrong-passwords", PASSWORDS)
        } else {
            ("wrong-codes", CODES)
        };
        let mut words = FluentArgs::from_iter([("name", user.first_name.as_str())]);
        words.set("minutes", rule.first.num_minutes());
        let message = sender.voice.mail(&user.email, email, words);
        tx.outbox().enqueue(message, self.services.ids(), now).await?;
        tx.commit().await?;
        Ok(())
    }

    /// E-mail the operator of the address, if there is one. The console is in English, and so is the e-mail.
    async fn report_guesses_to_operator(&self, address: &str) -> Result<(), DbError> {
        let tx = self.services.begin(&TenantId::operations()).await?;
        let operator = tx.operators().by_email(address).await?;
        let Some(operator) = operator.filter(|operator| operator.status == OperatorStatus::Active) else {
            return Ok(());
        };
        let mut words = FluentArgs::from_iter([("name", operator.name.as_str())]);
        words.set("minutes", PASSWORDS.first.num_minutes());
        let voice = Voice {
            company: String::new(),
            language: "en".to_owned(),
        };
        let message = voice.mail(&operator.email, "operator-wrong-passwords", words);
        tx.outbox().enqueue(message, self.services.ids(), self.now()).await?;
        tx.commit().await
    }
}

#[cfg(test)]
mod tests {
    use chrono::{DateTime, TimeDelta};

    use super::{minutes_until, subject_of};

    #[test]
    fn a_verified_browser_has_a_count_of_its_own() {
        let elsewhere = subject_of(" Agent@DesertRose.test ", None);
        assert_eq!(elsewhere, subject_of("agent@desertrose.test", None));
        assert_ne!(elsewhere, subject_of("agent@desertrose.test", Some("d")));
        assert_ne!(elsewhere, subject_of("viewer@desertrose.test", None));
    }

    #[test]
    fn minutes_are_rounded_up() {
        let now = DateTime::UNIX_EPOCH;
        let after = |seconds| minutes_until(now + TimeDelta::seconds(seconds), now);
        assert_eq!([1, 60, 61, 900].map(after), [1, 1, 2, 15]);
    }
}
