//! Filters of a search's result list.

use axum::Json;
use axum::extract::State;
use jetway_app::flight::names;
use jetway_domain::access::Functionality;
use jetway_domain::air::facets::{Facet, Facets, JourneyFacets, Span};
use jetway_domain::codes::{AirportCode, CarrierCode};
use jetway_domain::money::Money;
use jetway_domain::money::exchange::Conversion;
use jetway_domain::reference::NameLanguage;
use serde::Serialize;
use utoipa::ToSchema;

use super::get_air_search::SearchParams;
use super::with_currency::CurrencyParams;
use crate::http::{Agent, Allowed, Params, Refusal};
use crate::state::AppState;

/// All filters with their counts over all results of the search.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct AirSearchFilterResponse {
    request_id: String,
    /// Currency of all amounts.
    currency: String,
    /// Number of results counted.
    count: u32,
    /// By stop key of the journey with the most stops.
    stops: Vec<FilterFacet>,
    airlines: Vec<FilterFacet>,
    alliances: Vec<FilterFacet>,
    layover_airports: Vec<FilterFacet>,
    /// By first airport of the first journey.
    departure_airports: Vec<FilterFacet>,
    /// By last airport of the first journey.
    arrival_airports: Vec<FilterFacet>,
    /// By checked baggage of the lead fare.
    baggage: Vec<FilterFacet>,
    /// By fare brand of the lead fare.
    cabin_brands: Vec<FilterFacet>,
    #[serde(skip_serializing_if = "Option::is_none")]
    refundable: Option<FilterFacet>,
    #[serde(skip_serializing_if = "Option::is_none")]
    price: Option<AmountRange>,
    /// Total duration in minutes.
    #[serde(skip_serializing_if = "Option::is_none")]
    duration: Option<MinuteRange>,
    /// Connection time in minutes, of results with a connection.
    #[serde(skip_serializing_if = "Option::is_none")]
    layover_duration: Option<MinuteRange>,
    journeys: Vec<JourneyFilterFacets>,
}

/// One filter value.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct FilterFacet {
    key: String,
    label: String,
    count: u32,
    /// Lowest price with this value.
    min: String,
}

/// Filters of one journey.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct JourneyFilterFacets {
    stops: Vec<FilterFacet>,
    /// By departure time, as the first hour of a quarter of the day: `0`, `6`, `12`, `18`.
    depart_buckets: Vec<FilterFacet>,
    /// By arrival time, in the same form.
    arrive_buckets: Vec<FilterFacet>,
}

/// Lowest and highest amount, inclusive.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct AmountRange {
    min: String,
    max: String,
}

/// Shortest and longest time, inclusive.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MinuteRange {
    min: u32,
    max: u32,
}

/// Get the filters of a search.
#[utoipa::path(post, path = "/api/search/v1/GetAirSearchFilter", operation_id = "getAirSearchFilter", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(202))),
    params(("requestId" = String, Query)), responses((status = 200, body = AirSearchFilterResponse)))]
pub(crate) async fn get_air_search_filter(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::Search.code() }>,
    Params(params): Params<SearchParams>,
) -> Result<Json<AirSearchFilterResponse>, Refusal> {
    let home = agent.portal.settings.rates.home.to_string();
    answer(&state, &agent, params.request_id, &home).await
}

/// Get the filters with amounts in another currency.
#[utoipa::path(post, path = "/api/search/v1/GetAirSearchFilterWithCurrency", operation_id = "getAirSearchFilterWithCurrency",
    tag = "flights", security(("session" = [])), extensions(("x-functionality" = json!(202))),
    params(("requestId" = String, Query), ("currency" = String, Query)),
    responses((status = 200, body = AirSearchFilterResponse)))]
pub(crate) async fn get_air_search_filter_with_currency(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::Search.code() }>,
    Params(params): Params<CurrencyParams>,
) -> Result<Json<AirSearchFilterResponse>, Refusal> {
    answer(&state, &agent, params.request_id, &params.currency).await
}

async fn answer(
    state: &AppState,
    agent: &Agent,
    request_id: String,
    currency: &str,
) -> Result<Json<AirSearchFilterResponse>, Refusal> {
    let conversion = agent.conversion(currency)?;
    let facets = state.app.flight_search().facets(agent.caller(), &request_id).await?;
    let writer = Writer(conversion, agent.portal.names());
    Ok(Json(writer.response(request_id, facets)))
}

/// With amounts in the currency and names in the language of the answer.
struct Writer(Conversion, NameLanguage);

impl Writer {
    fn response(&self, request_id: String, facets: Facets) -> AirSearchFilterResponse {
        let minutes = |span: Span<u32>| MinuteRange {
            min: span.min,
            max: span.max,
        };
        AirSearchFilterResponse {
            request_id,
            currency: self.0.currency().to_string(),
            count: facets.count,
            stops: self.all(facets.stops, plain),
            airlines: self.all(facets.airlines, airline),
            alliances: self.all(facets.alliances, plain),
            layover_airports: self.all(facets.layover_airports, city),
            departure_airports: self.all(facets.departure_airports, city),
            arrival_airports: self.all(facets.arrival_airports, city),
            baggage: self.all(facets.baggage, allowance),
            cabin_brands: self.all(facets.brands, plain),
            refundable: facets.refundable.map(|facet| self.one(facet, plain)),
            price: facets.price.map(|span| AmountRange {
                min: self.amount(span.min),
                max: self.amount(span.max),
            }),
            duration: facets.minutes.map(minutes),
            layover_duration: facets.layover_minutes.map(minutes),
            journeys: facets
                .journeys
                .into_iter()
                .map(|journey| self.journey(journey))
                .collect(),
        }
    }

    fn journey(&self, journey: JourneyFacets) -> JourneyFilterFacets {
        JourneyFilterFacets {
            stops: self.all(journey.stops, plain),
            depart_buckets: self.all(journey.departures, plain),
            arrive_buckets: self.all(journey.arrivals, plain),
        }
    }

    fn all(&self, facets: Vec<Facet>, label: Label) -> Vec<FilterFacet> {
        facets.into_iter().map(|facet| self.one(facet, label)).collect()
    }

    fn one(&self, facet: Facet, label: Label) -> FilterFacet {
        FilterFacet {
            label: label(&facet.key, self.1),
            min: self.amount(facet.lowest),
            count: facet.count,
            key: facet.key,
        }
    }

    fn amount(&self, money: Money) -> String {
        self.0.shown(money).unwrap_or(money).to_string()
    }
}

/// The label of a key.
type Label = fn(&str, NameLanguage) -> String;

fn plain(key: &str, _: NameLanguage) -> String {
    key.to_owned()
}

fn airline(key: &str, language: NameLanguage) -> String {
    CarrierCode::parse(key).map_or_else(|_| key.to_owned(), |code| names::airline_name(code, language))
}

fn city(key: &str, language: NameLanguage) -> String {
    let airport = AirportCode::parse(key).ok().and_then(names::airport);
    airport.map_or_else(
        || key.to_owned(),
        |airport| names::city_name(airport, language).to_owned(),
    )
}

fn allowance(key: &str, _: NameLanguage) -> String {
    let said = if key.is_empty() { "Hand luggage only" } else { key };
    said.to_owned()
}
