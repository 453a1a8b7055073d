//! The human check, against programs that submit forms in bulk.
//!
//! The default is a proof of work: the browser finds a number whose hash is known, which takes a moment
//! but is expensive in bulk. It needs no third party. Source: ALTCHA, protocol version 1.

use altcha_lib_rs::algorithm::AltchaAlgorithm;
use altcha_lib_rs::{ChallengeOptions, Payload, create_challenge, verify_solution};
use async_trait::async_trait;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use chrono::{DateTime, TimeDelta, Utc};
use jetway_domain::ids::TenantId;
use jetway_domain::secret::{SecretKey, to_hex};
use sha2::{Digest, Sha256};

/// Lifetime of a task.
const LIFE: TimeDelta = TimeDelta::minutes(15);
/// Maximum size of an answer.
const LONGEST_ANSWER: usize = 2_048;

/// Purpose of a check. An answer for one purpose is not valid for another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// Starting a draft, which allows sending codes and storing files.
    Begin,
    /// Submitting an application.
    Submit,
}

impl Purpose {
    /// Wire name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Begin => "begin",
            Self::Submit => "submit",
        }
    }
}

/// A purpose at one portal.
#[derive(Debug, Clone, Copy)]
pub struct Gate<'a> {
    /// The tenant.
    pub tenant: &'a TenantId,
    /// The purpose.
    pub purpose: Purpose,
}

/// A task: find the number below `max_number` whose digits after `salt` hash to `challenge`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CaptchaTask {
    /// Such as `SHA-256`.
    pub algorithm: String,
    /// Hash in hexadecimal.
    pub challenge: String,
    /// Upper bound of the number.
    pub max_number: u64,
    /// Prefix of the number.
    pub salt: String,
    /// Returned with the answer.
    pub signature: String,
}

/// A correct answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pass {
    /// Identifies the task; another answer with the same mark must not pass.
    pub mark: String,
    /// When the task expires.
    pub expires_at: DateTime<Utc>,
}

/// The check failed: its service is not available or its settings are wrong.
#[derive(Debug, thiserror::Error)]
#[error("the human check cannot be created: {0}")]
pub struct CaptchaError(String);

/// A human check. The caller checks whether an answer was used before.
#[async_trait]
pub trait Captcha: Send + Sync {
    /// A task for one purpose.
    ///
    /// # Errors
    /// When none can be created.
    async fn task(&self, gate: Gate<'_>, now: DateTime<Utc>) -> Result<CaptchaTask, CaptchaError>;

    /// Check an answer; `None` if it is wrong.
    ///
    /// # Errors
    /// When it cannot be checked.
    async fn check(&self, gate: Gate<'_>, answer: &str, now: DateTime<Utc>) -> Result<Option<Pass>, CaptchaError>;
}

/// Difficulty of the proof of work.
#[derive(Debug, Clone, Copy)]
pub struct CaptchaSettings {
    /// Maximum number of attempts; half of them on average.
    pub max_number: u64,
}

/// The proof of work.
pub struct AltchaCaptcha {
    key: String,
    settings: CaptchaSettings,
}

impl AltchaCaptcha {
    /// Its key is derived from the one that signs tokens, so that all nodes agree and neither signs for the other.
    #[must_use]
    pub fn new(key: &SecretKey, settings: CaptchaSettings) -> Self {
        let derived = Sha256::new()
            .chain_update(b"jetway human check")
            .chain_update(key.bytes())
            .finalize();
        Self {
            key: to_hex(&derived),
            settings,
        }
    }

    fn key_of(&self, gate: Gate<'_>) -> String {
        format!("{} {} {}", self.key, gate.tenant, gate.purpose.as_str())
    }
}

#[async_trait]
impl Captcha for AltchaCaptcha {
    async fn task(&self, gate: Gate<'_>, now: DateTime<Utc>) -> Result<CaptchaTask, CaptchaError> {
        let key = self.key_of(gate);
        let task = create_challenge(ChallengeOptions {
            algorithm: Some(AltchaAlgorithm::Sha256),
            max_number: Some(self.settings.max_number),
            hmac_key: &key,
            // The only parameter, because the library does not keep the order of several.
            expires: Some(now + LIFE),
            ..ChallengeOptions::default()
        });
        let task = task.map_err(|error| CaptchaError(error.to_string()))?;
        Ok(CaptchaTask {
            algorithm: task.algorithm.to_string(),
            challenge: task.challenge,
            max_number: task.maxnumber,
            salt: task.salt,
            signature: task.signature,
        })
    }

    async fn check(&self, gate: Gate<'_>, answer: &str, now: DateTime<Utc>) -> Result<Option<Pass>, CaptchaError> {
        let payload = Some(answer).filter(|answer| answer.len() <= LONGEST_ANSWER);
        let payload = payload.and_then(|answer| STANDARD.decode(answer).ok());
        let payload = payload.and_then(|bytes| serde_json::from_slice::<Payload>(&bytes).ok());
        let Some(payload) = payload.filter(|payload| payload.number <= self.settings.max_number) else {
            return Ok(None);
        };
        // Expiry is checked by our clock, which the sandbox can move, not by the library's.
        if verify_solution(&payload, &self.key_of(gate), false).is_err() {
            return Ok(None);
        }
        let expires_at = expiry(&payload.salt).filter(|expires_at| *expires_at > now);
        Ok(expires_at.map(|expires_at| Pass {
            mark: payload.challenge,
            expires_at,
        }))
    }
}

fn expiry(salt: &str) -> Option<DateTime<Utc>> {
    let (_, parameters) = salt.split_once("?expires=")?;
    let seconds = parameters.strip_suffix('&')?.parse().ok()?;
    DateTime::from_timestamp(seconds, 0)
}

#[cfg(test)]
mod tests {
    use altcha_lib_rs::solve_challenge;
    use base64::Engine as _;
    use jetway_testkit::{block_on, start};
    use serde_json::json;

    use super::*;

    fn captcha() -> AltchaCaptcha {
        AltchaCaptcha::new(&SecretKey::new([3; 32]), CaptchaSettings { max_number: 50 })
    }

    fn solved(task: &CaptchaTask) -> String {
        let number = solve_challenge(&task.challenge, &task.salt, None, Some(task.max_number), 0).unwrap();
        let payload = json!({ "algorithm": task.algorithm, "challenge": task.challenge, "number": number,
            "salt": task.salt, "signature": task.signature });
        STANDARD.encode(payload.to_string())
    }

    // covers: P-220
    #[test]
    fn work_opens_the_door_it_was_done_for_until_it_is_too_old() {
        let (captcha, falcon, heron) = (
            captcha(),
            TenantId::parse("falcon").unwrap(),
            TenantId::parse("heron").unwrap(),
        );
        let gate = Gate {
            tenant: &falcon,
            purpose: Purpose::Begin,
        };
        block_on(async {
            let task = captcha.task(gate, start()).await.unwrap();
            let answer = solved(&task);
            let pass = captcha.check(gate, &answer, start()).await.unwrap().unwrap();
            assert_eq!(
                (pass.mark, pass.expires_at),
                (task.challenge.clone(), start() + TimeDelta::minutes(15))
            );
            for other in [
                Gate { tenant: &heron, ..gate },
                Gate {
                    purpose: Purpose::Submit,
                    ..gate
                },
            ] {
                assert_eq!(captcha.check(other, &answer, start()).await.unwrap(), None);
            }
            let late = start() + TimeDelta::minutes(15);
            assert_eq!(captcha.check(gate, &answer, late).await.unwrap(), None);
        });
    }

    #[test]
    fn no_work_and_forged_work_open_nothing() {
        let (captcha, falcon) = (captcha(), TenantId::parse("falcon").unwrap());
        let gate = Gate {
            tenant: &falcon,
            purpose: Purpose::Begin,
        };
        block_on(async {
            let task = captcha.task(gate, start()).await.unwrap();
            let longer = task.salt.replace("?expires=1", "?expires=2");
            let unsigned = CaptchaTask {
                signature: "0".repeat(64),
                ..task.clone()
            };
            let forged = json!({ "algorithm": "SHA-256", "challenge": task.challenge, "number": 1, "salt": longer,
                "signature": task.signature });
            for answer in [
                String::new(),
                "a".repeat(3_000),
                STANDARD.encode("{}"),
                STANDARD.encode(forged.to_string()),
                solved(&unsigned),
            ] {
                assert_eq!(captcha.check(gate, &answer, start()).await.unwrap(), None, "{answer}");
            }
        });
    }
}
