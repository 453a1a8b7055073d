//! Holidays of the tenants an operator acts for: the catalogue of tour packages, requests for them and their orders.

pub(crate) mod messages;
pub(crate) mod package_change;
pub(crate) mod package_file;
pub(super) mod package_form;
pub(crate) mod packages;
pub(super) mod quotation_form;
mod request_case;
pub(crate) mod request_steps;
pub(crate) mod requests;

use jetway_app::holiday::catalogue::PackageError;
use jetway_domain::access::OperatorRole;
use jetway_domain::holiday::package::PackageFault;
use jetway_problem::ErrorCode;

use crate::http::Refusal;
use crate::wire::field_error::BadField;

/// Roles that read holidays.
const READERS: [OperatorRole; 4] = [
    OperatorRole::Holidays,
    OperatorRole::TenantAdmin,
    OperatorRole::Support,
    OperatorRole::Auditor,
];
/// Roles that change holidays.
const WRITERS: [OperatorRole; 2] = [OperatorRole::Holidays, OperatorRole::TenantAdmin];

/// A refusal of a change of a package, whose form is in the field `package`.
fn refused(error: PackageError) -> Refusal {
    match error {
        PackageError::NotFound => Refusal::new(ErrorCode::RequestNotFound),
        PackageError::Changed => Refusal::new(ErrorCode::RecordChanged),
        PackageError::WrongState => Refusal::new(ErrorCode::HolidaysWrongState),
        PackageError::Faults(faults) => Refusal::fields(faults.into_iter().map(located).collect()),
        PackageError::Database(error) => error.into(),
    }
}

/// The field of an error of the domain's check.
fn located(fault: PackageFault) -> BadField {
    let detail = format!("It {}.", fault.code);
    BadField::new(format!("/package{}", fault.pointer), fault.code.name(), detail)
}
