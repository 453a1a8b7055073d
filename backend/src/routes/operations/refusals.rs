//! Refusals of operators' use cases.

use jetway_app::identity::HashError;
use jetway_app::identity::operators::OperatorError;
use jetway_problem::ErrorCode;

use crate::http::Refusal;
use crate::routes::auth::reset_response::weak;
use crate::wire::field_error::BadField;

impl From<OperatorError> for Refusal {
    fn from(error: OperatorError) -> Self {
        match error {
            OperatorError::Unknown => Self::new(ErrorCode::RequestNotFound),
            OperatorError::NameTaken => Self::new(ErrorCode::OperatorNameTaken),
            OperatorError::InvitationOver => Self::new(ErrorCode::OperatorInvitationOver),
            OperatorError::Weak(weakness) => {
                let (code, text) = weak(weakness);
                BadField::new("/password", code, text).into()
            }
            OperatorError::WrongCode => {
                let text = "This is not the code your authenticator shows now.";
                BadField::new("/verificationCode", "code.wrong", text).into()
            }
            OperatorError::Database(error) => error.into(),
            OperatorError::Hash(HashError::Busy) => Self::new(ErrorCode::RequestRateLimited),
            OperatorError::Hash(_) | OperatorError::Totp | OperatorError::Seal(_) => Self::ours(&error),
        }
    }
}
