//! What the failures of booking, paying and cancelling hotels become.

use jetway_app::hotel::book::BookHotelError;
use jetway_app::hotel::cancel::CancelHotelError;
use jetway_app::hotel::pay::PayHotelError;
use jetway_app::order::ChargeError;
use jetway_app::wallet::WalletError;
use jetway_domain::hotel::guest::GuestFault;
use jetway_problem::{ErrorCode, Problem};

use crate::http::Refusal;
use crate::wire::field_error::BadField;
use crate::wire::visibility::Visibility;

impl From<BookHotelError> for Refusal {
    fn from(error: BookHotelError) -> Self {
        match error {
            BookHotelError::Order(error) => error.into(),
            BookHotelError::SessionExpired => Self::new(ErrorCode::HotelSessionExpired),
            BookHotelError::PriceChanged { previous, current } => Problem::new(ErrorCode::HotelPriceChanged)
                .param("previous", previous.to_string())
                .param("current", current.to_string())
                .into(),
            BookHotelError::SoldOut => Self::new(ErrorCode::HotelSoldOut),
            BookHotelError::Guests(faults) => Self::fields(faults.into_iter().map(bad_guest).collect()),
            BookHotelError::NotLater => {
                let detail = "This rate is paid now.";
                Self::fields(vec![BadField::new("/paymentMode", "paymentMode.notLater", detail)])
            }
            BookHotelError::Refused(words) => refused(words),
            BookHotelError::Charge(error) => error.into(),
            BookHotelError::Reference => Self::ours(&error),
            BookHotelError::OutcomeUnknown(error) => {
                tracing::error!(%error, "the outcome of a hotel booking is not recorded");
                Self::new(ErrorCode::HotelOutcomeUnknown)
            }
        }
    }
}

impl From<PayHotelError> for Refusal {
    fn from(error: PayHotelError) -> Self {
        match error {
            PayHotelError::Order(error) => error.into(),
            PayHotelError::AmountMismatch { current } => Problem::new(ErrorCode::OrderAmountMismatch)
                .detail(format!("The current amount is {current}."))
                .param("current", current.to_string())
                .into(),
            PayHotelError::Charge(error) => error.into(),
        }
    }
}

impl From<CancelHotelError> for Refusal {
    fn from(error: CancelHotelError) -> Self {
        match error {
            CancelHotelError::Order(error) => error.into(),
            CancelHotelError::QuoteExpired => Self::new(ErrorCode::HotelQuoteExpired),
            CancelHotelError::Refused(words) => refused(words),
            CancelHotelError::Amounts(_) => Self::ours(&error),
            CancelHotelError::OutcomeUnknown(error) => {
                tracing::error!(%error, "the outcome of a hotel cancellation is not recorded");
                Self::new(ErrorCode::HotelOutcomeUnknown)
            }
        }
    }
}

/// The shortfall reveals what the agency pays, so it needs 203.
pub(super) fn charged(visibility: Visibility, error: ChargeError) -> Refusal {
    match error {
        ChargeError::Wallet(WalletError::InsufficientBalance { .. }) if !visibility.agent_amounts => {
            Refusal::new(ErrorCode::WalletInsufficient)
        }
        error => error.into(),
    }
}

fn refused(words: String) -> Refusal {
    let problem = Problem::new(ErrorCode::HotelRefused);
    if words.is_empty() {
        problem
    } else {
        problem.detail(words)
    }
    .into()
}

fn bad_guest(fault: GuestFault) -> BadField {
    let code = match fault {
        GuestFault::Rooms => "rooms.count",
        GuestFault::Guests(_) => "guests.count",
        GuestFault::Lead(_) => "guests.lead",
        GuestFault::GivenName(..) => "givenName.shape",
        GuestFault::Surname(..) => "surname.shape",
    };
    BadField::new(fault.pointer(), code, fault.to_string())
}
