//! What the failures of groups' orders become.

use jetway_app::lots::group::GroupError;
use jetway_app::lots::group::error::PartyFault;
use jetway_app::order::ChargeError;
use jetway_app::wallet::WalletError;
use jetway_domain::lot::group::name::NameFault;
use jetway_problem::{ErrorCode, Problem};

use crate::http::{Agent, Refusal};
use crate::wire::field_error::BadField;

impl From<GroupError> for Refusal {
    fn from(error: GroupError) -> Self {
        match error {
            GroupError::Order(error) => error.into(),
            GroupError::LotGone => Self::new(ErrorCode::FaresLotGone),
            GroupError::NotAllowed(kind) => Problem::new(ErrorCode::AccessDenied)
                .param("functionality", kind.functionality().code())
                .into(),
            GroupError::NotEnoughSeats { free } => {
                Problem::new(ErrorCode::FaresNotEnoughSeats).param("free", free).into()
            }
            GroupError::PriceChanged { previous, current } => Problem::new(ErrorCode::FaresPriceChanged)
                .param("previous", previous.to_string())
                .param("current", current.to_string())
                .into(),
            GroupError::Party(fault) => Self::fields(vec![bad_party(fault)]),
            GroupError::AmountMismatch { current } => Problem::new(ErrorCode::OrderAmountMismatch)
                .detail(format!("The current amount is {current}."))
                .param("current", current.to_string())
                .into(),
            GroupError::DeadlinePassed => Self::new(ErrorCode::FaresDeadlinePassed),
            GroupError::OutOfDate => Self::new(ErrorCode::RecordChanged),
            GroupError::QuoteExpired => Self::new(ErrorCode::FaresQuoteExpired),
            GroupError::Names(faults) => Self::fields(faults.iter().map(bad_name).collect()),
            GroupError::UnknownLine => Self::fields(vec![BadField::new(
                "/line",
                "line.unknown",
                "The list has no such line.",
            )]),
            GroupError::Charge(error) => error.into(),
            GroupError::Sealed(error) => Self::ours(&error),
            GroupError::Reference => Self::ours(&error),
        }
    }
}

/// The shortfall reveals what the agency pays, so it needs 203.
pub(super) fn charged(agent: &Agent, error: GroupError) -> Refusal {
    match error {
        GroupError::Charge(ChargeError::Wallet(WalletError::InsufficientBalance { .. }))
            if !agent.visibility().agent_amounts =>
        {
            Refusal::new(ErrorCode::WalletInsufficient)
        }
        error => error.into(),
    }
}

pub(crate) fn bad_party(fault: PartyFault) -> BadField {
    let code = match fault {
        PartyFault::Adults => "passengers.adults",
        PartyFault::Infants => "passengers.infants",
        PartyFault::Seats { .. } => "passengers.count",
        PartyFault::Passengers => "passengers.most",
        PartyFault::NotFewer => "passengers.more",
        PartyFault::Named => "passengers.named",
    };
    BadField::new("/passengers", code, fault.to_string())
}

fn bad_name(fault: &NameFault) -> BadField {
    let place = format!("/names/{}", fault.line.saturating_sub(1));
    pointed(&place, fault)
}

/// A fault at the field of a name that is at `place`.
pub(super) fn pointed(place: &str, fault: &NameFault) -> BadField {
    let pointer = if fault.field.is_empty() {
        place.to_owned()
    } else {
        format!("{place}/{}", fault.field)
    };
    BadField::new(pointer, fault.code, fault.detail.clone())
}
