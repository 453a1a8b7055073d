//! Refusals of the visa desk.

use jetway_app::visa::desk::DeskError;
use jetway_domain::visa::order::VisaFault;
use jetway_problem::{ErrorCode, Problem};

use crate::http::Refusal;
use crate::wire::field_error::BadField;

impl From<DeskError> for Refusal {
    fn from(error: DeskError) -> Self {
        match error {
            DeskError::Order(error) => error.into(),
            DeskError::Refused(fault) => refused(&fault),
            DeskError::OutOfDate => Self::new(ErrorCode::RecordChanged),
            DeskError::NoFile => Self::new(ErrorCode::FileNotFound),
            DeskError::Past => {
                let text = "Choose a moment in the future.";
                BadField::new("/dueAt", "date.past", text).into()
            }
            DeskError::Embassy(_) => Self::new(ErrorCode::VisaEmbassyUnavailable),
            DeskError::Sealed(error) => Self::ours(&error),
            DeskError::Visa(error) => Self::ours(&error),
        }
    }
}

fn refused(fault: &VisaFault) -> Refusal {
    let wrong = |status: &str| {
        let problem = Problem::new(ErrorCode::OrderWrongState).param("status", status);
        Refusal::from(problem)
    };
    match fault {
        VisaFault::WrongState { from, .. } | VisaFault::Closed(from) => wrong(from.as_str()),
        VisaFault::NoVisa => wrong("approved"),
        VisaFault::NoApplicant => {
            let text = "The order has no such applicant.";
            BadField::new("/applicantId", "value.unknown", text).into()
        }
        VisaFault::NoDocument => Refusal::new(ErrorCode::FileNotFound),
        VisaFault::NoCorrection => {
            let text = "There is no such open correction.";
            BadField::new("/correctionId", "correction.closed", text).into()
        }
        VisaFault::Unchecked(codes) | VisaFault::Missing(codes) => {
            let text = format!("Not every document is checked: {}.", codes.join(", "));
            BadField::new("/applicantIds", "documents.unchecked", text).into()
        }
        VisaFault::NoConsent => {
            let text = "An applicant under 18 has no consent of a guardian. Ask the agency to correct it.";
            BadField::new("/applicantIds", "guardian.missing", text).into()
        }
        VisaFault::UnknownSubject(_) | VisaFault::Unanswered(_) => {
            let text = "This is not part of the application.";
            BadField::new("/items", "value.unknown", text).into()
        }
    }
}
