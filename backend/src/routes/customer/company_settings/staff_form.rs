//! Staff members on the wire.

use chrono::{DateTime, Utc};
use jetway_app::company::staff::UserStatus;
use jetway_app::company::staff::{StaffError, StaffFields, StaffMember};
use jetway_app::identity::HashError;
use jetway_domain::access::staffing::StaffingFault;
use jetway_domain::access::{Functionality, FunctionalitySet, Role};
use jetway_domain::ids::BranchId;
use jetway_problem::{ErrorCode, Problem};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::http::{Faults, Refusal};
use crate::routes::customer::time_zone;
use crate::wire::field_error::BadField;
use crate::wire::form_fields::{line, person_name, phone};
use crate::wire::names::{RoleName, StaffStatusName};

/// Data of a staff member.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct StaffForm {
    first_name: String,
    last_name: String,
    /// With country code.
    phone: String,
    #[schema(value_type = RoleName)]
    role: String,
    /// Permissions: at least one, and only those the caller holds.
    functionalities: Vec<u16>,
    /// Absent for the whole agency.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    branch_id: Option<Uuid>,
    /// Whether they may sign in.
    active: bool,
    #[serde(default)]
    designation: String,
    #[serde(default)]
    department: String,
    /// IANA time zone; empty for the tenant's.
    #[serde(default)]
    time_zone: String,
}

/// A staff member.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct StaffView {
    staff_id: Uuid,
    email: String,
    #[serde(flatten)]
    fields: StaffForm,
    #[schema(value_type = StaffStatusName)]
    status: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    branch_name: Option<String>,
    created_at: DateTime<Utc>,
    #[serde(skip_serializing_if = "Option::is_none")]
    last_signed_in_at: Option<DateTime<Utc>>,
    /// Whether the caller may change this user.
    changeable: bool,
    /// Send it back with a change; a change based on another version is refused.
    version: i64,
}

impl StaffView {
    /// Without permissions of products that the tenant does not sell.
    pub(super) fn of(member: StaffMember, unsold: &FunctionalitySet) -> Self {
        let user = member.user;
        let held = FunctionalitySet::of_codes(user.functionalities.iter().copied());
        let status = match (user.status, user.last_signed_in_at) {
            (UserStatus::Disabled, _) => "disabled",
            (UserStatus::Active, None) if user.force_change_password => "invited",
            (UserStatus::Active, _) => "active",
        };
        Self {
            staff_id: user.id.0,
            email: user.email,
            fields: StaffForm {
                first_name: user.first_name,
                last_name: user.last_name,
                phone: user.phone,
                role: user.roles.into_iter().next().unwrap_or_default(),
                functionalities: held.without(unsold).codes(),
                branch_id: user.branch_id.map(|id| id.0),
                active: user.status == UserStatus::Active,
                designation: member.details.designation,
                department: member.details.department,
                time_zone: member.details.time_zone,
            },
            status,
            branch_name: member.branch.map(|branch| branch.name),
            created_at: user.created_at,
            last_signed_in_at: user.last_signed_in_at,
            changeable: member.changeable,
            version: member.details.version,
        }
    }
}

impl StaffForm {
    /// The use case's input, or `None` with the errors added to `faults`; `unsold` are permissions of products that the tenant does not sell.
    pub(super) fn fields(&self, faults: &mut Faults, unsold: &FunctionalitySet) -> Option<StaffFields> {
        let first_name = faults.take(person_name("/firstName", &self.first_name, (2, 200)));
        let last_name = faults.take(person_name("/lastName", &self.last_name, (1, 200)));
        let phone = faults.take(phone("/phone", &self.phone));
        let role = Role::parse(&self.role);
        let role = faults.take(role.ok_or_else(|| BadField::new("/role", "role.unknown", "Choose a role.")));
        let designation = faults.take(line("/designation", &self.designation, (0, 100)));
        let department = faults.take(line("/department", &self.department, (0, 100)));
        let time_zone = faults.take(time_zone::if_any("/timeZone", &self.time_zone));
        for (at, code) in self.functionalities.iter().enumerate() {
            if Functionality::try_from(*code).is_err() {
                let pointer = format!("/functionalities/{at}");
                faults.add(BadField::new(pointer, "functionality.unknown", "201 to 260."));
            }
        }
        Some(StaffFields {
            first_name: first_name?,
            last_name: last_name?,
            phone: phone?,
            role: role?,
            functionalities: FunctionalitySet::of_codes(self.functionalities.iter().copied()),
            unsold: unsold.clone(),
            branch: self.branch_id.map(BranchId),
            is_active: self.active,
            designation: designation?,
            department: department?,
            time_zone: time_zone?,
        })
    }
}

impl From<StaffError> for Refusal {
    fn from(error: StaffError) -> Self {
        let field = |pointer: &str, code, detail: &str| Self::fields(vec![BadField::new(pointer, code, detail)]);
        match error {
            StaffError::NotFound => Self::new(ErrorCode::RecordNotFound),
            StaffError::Changed => Self::new(ErrorCode::RecordChanged),
            StaffError::MailTaken => field("/email", "mail.taken", "This address has an account already."),
            StaffError::NoBranch => field("/branchId", "branch.unknown", "Choose an open branch."),
            StaffError::Rules(faults) => against_rules(&faults),
            StaffError::Hash(HashError::Busy) => Self::new(ErrorCode::RequestRateLimited),
            StaffError::Hash(error) => Self::ours(&error),
            StaffError::Database(error) => error.into(),
        }
    }
}

/// A user who may not be changed is a refusal; a permission that may not be granted is an invalid field.
fn against_rules(faults: &[StaffingFault]) -> Refusal {
    let mut bad = Vec::new();
    for fault in faults {
        match fault {
            StaffingFault::Unseen => return Refusal::new(ErrorCode::RecordNotFound),
            StaffingFault::Oneself => return untouchable("You cannot change your own permissions."),
            StaffingFault::Superior => return untouchable("This person may do more than you."),
            StaffingFault::NoCodes => bad.push(BadField::new(
                "/functionalities",
                "functionality.missing",
                "Give at least one permission.",
            )),
            StaffingFault::NotYours(codes) => {
                let codes = codes.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
                let detail = format!("You do not hold {codes} yourself.");
                bad.push(BadField::new("/functionalities", "functionality.notYours", detail));
            }
            StaffingFault::OwnerRole => bad.push(BadField::new(
                "/role",
                "role.owner",
                "Only an owner makes an owner, with every permission and no branch.",
            )),
            StaffingFault::Branch => {
                bad.push(BadField::new("/branchId", "branch.notYours", "Choose your own branch."));
            }
        }
    }
    Refusal::fields(bad)
}

fn untouchable(detail: &str) -> Refusal {
    Problem::new(ErrorCode::StaffNotYours).detail(detail).into()
}
