//! Lowest fares on other days, from the agency's recent searches and suppliers' price indexes.

use axum::Json;
use axum::extract::State;
use chrono::{NaiveDate, TimeDelta};
use jetway_app::flight::search::FareDaysError;
use jetway_domain::access::Functionality;
use jetway_domain::air::search::days::{FareSource, SeenFare, nights};
use jetway_domain::money::exchange::Conversion;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::request::AirSearchRequest;
use crate::http::{Allowed, Body, Params, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;
use crate::wire::instant::instant;

/// The range of days and the display currency.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FareDaysParams {
    from: NaiveDate,
    until: NaiveDate,
    currency: Option<String>,
}

/// Lowest total per day, earliest first. Missing days are not known: not searched recently, without results, or not in an index.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FareDaysResponse {
    /// Currency of all amounts.
    currency: String,
    days: Vec<FareDay>,
    /// Whether suppliers' price indexes are being asked for more: ask again in a few seconds.
    filling: bool,
}

/// The lowest total of a day.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FareDay {
    /// Departure date at the origin.
    departure_date: NaiveDate,
    /// Return date, with the same stay as in the search.
    #[serde(skip_serializing_if = "Option::is_none")]
    return_date: Option<NaiveDate>,
    /// For the whole party.
    amount: String,
    /// When this price was seen or the index was asked. It is not guaranteed.
    seen_at: String,
    /// Where it comes from.
    source: FareDaySource,
}

/// Where the price of a day comes from.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) enum FareDaySource {
    /// A search of that day by the agency.
    Search,
    /// Suppliers' price indexes, at the agency's price; a search may find another price.
    Index,
}

/// Get the lowest fares on other days as last searched, or as suppliers' price indexes have them. A return keeps the length of stay.
/// Indexes are asked in the background; the answer does not wait for them.
#[utoipa::path(post, path = "/api/search/v1/GetAirSearchFareDays", operation_id = "getAirSearchFareDays", tag = "flights",
    security(("session" = [])), extensions(("x-functionality" = json!(202))),
    params(("from" = NaiveDate, Query), ("until" = NaiveDate, Query), ("currency" = Option<String>, Query)),
    request_body = AirSearchRequest, responses((status = 200, body = FareDaysResponse)))]
pub(crate) async fn get_air_search_fare_days(
    State(state): State<AppState>,
    Allowed(agent): Allowed<{ Functionality::Search.code() }>,
    Params(params): Params<FareDaysParams>,
    body: Body<AirSearchRequest>,
) -> Result<Json<FareDaysResponse>, Refusal> {
    let home = agent.portal.currency()?;
    let conversion = agent.conversion(params.currency.as_deref().unwrap_or(home.as_str()))?;
    let query = body.value.query(home, &agent.portal.settings.config.fare_types);
    let query = query.map_err(Refusal::fields)?;
    let days = params.from..=params.until;
    let known = state
        .app
        .flight_search()
        .fare_days(agent.caller(), &query, days)
        .await?;
    let stay = nights(&query);
    Ok(Json(FareDaysResponse {
        currency: conversion.currency().to_string(),
        days: known
            .days
            .iter()
            .map(|seen| FareDay::of(seen, stay, &conversion))
            .collect(),
        filling: known.is_filling,
    }))
}

impl FareDay {
    fn of(seen: &SeenFare, stay: Option<i64>, conversion: &Conversion) -> Self {
        let back = stay.and_then(|nights| seen.departs_on.checked_add_signed(TimeDelta::try_days(nights)?));
        Self {
            departure_date: seen.departs_on,
            return_date: back,
            amount: conversion.shown(seen.amount).unwrap_or(seen.amount).to_string(),
            seen_at: instant(seen.seen_at),
            source: match seen.source {
                FareSource::Search => FareDaySource::Search,
                FareSource::Index => FareDaySource::Index,
            },
        }
    }
}

impl From<FareDaysError> for Refusal {
    fn from(error: FareDaysError) -> Self {
        let detail = error.to_string();
        match error {
            FareDaysError::SeveralCities => Self::fields(vec![BadField::new("/tripType", "tripType.noDays", detail)]),
            FareDaysError::Span => Self::fields(vec![BadField::new("/until", "span.days", detail)]),
            FareDaysError::Database(error) => Self::from(error),
        }
    }
}
