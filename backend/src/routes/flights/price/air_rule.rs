//! Baggage, penalties and fare codes of a fare.

use axum::Json;
use axum::extract::State;
use jetway_app::flight::sale::price::PriceCommand;
use jetway_domain::access::Functionality;
use jetway_domain::air::merge::ItineraryId;
use serde::Deserialize;
use utoipa::ToSchema;

use super::rules::AirRuleResponse;
use crate::http::{Allowed, Body, Refusal};
use crate::state::AppState;

/// The fare of a search.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct AirRuleRequest {
    request_id: String,
    itinerary_id: String,
    /// Another fare brand on the same flights.
    brand_id: Option<String>,
}

impl From<AirRuleRequest> for PriceCommand {
    fn from(asked: AirRuleRequest) -> Self {
        Self {
            request_id: asked.request_id,
            itinerary: ItineraryId(asked.itinerary_id),
            brand: asked.brand_id,
        }
    }
}

/// The rules of a fare as the search returned it: price, baggage, penalties, fare codes. No supplier is asked.
#[utoipa::path(post, path = "/api/price/v2/Rule/AirRule", operation_id = "airRule", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(202))),
    request_body = AirRuleRequest, responses((status = 200, body = AirRuleResponse)))]
pub(crate) async fn air_rule(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::Search.code() }>,
    body: Body<AirRuleRequest>,
) -> Result<Json<AirRuleResponse>, Refusal> {
    let shown = state
        .app
        .flight_sale()
        .shown(agent.caller(), &body.value.into())
        .await?;
    Ok(Json(AirRuleResponse::of(&shown, agent.visibility())))
}
