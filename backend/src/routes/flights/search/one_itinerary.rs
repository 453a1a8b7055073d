//! One itinerary of a search, its fares, and similar ones.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use jetway_domain::air::merge::{Card, ItineraryId};
use jetway_domain::money::exchange::Conversion;
use jetway_problem::{ErrorCode, Problem};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::{Agent, Allowed, Params, Refusal};
use crate::routes::flights::offer::brand::Brand;
use crate::routes::flights::offer::itinerary::Itinerary;
use crate::state::AppState;

/// The itinerary of a search.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ItineraryParams {
    pub(super) request_id: String,
    pub(super) itinerary_id: String,
}

/// The fares sold on the flights of an itinerary, lowest first.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct BrandDetailsResponse {
    itinerary_id: String,
    brand_details: Vec<Brand>,
}

impl BrandDetailsResponse {
    pub(super) fn of(itinerary: Itinerary) -> Self {
        let (itinerary_id, brand_details) = itinerary.into_brands();
        Self {
            itinerary_id,
            brand_details,
        }
    }
}

/// The same airline, price and number of stops at other times.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MoreCombinationsResponse {
    itinerary_id: String,
    airline_code: String,
    /// Number of `items`.
    count: usize,
    /// Earliest first.
    items: Vec<Itinerary>,
}

impl MoreCombinationsResponse {
    /// With amounts in a display currency.
    pub(super) fn shown_in(self, conversion: &Conversion) -> Self {
        Self {
            items: self.items.into_iter().map(|item| item.shown_in(conversion)).collect(),
            ..self
        }
    }
}

/// Number of similar itineraries.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MoreCountResponse {
    itinerary_id: String,
    count: u32,
}

/// One itinerary with every fare sold on its flights.
#[utoipa::path(post, path = "/api/search/v1/GetAirSearchItinerary", operation_id = "getAirSearchItinerary", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(202))),
    params(("requestId" = String, Query), ("itineraryId" = String, Query)),
    responses((status = 200, body = Itinerary)))]
pub(crate) async fn get_air_search_itinerary(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::Search.code() }>,
    Params(params): Params<ItineraryParams>,
) -> Result<Json<Itinerary>, Refusal> {
    Ok(Json(itinerary(&state, &agent, &params).await?))
}

/// The fares sold on the flights of an itinerary.
#[utoipa::path(post, path = "/api/search/v1/GetAirSearchBrandDetails", operation_id = "getAirSearchBrandDetails",
    tag = "flights", security(("session" = [])), extensions(("x-functionality" = json!(202))),
    params(("requestId" = String, Query), ("itineraryId" = String, Query)),
    responses((status = 200, body = BrandDetailsResponse)))]
pub(crate) async fn get_air_search_brand_details(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::Search.code() }>,
    Params(params): Params<ItineraryParams>,
) -> Result<Json<BrandDetailsResponse>, Refusal> {
    let own = itinerary(&state, &agent, &params).await?;
    Ok(Json(BrandDetailsResponse::of(own)))
}

/// The same airline and price at other times.
#[utoipa::path(post, path = "/api/search/v1/GetAirSearchMoreCombinations", operation_id = "getAirSearchMoreCombinations",
    tag = "flights", security(("session" = [])), extensions(("x-functionality" = json!(202))),
    params(("requestId" = String, Query), ("itineraryId" = String, Query)),
    responses((status = 200, body = MoreCombinationsResponse)))]
pub(crate) async fn get_air_search_more_combinations(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::Search.code() }>,
    Params(params): Params<ItineraryParams>,
) -> Result<Json<MoreCombinationsResponse>, Refusal> {
    Ok(Json(more_combinations(&state, &agent, params).await?))
}

/// Number of other departures with the same airline and price.
#[utoipa::path(post, path = "/api/search/v1/GetAirSearchMoreCount", operation_id = "getAirSearchMoreCount", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(202))),
    params(("requestId" = String, Query), ("itineraryId" = String, Query)),
    responses((status = 200, body = MoreCountResponse)))]
pub(crate) async fn get_air_search_more_count(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::Search.code() }>,
    Params(params): Params<ItineraryParams>,
) -> Result<Json<MoreCountResponse>, Refusal> {
    Ok(Json(MoreCountResponse {
        count: card(&state, &agent, &params).await?.more,
        itinerary_id: params.itinerary_id,
    }))
}

pub(super) async fn itinerary(state: &AppState, agent: &Agent, params: &ItineraryParams) -> Result<Itinerary, Refusal> {
    let card = card(state, agent, params).await?;
    let query = state
        .app
        .flight_search()
        .query(agent.caller(), &params.request_id)
        .await?;
    Ok(Itinerary::of_card(&card, agent.visibility()).answering(&query, &card.lead.offer.segments))
}

pub(super) async fn more_combinations(
    state: &AppState,
    agent: &Agent,
    params: ItineraryParams,
) -> Result<MoreCombinationsResponse, Refusal> {
    let own = card(state, agent, &params).await?;
    let (search, id) = (state.app.flight_search(), ItineraryId(params.itinerary_id));
    let more = search
        .more(agent.caller(), &params.request_id, &id)
        .await?
        .unwrap_or_default();
    let query = search.query(agent.caller(), &params.request_id).await?;
    let items: Vec<_> = more
        .iter()
        .map(|card| Itinerary::of_card(card, agent.visibility()).answering(&query, &card.lead.offer.segments))
        .collect();
    Ok(MoreCombinationsResponse {
        itinerary_id: id.0,
        airline_code: own.lead.offer.validating.to_string(),
        count: items.len(),
        items,
    })
}

async fn card(state: &AppState, agent: &Agent, params: &ItineraryParams) -> Result<Card, Refusal> {
    let id = ItineraryId(params.itinerary_id.clone());
    let found = state
        .app
        .flight_search()
        .card(agent.caller(), &params.request_id, &id)
        .await?;
    let gone = || Problem::new(ErrorCode::SearchNotFound).detail("The search has no such itinerary.");
    found.ok_or_else(|| gone().into())
}
