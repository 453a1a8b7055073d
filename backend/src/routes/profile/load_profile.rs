//! The user's profile page.

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::basic_info::OwnBasicInfo;
use super::photo::photo_of;
use crate::http::{Agent, Refusal};
use crate::state::AppState;

/// The user, their agency and their role.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OwnProfile {
    #[serde(flatten)]
    basic: OwnBasicInfo,
    company_name: String,
    roles: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    profile_logo: Option<String>,
    member_since: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    last_signed_in_at: Option<String>,
}

/// Read the profile.
#[utoipa::path(get, path = "/api/customer/v1/StaffSettings/loadprofile", operation_id = "loadOwnProfile", tag = "profile",
    security(("session" = [])), responses((status = 200, body = OwnProfile)))]
pub(crate) async fn load_own_profile(State(state): State<AppState>, agent: Agent) -> Result<Json<OwnProfile>, Refusal> {
    let user = state.app.identity().person(&agent.signed_in);
    let instant = |at: chrono::DateTime<chrono::Utc>| at.to_rfc3339_opts(chrono::SecondsFormat::Secs, true);
    Ok(Json(OwnProfile {
        basic: OwnBasicInfo::of(user),
        company_name: agent.caller().agency_name.clone(),
        roles: user.roles.clone(),
        profile_logo: photo_of(&state, &agent).await?,
        member_since: instant(user.created_at),
        last_signed_in_at: user.last_signed_in_at.map(instant),
    }))
}
