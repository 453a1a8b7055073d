//! The hotels of a search.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use serde::Deserialize;
use utoipa::ToSchema;

use super::response::HotelSearchResponse;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;

/// Which search.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct GetHotelSearchRequest {
    request_id: String,
}

/// Get all hotels found so far.
#[utoipa::path(post, path = "/api/hotel/v1/Hotel/GetSearch", operation_id = "hotelGetSearch", tag = "hotels",
    security(("session" = [])), extensions(("x-functionality" = json!(247))),
    request_body = GetHotelSearchRequest, responses((status = 200, body = HotelSearchResponse)))]
pub(crate) async fn hotel_get_search(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::SearchHotel.code() }>,
    body: Body<GetHotelSearchRequest>,
) -> Result<Json<HotelSearchResponse>, Refusal> {
    let view = state
        .app
        .hotel_searches()
        .read(agent.caller(), &body.value.request_id)?;
    Ok(Json(HotelSearchResponse::of(&view, &agent)))
}
