//! What the failures of holiday orders become.

use jetway_app::holiday::orders::HolidayError;
use jetway_app::order::ChargeError;
use jetway_app::wallet::WalletError;
use jetway_problem::{ErrorCode, Problem};

use crate::http::{Agent, Refusal};
use crate::wire::field_error::BadField;

impl From<HolidayError> for Refusal {
    fn from(error: HolidayError) -> Self {
        match error {
            HolidayError::Order(error) => error.into(),
            HolidayError::AmountMismatch { current } => Problem::new(ErrorCode::OrderAmountMismatch)
                .detail(format!("The current amount is {current}."))
                .param("current", current.to_string())
                .into(),
            HolidayError::DeadlinePassed => Self::new(ErrorCode::HolidaysDeadlinePassed),
            HolidayError::QuoteExpired => Self::new(ErrorCode::HolidaysQuoteExpired),
            HolidayError::OutOfDate => Self::new(ErrorCode::RecordChanged),
            HolidayError::References => {
                let detail = "At least one reference, each of a line of the quotation and with 1 to 60 characters.";
                BadField::new("/references", "references.lines", detail).into()
            }
            HolidayError::Charge(error) => error.into(),
            HolidayError::Reference => Self::ours(&error),
        }
    }
}

/// The shortfall reveals what the agency pays, so it needs 203.
pub(super) fn charged(agent: &Agent, error: HolidayError) -> Refusal {
    match error {
        HolidayError::Charge(ChargeError::Wallet(WalletError::InsufficientBalance { .. }))
            if !agent.visibility().agent_amounts =>
        {
            Refusal::new(ErrorCode::WalletInsufficient)
        }
        error => error.into(),
    }
}
