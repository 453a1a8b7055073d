//! Branches of the agency.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use http::HeaderMap;
use jetway_app::company::ChangeError;
use jetway_app::company::branches::{self, BranchFields};
use jetway_domain::access::Functionality;
use jetway_domain::ids::BranchId;
use jetway_problem::ErrorCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::http::idempotency::Once;
use crate::http::{Agent, Allowed, Body, Faults, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;
use crate::wire::form_fields::{country_if_any, line, mail_if_any, person_name, phone, standing};
use crate::wire::names::StandingName;

/// The branches, by name.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Branches {
    branches: Vec<Branch>,
}

/// A branch.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Branch {
    branch_id: Uuid,
    #[serde(flatten)]
    fields: BranchForm,
    /// Send it back with a change; a change based on another version is refused.
    version: i64,
}

/// Data of a branch; optional texts may be empty.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct BranchForm {
    /// 2 to 100 characters, unique among the agency's open branches.
    name: String,
    #[serde(default)]
    email: String,
    /// With country code.
    phone: String,
    address: String,
    city: String,
    /// ISO 3166-1 alpha-2, or empty.
    #[serde(default)]
    country: String,
    /// Name of the branch manager.
    #[serde(default)]
    manager: String,
    #[schema(value_type = StandingName)]
    status: String,
}

/// Identifies a branch.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct BranchKey {
    branch_id: Uuid,
}

/// A changed branch.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct BranchChange {
    branch_id: Uuid,
    version: i64,
    #[serde(flatten)]
    fields: BranchForm,
}

impl From<branches::Branch> for Branch {
    fn from(branch: branches::Branch) -> Self {
        Self {
            branch_id: branch.id.0,
            fields: BranchForm {
                name: branch.name,
                email: branch.email,
                phone: branch.phone,
                address: branch.address,
                city: branch.city,
                country: branch.country,
                manager: branch.manager,
                status: branch.standing.as_str().to_owned(),
            },
            version: branch.version,
        }
    }
}

impl BranchForm {
    fn fields(&self) -> Result<BranchFields, Refusal> {
        let mut faults = Faults::default();
        let name = faults.take(line("/name", &self.name, (2, 100)));
        let email = faults.take(mail_if_any("/email", &self.email));
        let phone = faults.take(phone("/phone", &self.phone));
        let address = faults.take(line("/address", &self.address, (1, 300)));
        let city = faults.take(line("/city", &self.city, (1, 100)));
        let country = faults.take(country_if_any("/country", &self.country));
        let manager = faults.take(person_name("/manager", &self.manager, (0, 100)));
        let standing = faults.take(standing("/status", &self.status));
        let read = || {
            Some(BranchFields {
                name: name?,
                email: email?,
                phone: phone?,
                address: address?,
                city: city?,
                country: country?,
                manager: manager?,
                standing: standing?,
            })
        };
        read().ok_or_else(|| faults.into())
    }
}

fn refused(error: ChangeError) -> Refusal {
    match error {
        ChangeError::Duplicate => {
            let detail = "There is a branch of this name.";
            Refusal::fields(vec![BadField::new("/name", "branch.taken", detail)])
        }
        other => other.into(),
    }
}

async fn find(state: &AppState, agent: &Agent, id: BranchId) -> Result<branches::Branch, Refusal> {
    let branches = state.app.branches(&agent.signed_in).await?;
    let found = branches.into_iter().find(|branch| branch.id == id);
    found.ok_or_else(|| Refusal::new(ErrorCode::RecordNotFound))
}

/// List the branches the caller may see.
#[utoipa::path(post, path = "/api/customer/v1/CompanySettings/loadbranch", operation_id = "loadBranch",
    tag = "company", security(("session" = [])), extensions(("x-functionality" = json!(237))),
    responses((status = 200, body = Branches)))]
pub(crate) async fn load_branch(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowBranches.code() }>,
) -> Result<Json<Branches>, Refusal> {
    let branches = state.app.branches(&agent.signed_in).await?;
    let branches = branches.into_iter().map(Branch::from).collect();
    Ok(Json(Branches { branches }))
}

/// Read a branch.
#[utoipa::path(post, path = "/api/customer/v1/CompanySettings/viewbranch", operation_id = "viewBranch",
    tag = "company", security(("session" = [])), extensions(("x-functionality" = json!(237))),
    request_body = BranchKey, responses((status = 200, body = Branch)))]
pub(crate) async fn view_branch(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ShowBranches.code() }>,
    body: Body<BranchKey>,
) -> Result<Json<Branch>, Refusal> {
    Ok(Json(find(&state, &agent, BranchId(body.value.branch_id)).await?.into()))
}

/// Create a branch. Repeating the call with its `Idempotency-Key` returns the one created.
#[utoipa::path(post, path = "/api/customer/v1/CompanySettings/createbranch", operation_id = "createBranch",
    tag = "company", security(("session" = [])), extensions(("x-functionality" = json!(238))),
    request_body = BranchForm, responses((status = 200, body = Branch)))]
pub(crate) async fn create_branch(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ManageBranch.code() }>,
    headers: HeaderMap,
    body: Body<BranchForm>,
) -> Result<Response, Refusal> {
    let fields = body.value.fields()?;
    let agent = Arc::new(agent);
    let once = Once::new(&state, &agent, "createBranch", body.digest);
    let work = async move {
        let opened = state.app.open_branch(&agent.signed_in, fields).await;
        Ok(Branch::from(opened.map_err(refused)?))
    };
    once.answer(&headers, work).await
}

/// Change a branch.
#[utoipa::path(post, path = "/api/customer/v1/CompanySettings/updatebranch", operation_id = "updateBranch",
    tag = "company", security(("session" = [])), extensions(("x-functionality" = json!(238))),
    request_body = BranchChange, responses((status = 200, body = Branch)))]
pub(crate) async fn update_branch(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ManageBranch.code() }>,
    body: Body<BranchChange>,
) -> Result<Json<Branch>, Refusal> {
    let (id, version) = (BranchId(body.value.branch_id), body.value.version);
    let fields = body.value.fields.fields()?;
    let changed = state.app.change_branch(&agent.signed_in, id, version, fields).await;
    Ok(Json(changed.map_err(refused)?.into()))
}
