//! Errors of printing as refusals.

use jetway_app::order::documents::{PrintError, PrintPriceError};
use jetway_problem::{ErrorCode, Problem};

use crate::http::Refusal;
use crate::wire::field_error::BadField;

impl From<PrintError> for Refusal {
    fn from(error: PrintError) -> Self {
        match error {
            PrintError::Order(error) => error.into(),
            PrintError::Sealed(error) => Self::ours(&error),
            PrintError::NoTicket(status) => Problem::new(ErrorCode::OrderWrongState)
                .detail(format!("The order is {} and has no ticket to print.", status.text()))
                .param("status", status.as_str())
                .into(),
            PrintError::UnknownTraveller(at) => Self::fields(vec![BadField::new(
                format!("/paxIds/{at}"),
                "paxIds.unknown",
                "The order has no such traveller.",
            )]),
            PrintError::Amounts(_) | PrintError::Typeset(_) => Self::ours(&error),
            PrintError::Busy => Self::new(ErrorCode::RequestRateLimited),
        }
    }
}

impl From<PrintPriceError> for Refusal {
    fn from(error: PrintPriceError) -> Self {
        match error {
            PrintPriceError::Order(error) => error.into(),
            PrintPriceError::Price(currency) => {
                let detail = format!("An amount above zero in {currency}.");
                Self::fields(vec![BadField::new("/price", "amount.shape", detail)])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use jetway_app::context::Stopping;
    use jetway_app::order::OrderError;
    use jetway_app::order::documents::PrintError;
    use jetway_problem::ErrorCode;

    use crate::http::Refusal;

    #[test]
    fn a_busy_typesetter_asks_to_retry_and_a_stopping_process_is_unavailable() {
        assert_eq!(Refusal::from(PrintError::Busy).code(), ErrorCode::RequestRateLimited);
        assert_eq!(
            Refusal::from(PrintError::from(OrderError::from(Stopping))).code(),
            ErrorCode::ServerUnavailable
        );
    }
}
