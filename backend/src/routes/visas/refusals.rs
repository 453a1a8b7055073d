//! What the failures of visa applications become.

use jetway_app::order::ChargeError;
use jetway_app::visa::VisaError;
use jetway_app::wallet::WalletError;
use jetway_domain::visa::applicant::VisaState;
use jetway_domain::visa::order::VisaFault;
use jetway_problem::{ErrorCode, Problem};

use crate::http::Refusal;
use crate::wire::field_error::BadField;
use crate::wire::visibility::Visibility;

impl From<VisaError> for Refusal {
    fn from(error: VisaError) -> Self {
        match error {
            VisaError::Order(error) => error.into(),
            VisaError::NoProduct => Self::new(ErrorCode::VisaProductNotFound),
            VisaError::TooLate => Self::new(ErrorCode::VisaCutoffPassed),
            VisaError::Applicants => {
                let detail = "An application has one to nine applicants.";
                Self::fields(vec![BadField::new("/applicants", "applicants.count", detail)])
            }
            VisaError::Faults(faults) => {
                let bad = faults.into_iter().map(|one| {
                    let pointer = format!("/applicants/{}/{}", one.applicant, one.fault.field);
                    BadField::new(pointer, one.fault.code, one.fault.detail)
                });
                Self::fields(bad.collect())
            }
            VisaError::Answers(faults) => {
                let bad = faults
                    .into_iter()
                    .map(|fault| BadField::new(fault.field, fault.code, fault.detail));
                Self::fields(bad.collect())
            }
            VisaError::Move(fault) => refused(&fault),
            VisaError::OutOfDate => Self::new(ErrorCode::RecordChanged),
            VisaError::PriceChanged { previous, current } => Problem::new(ErrorCode::VisaPriceChanged)
                .param("previous", previous.to_string())
                .param("current", current.to_string())
                .into(),
            VisaError::Charge(error) => error.into(),
            VisaError::QuoteExpired => Self::new(ErrorCode::VisaQuoteExpired),
            VisaError::NoFile => Self::new(ErrorCode::FileNotFound),
            VisaError::Reference | VisaError::Sealed(_) | VisaError::Amounts(_) => Self::ours(&error),
        }
    }
}

/// A move that the application does not allow.
fn refused(fault: &VisaFault) -> Refusal {
    let bad = |pointer: String, code: &'static str, detail: &'static str| BadField::new(pointer, code, detail);
    let field = match fault {
        VisaFault::NoApplicant => bad(
            "/applicantId".to_owned(),
            "applicant.unknown",
            "There is no such applicant.",
        ),
        VisaFault::NoDocument => bad(
            "/code".to_owned(),
            "document.unknown",
            "This document is not asked for.",
        ),
        VisaFault::NoCorrection => bad(
            "/correctionId".to_owned(),
            "correction.closed",
            "There is no such open correction.",
        ),
        VisaFault::WrongState { from, .. } | VisaFault::Closed(from) => return wrong_state(*from),
        // The checks before a submission and an answer name these already.
        VisaFault::Missing(_)
        | VisaFault::Unanswered(_)
        | VisaFault::UnknownSubject(_)
        | VisaFault::Unchecked(_)
        | VisaFault::NoConsent
        | VisaFault::NoVisa => return Refusal::new(ErrorCode::OrderWrongState),
    };
    Refusal::fields(vec![field])
}

fn wrong_state(state: VisaState) -> Refusal {
    Problem::new(ErrorCode::OrderWrongState)
        .param("status", state.as_str())
        .into()
}

/// The shortfall reveals what the agency pays, so it needs 203.
pub(super) fn charged(visibility: Visibility, error: VisaError) -> Refusal {
    match error {
        VisaError::Charge(ChargeError::Wallet(WalletError::InsufficientBalance { .. }))
            if !visibility.agent_amounts =>
        {
            Refusal::new(ErrorCode::WalletInsufficient)
        }
        error => error.into(),
    }
}
