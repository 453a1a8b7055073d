//! What the failures of requests become.

use jetway_app::holiday::requests::HolidayRequestError;
use jetway_domain::holiday::request::HolidayRequestFault;
use jetway_domain::lot::LotFault;
use jetway_problem::{ErrorCode, Problem};

use crate::http::Refusal;
use crate::wire::field_error::BadField;

/// A refusal of a step; fields at fault are below `place` in the request.
pub(crate) fn refused(error: HolidayRequestError, place: &str) -> Refusal {
    match error {
        HolidayRequestError::NotFound => Refusal::new(ErrorCode::RecordNotFound),
        HolidayRequestError::Fault(HolidayRequestFault::WrongState(status)) => {
            let problem = Problem::new(ErrorCode::HolidaysRequestClosed);
            problem.param("state", status.name()).into()
        }
        HolidayRequestError::Fault(HolidayRequestFault::Expired) => Refusal::new(ErrorCode::HolidaysRequestExpired),
        HolidayRequestError::Fault(HolidayRequestFault::Replaced) | HolidayRequestError::Changed => {
            Refusal::new(ErrorCode::RecordChanged)
        }
        HolidayRequestError::PackageGone => Refusal::new(ErrorCode::HolidaysPackageGone),
        HolidayRequestError::Open(reference) => Problem::new(ErrorCode::HolidaysRequestOpen)
            .detail(format!("Your request {reference} is open."))
            .param("requestReference", reference)
            .into(),
        HolidayRequestError::NoPlaces => Refusal::new(ErrorCode::HolidaysNoPlaces),
        HolidayRequestError::AmountMismatch { current } => Problem::new(ErrorCode::OrderAmountMismatch)
            .detail(format!("The current amount is {current}."))
            .param("current", current.to_string())
            .into(),
        HolidayRequestError::Faults(faults) => {
            Refusal::fields(faults.into_iter().map(|fault| located(fault, place)).collect())
        }
        HolidayRequestError::Order(error) => error.into(),
        HolidayRequestError::Database(error) => error.into(),
    }
}

/// The field of an error of the domain's checks.
fn located(fault: LotFault, place: &str) -> BadField {
    let pointer = format!("{place}{}", fault.pointer);
    BadField::new(pointer, fault.code.name(), format!("It {}.", fault.code))
}
