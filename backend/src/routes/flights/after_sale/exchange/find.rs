//! Calls that find and price the flights of an exchange. They store nothing.

use axum::Json;
use axum::extract::State;
use jetway_domain::access::Functionality;

use super::bodies::{
    ExchangeChoiceBody, ExchangeFilterBody, ExchangeItineraryView, ExchangeOffers, ExchangeOrder, ExchangePenalty,
    ExchangePenaltyBody, ExchangePrice, ExchangeSearchBody, ExchangeSummary,
};
use crate::http::{Allowed, Body, Params, Refusal};
use crate::routes::flights::order::reader::Reader;
use crate::routes::flights::order::view::Order;
use crate::state::AppState;
use crate::wire::order_reference::{OrderParams, reference};

/// Get the order to request an exchange for, with the days its journeys can be moved to.
#[utoipa::path(get, path = "/api/postticketing/v1/exchange/airgetorderrequest", operation_id = "getExchangeOrder", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(217))),
    params(("orderReference" = String, Query)), responses((status = 200, body = ExchangeOrder)))]
pub(crate) async fn get_exchange_order(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ReissueRequest.code() }>,
    Params(params): Params<OrderParams>,
) -> Result<Json<ExchangeOrder>, Refusal> {
    let ticketing = state.app.flight_ticketing();
    let (_, start) = ticketing.exchange_start(agent.caller(), &params.reference()?).await?;
    let order = ticketing.order(agent.caller(), &params.reference()?).await?;
    let view = Order::of(&order, Reader::of(&state, &agent, &order, false));
    Ok(Json(ExchangeOrder::of(&order, view, &start)))
}

/// Get what the fare says about changes.
#[utoipa::path(post, path = "/api/postticketing/v1/exchange/verifypenalty", operation_id = "verifyExchangePenalty", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(217))),
    request_body = ExchangePenaltyBody, responses((status = 200, body = ExchangePenalty)))]
pub(crate) async fn verify_exchange_penalty(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ReissueRequest.code() }>,
    body: Body<ExchangePenaltyBody>,
) -> Result<Json<ExchangePenalty>, Refusal> {
    let ticketing = state.app.flight_ticketing();
    let order = reference(body.value.order())?;
    let (order, start) = ticketing.exchange_start(agent.caller(), &order).await?;
    Ok(Json(ExchangePenalty::of(&order, &start)))
}

/// Search the flights that the tickets can be exchanged for.
#[utoipa::path(post, path = "/api/postticketing/v1/exchange/search", operation_id = "searchExchange", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(217))),
    request_body = ExchangeSearchBody, responses((status = 200, body = ExchangeOffers)))]
pub(crate) async fn search_exchange(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ReissueRequest.code() }>,
    body: Body<ExchangeSearchBody>,
) -> Result<Json<ExchangeOffers>, Refusal> {
    let ticketing = state.app.flight_ticketing();
    let found = ticketing.exchange_offers(agent.caller(), &body.value.wish()?).await?;
    Ok(Json(ExchangeOffers::of(&found, agent.visibility(), |_| true)))
}

/// Search with filters.
#[utoipa::path(post, path = "/api/postticketing/v1/exchange/searchfilter", operation_id = "filterExchange", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(217))),
    request_body = ExchangeFilterBody, responses((status = 200, body = ExchangeOffers)))]
pub(crate) async fn filter_exchange(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ReissueRequest.code() }>,
    body: Body<ExchangeFilterBody>,
) -> Result<Json<ExchangeOffers>, Refusal> {
    let wanted = body.value;
    let ticketing = state.app.flight_ticketing();
    let found = ticketing.exchange_offers(agent.caller(), &wanted.wish()?).await?;
    let offers = ExchangeOffers::of(&found, agent.visibility(), |offer| wanted.admits(offer));
    Ok(Json(offers))
}

/// Get the chosen flights.
#[utoipa::path(post, path = "/api/postticketing/v1/exchange/itinerary", operation_id = "getExchangeItinerary", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(217))),
    request_body = ExchangeChoiceBody, responses((status = 200, body = ExchangeItineraryView)))]
pub(crate) async fn get_exchange_itinerary(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ReissueRequest.code() }>,
    body: Body<ExchangeChoiceBody>,
) -> Result<Json<ExchangeItineraryView>, Refusal> {
    let ticketing = state.app.flight_ticketing();
    let wish = body.value.wish()?;
    let chosen = ticketing.exchange_choice(agent.caller(), &wish, body.value.offer());
    let (order, offer) = chosen.await?;
    Ok(Json(ExchangeItineraryView::of(&order, &offer, agent.visibility())))
}

/// Get the flights before and after.
#[utoipa::path(post, path = "/api/postticketing/v1/exchange/itinerarysummary", operation_id = "getExchangeSummary", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(217))),
    request_body = ExchangeChoiceBody, responses((status = 200, body = ExchangeSummary)))]
pub(crate) async fn get_exchange_summary(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ReissueRequest.code() }>,
    body: Body<ExchangeChoiceBody>,
) -> Result<Json<ExchangeSummary>, Refusal> {
    let ticketing = state.app.flight_ticketing();
    let wish = body.value.wish()?;
    let chosen = ticketing.exchange_choice(agent.caller(), &wish, body.value.offer());
    let (order, offer) = chosen.await?;
    Ok(Json(ExchangeSummary::of(&order, &offer, agent.portal.names())))
}

/// Get what the exchange would cost now.
#[utoipa::path(post, path = "/api/postticketing/v1/exchange/price", operation_id = "priceExchange", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(217))),
    request_body = ExchangeChoiceBody, responses((status = 200, body = ExchangePrice)))]
pub(crate) async fn price_exchange(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::ReissueRequest.code() }>,
    body: Body<ExchangeChoiceBody>,
) -> Result<Json<ExchangePrice>, Refusal> {
    let ticketing = state.app.flight_ticketing();
    let wish = body.value.wish()?;
    let priced = ticketing.exchange_price(agent.caller(), &wish, body.value.offer());
    Ok(Json(ExchangePrice::of(priced.await?.as_ref(), agent.visibility())))
}
