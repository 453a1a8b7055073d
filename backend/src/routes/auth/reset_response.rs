//! The response of every password call.

use jetway_app::identity::{PasswordOutcome, Weakness};
use serde::Serialize;
use utoipa::ToSchema;

use super::response::MessageError;

/// The state of a password change.
#[derive(Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ResetResponse {
    /// A code was sent, if the address has an account.
    mail_sent: bool,
    /// Send it back with the code.
    #[serde(skip_serializing_if = "Option::is_none")]
    verification_reference: Option<String>,
    /// The new password is set.
    password_changed: bool,
    /// The code was verified.
    verified: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<MessageError>,
}

impl ResetResponse {
    pub(crate) fn mail_sent(reference: String) -> Self {
        Self {
            mail_sent: true,
            verification_reference: Some(reference),
            ..Self::default()
        }
    }

    pub(crate) fn verified() -> Self {
        Self {
            verified: true,
            ..Self::default()
        }
    }

    pub(crate) fn error(error: MessageError) -> Self {
        Self {
            error: Some(error),
            ..Self::default()
        }
    }

    pub(crate) fn password(outcome: PasswordOutcome) -> Self {
        let (code, message) = match outcome {
            PasswordOutcome::Changed => {
                return Self {
                    password_changed: true,
                    ..Self::default()
                };
            }
            PasswordOutcome::NotAllowed => (
                "password.not_allowed",
                "The time to set a new password is over. Ask for a new code.",
            ),
            PasswordOutcome::WrongCurrent => ("password.wrong", "The current password is not correct."),
            PasswordOutcome::Locked { minutes } => {
                let minutes = minutes.max(2);
                let message = format!("Too many wrong passwords. You are signed out. Try again in {minutes} minutes.");
                return Self::error(MessageError::new("password.locked", message));
            }
            PasswordOutcome::Weak(weakness) => weak(weakness),
        };
        Self::error(MessageError::new(code, message))
    }
}

/// Code and text of a weakness. The texts are the specification's, so that server and form show the same.
pub(crate) const fn weak(weakness: Weakness) -> (&'static str, &'static str) {
    match weakness {
        Weakness::TooShort => ("password.too_short", "Your password must be at least 8 characters long"),
        Weakness::TooLong => ("password.too_long", "A password has at most 256 characters."),
        Weakness::NotMixed => (
            "password.not_mixed",
            "Password must be at least 8 characters long and include at least one uppercase letter, one lowercase letter, and one number.",
        ),
        Weakness::Personal => (
            "password.personal",
            "Choose a password without your name or e-mail in it.",
        ),
        Weakness::Names => (
            "password.names",
            "Choose a password that is not made of the name of your agency or of this portal.",
        ),
        Weakness::Common => (
            "password.common",
            "This password is used by many people and easy to guess. Choose another one.",
        ),
        Weakness::Pattern => (
            "password.pattern",
            "Choose a password without repetitions and rows of keys.",
        ),
        Weakness::Same => ("password.same", "Choose a password you do not use already."),
    }
}
