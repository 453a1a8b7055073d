//! The response of both sign-in calls.

use jetway_app::identity::Entry;
use serde::Serialize;
use utoipa::ToSchema;

/// The state of a sign-in.
#[derive(Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LoginResponse {
    /// The password is correct. Without `identity` the browser must be verified with the e-mailed code.
    authenticated: bool,
    /// The password must be changed first; this browser may do so now.
    force_change_password: bool,
    /// The session only allows verifying `phoneNumber`.
    verify_phone_number: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    phone_number: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    identity: Option<LoginIdentity>,
    /// Send it back with the code.
    #[serde(skip_serializing_if = "Option::is_none")]
    verification_reference: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<MessageError>,
}

/// A session.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LoginIdentity {
    /// Sent in the `Authorization` header as `Bearer …`.
    token: String,
}

/// Why it failed, as a text for the user.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MessageError {
    code: String,
    message: String,
}

impl LoginResponse {
    pub(crate) fn entered(entry: Entry) -> Self {
        let authenticated = Self {
            authenticated: true,
            ..Self::default()
        };
        match entry {
            Entry::ChangePassword => Self {
                force_change_password: true,
                ..authenticated
            },
            Entry::Session { token, verify_phone } => Self {
                identity: Some(LoginIdentity { token }),
                verify_phone_number: verify_phone.is_some(),
                phone_number: verify_phone,
                ..authenticated
            },
        }
    }

    pub(crate) fn code_sent(reference: String) -> Self {
        Self {
            authenticated: true,
            verification_reference: Some(reference),
            ..Self::default()
        }
    }

    pub(crate) fn refused(code: &str, message: impl Into<String>) -> Self {
        Self::error(MessageError::new(code, message))
    }

    pub(crate) fn error(error: MessageError) -> Self {
        Self {
            error: Some(error),
            ..Self::default()
        }
    }
}

impl MessageError {
    pub(crate) fn new(code: &str, message: impl Into<String>) -> Self {
        Self {
            code: code.to_owned(),
            message: message.into(),
        }
    }

    pub(crate) fn wrong_code(attempts_left: i64) -> Self {
        let tries = if attempts_left == 1 { "try" } else { "tries" };
        Self::new(
            "code.wrong",
            format!("The code is not correct. {attempts_left} {tries} left."),
        )
    }

    /// As [`Self::wrong_code`], where it must not be told whether there is a valid code.
    pub(crate) fn refused_code(attempts_left: i64) -> Self {
        let tries = if attempts_left == 1 { "try" } else { "tries" };
        Self::new(
            "code.wrong",
            format!("The code is not correct or no longer valid. {attempts_left} {tries} left."),
        )
    }

    pub(crate) fn dead_code(way_out: &str) -> Self {
        Self::new("code.dead", format!("The code is no longer valid. {way_out}"))
    }

    /// No code is evaluated for so many minutes.
    pub(crate) fn paused(minutes: i64) -> Self {
        let wait = if minutes <= 90 {
            format!("{} minutes", minutes.max(2))
        } else {
            format!("{} hours", (minutes + 59) / 60)
        };
        Self::new(
            "code.too_many_guesses",
            format!("Too many wrong codes. Try again in {wait}."),
        )
    }
}
