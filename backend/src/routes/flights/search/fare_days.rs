//! What a trip cost on other days when somebody of the agency last searched for them, on the wire.

use axum::Json;
use axum::extract::State;
use chrono::{NaiveDate, TimeDelta};
use jetway_app::air::search::FareDaysError;
use jetway_domain::access::Functionality;
use jetway_domain::air::search::days::{SeenFare, nights};
use jetway_domain::money::exchange::Conversion;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::request::AirSearchRequest;
use crate::http::{Allowed, Body, Params, Refusal};
use crate::state::AppState;
use crate::wire::field_error::BadField;
use crate::wire::instant::instant;

/// Which days, and in which currency.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FareDaysParams {
    from: NaiveDate,
    until: NaiveDate,
    currency: Option<String>,
}

/// Lowest totals of days, earliest first. A day that is not among them was not searched for lately, or nothing was sold.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FareDaysResponse {
    /// Amounts are in it.
    currency: String,
    days: Vec<FareDay>,
}

/// One of them.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FareDay {
    /// Departure at the origin.
    departure_date: NaiveDate,
    /// Of a return: as long after as in the search.
    #[serde(skip_serializing_if = "Option::is_none")]
    return_date: Option<NaiveDate>,
    /// For the whole party.
    amount: String,
    /// When it was; nobody promises that it still is.
    seen_at: String,
}

/// What the trip of a search cost on other days when it was last searched for. A return stays as long as in the search.
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
    let query = body.value.query(home).map_err(Refusal::fields)?;
    let days = params.from..=params.until;
    let seen = state.app.desk().fare_days(agent.caller(), &query, days).await?;
    let stay = nights(&query);
    Ok(Json(FareDaysResponse {
        currency: conversion.currency().to_string(),
        days: seen.iter().map(|seen| FareDay::of(seen, stay, &conversion)).collect(),
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
