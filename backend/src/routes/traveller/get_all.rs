//! All saved travellers of an agency.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;

use super::response::TravellersList;
use crate::http::{Allowed, Refusal};
use crate::state::AppState;

/// List all saved travellers by surname.
#[utoipa::path(get, path = "/api/customer/v1/Traveller/getall", operation_id = "getAllTravellers", tag = "travellers",
    security(("session" = [])), extensions(("x-functionality" = json!(210))),
    responses((status = 200, body = TravellersList)))]
pub(crate) async fn get_all_travellers(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ManageTravellers.code() }>,
) -> Result<Json<TravellersList>, Refusal> {
    let all = state.app.travellers().all(agent.caller()).await?;
    let today = agent.portal.today(state.app.clock())?;
    Ok(Json(TravellersList::of(
        &all,
        all.len() as u64,
        today,
        agent.visibility(),
    )))
}
