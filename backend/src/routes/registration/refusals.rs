//! Errors of registration as refusals.

use jetway_app::identity::HashError;
use jetway_app::registration::{Refused, RegistrationError};
use jetway_problem::ErrorCode;

use crate::http::Refusal;
use crate::wire::field_error::BadField;

impl From<RegistrationError> for Refusal {
    fn from(error: RegistrationError) -> Self {
        match error {
            RegistrationError::NoDraft => Self::new(ErrorCode::RegistrationNoDraft),
            RegistrationError::Captcha => Self::new(ErrorCode::RegistrationCaptcha),
            RegistrationError::Hash(HashError::Busy) => Self::new(ErrorCode::RequestRateLimited),
            RegistrationError::Database(error) => error.into(),
            RegistrationError::Check(_) | RegistrationError::Hash(_) | RegistrationError::Wallet(_) => {
                Self::ours(&error)
            }
        }
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::Failed(error) => error.into(),
            Refused::Form(faults) => {
                let bad = faults
                    .into_iter()
                    .map(|fault| BadField::new(place(&fault.pointer), fault.code, fault.detail));
                Self::fields(bad.collect())
            }
        }
    }
}

/// The JSON pointer of a field. Documents are not part of this request; they were uploaded before.
fn place(pointer: &str) -> String {
    if pointer.starts_with("/papers/") {
        pointer.to_owned()
    } else {
        format!("/form{pointer}")
    }
}
