//! Sign-in: passwords, devices, sessions, tokens.
//!
//! **Invariant**: responses do not reveal whether an e-mail address has an account. Unknown user, wrong password,
//! disabled user, closed branch and lockout give the same response after the same reads and writes.

mod admit;
mod basics;
pub(crate) mod code;
mod context;
mod device;
mod enter;
mod error;
mod first_password;
pub(crate) mod guessing;
mod new_password;
pub mod operators;
mod own_sessions;
mod password;
mod password_policy;
mod phone;
mod reset;
mod sign_in;
mod sign_out;
mod token;

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use jetway_domain::secret::SecretKey;

pub use admit::Entry;
pub use basics::{LONGEST_NAME, PersonName};
pub use context::{Profile, ProfileError};
pub use device::{VerifyDevice, VerifyOutcome};
pub use enter::{EnterError, SignedIn};
pub use error::IdentityError;
pub(crate) use first_password::CLOSE_FIRST_PASSWORD;
pub use first_password::FIRST_PASSWORD_LIFE;
pub(crate) use guessing::REPORT_GUESSES;
pub use new_password::{NewPassword, PasswordOutcome};
pub use own_sessions::OwnSession;
pub use password::{HashCost, HashError, PasswordHasher};
pub use password_policy::Weakness;
pub use phone::{AskPhoneCode, PhoneCodeOutcome, PhoneOutcome};
pub use reset::{AskCode, MAIL_CODE, ResetGuess, ResetOutcome};
pub use sign_in::{SignIn, SignInOutcome};
pub use token::InvalidToken;

use crate::context::Services;
use token::TokenMint;

/// Lifetimes and limits of sign-in.
#[derive(Debug, Clone)]
pub struct IdentitySettings {
    /// Cost of one password check.
    pub hash_cost: HashCost,
    /// Lifetime of a token.
    pub token_life: TimeDelta,
    /// A token older than this is replaced when the user's context is read.
    pub rotate_after: TimeDelta,
    /// Maximum lifetime of a session.
    pub session_life: TimeDelta,
    /// Codes sent to a user per hour and purpose: for all browsers together, and for each verified one.
    pub codes_per_hour: u64,
}

impl Default for IdentitySettings {
    fn default() -> Self {
        Self {
            hash_cost: HashCost::default(),
            token_life: TimeDelta::minutes(30),
            rotate_after: TimeDelta::minutes(5),
            session_life: TimeDelta::hours(12),
            codes_per_hour: 5,
        }
    }
}

/// Parts of [`Identity`].
pub struct IdentityParts {
    /// Shared services.
    pub services: Arc<Services>,
    /// Signs tokens; shared with the gateway.
    pub token_key: SecretKey,
    /// Lifetimes and limits.
    pub settings: IdentitySettings,
}

/// Signing in and staying signed in.
pub struct Identity {
    services: Arc<Services>,
    passwords: PasswordHasher,
    mint: TokenMint,
    settings: IdentitySettings,
}

impl Identity {
    /// Wire it.
    ///
    /// # Errors
    /// When argon2 does not accept the hash cost.
    pub fn new(parts: IdentityParts) -> Result<Self, HashError> {
        Ok(Self {
            services: parts.services,
            passwords: PasswordHasher::new(parts.settings.hash_cost)?,
            mint: TokenMint::new(&parts.token_key),
            settings: parts.settings,
        })
    }

    fn now(&self) -> DateTime<Utc> {
        self.services.now()
    }
}
