//! Sign out.

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::Refusal;
use crate::http::agent::Unfinished;
use crate::state::AppState;

/// Confirmation.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SignOutResponse {
    signed_out: bool,
}

/// End the caller's session. Its tokens are refused from the next request on.
#[utoipa::path(post, path = "/api/customer/v1/User/SignOut", operation_id = "signOut", tag = "customer",
    security(("session" = [])), responses((status = 200, body = SignOutResponse)))]
pub(crate) async fn sign_out(
    State(state): State<AppState>,
    Unfinished(agent): Unfinished,
) -> Result<Json<SignOutResponse>, Refusal> {
    state.app.identity().sign_out(&agent.signed_in).await?;
    Ok(Json(SignOutResponse { signed_out: true }))
}
