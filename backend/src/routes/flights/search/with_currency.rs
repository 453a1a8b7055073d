//! The search calls with amounts in another display currency. Fares are searched, stored and charged in the tenant's currency.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;
use jetway_domain::money::exchange::Conversion;
use serde::Deserialize;

use super::air_search::start;
use super::one_itinerary::{
    BrandDetailsResponse, ItineraryParams, MoreCombinationsResponse, itinerary, more_combinations,
};
use super::request::AirSearchRequest;
use super::response::AirSearchResponse;
use crate::http::{Agent, Allowed, Body, Params, Refusal};
use crate::routes::flights::offer::itinerary::Itinerary;
use crate::state::AppState;

/// The display currency.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CurrencyOnly {
    currency: String,
}

/// The search and the display currency.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct CurrencyParams {
    pub(super) request_id: String,
    pub(super) currency: String,
}

/// The search, the revision already known, and the display currency.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct RefreshCurrencyParams {
    request_id: String,
    since: Option<u32>,
    currency: String,
}

/// The itinerary of a search and the display currency.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ItineraryCurrencyParams {
    request_id: String,
    itinerary_id: String,
    currency: String,
}

/// Start a search and show its amounts in another currency.
#[utoipa::path(post, path = "/api/search/v1/AirSearchWithCurrency", operation_id = "airSearchWithCurrency", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(202))),
    params(("currency" = String, Query)),
    request_body = AirSearchRequest, responses((status = 200, body = AirSearchResponse)))]
pub(crate) async fn air_search_with_currency(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::Search.code() }>,
    Params(params): Params<CurrencyOnly>,
    body: Body<AirSearchRequest>,
) -> Result<Json<AirSearchResponse>, Refusal> {
    let conversion = agent.conversion(&params.currency)?;
    let view = start(&state, &agent, &body.value).await?;
    Ok(Json(agent.search_response(&view).shown_in(&conversion)))
}

/// All results of a search, in another currency.
#[utoipa::path(post, path = "/api/search/v1/GetAirSearchWithCurrency", operation_id = "getAirSearchWithCurrency",
    tag = "flights", security(("session" = [])), extensions(("x-functionality" = json!(202))),
    params(("requestId" = String, Query), ("currency" = String, Query)),
    responses((status = 200, body = AirSearchResponse)))]
pub(crate) async fn get_air_search_with_currency(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::Search.code() }>,
    Params(params): Params<CurrencyParams>,
) -> Result<Json<AirSearchResponse>, Refusal> {
    let conversion = agent.conversion(&params.currency)?;
    let view = state
        .app
        .flight_search()
        .read(agent.caller(), &params.request_id, None)
        .await?;
    Ok(Json(agent.search_response(&view).shown_in(&conversion)))
}

/// New results of a search, in another currency.
#[utoipa::path(post, path = "/api/search/v1/RefreshAirSearchWithCurrency", operation_id = "refreshAirSearchWithCurrency",
    tag = "flights", security(("session" = [])), extensions(("x-functionality" = json!(202))),
    params(("requestId" = String, Query), ("since" = Option<u32>, Query), ("currency" = String, Query)),
    responses((status = 200, body = AirSearchResponse)))]
pub(crate) async fn refresh_air_search_with_currency(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::Search.code() }>,
    Params(params): Params<RefreshCurrencyParams>,
) -> Result<Json<AirSearchResponse>, Refusal> {
    let conversion = agent.conversion(&params.currency)?;
    let search = state.app.flight_search();
    let view = search.read(agent.caller(), &params.request_id, params.since).await?;
    Ok(Json(agent.search_response(&view).shown_in(&conversion)))
}

/// One itinerary, in another currency.
#[utoipa::path(post, path = "/api/search/v1/GetAirSearchItineraryWithCurrency",
    operation_id = "getAirSearchItineraryWithCurrency", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(202))),
    params(("requestId" = String, Query), ("itineraryId" = String, Query), ("currency" = String, Query)),
    responses((status = 200, body = Itinerary)))]
pub(crate) async fn get_air_search_itinerary_with_currency(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::Search.code() }>,
    Params(params): Params<ItineraryCurrencyParams>,
) -> Result<Json<Itinerary>, Refusal> {
    let (conversion, asked) = params.split(&agent)?;
    Ok(Json(itinerary(&state, &agent, &asked).await?.shown_in(&conversion)))
}

/// The fares sold on the flights of an itinerary, in another currency.
#[utoipa::path(post, path = "/api/search/v1/GetAirSearchBrandDetailsWithCurrency",
    operation_id = "getAirSearchBrandDetailsWithCurrency", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(202))),
    params(("requestId" = String, Query), ("itineraryId" = String, Query), ("currency" = String, Query)),
    responses((status = 200, body = BrandDetailsResponse)))]
pub(crate) async fn get_air_search_brand_details_with_currency(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::Search.code() }>,
    Params(params): Params<ItineraryCurrencyParams>,
) -> Result<Json<BrandDetailsResponse>, Refusal> {
    let (conversion, asked) = params.split(&agent)?;
    let own = itinerary(&state, &agent, &asked).await?;
    Ok(Json(BrandDetailsResponse::of(own.shown_in(&conversion))))
}

/// The same airline and price at other times, in another currency.
#[utoipa::path(post, path = "/api/search/v1/GetAirSearchMoreCombinationsWithCurrency",
    operation_id = "getAirSearchMoreCombinationsWithCurrency", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(202))),
    params(("requestId" = String, Query), ("itineraryId" = String, Query), ("currency" = String, Query)),
    responses((status = 200, body = MoreCombinationsResponse)))]
pub(crate) async fn get_air_search_more_combinations_with_currency(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::Search.code() }>,
    Params(params): Params<ItineraryCurrencyParams>,
) -> Result<Json<MoreCombinationsResponse>, Refusal> {
    let (conversion, asked) = params.split(&agent)?;
    Ok(Json(
        more_combinations(&state, &agent, asked).await?.shown_in(&conversion),
    ))
}

impl ItineraryCurrencyParams {
    fn split(self, agent: &Agent) -> Result<(Conversion, ItineraryParams), Refusal> {
        let conversion = agent.conversion(&self.currency)?;
        let asked = ItineraryParams {
            request_id: self.request_id,
            itinerary_id: self.itinerary_id,
        };
        Ok((conversion, asked))
    }
}
