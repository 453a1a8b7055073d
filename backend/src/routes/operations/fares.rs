//! Fare lots of the tenants an operator acts for, and requests for groups that no lot covers.

pub(crate) mod agencies;
pub(crate) mod calendar;
pub(crate) mod change;
mod form;
pub(crate) mod groups;
pub(crate) mod import;
pub(crate) mod list;
pub(crate) mod page;
pub(crate) mod read;
pub(crate) mod requests;

use jetway_app::lots::LotError;
use jetway_domain::access::OperatorRole;
use jetway_domain::lot::LotFault;
use jetway_problem::{ErrorCode, Problem};

use crate::http::Refusal;
use crate::wire::field_error::BadField;
use crate::wire::instant::instant;

/// Roles that read lots.
const READERS: [OperatorRole; 4] = [
    OperatorRole::Ticketing,
    OperatorRole::TenantAdmin,
    OperatorRole::Support,
    OperatorRole::Auditor,
];
/// Roles that change lots.
const WRITERS: [OperatorRole; 2] = [OperatorRole::Ticketing, OperatorRole::TenantAdmin];

/// A refusal of a change of a lot, whose form is below `place` in the request.
fn refused(error: LotError, place: &str) -> Refusal {
    match error {
        LotError::NotFound => Refusal::new(ErrorCode::RequestNotFound),
        LotError::Changed => Refusal::new(ErrorCode::RecordChanged),
        LotError::WrongState => Refusal::new(ErrorCode::FaresWrongState),
        LotError::SeatsTaken(seats) => Problem::new(ErrorCode::FaresSeatsInUse)
            .detail(format!("{} seats are held and {} sold.", seats.held, seats.sold))
            .param("held", seats.held)
            .param("sold", seats.sold)
            .into(),
        LotError::Imported(first) => Problem::new(ErrorCode::FaresAlreadyImported)
            .detail(format!(
                "{} imported this file on {}: {} lots.",
                first.made_by,
                instant(first.made_at),
                first.lots
            ))
            .param("importId", first.id.to_string())
            .param("lots", first.lots)
            .param("madeBy", first.made_by)
            .param("madeAt", instant(first.made_at))
            .into(),
        LotError::Faults(faults) => Refusal::fields(faults.into_iter().map(|fault| located(fault, place)).collect()),
        LotError::Database(error) => error.into(),
    }
}

/// The field of an error of the domain's check.
fn located(fault: LotFault, place: &str) -> BadField {
    let pointer = match fault.pointer.as_str() {
        "/seats" => "/seatsTotal".to_owned(),
        "/delta" | "/shiftDays" => fault.pointer,
        "/ratingTenths" => format!("{place}/userRating"),
        // The form has the penalties beside the rest.
        other => format!("{place}{}", other.trim_start_matches("/rules")),
    };
    BadField::new(pointer, fault.code.name(), format!("It {}.", fault.code))
}
