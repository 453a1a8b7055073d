//! Start a search.

use axum::Json;
use axum::extract::State;
use jetway_app::hotel::search::StartHotelSearchError;
use jetway_domain::access::Functionality;

use super::request::{HotelSearchRequest, located};
use super::response::HotelSearchResponse;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;

/// Search all suppliers. The response has the hotels that were found so far; `GetSearch` returns the rest.
#[utoipa::path(post, path = "/api/hotel/v1/Hotel/Search", operation_id = "hotelSearch", tag = "hotels",
    security(("session" = [])), extensions(("x-functionality" = json!(247))),
    request_body = HotelSearchRequest, responses((status = 200, body = HotelSearchResponse)))]
pub(crate) async fn hotel_search(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::SearchHotel.code() }>,
    body: Body<HotelSearchRequest>,
) -> Result<Json<HotelSearchResponse>, Refusal> {
    let search = body.value.search(agent.portal.currency()?).map_err(Refusal::fields)?;
    let started = state.app.hotel_searches().start(agent.caller(), search).await;
    let view = started.map_err(|error| match error {
        StartHotelSearchError::Faults(faults) => Refusal::fields(faults.into_iter().map(located).collect()),
        StartHotelSearchError::Destination => {
            let detail = "Choose a destination from the list.";
            BadField::new("/destination/id", "destination.unknown", detail).into()
        }
        StartHotelSearchError::NotTrading => Refusal::ours(&error),
    })?;
    Ok(Json(HotelSearchResponse::of(&view, &agent)))
}
