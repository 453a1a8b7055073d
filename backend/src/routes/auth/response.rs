//! The answer to both sign-in calls.

use serde::Serialize;
use utoipa::ToSchema;

/// Where signing in stands.
#[derive(Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LoginResponse {
    /// The password is right. Without `identity` the browser must be proven with the mailed code.
    authenticated: bool,
    force_change_password: bool,
    verify_phone_number: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    phone_number: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    identity: Option<LoginIdentity>,
    /// Comes back with the code.
    #[serde(skip_serializing_if = "Option::is_none")]
    verification_reference: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<MessageError>,
}

/// A session.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LoginIdentity {
    /// Goes into the `Authorization` header as `Bearer …`.
    token: String,
}

/// Why it did not work, in words for the person.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MessageError {
    code: String,
    message: String,
}

impl LoginResponse {
    pub(crate) fn signed_in(token: String) -> Self {
        Self {
            authenticated: true,
            identity: Some(LoginIdentity { token }),
            ..Self::default()
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
        Self {
            error: Some(MessageError {
                code: code.to_owned(),
                message: message.into(),
            }),
            ..Self::default()
        }
    }
}
