//! The user's own basic data.

use axum::Json;
use axum::extract::State;
use jetway_app::company::staff::User;
use jetway_app::identity::PersonName;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::{Agent, Body, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;

/// The user's name and contact data.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OwnBasicInfo {
    first_name: String,
    last_name: String,
    /// E-mail address and user name; only the agency's owner can change it.
    email: String,
    /// E.164; changed by verifying another number.
    phone_number: String,
    phone_verified: bool,
}

/// The new name.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct UpdateOwnBasicInfoRequest {
    /// 1 to 100 characters.
    first_name: String,
    /// 1 to 100 characters.
    last_name: String,
}

impl OwnBasicInfo {
    pub(super) fn of(user: &User) -> Self {
        Self {
            first_name: user.first_name.clone(),
            last_name: user.last_name.clone(),
            email: user.email.clone(),
            phone_number: user.phone.clone(),
            phone_verified: user.phone_verified_at.is_some(),
        }
    }
}

/// Read the basic data for editing.
#[utoipa::path(get, path = "/api/customer/v1/StaffSettings/loadbasicinfo", operation_id = "loadOwnBasicInfo", tag = "profile",
    security(("session" = [])), responses((status = 200, body = OwnBasicInfo)))]
pub(crate) async fn load_own_basic_info(State(state): State<AppState>, agent: Agent) -> Json<OwnBasicInfo> {
    Json(OwnBasicInfo::of(state.app.identity().person(&agent.signed_in)))
}

/// Read the basic data.
#[utoipa::path(get, path = "/api/customer/v1/StaffSettings/viewbasicinfo", operation_id = "viewOwnBasicInfo", tag = "profile",
    security(("session" = [])), responses((status = 200, body = OwnBasicInfo)))]
pub(crate) async fn view_own_basic_info(state: State<AppState>, agent: Agent) -> Json<OwnBasicInfo> {
    load_own_basic_info(state, agent).await
}

/// Change the name.
#[utoipa::path(post, path = "/api/customer/v1/StaffSettings/updatebasicinfo", operation_id = "updateOwnBasicInfo", tag = "profile",
    security(("session" = [])), request_body = UpdateOwnBasicInfoRequest, responses((status = 200, body = OwnBasicInfo)))]
pub(crate) async fn update_own_basic_info(
    State(state): State<AppState>,
    agent: Agent,
    body: Body<UpdateOwnBasicInfoRequest>,
) -> Result<Json<OwnBasicInfo>, Refusal> {
    let UpdateOwnBasicInfoRequest { first_name, last_name } = body.value;
    let name = PersonName::new(&first_name, &last_name).map_err(|(first, last)| {
        let bad = [(first, "/firstName"), (last, "/lastName")];
        let bad = bad.into_iter().filter(|(is_bad, _)| *is_bad);
        Refusal::fields(
            bad.map(|(_, at)| BadField::new(at, "name.length", "1 to 100 characters."))
                .collect(),
        )
    })?;
    let user = state.app.identity().rename(&agent.signed_in, &name).await?;
    Ok(Json(OwnBasicInfo::of(&user)))
}
