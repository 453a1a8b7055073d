//! What the failures of quotes become.

use jetway_app::lots::umrah::UmrahQuoteError;
use jetway_domain::lot::umrah::{HolyCity, PlanFault};
use jetway_problem::ErrorCode;

use crate::http::Refusal;
use crate::routes::fares::orders::bad_party;
use crate::wire::field_error::BadField;

pub(super) fn refused(error: UmrahQuoteError) -> Refusal {
    match error {
        UmrahQuoteError::NotFound => Refusal::new(ErrorCode::RecordNotFound),
        UmrahQuoteError::LotGone => Refusal::new(ErrorCode::FaresLotGone),
        UmrahQuoteError::Plan(faults) => Refusal::fields(faults.into_iter().map(bad_plan).collect()),
        UmrahQuoteError::Party(fault) => Refusal::fields(vec![BadField {
            pointer: "/adults".to_owned(),
            ..bad_party(fault)
        }]),
        UmrahQuoteError::UnknownHotel(city) => {
            let city = match city {
                HolyCity::Makkah => "makkah",
                HolyCity::Madinah => "madinah",
            };
            let pointer = format!("/{city}/hotelId");
            Refusal::fields(vec![BadField::new(
                pointer,
                "hotel.unknown",
                "Choose a hotel from the list.",
            )])
        }
        UmrahQuoteError::NotAllowed => Refusal::new(ErrorCode::AccessDenied),
        UmrahQuoteError::NoAnswer => Refusal::new(ErrorCode::ServerUnavailable),
        UmrahQuoteError::Changed => Refusal::new(ErrorCode::RecordChanged),
        UmrahQuoteError::Expired | UmrahQuoteError::Empty => Refusal::new(ErrorCode::FaresRequestExpired),
        UmrahQuoteError::Money(_) => Refusal::fields(vec![BadField::new("/markup/value", "markup.value", "Too much.")]),
        UmrahQuoteError::Sealed(error) => Refusal::ours(&error),
        UmrahQuoteError::Database(error) => error.into(),
    }
}

fn bad_plan(fault: PlanFault) -> BadField {
    BadField::new(fault.pointer(), fault.code(), fault.to_string())
}
