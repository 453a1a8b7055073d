//! End the user's other sessions.

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::{Agent, Refusal};
use crate::state::AppState;

/// Number of sessions ended.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SignOutOthersResponse {
    ended: u64,
}

/// End every session of the user except this one.
#[utoipa::path(post, path = "/api/customer/v1/User/SignOutOthers", operation_id = "signOutOthers", tag = "profile",
    security(("session" = [])), responses((status = 200, body = SignOutOthersResponse)))]
pub(crate) async fn sign_out_others(
    State(state): State<AppState>,
    agent: Agent,
) -> Result<Json<SignOutOthersResponse>, Refusal> {
    let ended = state.app.identity().sign_out_others(&agent.signed_in).await?;
    Ok(Json(SignOutOthersResponse { ended }))
}
