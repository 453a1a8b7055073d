//! One saved traveller.

use axum::Json;
use axum::extract::State;
use jetway_app::travellers::TravellerError;
use jetway_domain::access::Functionality;
use jetway_domain::ids::SavedTravellerId;
use serde::Deserialize;
use utoipa::ToSchema;

use super::response::TravellerView;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;

/// Identifies a traveller.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct TravellerViewRequest {
    traveller_id: String,
}

/// A malformed id counts as not found.
pub(super) fn id_of(text: &str) -> Result<SavedTravellerId, Refusal> {
    text.parse().map_err(|_| TravellerError::NotFound.into())
}

/// Read a saved traveller.
#[utoipa::path(post, path = "/api/customer/v1/Traveller/view", operation_id = "viewTraveller", tag = "travellers",
    security(("session" = [])), extensions(("x-functionality" = json!(209))),
    request_body = TravellerViewRequest, responses((status = 200, body = TravellerView)))]
pub(crate) async fn view_traveller(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ViewTraveller.code() }>,
    body: Body<TravellerViewRequest>,
) -> Result<Json<TravellerView>, Refusal> {
    let id = id_of(&body.value.traveller_id)?;
    let kept = state.app.travellers().get(agent.caller(), id).await?;
    let today = agent.portal.today(state.app.clock())?;
    Ok(Json(TravellerView::of(&kept, today, agent.visibility())))
}
