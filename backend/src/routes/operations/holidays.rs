//! Holidays of the tenants an operator acts for.

mod quotation_form;
mod request_case;
pub(crate) mod request_steps;
pub(crate) mod requests;

use jetway_domain::access::OperatorRole;

/// Roles that read holidays.
const READERS: [OperatorRole; 4] = [
    OperatorRole::Holidays,
    OperatorRole::TenantAdmin,
    OperatorRole::Support,
    OperatorRole::Auditor,
];
/// Roles that change holidays.
const WRITERS: [OperatorRole; 2] = [OperatorRole::Holidays, OperatorRole::TenantAdmin];
