//! Find travellers while a name is typed.

use axum::Json;
use axum::extract::State;
use jetway_app::travellers::TravellersQuery;
use jetway_domain::access::Functionality;
use serde::Deserialize;
use utoipa::ToSchema;

use super::response::TravellersList;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;

/// Most results of one search.
const MOST_HITS: u64 = 10;

/// The search text.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct TravellerSearchRequest {
    /// Parts of a name, an e-mail address or a phone number.
    #[serde(default)]
    search_text: String,
}

/// Find the first ten travellers that match a text.
#[utoipa::path(post, path = "/api/customer/v1/Traveller/search", operation_id = "searchTravellers", tag = "travellers",
    security(("session" = [])), extensions(("x-functionality" = json!(209))),
    request_body = TravellerSearchRequest, responses((status = 200, body = TravellersList)))]
pub(crate) async fn search_travellers(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ViewTraveller.code() }>,
    body: Body<TravellerSearchRequest>,
) -> Result<Json<TravellersList>, Refusal> {
    let query = TravellersQuery {
        search: Some(body.value.search_text),
        page: 1,
        page_size: MOST_HITS,
    };
    let found = state.app.travellers().page(agent.caller(), &query).await?;
    let today = agent.portal.today(state.app.clock())?;
    Ok(Json(TravellersList::of(
        &found.travellers,
        found.total,
        today,
        agent.visibility(),
    )))
}
