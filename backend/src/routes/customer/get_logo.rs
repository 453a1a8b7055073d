//! The agency's logo and the user's photo.

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::get_file;
use crate::http::{Agent, Refusal};
use crate::routes::profile::photo::photo_of;
use crate::state::AppState;

/// Image URLs; absent if there are none.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LogoResponse {
    #[serde(skip_serializing_if = "Option::is_none")]
    company_logo: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    profile_logo: Option<String>,
}

/// Read the logo and the photo.
#[utoipa::path(get, path = "/api/customer/v1/User/GetLogo", operation_id = "getLogo", tag = "customer",
    security(("session" = [])), responses((status = 200, body = LogoResponse)))]
pub(crate) async fn get_logo(State(state): State<AppState>, agent: Agent) -> Result<Json<LogoResponse>, Refusal> {
    let profile = state.app.identity().profile(&agent.signed_in).await?;
    let logo = state.app.logo(&agent.signed_in).await?;
    Ok(Json(LogoResponse {
        company_logo: logo.map(get_file::address).or(profile.agency.logo_path),
        profile_logo: photo_of(&state, &agent).await?,
    }))
}
