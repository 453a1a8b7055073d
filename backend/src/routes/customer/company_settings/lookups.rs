//! Choices of the staff form.

use axum::Json;
use axum::extract::State;
use jetway_app::company::branches::Standing;
use jetway_domain::access::{Functionality, FunctionalitySet, Module, Role};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::http::{Agent, Allowed, Refusal};
use crate::routes::customer::time_zone;
use crate::state::AppState;
use crate::wire::names::{ModuleName, RoleName};

const DESIGNATIONS: [&str; 7] = [
    "Managing director",
    "Branch manager",
    "Travel consultant",
    "Ticketing officer",
    "Accountant",
    "Visa officer",
    "Trainee",
];
const DEPARTMENTS: [&str; 6] = ["Management", "Sales", "Ticketing", "Accounts", "Visa", "Operations"];

/// Areas of the portal with their permissions.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ModuleList {
    modules: Vec<ModuleGroup>,
}

/// An area of the portal.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ModuleGroup {
    #[schema(value_type = ModuleName)]
    name: &'static str,
    functionalities: Vec<Grantable>,
}

/// A permission.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Grantable {
    code: u16,
    name: &'static str,
    /// Whether the caller holds it and may grant it.
    grantable: bool,
}

/// Roles, from most to fewest permissions.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RoleChoices {
    roles: Vec<RoleChoice>,
}

/// A role.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RoleChoice {
    #[schema(value_type = RoleName)]
    role: &'static str,
    /// Its default permissions that the caller may grant.
    functionalities: Vec<u16>,
    /// Whether the caller may assign it.
    grantable: bool,
}

/// Open branches to which the caller may assign staff.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct BranchChoices {
    branches: Vec<BranchChoice>,
    /// Whether staff may be assigned to no branch.
    whole_agency: bool,
}

/// A branch.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct BranchChoice {
    branch_id: Uuid,
    name: String,
}

/// Time zones by name.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TimeZones {
    time_zones: Vec<&'static str>,
    /// The tenant's time zone.
    usual: String,
}

/// Suggestions; other values may be entered.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct StaffLookups {
    designations: Vec<&'static str>,
    departments: Vec<&'static str>,
}

/// List the permissions of what the tenant sells, and which of them can be granted.
#[utoipa::path(get, path = "/api/customer/v1/CompanySettings/GetModuleList", operation_id = "getModuleList",
    tag = "company", security(("session" = [])), extensions(("x-functionality" = json!(235))),
    responses((status = 200, body = ModuleList)))]
pub(crate) async fn get_module_list(Allowed(agent): Allowed<{ Functionality::ShowStaffs.code() }>) -> Json<ModuleList> {
    let unsold = &agent.portal.settings.unsold;
    let group = |module: Module| {
        let sold = module.functionalities().filter(|one| !unsold.allows(*one));
        ModuleGroup {
            name: module.name(),
            functionalities: sold.map(|one| grantable(&agent, one)).collect(),
        }
    };
    let groups = Module::ALL.into_iter().map(group);
    Json(ModuleList {
        modules: groups.filter(|group| !group.functionalities.is_empty()).collect(),
    })
}

fn grantable(agent: &Agent, functionality: Functionality) -> Grantable {
    Grantable {
        code: functionality.code(),
        name: functionality.name(),
        grantable: agent.may(functionality),
    }
}

/// List roles.
#[utoipa::path(get, path = "/api/customer/v1/CompanySettings/dropdownrole", operation_id = "dropdownRole",
    tag = "company", security(("session" = [])), extensions(("x-functionality" = json!(235))),
    responses((status = 200, body = RoleChoices)))]
pub(crate) async fn dropdown_role(Allowed(agent): Allowed<{ Functionality::ShowStaffs.code() }>) -> Json<RoleChoices> {
    let choice = |role: Role| {
        let codes = FunctionalitySet::of_role(role).codes();
        let own = |code: &u16| Functionality::try_from(*code).is_ok_and(|one| agent.may(one));
        let functionalities: Vec<u16> = codes.into_iter().filter(own).collect();
        RoleChoice {
            role: role.name(),
            grantable: !functionalities.is_empty() && (role != Role::Owner || agent.signed_in.is_owner()),
            functionalities,
        }
    };
    Json(RoleChoices {
        roles: Role::ALL.into_iter().map(choice).collect(),
    })
}

/// List branches for assigning staff.
#[utoipa::path(get, path = "/api/customer/v1/CompanySettings/dropdownbranch", operation_id = "dropdownBranch",
    tag = "company", security(("session" = [])), extensions(("x-functionality" = json!(235))),
    responses((status = 200, body = BranchChoices)))]
pub(crate) async fn dropdown_branch(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowStaffs.code() }>,
) -> Result<Json<BranchChoices>, Refusal> {
    let branches = state.app.branches(&agent.signed_in).await?;
    let open = branches.into_iter().filter(|one| one.standing == Standing::Active);
    let choices = open.map(|branch| BranchChoice {
        branch_id: branch.id.0,
        name: branch.name,
    });
    Ok(Json(BranchChoices {
        branches: choices.collect(),
        whole_agency: agent.signed_in.branch().is_none(),
    }))
}

/// List time zones.
#[utoipa::path(get, path = "/api/customer/v1/CompanySettings/GetTimeZones", operation_id = "getTimeZones",
    tag = "company", security(("session" = [])), responses((status = 200, body = TimeZones)))]
pub(crate) async fn get_time_zones(agent: Agent) -> Json<TimeZones> {
    Json(TimeZones {
        time_zones: time_zone::all(),
        usual: agent.portal.settings.config.timezone.clone(),
    })
}

/// List suggestions of the staff form.
#[utoipa::path(get, path = "/api/customer/v1/CompanySettings/GetStaffLookups", operation_id = "getStaffLookups",
    tag = "company", security(("session" = [])), extensions(("x-functionality" = json!(235))),
    responses((status = 200, body = StaffLookups)))]
pub(crate) async fn get_staff_lookups(_: Allowed<{ Functionality::ShowStaffs.code() }>) -> Json<StaffLookups> {
    Json(StaffLookups {
        designations: DESIGNATIONS.to_vec(),
        departments: DEPARTMENTS.to_vec(),
    })
}
