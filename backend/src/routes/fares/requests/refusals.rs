//! What the failures of requests become.

use jetway_app::lots::requests::GroupRequestError;
use jetway_domain::lot::LotFault;
use jetway_domain::lot::request::GroupRequestFault;
use jetway_problem::{ErrorCode, Problem};

use crate::http::Refusal;
use crate::wire::field_error::BadField;

/// A refusal of a step; fields of the offer are below `place` in the request.
pub(crate) fn refused(error: GroupRequestError, place: &str) -> Refusal {
    match error {
        GroupRequestError::NotFound => Refusal::new(ErrorCode::RecordNotFound),
        GroupRequestError::Fault(GroupRequestFault::WrongState(status)) => Problem::new(ErrorCode::FaresRequestClosed)
            .param("status", status.name())
            .into(),
        GroupRequestError::Fault(GroupRequestFault::Expired) => Refusal::new(ErrorCode::FaresRequestExpired),
        GroupRequestError::Fault(GroupRequestFault::Replaced) | GroupRequestError::Changed => {
            Refusal::new(ErrorCode::RecordChanged)
        }
        GroupRequestError::AmountMismatch { current } => Problem::new(ErrorCode::OrderAmountMismatch)
            .detail(format!("The current amount is {current}."))
            .param("current", current.to_string())
            .into(),
        GroupRequestError::Faults(faults) => {
            Refusal::fields(faults.into_iter().map(|fault| located(fault, place)).collect())
        }
        GroupRequestError::Group(error) => error.into(),
        GroupRequestError::Database(error) => error.into(),
    }
}

/// The field of an error of the domain's checks.
fn located(fault: LotFault, place: &str) -> BadField {
    let pointer = match fault.pointer.as_str() {
        "/validUntil" => fault.pointer,
        "/ratingTenths" => format!("{place}/userRating"),
        other => format!("{place}{}", other.trim_start_matches("/rules")),
    };
    BadField::new(pointer, fault.code.name(), format!("It {}.", fault.code))
}
